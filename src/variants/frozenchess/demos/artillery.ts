import type { DemosOf } from '../../../kernel/learning/demo.ts';
import type { RULES } from '../rules/index.ts';
import { positionFile } from './line.ts';

export const ARTILLERY_DEMOS = {
  'FC-TREB-1': {
    says: 'Aiming north from c2, the Trebuchet can only shoot at b8, c8 and d8.',
    at: positionFile('w Xc2 / walls c8 e8'),
    tries: 'Xc2 TB e8',
  },
  'FC-TREB-2': {
    says: 'The shot removes the wall on c8 and kills the Knight next to it.',
    at: positionFile('w Xc2 / b Nd9 / walls c8'),
    play: 'Xc2 TB c8',
  },
  'FC-TREB-3': {
    says: 'The Trebuchet turns to the north-east, which costs 3 turns.',
    at: positionFile('w Xc2'),
    play: 'Xc2 AIM NE',
  },
  'FC-TREB-4': {
    says: 'The Queen empowers the Trebuchet, but it still cannot move.',
    at: positionFile('w Xc2 Qc5'),
    look: 'c2',
  },
  'FC-BALL-1': {
    says: 'The Ballista leaps 2 squares forward, or 3 forward and 1 to the side.',
    at: positionFile('w Ad2'),
    picks: 'd2',
    look: 'd2',
  },
  'FC-BALL-2': {
    says: 'From 4 squares away, the shot paralyses the Rook for 5 turns.',
    at: positionFile('w Ad4 / b Rh8'),
    play: 'Ad4 BS h8',
  },
  'FC-BALL-3': {
    says: 'The Ballista has a free line to the King, but gives no check.',
    at: positionFile('w Ai9'),
    look: 'i9',
  },
  'FC-SHIP-1': {
    says: 'The Ship slides straight backward or diagonally forward.',
    at: positionFile('w Se5'),
    picks: 'e5',
    look: 'e5',
  },
  'FC-SHIP-2': {
    says: 'The Rook cannot capture the Ship on e5.',
    at: positionFile('w Re1 / b Se5'),
    tries: 'Re1xe5',
  },
  'FC-SHIP-3': {
    says: 'The shot paralyses the enemy Ship on h8.',
    at: positionFile('w Se5 / b Sh8'),
    play: 'Se5 WS h8',
  },
  'FC-TRAN-1': { says: 'The Rook boards its Ship on a5.', at: positionFile('w Ra1 Sa5'), play: 'Ra1 LD a5' },
  'FC-TRAN-2': {
    says: 'The Ship unloads its Rook to f6.',
    at: positionFile('w Se5[R]'),
    play: 'Se5 UL 1 f6',
  },
  'FC-TRAN-3': {
    says: 'The Ship moves to g7 and carries its Rook along.',
    at: positionFile('w Se5[R]'),
    play: 'Se5-g7',
    look: 'g7',
  },
  'FC-ONAG-1': {
    says: 'The Onager slides to the left and right of its aim.',
    at: positionFile('w Of2'),
    picks: 'f2',
    look: 'f2',
  },
  'FC-ONAG-2': {
    says: 'The Onager throws the Pawn to f9, where the 3×3 explodes.',
    at: positionFile('w Of2 Pf3 / b Nf9'),
    play: 'Of2 OT',
  },
  'FC-ONAG-3': {
    says: 'The Onager turns to the west, which costs 3 turns.',
    at: positionFile('w Of2'),
    play: 'Of2 AIM W',
  },
  'FC-CANN-1': {
    says: 'Without ammunition the Cannon cannot capture the Rook.',
    at: positionFile('w Zg2 / b Rg8'),
    look: 'g2',
  },
  'FC-CANN-2': {
    says: 'g5 lies between the blast squares, so the Rook there is safe.',
    at: positionFile('w Zg2[N] / b Rg5 Pg8'),
    tries: 'Zg2 CB g5',
  },
  'FC-CANN-3': {
    says: 'The blast captures the Rook, and the Knight lands on g8.',
    at: positionFile('w Zg2[N] / b Rg8 Ph9'),
    play: 'Zg2 CB g8',
  },
  'FC-CANN-4': {
    says: 'The Cannon removes g3 and the wall squares connected to it. j5 stays.',
    at: positionFile('w Zg2 / walls g3 g4 h5 j5'),
    play: 'Zg2 WB g3',
  },
} satisfies Partial<DemosOf<typeof RULES>>;
