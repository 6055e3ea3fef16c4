/**
 * Turns of several steps that cannot end a check that stands (moves/legality/standing-check.ts): instead of all
 * sequences of steps, the squares that their unit can still come to are searched, each once.
 */
import type { Square } from '../../../kernel/board/board.ts';
import { once } from '../../../kernel/remembered.ts';
import { bouncedOver, bouncesOf, canBounce } from '../mechanics/movement/bounce.ts';
import { leaptOver } from '../mechanics/movement/legs.ts';
import type { Power } from '../mechanics/threat/powers.ts';
import { pseudoLegalMoves, quietSteps } from '../moves/generate.ts';
import { mayEnd } from '../moves/legality/left-in-check.ts';
import type { StandingCheck } from '../moves/legality/standing-check.ts';
import type { Mover } from '../moves/legality/touched.ts';
import { changeState } from '../position/changed.ts';
import type { Kinds } from '../position/kinds.ts';
import { kindsOn } from '../position/piece-lists.ts';
import { type Actor, kindOf, type State } from '../position/state.ts';

/** One step from a square: the squares it passes, where it may end, and whom it might capture, of what kinds. */
export interface Step {
  readonly passed: readonly Square[];
  readonly ends: readonly Square[];
  readonly capture: boolean;
  readonly taken: readonly Square[];
  readonly victims: Kinds;
  /** Of several steps judged as one: each of them; null for a single one. */
  readonly each: (() => readonly Step[]) | null;
}

const NOBODY: readonly Square[] = [];

/** A step that captures nobody, along a path. */
export const quietStep = (path: readonly Square[]): Step => ({
  passed: path.slice(1),
  ends: path.slice(-1),
  capture: false,
  taken: NOBODY,
  victims: 0,
  each: null,
});

/** All bounces at once. */
export const anyBounce = (state: State, { square, stack }: Actor): Step => {
  const squares = bouncedOver(state, square, stack);
  const each = once(() => bouncesOf(state, square, stack).map(({ path }) => quietStep(path)));
  return { passed: squares, ends: squares, capture: false, taken: NOBODY, victims: 0, each };
};

/** The steps that a unit can make from any square in its turn, found when first asked for. */
export type Walks = (from: Square) => readonly Step[];

/** `mayLeap`: is whom it might capture by the way asked about? */
export const walksOf = (
  start: State,
  { square, stack }: Actor,
  powers: readonly Power[],
  mayLeap: boolean,
): Walks => {
  const known = new Map<Square, readonly Step[]>();
  const stepsWithPrey = (state: State, actor: Actor): readonly Step[] => {
    const kinds = kindsOn(state);
    return pseudoLegalMoves(state, actor, false, powers)
      .filter(({ why }) => !why)
      .map(({ to, path, capture }) => {
        const taken = [...leaptOver(state, actor, to).map((each) => each.square), to];
        const victims = taken.reduce((sum, each) => sum | (kinds[each] as Kinds), 0);
        return { passed: path.slice(1), ends: [to], capture, taken, victims, each: null };
      });
  };
  const found = (from: Square): readonly Step[] => {
    const stacks = start.stacks.slice();
    stacks[square] = null;
    stacks[from] = stack;
    const state: State = from === square ? start : changeState(start, { stacks });
    const actor: Actor = { square: from, stack };
    const steps = mayLeap
      ? stepsWithPrey(state, actor)
      : quietSteps(state, actor, powers).map(({ path }) => quietStep(path));
    return canBounce(kindOf(stack)) ? [...steps, anyBounce(state, actor)] : steps;
  };
  return (from) => {
    const steps = known.get(from) ?? found(from);
    known.set(from, steps);
    return steps;
  };
};

/** Quiet steps still to make; with which of them a Knight may leap and capture, if any. */
interface Left {
  readonly steps: number;
  readonly leap: number;
}

/** May this step end the check, if it is the last? */
const mayEndBy = (
  check: StandingCheck,
  mover: Mover,
  { passed, ends, taken, victims }: Step,
  isLeap: boolean,
): boolean => mayEnd(check, mover, passed, ends, isLeap ? taken : NOBODY, isLeap ? victims : 0);

/**
 * May these steps, or what they lead to, end the check? Whoever could capture in them is not asked about, but
 * for a Knight's leap.
 */
export const mayStillEnd = (
  check: StandingCheck,
  mover: Mover,
  first: readonly Step[],
  walks: Walks,
  { steps: most, leap }: Left,
): boolean => {
  let steps = first;
  const seen = new Set<Square>();
  for (let number = 1; number <= most; number++) {
    const isLeap = number === leap;
    const isEnding = (step: Step): boolean => mayEndBy(check, mover, step, isLeap);
    const squares = new Set<Square>();
    for (const step of steps) {
      const { ends, capture, each } = step;
      if (capture && !isLeap) continue;
      if (isEnding(step) && (!each || each().some(isEnding))) return true;
      if (capture) continue;
      for (const to of ends) {
        if (!seen.has(to)) squares.add(to);
        if (number >= leap) seen.add(to);
      }
    }
    steps = number === most ? [] : [...squares].flatMap(walks);
  }
  return false;
};
