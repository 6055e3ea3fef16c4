/** The primer: the rules of a first game only (FC-FIRST-1). */
import type { CourseOf } from '../../../kernel/learning/lesson.ts';
import { positionFile } from '../demos/line.ts';
import type { RULES } from '../rules/index.ts';

export const PRIMER: CourseOf<typeof RULES>['primer'] = [
  {
    title: 'The turn',
    says: [
      'One of your pieces acts. It moves or captures once. Most can instead move twice, if neither move is a capture.',
      'With all rules, pieces also have special actions.',
    ],
    shows: {
      says: 'A Rook moves, then a Knight.',
      at: positionFile('w Re3 / b Nh9'),
      play: 'Re3-e6; Nh9-g7',
    },
    reads: ['FC-TIME', 'FC-RES', 'FC-DBL'],
  },
  {
    title: 'The goal',
    says: [
      'Checkmate the enemy King, capture it or blow it up. A player without a legal move loses.',
      'A King in trouble may take the square of a friendly piece, which dies, or jump next to its Queen.',
    ],
    shows: {
      says: "In check, the King moves to its Pawn's square, and the Pawn dies.",
      at: positionFile('w Pa3 / b Ri9'),
      play: 'Ki1 KX a3',
    },
    reads: ['FC-END', 'FC-KING', 'FC-NULL'],
  },
  {
    title: 'The pieces',
    says: [
      'There are 18 kinds. A piece cannot capture its own kind, except Pawns and Kings. Leapers move first: the board is crowded.',
    ],
    pieces: true,
    shows: { says: 'The Assassin leaps out.', play: 'Mh2-h5' },
    reads: ['FC-BOARD', 'FC-MOVE', 'FC-KIND', 'FC-CAP', 'FC-PAWN'],
  },
  {
    title: 'Walls',
    says: [
      'The square that a piece leaves becomes wall, and every square that it slides through. No piece can land on a wall or slide through it.',
      'Leaps cross walls. Old walls disappear when the piece that made them makes new ones.',
    ],
    shows: { says: 'The Rook leaves a wall behind it.', at: positionFile('w Rc1'), play: 'Rc1-c6' },
    reads: ['FC-WALL', 'FC-SQ'],
  },
  {
    title: 'Tombs',
    says: [
      'A captured piece is buried where it died. When nothing covers the square any longer, it is a tomb.',
      'A piece that ends its move on a tomb dies, and the 3×3 explodes. Sliding over one paralyses for a turn. Leaping over it is free.',
    ],
    shows: {
      says: 'The Knight lands on the tomb: it dies, and the 3×3 explodes.',
      at: positionFile('w Nc2 Pa2 / closed a1:r'),
      play: 'Nc2-a1',
    },
    reads: ['FC-TOMB', 'FC-EXP'],
  },
  {
    title: 'Friends',
    says: [
      'A piece cannot be captured while 2 friendly pieces protect it that are not threatened themselves. Pawns do not count.',
      'A piece with exactly 1 such protector also moves and captures like it.',
    ],
    shows: {
      says: 'The Rook protects the Knight, which can also move like a Rook.',
      at: positionFile('w Nd4 Rd9 / b Na8'),
      play: 'Nd4-h4',
    },
    reads: ['FC-GUARD', 'FC-EMP', 'FC-THR'],
  },
  {
    title: 'Paralysis',
    says: [
      'A paralysed piece cannot move, capture, threaten or protect. The number on it says for how many turns.',
      'Next to an enemy Jester most pieces are paralysed while they stay there.',
    ],
    shows: {
      says: 'The Rook lands on h9 and stuns both enemies next to it.',
      at: positionFile('w Rh4 / b Ng10 Pi9'),
      play: 'Rh4-h9',
    },
    reads: ['FC-PAR', 'FC-JEST'],
  },
  {
    title: 'Range',
    says: ['Sliding pieces reach 16 squares. Most lose 3 squares with each capture, or 1 for a Pawn.'],
    shows: {
      says: 'Capturing the Knight costs the Rook 3 squares of range.',
      at: positionFile('w Rh4 / b Nh9'),
      play: 'Rh4xh9',
    },
    reads: ['FC-RANGE', 'FC-SHOCK'],
  },
];
