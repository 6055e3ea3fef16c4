import type { DemosOf } from '../../../kernel/learning/demo.ts';
import type { RULES } from '../rules/index.ts';
import { positionFile } from './line.ts';

export const BOARD_DEMOS = {
  'FC-BOARD-1': {
    says: 'This is the corner of the board: no move crosses its edges.',
    at: positionFile('w Ra1'),
    look: 'a1',
  },
  'FC-BOARD-2': {
    says: 'Each side has 64 pieces, with the Queens on the h-file and the Kings on the i-file.',
  },
  'FC-BOARD-3': { says: "h1 is a light square, so White's pieces count double on it.", look: 'h1' },
  'FC-BOARD-4': { says: 'The Dragon is a Rider, and captures cost it range.', look: 'd1' },
  'FC-BOARD-5': { says: 'A Pawn has no special first move: it may make 2 steps in any turn.', look: 'a4' },
  'FC-SQ-1': { says: 'The Rook cannot move onto its own Lancer, but can fuse with it.', tries: 'a1 a2' },
  'FC-SQ-2': { says: 'e8 is empty, so pieces can be placed there.', look: 'e8' },
  'FC-SQ-3': {
    says: 'The Rook cannot end its move on a wall.',
    at: positionFile('w Ra1 / walls a5'),
    tries: 'a1 a5',
  },
  'FC-SQ-4': {
    says: "The Rook's wall covers the trap on c5, which does nothing until the wall disappears.",
    at: positionFile('w Ra5 / traps c5:b'),
    play: 'Ra5-e5',
    look: 'c5',
  },
  'FC-MOVE-1': {
    says: "The Rook's slide stops at the first piece, so it cannot reach a9.",
    at: positionFile('w Ra1 / b Pa5 Pa9'),
    tries: 'a1 a9',
  },
  'FC-MOVE-2': {
    says: "The Assassin's leap along a rank or file is exactly 3 squares long.",
    at: positionFile('w Mh2'),
    picks: 'h2',
    look: 'h2',
  },
  'FC-MOVE-3': {
    says: 'With a range of 11 the Queen cannot reach d13.',
    at: positionFile('w Qd1(11)'),
    tries: 'd1 d13',
  },
  'FC-MOVE-4': {
    says: 'A normal move ends on an empty square. Moving to h9 would be a capture.',
    at: positionFile('w Rh4 / b Ph9'),
    play: 'Rh4-h8',
  },
  'FC-MOVE-5': {
    says: "The Templar's bent path passes h5 and i6, and both become wall.",
    at: positionFile('w Tg4'),
    play: 'Tg4-h7',
    look: 'i6',
  },
  'FC-MOVE-6': {
    says: 'Aiming east, this Pawn moves to f5 and captures on f4 and f6.',
    at: positionFile('w Pe5>e / b Pf6'),
    picks: 'e5',
    look: 'e5',
  },
  'FC-MOVE-7': {
    says: 'The Knight was pulled, so it leaves no wall.',
    at: positionFile('w Nd4 / tornados e5:5:w'),
    play: '00',
    look: 'e5',
  },
  'FC-MOVE-8': {
    says: "g6 is on neither the Rook's rank nor its file.",
    at: positionFile('w Rh4'),
    tries: 'h4 g6',
  },
  'FC-WALL-1': {
    says: "The Rook's path becomes wall, but not the square it is on.",
    at: positionFile('w Ra1'),
    play: 'Ra1-a4',
  },
  'FC-WALL-2': {
    says: 'A swap makes no wall and leaves the old wall on a9 as it is.',
    at: positionFile('w Nd4 / b Pe6 / walls a9:Nd4'),
    play: 'Nd4 SW e6',
    look: 'e6',
  },
  'FC-WALL-3': {
    says: 'The march leaves a wall where the Knight started and where it landed on its path.',
    at: positionFile('w Nb1'),
    play: 'Nb1-c3-d5',
    look: 'c3',
  },
  'FC-WALL-4': {
    says: 'When the Pawn makes a new wall, its old wall on a4 disappears.',
    at: positionFile('w Pa4'),
    play: 'a4-a5; Ki16-h16; a5-a6',
    look: 'a6',
  },
  'FC-WALL-5': {
    says: 'A Rook cannot destroy this wall.',
    at: positionFile('w Re1 / walls e5'),
    picks: 'e1',
    look: 'e5',
  },
  'FC-WALL-6': {
    says: 'The Knight can leap over walls, but cannot land on one.',
    at: positionFile('w Nb1 / walls b2 b3 c3'),
    picks: 'b1',
    look: 'c3',
  },
  'FC-WALL-7': { says: 'In the starting position White has 46 single moves. No piece is threatened.' },
  'FC-WALL-8': {
    says: 'The Knight is not pinned: if it moves, its wall keeps the line closed.',
    at: positionFile('w Ni5 / b Ri9'),
    picks: 'i5',
    look: 'i5',
  },
} satisfies Partial<DemosOf<typeof RULES>>;
