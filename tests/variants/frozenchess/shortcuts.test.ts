/** The law of shortcuts (shortcuts.ts) on crowded positions and on games that go on from them, and the differences it has found. */
import { describe, expect, it } from 'vitest';
import { compareJudgements, compareWalk, nothingCompared, sumOf } from './shortcuts.ts';
import { crowdAfter, STAGE_STARTS } from './stage-starts.ts';
import { diceFrom, strange, tense } from './strange.ts';
import { played, type Row } from './table.ts';

const PLIES = 3;
const TRIALS = 16;
const MANY_TRIALS = 140;
const BATCHES = 10;
const EACH = 7;
const LEAST = 20_000;

const compared = nothingCompared();

for (let batch = 0; batch < BATCHES; batch++) {
  const [first, last] = [batch * EACH + 1, (batch + 1) * EACH];

  it(`FC-RES-6 FC-THR-5 FC-GUARD-1 · every quick answer is the one in full, on walks from crowded positions ${first} to ${last}`, () => {
    for (let seed = first; seed <= last; seed++) {
      const dice = diceFrom(seed);
      compareWalk(compared, strange(dice)[0], dice, PLIES, TRIALS);
      expect(compared.differences, `position ${seed}`).toEqual([]);
    }
  });

  it(`FC-RES-6 FC-EMP-1 · every quick judgement is the one in full, in tense positions ${first} to ${last}`, () => {
    for (let seed = first; seed <= last; seed++) {
      const dice = diceFrom(seed);
      compareJudgements(compared, tense(dice)[0], dice, MANY_TRIALS);
      expect(compared.differences, `position ${seed}`).toEqual([]);
    }
  });
}

it('FC-RES-6 FC-STG-1 · every quick answer is the one in full, before and in each stage of a long game', () => {
  for (const [plies] of STAGE_STARTS) compareWalk(compared, crowdAfter(plies), diceFrom(plies), PLIES, TRIALS);
  expect(compared.differences).toEqual([]);
  expect(sumOf(compared)).toBeGreaterThan(LEAST);
});

const FOUND: readonly Row[] = [
  [
    'FC-JEST-8',
    'a mark may not be set that turns a protecting ray so that an enemy checks by what it is lent',
    'w Jd4 / b Ra6 Ni9',
    'd4 =DI f6 >ne',
    'no FC-RES-6',
  ],
  ['FC-JEST-8', 'the same mark in another direction is legal', 'w Jd4 / b Ra6 Ni9', 'd4 =DI f6 >n', 'w Jd4 / b Ra6 Ni9 / marks f6:N'],
  [
    'FC-CHAN-5',
    'a tomb may not be quickened that rots at once and takes along the wall before the King',
    'w Cf8 / b Ri9 / walls i5 / closed h5:p / rot h5:38',
    'f8 =QU h5',
    'no FC-RES-6',
  ],
  [
    'FC-EGG-2',
    'a Dragon that hatches threatens one of two protectors, and the other lends a check: no action is legal that leaves it',
    'w Ec4{59} Ph5 / b Ni9 Ra9 Ng8',
    'h5 h6',
    'no FC-RES-6',
  ],
  [
    'FC-EGG-2',
    'a Dragon that hatches threatens the lender of a check, and the King is in check no more',
    'w Ec7{59} Ph5 / b Ni9 Re9',
    'h5 h6',
    'w Dc7 Ph6 / b Ni9 Re9 / walls h5',
  ],
  [
    'FC-PAWN-9',
    'a Pawn of several moves may not fuse with six others after its first step, where they would kill the own King',
    'w Ph1 PPPPPPh3 / captures h1:3',
    'h1 =steps h2 =FU h3',
    'no FC-RES-6',
  ],
  [
    'FC-CANN-3',
    'a Cannon that dies by an entangled Jester keeps its ammunition, which dies with it',
    'w Zg2[N] Kg1 / b Jg8 Jg3',
    'g2 =CB g8',
    'w Kg1 / closed g2:ZN g3:j g8:j',
  ],
];

describe('what the law of shortcuts has brought to light', () => {
  played(FOUND);
});
