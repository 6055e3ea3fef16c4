/**
 * Tests turns of several steps in check: answers equal those of playing each turn, and take a bounded number of search
 * steps.
 */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { searchChoice, WORK_LIMITS } from '../../../src/kernel/asking/legal.ts';
import type { Choice, Menu } from '../../../src/kernel/asking/menu.ts';
import { option, square, type Target } from '../../../src/kernel/asking/target.ts';
import type { Position } from '../../../src/kernel/game.ts';
import { GAME } from '../../../src/variants/frozenchess/index.ts';
import { menu } from '../../../src/variants/frozenchess/menu/index.ts';
import type { State } from '../../../src/variants/frozenchess/position/state.ts';
import { atDepth } from '../../support/depth.ts';
import { must } from '../../support/scenario.ts';
import { awarded } from './awards.ts';
import { crowdAfter, STAGE_STARTS } from './stage-starts.ts';
import { type Dice, diceFrom, keptInCheck, strange, tense } from './strange.ts';
import { at, squareOf } from './support.ts';

/** A King in check from an adjacent Queen, which White's Queen cannot capture although it has three moves. */
const HELPLESS = 'w Kb15 Qp8 / b Km9 Qc14 / captures p8:6';
/** A random game at ply 610, with three moves a turn among pieces that can be pulled and pushed between them. */
const BESIEGED = readFileSync('tests/variants/frozenchess/besieged.txt', 'utf8');
/** The most search steps of an answer: the budget of a question, and that of each of 100 choices. */
const MAX_STEPS = WORK_LIMITS.question + 100 * WORK_LIMITS.choice;

const isKnown = (state: Position, picks: readonly Target[]): boolean => {
  let steps = 0;
  return GAME.prepare(state, picks, () => ++steps <= MAX_STEPS);
};

const unitsOf = (state: Position): readonly Target[] =>
  Object.values(GAME.view(state).units)
    .filter(({ side }) => side === state.toMove)
    .flatMap(({ at: [square] }) => (square === undefined ? [] : [{ kind: 'square', square }]));

it('FC-MULTI-2 · a Queen at ply 610 is answered within a bounded search', () => {
  const state = must(GAME.read(BESIEGED));
  expect(isKnown(state, [])).toBe(true);
  expect(isKnown(state, [square(squareOf('p8'))])).toBe(true);
});

it('FC-MULTI-2 · late in a game each unit is answered within a bounded search', () => {
  for (let seed = 1; seed <= atDepth(1, 10); seed++) {
    const dice = diceFrom(seed);
    const [plies] = STAGE_STARTS[seed % STAGE_STARTS.length] ?? [0];
    const state = awarded(keptInCheck(crowdAfter(plies), dice), dice);
    expect(isKnown(state, []), `seed ${seed}`).toBe(true);
    for (const unit of unitsOf(state).filter((_, at) => at % atDepth(6, 1) === 0))
      expect(isKnown(state, [unit]), `seed ${seed}, ${JSON.stringify(unit)}`).toBe(true);
  }
});

it('FC-MULTI-2 · not all of three hopeless moves in check are tried', () => {
  const state = at(HELPLESS) as State;
  const queen = square(squareOf('p8'));
  expect(isKnown(state, [])).toBe(true);
  expect(isKnown(state, [queen])).toBe(true);
});

it('FC-XFER-1 · notation is refused for the same reason as its picks', () => {
  const state = at(HELPLESS) as State;
  const read = GAME.readAction(state, 'Qp8 PT p2');
  const picked = GAME.play(state, [square(squareOf('p8')), option('PT'), square(squareOf('p2'))]);
  expect(read.ok && GAME.play(state, read.value.picks)).toEqual(picked);
});

/** Whether there is an action below a menu, by expanding it; null if that takes more than `most` questions. */
const isAnyBelow = (root: Menu<unknown>, most: number): boolean | null => {
  let left = most;
  const look = (below: Menu<unknown>): boolean => {
    if (below.kind === 'act') return true;
    left -= 1;
    return below.choices.some(
      (choice) => left > 0 && choice.kind === 'open' && !choice.isUnlisted && look(choice.next()),
    );
  };
  const found = look(root);
  return found || left > 0 ? found : null;
};

const [POSITIONS, MAX_QUESTIONS] = [atDepth(6, 60), atDepth(400, 4000)];
/** Of the first steps, one in this many is tried. */
const EVERY = 12;

/** Makes a position in which turns of several steps are likely to be illegal. */
const beset = (seed: number): State => {
  const dice = diceFrom(seed);
  const [state] = seed % 3 === 0 ? tense(dice) : strange(dice);
  return awarded(seed % 2 === 0 ? keptInCheck(state, dice) : state, dice);
};

/** Generates the choice "several steps" of all units, and some of the first steps below each. */
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
    if (first.kind === 'ask') yield* first.choices.filter((each) => each.kind === 'open' && dice(EVERY) === 0);
  }
}

const severalOf = (state: State, seed: number): readonly Choice<unknown>[] => {
  const asked = menu(state);
  return asked.kind === 'ask' ? [...severalIn(asked.choices, diceFrom(seed))] : [];
};

it('FC-RES-6 · the search for turns of several steps finds one if there is one', () => {
  let told = 0;
  for (let seed = 1; seed <= POSITIONS; seed++) {
    const state = beset(seed);
    const again = GAME.read(GAME.write(state));
    const plain = again.ok ? severalOf(again.value as State, seed) : [];
    for (const [index, choice] of severalOf(state, seed).entries()) {
      const same = plain[index];
      const isAny = same?.kind === 'open' ? isAnyBelow(same.next(), MAX_QUESTIONS) : null;
      let steps = 0;
      const found = searchChoice(choice, () => ++steps <= MAX_QUESTIONS);
      if (isAny === null || found === null) continue;
      told += 1;
      expect(found, `seed ${seed}`).toBe(isAny);
    }
  }
  expect(told).toBeGreaterThan(POSITIONS);
});
