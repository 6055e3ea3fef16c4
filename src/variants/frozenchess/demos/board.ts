/** Demonstrations of the board, of movement and of walls. */
import type { DemosOf } from '../../../kernel/demo.ts';
import type { RULES } from '../rules/index.ts';
import { fileOf } from './line.ts';

export const BOARD_DEMOS = {
  'FC-BOARD-1': { says: 'The corner: nothing wraps around here, and nothing is ever moved off.', at: fileOf('w Ra1'), look: 'a1' },
  'FC-BOARD-2': { says: '64 units a side, Queens on the h-file, Kings on the i-file.' },
  'FC-BOARD-3': { says: 'h1 is light, and so the colour of White and its Queen.', look: 'h1' },
  'FC-BOARD-4': { says: 'A Dragon is a Rider and loses range by captures.', look: 'd1' },
  'FC-BOARD-5': { says: 'Pawns have no special first move: two steps are open to any of them at any time.', look: 'a4' },
  'FC-SQ-1': { says: 'The Rook cannot simply stand where the Lancer stands; it may fuse with it.', tries: 'a1 a2' },
  'FC-SQ-2': { says: 'Nothing stands on e8: units can be placed here.', look: 'e8' },
  'FC-SQ-3': { says: 'A move may not end on a wall.', at: fileOf('w Ra1 / walls a5'), tries: 'a1 a5' },
  'FC-SQ-4': {
    says: 'The Rook slid over the trap and walled it over: it does nothing until the wall is gone.',
    at: fileOf('w Ra5 / traps c5:b'),
    play: 'Ra5-e5',
    look: 'c5',
  },
  'FC-MOVE-1': { says: 'The ray ends at the first unit; a9 lies behind it.', at: fileOf('w Ra1 / b Pa5 Pa9'), tries: 'a1 a9' },
  'FC-MOVE-2': { says: 'Three squares straight means exactly three.', at: fileOf('w Mh2'), picks: 'h2', look: 'h2' },
  'FC-MOVE-3': { says: 'With a range of 11 the Queen does not get to d13.', at: fileOf('w Qd1(11)'), tries: 'd1 d13' },
  'FC-MOVE-4': { says: 'A normal move ends on a free square; taking h9 would be a capture.', at: fileOf('w Rh4 / b Ph9'), play: 'Rh4-h8' },
  'FC-MOVE-5': {
    says: "The Templar's bent path runs by h5 and i6, and both are wall now.",
    at: fileOf('w Tg4'),
    play: 'Tg4-h7',
    look: 'i6',
  },
  'FC-MOVE-6': {
    says: 'Aiming east, this Pawn steps to f5 and captures on f4 and f6.',
    at: fileOf('w Pe5>e / b Pf6'),
    picks: 'e5',
    look: 'e5',
  },
  'FC-MOVE-7': {
    says: 'The Knight was pulled, so it leaves no wall.',
    at: fileOf('w Nd4 / tornados e5:5:w'),
    play: '00',
    look: 'e5',
  },
  'FC-MOVE-8': { says: 'A Rook goes along ranks and files, and g6 is on neither.', at: fileOf('w Rh4'), tries: 'h4 g6' },
  'FC-WALL-1': { says: 'The squares of the path are walls now; where the Rook stands is none.', at: fileOf('w Ra1'), play: 'Ra1-a4' },
  'FC-WALL-2': {
    says: 'A swap walls nothing and leaves the old wall on a9 as it is.',
    at: fileOf('w Nd4 / b Pe6 / walls a9:Nd4'),
    play: 'Nd4 SW e6',
    look: 'e6',
  },
  'FC-WALL-3': {
    says: 'A march leaves walls where it started and where it landed on the way.',
    at: fileOf('w Nb1'),
    play: 'Nb1-c3-d5',
    look: 'c3',
  },
  'FC-WALL-4': {
    says: 'When the Pawn walls again, its old wall on a4 is gone.',
    at: fileOf('w Pa4'),
    play: 'a4-a5; Ki16-h16; a5-a6',
    look: 'a6',
  },
  'FC-WALL-5': { says: 'A Rook can do nothing about this wall.', at: fileOf('w Re1 / walls e5'), picks: 'e1', look: 'e5' },
  'FC-WALL-6': { says: 'The Knight may leap over walls, not onto one.', at: fileOf('w Nb1 / walls b2 b3 c3'), picks: 'b1', look: 'c3' },
  'FC-WALL-7': { says: '46 single moves to begin with, and nobody is threatened.' },
  'FC-WALL-8': {
    says: 'No ordinary pin: if the Knight leaves, its wall keeps the line shut.',
    at: fileOf('w Ni5 / b Ri9'),
    picks: 'i5',
    look: 'i5',
  },
} satisfies Partial<DemosOf<typeof RULES>>;
