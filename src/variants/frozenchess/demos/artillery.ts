/** Demonstrations of Trebuchet, Ballista, Ship, Onager, Cannon and of transports. */
import type { DemosOf } from '../../../kernel/demo.ts';
import type { RULES } from '../rules/index.ts';
import { fileOf } from './line.ts';

export const ARTILLERY = {
  'FC-TREB-1': { says: 'Aiming ahead from c2, only b8, c8 and d8 are its targets.', at: fileOf('w Xc2 / walls c8 e8'), tries: 'Xc2 TB e8' },
  'FC-TREB-2': { says: 'The wall is gone, and the Knight next to it dead.', at: fileOf('w Xc2 / b Nd9 / walls c8'), play: 'Xc2 TB c8' },
  'FC-TREB-3': { says: 'It turns to the north-east, for three turns.', at: fileOf('w Xc2'), play: 'Xc2 AIM NE' },
  'FC-TREB-4': { says: 'It never moves, whatever empowers it.', at: fileOf('w Xc2 Qc5'), look: 'c2' },
  'FC-BALL-1': { says: 'Two ahead, or three ahead and one aside.', at: fileOf('w Ad2'), picks: 'd2', look: 'd2' },
  'FC-BALL-2': { says: 'At distance 4 the Rook is paralysed for 5 turns.', at: fileOf('w Ad4 / b Rh8'), play: 'Ad4 BS h8' },
  'FC-BALL-3': { says: 'A Ballista aiming at the King gives no check.', at: fileOf('w Ai9'), look: 'i9' },
  'FC-SHIP-1': { says: 'Straight back, or diagonally ahead.', at: fileOf('w Se5'), picks: 'e5', look: 'e5' },
  'FC-SHIP-2': { says: 'A Ship is not captured.', at: fileOf('w Re1 / b Se5'), tries: 'Re1xe5' },
  'FC-SHIP-3': { says: 'It warns an enemy Ship on its own line.', at: fileOf('w Se5 / b Sh8'), play: 'Se5 WS h8' },
  'FC-TRAN-1': { says: 'The Rook goes aboard its Ship.', at: fileOf('w Ra1 Sa5'), play: 'Ra1 LD a5' },
  'FC-TRAN-2': { says: 'The Rook comes ashore next to the Ship.', at: fileOf('w Se5[R]'), play: 'Se5 UL 1 f6' },
  'FC-TRAN-3': { says: 'The Rook aboard is off the board and goes along.', at: fileOf('w Se5[R]'), play: 'Se5-g7', look: 'g7' },
  'FC-ONAG-1': { says: 'To the left and right of its aim.', at: fileOf('w Of2'), picks: 'f2', look: 'f2' },
  'FC-ONAG-2': { says: 'The Pawn before it flies to f9, where all explodes.', at: fileOf('w Of2 Pf3 / b Nf9'), play: 'Of2 OT' },
  'FC-ONAG-3': { says: 'It turns to the west, for three turns.', at: fileOf('w Of2'), play: 'Of2 AIM W' },
  'FC-CANN-1': { says: 'Without ammunition it captures nobody.', at: fileOf('w Zg2 / b Rg8'), look: 'g2' },
  'FC-CANN-2': { says: 'g5 lies between its blast squares.', at: fileOf('w Zg2[N] / b Rg5 Pg8'), tries: 'Zg2 CB g5' },
  'FC-CANN-3': {
    says: 'The Rook is captured, its 3x3 explodes, and the Knight stands there.',
    at: fileOf('w Zg2[N] / b Rg8 Ph9'),
    play: 'Zg2 CB g8',
  },
  'FC-CANN-4': { says: 'g3 and all walls joined to it go; j5 stays.', at: fileOf('w Zg2 / walls g3 g4 h5 j5'), play: 'Zg2 WB g3' },
} satisfies Partial<DemosOf<typeof RULES>>;
