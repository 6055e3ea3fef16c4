/**
 * Named positions of Inchworm with their counts: legal turns without a link step, link steps, all legal turns, and
 * perft at depth two and three (null if not counted).
 */
import { GAME } from '../../../src/variants/inchworm/index.ts';
import type { State } from '../../../src/variants/inchworm/position/state.ts';
import { at, castlingAt, play, withRights } from './support.ts';

export const start = GAME.setup(1) as State;

const allRights = (): State => withRights('White: Ke1, Ra1, Rh1, Pf2, Pg2, Ph2; Black: Ke8, Ra8, Rh8, Nd5', 'KQkq');

export type Counts = readonly [plain: number, steps: number, all: number, two: number | null, three: number | null];

export const TABLE: readonly (readonly [string, () => State, Counts])[] = [
  ['the initial position', () => start, [40, 48, 2022, 1594, 72081]],
  ['after e2-e4 (7,4,9)', () => play(start, 'e2-e4 (7,4,9)'), [40, 48, 2022, 1732, null]],
  ['after Nb1~c3', () => play(start, 'Nb1~c3'), [40, 47, 1982, 1515, null]],
  ['HC-4', () => at('White: Kh1, Rd3, Bd3, Pd3; Black: Kg8, Qd6/a3, Pd6'), [261, 61, 17745, 5475, null]],
  ['IW-RIDE-2', () => at('White: Ka1, Rc1; Black: Kg8; links c3=H3, f6=H6'), [36, 47, 2100, 170, 1230]],
  [
    'four links and a Queen',
    () => at('White: Ka1, Qc1; Black: Kg8; links g2=H2, c3=H3, f6=H6, b8=H8'),
    [63, 32, 2152, 276, null],
  ],
  [
    'HC-10 after e1-e4 (5)',
    () => play(at('White: Kh2, Ne1, Pe1; Black: Kh8, Pc4, Pd4'), 'e1-e4 (5)'),
    [7, 61, 437, 70, 395],
  ],
  [
    'castling in progress',
    () => castlingAt('White: Ke1/g1, Rh1/f1, Ng3, Ng1; Black: Kb8', 'K'),
    [10, 63, 643, 25, 373],
  ],
  ['all castling rights', allRights, [27, 60, 1748, 827, 16714]],
  [
    'a crowd on a linked square',
    () => at('White: Kb1, Re4, Pe4, Ne4/b3; Black: Kg8; links e4=H4; unlinking'),
    [175, 8, 561, 750, 41472],
  ],
  [
    'enemies on a linked square',
    () => at('White: Kb1, Rc2; Black: Kh7, Qe4, Ne4, Pe4; links e4=H4, g7=H7; unlinking'),
    [14, 9, 162, 7215, 32522],
  ],
  ['HC-20', () => at('White: Kb1, Rd4/d6, Bd6; Black: Kg7, Nd8'), [41, 62, 2815, 368, 5458]],
  ['HC-11', () => at('White: Kb1, Qd8; Black: Kh6, Pf8'), [24, 62, 1646, 175, 1778]],
  [
    'two Pawns and two links',
    () => at('White: Ka1, Pd2, Pd2; Black: Kg7, Pe4, PH5; links d3=H3, f4=H4'),
    [9, 39, 361, 86, 672],
  ],
  ['HC-14', () => at('White: Ke1; Black: Kh8, Re8'), [0, 62, 0, 0, 0]],
  ['HC-15, linking', () => at('White: Ka1; Black: Kh6, Qb3'), [0, 62, 1, 0, 0]],
];
