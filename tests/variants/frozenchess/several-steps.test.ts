/**
 * Turns of several steps for a side in check: what is said of them is what playing each of them says, and it is
 * known after a bounded number of steps of the search.
 */
import { expect, it } from 'vitest';
import { search } from '../../../src/kernel/asking/legal.ts';
import type { Choice, Menu } from '../../../src/kernel/asking/menu.ts';
import { option, square, type Target } from '../../../src/kernel/asking/target.ts';
import { GAME } from '../../../src/variants/frozenchess/index.ts';
import { menu } from '../../../src/variants/frozenchess/menu/index.ts';
import type { State } from '../../../src/variants/frozenchess/position/state.ts';
import { atDepth } from '../../support/depth.ts';
import { awarded } from './awards.ts';
import { type Dice, diceFrom, keptInCheck, strange, tense } from './strange.ts';
import { at, squareOf } from './support.ts';

/** Checked from beside its King by a Queen, whom a Queen cannot capture; its own has three moves. */
const HELPLESS = 'w Kb15 Qp8 / b Km9 Qc14 / captures p8:6';
const MOST_STEPS = 100_000;

const isKnown = (state: State, picks: readonly Target[]): boolean => {
  let steps = 0;
  return GAME.prepare(state, picks, () => ++steps <= MOST_STEPS);
};

it('FC-MULTI-2 FC-RES-6 · three moves that cannot end a check are refused without trying them all', () => {
  const state = at(HELPLESS) as State;
  const queen = square(squareOf('p8'));
  expect(isKnown(state, [])).toBe(true);
  expect(isKnown(state, [queen])).toBe(true);
  const refused = GAME.play(state, [queen, option('steps')]);
  expect(refused.ok || refused.error.rule).toBe('FC-RES-6');
});

it('FC-XFER-1 · what is written is refused for the reason for which it is refused by picks', () => {
  const state = at(HELPLESS) as State;
  const read = GAME.readAction(state, 'Qp8 PT p2');
  const picked = GAME.play(state, [square(squareOf('p8')), option('PT'), square(squareOf('p2'))]);
  expect(read.ok && GAME.play(state, read.value.picks)).toEqual(picked);
});

/** Is there an action below, by growing what is below? Null where that takes too many questions. */
const isAnyBelow = (root: Menu<unknown>, most: number): boolean | null => {
  let left = most;
  const look = (below: Menu<unknown>): boolean => {
    if (below.kind === 'act') return true;
    left -= 1;
    return below.choices.some(
      (choice) => left > 0 && choice.kind === 'open' && !choice.again && look(choice.next()),
    );
  };
  const found = look(root);
  return found || left > 0 ? found : null;
};

const [POSITIONS, MOST_QUESTIONS] = [atDepth(6, 300), atDepth(400, 4000)];
/** One in so many first steps is tried. */
const EVERY = 12;

/** A position in which turns of several steps are likely to be illegal. */
const beset = (seed: number): State => {
  const dice = diceFrom(seed);
  const [state] = seed % 3 === 0 ? tense(dice) : strange(dice);
  return awarded(seed % 2 === 0 ? keptInCheck(state, dice) : state, dice);
};

/** The choices to go several steps of all units, and some of the first steps of each. */
function* severalIn(choices: readonly Choice<unknown>[], dice: Dice): Generator<Choice<unknown>> {
  for (const choice of choices) {
    const { kind, target } = choice;
    const below = kind === 'open' && target.kind !== 'option' ? choice.next() : null;
    if (below?.kind === 'ask')
      yield* severalIn(
        below.choices.filter((each) => each.target.kind !== 'square'),
        dice,
      );
    if (kind === 'refused' || target.kind !== 'option' || target.option !== 'steps') continue;
    yield choice;
    const first = choice.next();
    if (first.kind === 'ask')
      yield* first.choices.filter((each) => each.kind === 'open' && dice(EVERY) === 0);
  }
}

const severalOf = (state: State, seed: number): readonly Choice<unknown>[] => {
  const asked = menu(state);
  return asked.kind === 'ask' ? [...severalIn(asked.choices, diceFrom(seed))] : [];
};

it('FC-RES-6 · a search for legal turns of several steps finds one exactly where there is one', () => {
  let told = 0;
  for (let seed = 1; seed <= POSITIONS; seed++) {
    const state = beset(seed);
    const again = GAME.read(GAME.write(state));
    const plain = again.ok ? severalOf(again.value as State, seed) : [];
    for (const [index, choice] of severalOf(state, seed).entries()) {
      const same = plain[index];
      const isAny = same?.kind === 'open' ? isAnyBelow(same.next(), MOST_QUESTIONS) : null;
      let steps = 0;
      const found = search(choice, () => ++steps <= MOST_QUESTIONS);
      if (isAny === null || found === null) continue;
      told += 1;
      expect(found, `seed ${seed}`).toBe(isAny);
    }
  }
  expect(told).toBeGreaterThan(POSITIONS);
});
