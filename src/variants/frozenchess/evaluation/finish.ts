/** Turns of several steps or with a bounce that win at once or attack the King (FrozenChess). */
import { paths } from '../../../kernel/asking/legal.ts';
import type { Square } from '../../../kernel/board/board.ts';
import { ROYAL } from '../../../kernel/evaluation.ts';
import { other } from '../../../kernel/side.ts';
import { movesOf } from '../mechanics/capture/awards.ts';
import { isLateKing, reaches } from '../mechanics/movement/bent-lines.ts';
import { shadowsOn } from '../mechanics/shadows/shadows.ts';
import { isThreatened } from '../mechanics/threat/attacks.ts';
import { hasAction, unitChoices } from '../menu/index.ts';
import { LATE_STEPS, MARCH } from '../menu/multi-step.ts';
import { SUPERIORITY } from '../moves/long-game.ts';
import { next } from '../moves/make.ts';
import { outcome } from '../moves/outcome.ts';
import { area, distance, farRank, isNear, near, rankOf, SQUARES } from '../position/board.ts';
import type { Kind } from '../position/kinds.ts';
import { kingOf } from '../position/piece-lists.ts';
import { holdsOn, isClosedTomb, isFilled, stackOn } from '../position/squares.ts';
import { actingUnit, isFused, rangeOf } from '../position/stacks.ts';
import { stageOf } from '../position/stages.ts';
import type { Component, State } from '../position/state.ts';
import { BOUNCE, type Goals, STEPS, type StepGoal, severalWays, singleWays } from './several.ts';
import { preyOn } from './values.ts';
import { CAPTURE, type FoundChoice, under, type Way } from './way.ts';

/** The highest promise. */
const WIN = CAPTURE + ROYAL;
/** The promise of a turn that gives check without winning at once. */
const ATTACK = 60;
/** Distance from the King within which the route matters, since walls are laid along it. */
const CLOSE = 3;
const ROUTES = 12;
/** The number of turns played out to test for a win, those that leave the King fewest squares first. */
const TRIED = 40;
/** Kinds that may make more than 2 steps: a King only at the fifth stage, when it may capture the other. */
const LONG: { readonly [Each in Kind]?: number } = { N: MARCH, K: LATE_STEPS };

const stepsOf = (unit: Component): number => Math.max(LONG[unit.kind] ?? 2, movesOf(unit));

/** The squares that the King may flee to, by threats alone. */
export const flightsOf = (state: State, king: Square): readonly Square[] =>
  near(king).filter((to) => !isFilled(state, to) && !isThreatened(state, to, state.toMove));

/** Targets that may end the game for any unit: the King, and squares that set off explosions. */
interface Target {
  readonly king: Square;
  readonly flights: readonly Square[];
  /** Does more material after this turn end the game? */
  readonly isCounted: boolean;
  /** Squares where a step explodes a tomb or a bomb under the enemy. */
  readonly blasts: ReadonlySet<Square>;
}

const blastsIn = (state: State, king: Square, isCounted: boolean): ReadonlySet<Square> => {
  const strikes = (square: Square): boolean => isCounted || square === king || isNear(square, king);
  const bombs = state.bombs.filter(({ side, square }) => side !== state.toMove && strikes(square));
  const tombs = SQUARES.filter((square) => isClosedTomb(state, square) && strikes(square));
  return new Set([...bombs.flatMap(({ square }) => area(square)), ...tombs]);
};

const targetOf = (state: State, king: Square): Target => {
  const isCounted = stageOf({ ply: state.ply + 1, isFirst: state.isFirst }) >= SUPERIORITY;
  return { king, flights: flightsOf(state, king), isCounted, blasts: blastsIn(state, king, isCounted) };
};

/** Squares where a unit gives check or sets off an explosion, and captures next to the King. */
const goalsOf = (
  state: State,
  unit: Component,
  range: number,
  { king, flights, isCounted, blasts }: Target,
): ReadonlyMap<Square, StepGoal> => {
  const goals = new Map<Square, StepGoal>();
  const covers = (from: Square, to: Square): boolean =>
    from === to || reaches(state, unit.kind, unit.aim, range, from, to);
  for (const to of SQUARES) {
    const routes = distance(to, king) <= CLOSE ? ROUTES : 1;
    if (stackOn(state, to)) {
      const isWanted = isCounted || to === king || isNear(to, king);
      if (isWanted && preyOn(state, to, state.toMove) > 0) goals.set(to, { promise: WIN, routes });
    } else if (blasts.has(to) || (unit.kind === 'P' && rankOf(to) === farRank(state.toMove))) {
      goals.set(to, { promise: WIN, routes });
    } else if (covers(to, king)) {
      const open = flights.filter((flight) => !covers(to, flight)).length;
      goals.set(to, { promise: WIN - open, routes });
    }
  }
  return goals;
};

/** Does one of the way's actions win at once? */
const isWon = (state: State, { last, picks }: Way): boolean => {
  const choice = last();
  for (const path of choice ? paths(choice.next(), picks) : [])
    if (outcome(next(state, path.act), hasAction)?.winner === state.toMove) return true;
  return false;
};

/** The turns of one unit that end on a goal. */
const waysOf = (choice: FoundChoice, unit: Component, goals: Goals): readonly Way[] => {
  const [steps, bounce] = [under(choice, STEPS), under(choice, BOUNCE)];
  const begun = (by: FoundChoice) => ({ menu: by.next(), picks: [choice.target, by.target] });
  return [
    ...(steps ? severalWays(begun(steps), unit, goals, stepsOf(unit), true) : []),
    ...(bounce ? singleWays(begun(bounce), goals) : []),
  ];
};

/**
 * Turns of units in normal form, of several steps or with a bounce, that win at once, or nearly: the latter
 * rank with the quiet ones.
 */
export const attacksIn = (state: State): readonly Way[] => {
  const king = kingOf(state, other(state.toMove));
  if (king === null) return [];
  const target = targetOf(state, king);
  // A Jester's death also kills the units next to it.
  const isJesterNear = near(king).some((square) => holdsOn(state, square, 'J', other(state.toMove)));
  const ways = unitChoices(state).flatMap((each): readonly Way[] => {
    if (each.kind === 'refused' || each.target.kind !== 'square') return [];
    const from = each.target.square;
    const stack = stackOn(state, from);
    if (!stack || isFused(stack) || shadowsOn(state, from).length > 0) return [];
    const unit = actingUnit(stack);
    if (unit.kind === 'K' && !isLateKing(state, unit.kind)) return [];
    const goals = goalsOf(state, unit, rangeOf(unit, stack), target);
    return waysOf(each, unit, { goals, leap: isJesterNear ? WIN : null });
  });
  return [...ways]
    .sort((a, b) => b.promise - a.promise)
    .slice(0, TRIED)
    .map((way) => (isWon(state, way) ? way : { ...way, promise: ATTACK }));
};
