import { expect, it } from 'vitest';
import type { Stack, State } from '../../../../src/variants/frozenchess/position/state.ts';
import { describeClause } from '../clause.ts';
import { at, following, idled, rangeOn, squareOf } from '../support.ts';

describeClause('FC-RANGE-1', [
  ['a unit that never loses range wins none', 'w Oe5', 'inspect e5'],
  ['a shadow that stays gains range', 'w sRa1+19', 'Ki1-h1; 00; Kh1-g1', 'w sRa1(17)@2 Kg1 / walls h1'],
]);

describeClause('FC-RANGE-2', [
  ['the inspector says that range won by waiting outlasts death', 'w Re5+1', 'inspect e5', 'says'],
  ['nothing is said of range won where none was won', 'w Re5', 'inspect e5'],
]);

it('FC-RANGE-1 · a Rook of range 7 3/20 has range 8 after 17 idle turns', () => {
  const rook = at('w Rc3(7)+3');
  expect(rangeOn(rook, 'c3')).toBe(7);
  expect(rangeOn(idled(rook, 16), 'c3')).toBe(7);
  expect(rangeOn(idled(rook, 17), 'c3')).toBe(8);
});

it('FC-RANGE-1 · a Rook wins range unless it moves in its own turn', () => {
  const start = at('w Rc3(7)+19 Re5(7)+19 / b Jf6');
  const moved = following(start, 'Rc3-c4');
  expect([rangeOn(moved, 'c4'), rangeOn(moved, 'e5')]).toEqual([7, 8]);
  const spun = following(at('w Re5(7)+19 / b Jf6 / turn b'), 'Jf6 SP 1; 00');
  expect(rangeOn(spun, 'e6')).toBe(8);
});

it('FC-RANGE-1 · a carried Rook and its Ship win no range', () => {
  const [ship] = ((idled(at('w Sc3[R]'), 25) as State).stacks[squareOf('c3')] as Stack).units;
  expect([ship.gainedRange20, ship.cargo[0]?.units[0].gainedRange20]).toEqual([0, 0]);
});

it('FC-RANGE-2 · range won outlasts death', () => {
  const dead = following(at('w Rh4(18) / b Qh9'), '00; Qh9xh4') as State;
  expect(dead.tombs[squareOf('h4')]?.queue[0]).toMatchObject({ kind: 'R', gainedRange20: 41 });
});

it('FC-RANGE-2 · a promoted Pawn does not take over range won', () => {
  const [unit] = ((following(at('w Pe5 / b Rf6(18)'), 'e5xf6') as State).stacks[squareOf('f6')] as Stack).units;
  expect(unit).toMatchObject({ kind: 'R', gainedRange20: 0 });
});
