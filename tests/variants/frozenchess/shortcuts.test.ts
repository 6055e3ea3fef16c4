/** The law of shortcuts (shortcuts.ts) on crowded positions and on games that go on from them, and the differences it has found. */
import { expect, it } from 'vitest';
import { compareJudgements, compareWalk, nothingCompared, sumOf } from './shortcuts.ts';
import { crowdAfter, STAGE_STARTS } from './stage-starts.ts';
import { diceFrom, strange, tense } from './strange.ts';

const PLIES = 3;
const TRIALS = 16;
const MANY_TRIALS = 140;
const BATCHES = 10;
const EACH = 6;
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
