import { expect, it } from 'vitest';
import { describeClause } from '../clause.ts';
import { at, following, rangeOn, seen } from '../support.ts';

describeClause('FC-SHOCK-1', [
  [
    "a Queen's Shadow counts 2 by its leaps and 1 by its rays",
    'w Ra1 / b Qp16 / shadows c4:Qp16',
    'Ra1-a7',
    'w Ra7!7 / b Qp16 / walls a1 a2 a3 a4 a5 a6 / shadows c4',
  ],
  [
    'a line, a Knight and a tomb add up to shellshock 6',
    'w Ra1 / b Rh5 Nc7 / closed b8:p',
    'Ra1-a8',
    'w Ra8!6 / b Rh5 Nc7 / closed b8:p / walls a1 a2 a3 a4 a5 a6 a7',
  ],
  [
    'hard case 24: a Rook that slides past a tomb has shellshock 9',
    'w Ra1 / b Rh5 Nc7 / closed b8:p',
    'Ra1-a9',
    'w Ra9!9 / b Rh5 Nc7 / closed b8:p / walls a1 a2 a3 a4 a5 a6 a7 a8',
  ],
  [
    'hard case 8: Qe1xe9 slides through the black Rook line',
    'w Qe1 / b Re9',
    'Qe1xe9',
    'w Qe9(13)!7 / walls e2 e3 e4 e5 e6 e7 e8 / shadows e1 / hidden e9:r',
  ],
  ['a Dragon that leaps has no shellshock', 'w Dd4 / b Rh5', 'Dd4-e6', 'w De6 / b Rh5 / walls d4'],
  [
    'the first and the last square of a slide do not count',
    'w Ra5 / b Rh5 Rp7',
    'Ra5-a7',
    'w Ra7 / b Rh5 Rp7 / walls a5 a6',
  ],
  [
    "a Queen's Shadow threatens along rays too",
    'w Ra1 / b Qp16 / shadows h5:Qp16',
    'Ra1-a7',
    'w Ra7!1 / b Qp16 / walls a1 a2 a3 a4 a5 a6 / shadows h5',
  ],
  [
    'a loaded Cannon counts 3, an empty one nothing',
    'w Ra6 / b Zg12[N] Zc8 / walls',
    'Ra6-h6',
    'w Rh6!3 / b Zc8 Zg12[N] / walls a6 b6 c6 d6 e6 f6 g6',
  ],
  [
    'each square that a Pawn threatens counts 2',
    'w Ra6 / b Pc7 / turn w',
    'Ra6-h6',
    'w Rh6!4 / b Pc7 / walls a6 b6 c6 d6 e6 f6 g6',
  ],
  ['a Knight that leaps has no shellshock', 'w Nd4 / b Rh6', 'Nd4-e6', 'w Ne6 / b Rh6 / walls d4'],
  [
    'a Knight that slides along a lent ray has no shellshock',
    'w Ne5 Re1 / b Ra7',
    'Ne5-e9',
    'w Re1 Ne9 / b Ra7 / walls e5 e6 e7 e8',
  ],
  [
    'each square that a Lancer threatens counts 2',
    'w Ra6 / b Lc8',
    'Ra6-h6',
    'w Rh6!6 / b Lc8 / walls a6 b6 c6 d6 e6 f6 g6',
  ],
  [
    'a Lancer and a Pawn add up, 2 for each square',
    'w Ra6 / b Lf8 Pc7',
    'Ra6-h6',
    'w Rh6!10 / b Pc7 Lf8 / walls a6 b6 c6 d6 e6 f6 g6',
  ],
  [
    'a Templar counts 2 by its bent path and 1 by its ray',
    'w Ra6 / b Tg9',
    'Ra6-h6',
    'w Rh6!3 / b Tg9 / walls a6 b6 c6 d6 e6 f6 g6',
  ],
  [
    'a square that a Rook slides over twice counts once',
    'w Ra1 / b Nc7',
    'Ra1-a9-a2',
    'w Ra2!4 / b Nc7 / walls a1 a3 a4 a5 a6 a7 a8 a9',
  ],
  [
    'the square between 2 steps of a Rook counts',
    'w Ra1 / b Nc7',
    'Ra1-a6-a7',
    'w Ra7!2 / b Nc7 / walls a1 a2 a3 a4 a5 a6',
  ],
]);

describeClause('FC-SHOCK-2', [
  [
    'shellshock ends after the next turn of its side',
    'w Ra1 / b Rh5',
    'Ra1-a9; Ki16-j16; Ki1-j1',
    'w Kj1 Ra9 / b Rh5 Kj16 / walls i1 a1 a2 a3 a4 a5 a6 a7 a8 i16',
  ],
  [
    'a new shellshock replaces the old one',
    'w Ra9!5 / b Rh5 Rp11',
    'Ra9-a13',
    'w Ra13!1 / b Rh5 Rp11 / walls a9 a10 a11 a12',
  ],
  ['shellshock 6 leaves a Rook of range 5 with range 3', 'w Ra1(5)!6 / walls b1', 'reach a1', 'a2 a3 a4'],
  ['the inspector says how long shellshock lasts', 'w Re5!1', 'inspect e5', 'says 3'],
  ['nothing is said of shellshock where there is none', 'w Re5', 'inspect e5'],
  [
    'hard case 24: with shellshock 9 a Rook slides 7 squares',
    'w Ra1 / b Rh5 Nc7 / closed b8:p',
    'Ra1-a9; Ki16-i15; Ra9-h9',
    'w Rh9!8 / b Rh5 Nc7 Ki15 / walls a9 b9 c9 d9 e9 f9 g9 i16 / closed b8:p',
  ],
  [
    'hard case 24: with shellshock 9 a Rook does not slide 8 squares',
    'w Ra1 / b Rh5 Nc7 / closed b8:p',
    'Ra1-a9; Ki16-i15; Ra9-i9',
    'no FC-MOVE-3',
  ],
  [
    'hard case 8: a Queen with shellshock 7 that lost range slides 6 squares',
    'w Qe1 / b JRe9',
    'Qe1xe9:R; Ki16-i15; Qe9-e15',
    'w Qe15(13) / b Ki15 / walls e10 e11 e12 e13 e14 i16 / shadows e9 / hidden e9:rj',
  ],
  [
    'hard case 8: a Queen with shellshock 7 that lost range slides no 7 squares',
    'w Qe1 / b JRe9',
    'Qe1xe9:R; Ki16-j16; Qe9-e16',
    'no FC-MOVE-3',
  ],
]);

it('FC-SHOCK-1 · a Rook with shellshock 6 has range 10 in its next turn', () => {
  const position = following(at('w Ra1 / b Rh5 Nc7 / closed b8:p'), 'Ra1-a8');
  expect(rangeOn(position, 'a8')).toBe(10);
});

it('FC-SHOCK-1 · the lens tells what it costs a Rook to pass a square', () => {
  expect(seen(at('w Ra1 / b Pc7 Rp1 / walls h15 i15 j15 h16 j16 p2 p16'), 'shellshock', 'a1')).toEqual([
    ...['i1', 'j1', 'k1', 'l1', 'm1', 'n1', 'o1'].map((square) => `${square}: costs a slide 1 square of range`),
    ...['b6', 'd6'].map((square) => `${square}: costs a slide 2 squares of range`),
  ]);
});
