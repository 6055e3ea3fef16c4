/** The law of shortcuts (shortcuts.ts) on positions made at random, and on games that go on from them. */
import { expect, it } from 'vitest';
import type { State } from '../../../src/variants/frozenchess/position/state.ts';
import { atDepth } from '../../support/depth.ts';
import { afterRandom, differencesIn } from './shortcuts.ts';
import { crowdAfter, STAGE_STARTS } from './stage-starts.ts';
import { type Dice, diceFrom, keptInCheck, strange, tense } from './strange.ts';

const [EACH, PLIES, TIMES] = [atDepth(8, 120), 3, 6];

/** The differences in a position, and in those after some random actions. */
const onTheWay = (start: State, dice: Dice): readonly string[] => {
  const differences: string[] = [];
  for (let state: State | null = start, ply = 0; state && ply < PLIES; ply++) {
    differences.push(...differencesIn(state, dice, TIMES));
    state = afterRandom(state, dice);
  }
  return differences;
};

const POSITIONS: Readonly<Record<string, (dice: Dice) => State>> = {
  crowded: (dice) => strange(dice)[0],
  tense: (dice) => tense(dice)[0],
  'with a King in check': (dice) => keptInCheck(strange(dice)[0], dice),
};

it.each(Object.entries(POSITIONS))(
  'FC-RES-6 FC-THR-5 FC-GUARD-1 · every quick answer is the one in full, in positions %s',
  (_what, positionBy) => {
    for (let seed = 1; seed <= EACH; seed++) {
      const dice = diceFrom(seed);
      expect(onTheWay(positionBy(dice), dice), `position ${seed}`).toEqual([]);
    }
  },
);

it.each(STAGE_STARTS)('FC-RES-6 FC-STG-1 · and after %i plies of a long game', (plies) => {
  expect(onTheWay(crowdAfter(plies), diceFrom(plies))).toEqual([]);
});
