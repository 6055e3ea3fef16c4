import type { CourseOf } from '../../../kernel/learning/lesson.ts';
import { positionText } from '../position/setup.ts';
import type { RULES } from '../rules/index.ts';

export const PRIMER: CourseOf<typeof RULES>['primer'] = [
  {
    title: 'The turn',
    says: [
      'Make 1 move with your pieces, which start as in chess. Before it you may link 1 square of the hallway.',
      'Captures, magnetism and dice follow by themselves.',
    ],
    shows: {
      says: 'A Pawn captures a Knight and turns into one.',
      at: positionText('White: Kb1, Pe4; Black: Kg7, Nd5'),
      play: 'e4xd5=N (7)',
    },
    reads: ['IW-TURN', 'IW-GEN'],
  },
  {
    title: 'The goal',
    says: [
      'Checkmate the enemy King, capture it, or blow it up. Stalemate is a draw.',
      'A King is in check if either half of it is attacked.',
    ],
    shows: {
      says: 'Half the King is next to the explosion. Black loses.',
      at: positionText('White: Kb1, Pg6; Black: Kh8/a3'),
      play: 'g6-g7 (11)',
    },
    reads: ['IW-END', 'IW-CHECK'],
  },
  {
    title: 'Inchworm',
    says: [
      'A piece moves in 2 stages. First it extends: one half moves, and the other stays.',
      'Later either half rejoins the other, on either square, whatever is between them. Capture one half, and both are gone.',
    ],
    shows: {
      says: 'The Knight extends to c3. Next turn it rejoins there.',
      at: positionText('White: Kg1, Nb1; Black: Kg8, Na8'),
      play: 'Nb1~c3; Kg8~f8; Nb1>c3',
    },
    reads: ['IW-WORM'],
  },
  {
    title: 'The pieces',
    says: [
      'King, Queen, Rook, Bishop and Knight move as in chess, half by half. Half a piece alone can only rejoin. Pawns stay in one piece.',
    ],
    pieces: true,
    shows: {
      says: 'One half of the Rook moves to a5.',
      at: positionText('White: Kg1, Ra1; Black: Kg8'),
      play: 'Ra1~a5',
    },
    reads: ['IW-PAWN', 'IW-EP', 'IW-PROM'],
  },
  {
    title: 'Magnetism',
    says: [
      'Every move pulls and pushes along the 8 lines from the square moved to. On each line only the first piece counts.',
      'Friendly pieces are pulled up to the magnet. Enemies are pushed away as far as the line is empty.',
    ],
    shows: { says: 'The double step pulls 2 Pawns, and the King.', play: 'e2-e4 (7,4,9)' },
    reads: ['IW-MAG'],
  },
  {
    title: 'Turning into what is captured',
    says: [
      'A piece that captures turns into what it captured. Only a King never does.',
      'A Pawn that captures a piece becomes that piece. A piece that captures a Pawn becomes 2 Pawns.',
    ],
    shows: {
      says: 'The Rook captures a Knight and becomes one.',
      at: positionText('White: Kg1, Ra1; Black: Kg8, Na6'),
      play: 'Ra1~xa6=N',
    },
    reads: ['IW-CAPT', 'IW-MUT'],
  },
  {
    title: 'Exploding Pawns',
    says: [
      'Every Pawn that is moved, by magnetism too, explodes 1 time in 12.',
      'It destroys everything on its square and next to it, Kings included. The preview shows the odds.',
    ],
    shows: {
      says: 'The Pawn explodes and destroys everything next to it.',
      at: positionText('White: Kb1, Pe4, Nd5; Black: Kg8, Rf6'),
      play: 'e4-e5 (11)',
    },
    reads: ['IW-BOOM'],
  },
  {
    title: 'Crowds',
    says: [
      'Your pieces may share a square. They may move on together to where one of them could move.',
      'One of them must extend, rejoin or be a Pawn.',
    ],
    shows: {
      says: 'Half the Rook and the Knight move together.',
      at: positionText('White: Ka1, Rd3, Nd3, Pd3; Black: Kh6'),
      play: '{R~,N}d3-d7',
    },
    reads: ['IW-SHARE', 'IW-CROWD'],
  },
  {
    title: 'The hallway',
    says: [
      'Next to the board is the lunar hallway, H1 to H8. A link makes a hallway square and a board square of its rank one square.',
      'Pieces move through it. Once all 8 are linked, links are removed again.',
    ],
    shows: {
      says: 'From a linked square the Pawn moves on in the hallway.',
      at: positionText('White: Kb1, Pe4; Black: Kg7; links e4=H4'),
      play: 'e4-H5 (7)',
    },
    reads: ['IW-HALL', 'IW-LINK', 'IW-RIDE'],
  },
];
