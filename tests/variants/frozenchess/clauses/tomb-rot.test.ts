import { expect, it } from 'vitest';
import { describeClause } from '../clause.ts';
import { at, following, squareOf } from '../support.ts';

/** Writes actions in which the Kings step around on four squares each, so that this many plies pass. */
const waiting = (plies: number): string => {
  const white = ['i1', 'i2', 'h2', 'h1'];
  const black = ['i16', 'i15', 'h15', 'h16'];
  const step = (ring: readonly string[], turn: number) => `K${ring[turn % 4]}-${ring[(turn + 1) % 4]}`;
  return Array.from({ length: plies }, (_, ply) => step(ply % 2 === 0 ? white : black, Math.floor(ply / 2))).join('; ');
};

describeClause('FC-TROT-1', [
  [
    'a tomb that no unit threatens explodes after the 40th ply',
    'w Pd6 / closed e5:p / rot e5:39',
    '00',
    'closed d6:P / open e5:p',
  ],
  [
    'a tomb that no unit threatens still stands after the 39th ply',
    'w Pd6 / closed e5:p / rot e5:38',
    'Ki1-i2',
    'w Pd6 Ki2 / closed e5:p / walls i1',
  ],
  [
    'a square next to a tomb about to explode bears a warning',
    'b Sd5 / closed e5:r / rot e5:39',
    'see f6',
    "blast: this turn, if nothing changes, e5 explodes and kills Black's Ship on d5",
  ],
  [
    'a tomb explodes despite a threatening Knight just pulled into a trap',
    'b Nk7 / closed i7:p / rot i7:39 / traps k6:w / tornados k5:10:w',
    '00',
    'b Nk6*4 / open i7:p / traps k6:w! / tornados k5:9:w',
  ],
  ['a tomb is not marked a ply before the last of its rot', 'b Sd5 / closed e5:r / rot e5:38', 'see f6'],
]);

describeClause('FC-TROT-2', [
  ['an open tomb is harmless', 'w Pe4 / open e5:r', 'e4-e5', 'w Pe5 / walls e4 / hidden e5:r'],
  ['the inspector says that an open tomb does not rot', 'open e5:rP', 'inspect e5', 'says'],
  ['a closed tomb is not said to be open', 'closed e5:rP', 'inspect e5'],
]);

it('FC-TROT-1 · a tomb that any unit threatens does not rot', () => {
  expect(following(at('closed e5:p / rot e5:39'), 'Ki1-i2').tombs[squareOf('e5')]).toBeDefined();
  expect(following(at('w Re1 Pa3 / closed e5:p / rot e5:39'), 'a3-a4').tombs[squareOf('e5')]?.rot).toBe(0);
  expect(following(at('closed e5:p'), waiting(6)).tombs[squareOf('e5')]?.rot).toBe(6);
});
