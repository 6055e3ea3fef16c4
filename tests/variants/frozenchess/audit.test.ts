/** What a second reading of the rules against the engine found. */
import { expect, it } from 'vitest';
import { GAME } from '../../../src/variants/frozenchess/index.ts';
import { at, squareOf } from './support.ts';
import { played } from './table.ts';

played([
  [
    'FC-MC-1',
    'a controlled unit does not turn into a shadow: that is no ability of its kind',
    'w Rh4 / b Nh8',
    'h4 =MC h8 =SH',
    'no FC-MC-1',
  ],
  ['FC-PUSH-2', 'no wall goes onto a corrupted square', 'w Rd4 / walls e4 / corrupt f4', 'Rd4 PU e4', 'no FC-PUSH-2'],
  [
    'FC-PUSH-1',
    'a unit may be pushed onto one, and dies for good',
    'w Rd4 / b Ne4 / corrupt f4',
    'Rd4 PU e4',
    'w Re4 / walls d4 / corrupt f4',
  ],
  ['FC-PULL-1', 'a King of the fifth stage pulls along its diagonals', 'w Kd4 / b Ng7 / plies 2400', 'Kd4 PL g7 2', 'w Kd4 / b Ne5'],
  ['FC-RES-6', 'a Dragon that hatches sets off a bomb beside its own King', 'w Ki1 Eh3{59} Pa3 / bombs h2:b', 'a3-a4', 'no FC-RES-6'],
]);

it('FC-PULL-1 · in an early game the King pulls nobody', () => {
  expect(GAME.explain(at('w Kd4 / b Ng7'), [{ kind: 'square', square: squareOf('d4') }], { kind: 'option', option: 'PL' })).not.toBeNull();
});
