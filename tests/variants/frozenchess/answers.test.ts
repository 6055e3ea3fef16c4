/**
 * Tests answers of FrozenChess's engine in random positions and games from them: threats equal those worked out naively
 * (threats.ts), and every shortcut is right (shortcuts.ts).
 */
import { expect, it } from 'vitest';
import { deepEqual } from '../../../src/kernel/deep-equal.ts';
import { SIDES } from '../../../src/kernel/side.ts';
import { GAME } from '../../../src/variants/frozenchess/index.ts';
import { menu } from '../../../src/variants/frozenchess/menu/index.ts';
import { SQUARES } from '../../../src/variants/frozenchess/position/board.ts';
import { kingOf } from '../../../src/variants/frozenchess/position/piece-lists.ts';
import type { State } from '../../../src/variants/frozenchess/position/state.ts';
import { next } from '../../../src/variants/frozenchess/turn/make.ts';
import { atDepth } from '../../support/depth.ts';
import { JUDGED, leafBelow, SHORTCUTS } from './shortcuts.ts';
import { crowdAfter, STAGE_STARTS } from './stage-starts.ts';
import { type Dice, diceFrom, keptInCheck, oneOf, strange, tense } from './strange.ts';
import { fresh, setsOf, THREATS } from './threats.ts';

const [EACH, PLIES, TIMES] = [atDepth(8, 120), 3, 6];

const isOver = (state: State): boolean => state.decided !== null || SIDES.some((side) => kingOf(state, side) === null);

/** Returns the wrong answers in a position, each with the position. A few random stacks and actions are asked about. */
const wrongIn = (state: State, dice: Dice): readonly string[] => {
  const sets = setsOf(fresh(state));
  const asked = Object.entries({ ...THREATS, ...SHORTCUTS, ...(!isOver(state) && JUDGED) });
  const places = Array.from({ length: TIMES }, () => [oneOf(dice, [...sets.keys()]), oneOf(dice, SQUARES)] as const);
  return places.flatMap(([at, to]) =>
    asked.flatMap(([question, answers]) => {
      const [answer, wanted] = answers({ state, sets, at, to, dice });
      const told = [question, at, to, JSON.stringify(answer), 'not', JSON.stringify(wanted), GAME.write(state)];
      return deepEqual(answer, wanted) ? [] : [told.join(' ')];
    }),
  );
};

/** Plays a random legal action; null if the game is over or none is found in 40 tries. */
const afterRandom = (state: State, dice: Dice): State | null => {
  for (let attempt = 0; attempt < 40 && !isOver(state); attempt++) {
    const act = leafBelow(dice, menu(state));
    if (act) return next(state, act);
  }
  return null;
};

/** Returns the wrong answers in a position, and in those after some random actions. */
const wrongFrom = (start: State, dice: Dice): readonly string[] => {
  const wrong: string[] = [];
  for (let state: State | null = start, ply = 0; state && ply < PLIES; ply++) {
    wrong.push(...wrongIn(state, dice));
    state = afterRandom(state, dice);
  }
  return wrong;
};

const POSITIONS: Readonly<Record<string, (dice: Dice) => State>> = {
  'a crowd': (dice) => strange(dice)[0],
  'a tense position': (dice) => tense(dice)[0],
  'a King in check': (dice) => keptInCheck(strange(dice)[0], dice),
};

it.each(Object.entries(POSITIONS))(
  'FC-RES-6 FC-THR-5 FC-GUARD-1 · answers equal naive ones for %s',
  (_what, positionBy) => {
    for (let seed = 1; seed <= EACH; seed++) {
      const dice = diceFrom(seed);
      expect(wrongFrom(positionBy(dice), dice), `position ${seed}`).toEqual([]);
    }
  },
);

it.each(STAGE_STARTS)('FC-RES-6 FC-STG-1 · and after %i plies of a long game', (plies) => {
  expect(wrongFrom(crowdAfter(plies), diceFrom(plies))).toEqual([]);
});
