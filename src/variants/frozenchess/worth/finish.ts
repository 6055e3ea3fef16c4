/** Turns of several steps that win a game of FrozenChess at once. */
import type { Square } from '../../../kernel/board/board.ts';
import { paths } from '../../../kernel/menu.ts';
import { other } from '../../../kernel/side.ts';
import { ROYAL } from '../../../kernel/worth.ts';
import { movesOf } from '../mechanics/capture/awards.ts';
import { reaches } from '../mechanics/movement/courses.ts';
import { shadowsOn } from '../mechanics/shadows/shadows.ts';
import { isThreatened } from '../mechanics/threat/attacks.ts';
import { unitChoices } from '../menu/index.ts';
import { next } from '../moves/make.ts';
import { outcome } from '../moves/outcome.ts';
import { distance, isNear, near, SQUARES } from '../position/board.ts';
import { kingOf } from '../position/piece-lists.ts';
import {
  actingUnit,
  type Component,
  holds,
  isFilled,
  isFused,
  rangeOf,
  type State,
  stackOn,
} from '../position/state.ts';
import { type Goal, type Goals, STEPS, severalWays } from './several.ts';
import { preyOn } from './values.ts';
import { CAPTURE, type Found, found, under, type Way } from './way.ts';

/** Nothing promises more. */
const WIN = CAPTURE + ROYAL;
/** So near to the King it matters which way one came: walls are laid along it. */
const CLOSE = 3;
const ROUTES = 12;
/** So many turns are played to see whether they win, those that leave the King fewest squares first. */
const TRIED = 40;
/** A Knight may march so far. */
const MARCH = 4;

const stepsOf = (unit: Component): number => Math.max(unit.kind === 'N' ? MARCH : 2, movesOf(unit));

/** Where the King may go, as far as threats tell. */
const flightsOf = (state: State, king: Square): readonly Square[] =>
  near(king).filter((to) => !isFilled(state, to) && !isThreatened(state, to, state.toMove));

/** The squares from which a unit gives check, and captures next to the King. */
const goalsOf = (
  state: State,
  unit: Component,
  range: number,
  king: Square,
  flights: readonly Square[],
): ReadonlyMap<Square, Goal> => {
  const goals = new Map<Square, Goal>();
  const covers = (from: Square, to: Square): boolean =>
    from === to || reaches(state, unit.kind, unit.aim, range, from, to);
  for (const to of SQUARES) {
    const routes = distance(to, king) <= CLOSE ? ROUTES : 1;
    if (stackOn(state, to)) {
      if (isNear(to, king) && preyOn(state, to, state.toMove) > 0) goals.set(to, { promise: WIN, routes });
    } else if (covers(to, king)) {
      const open = flights.filter((flight) => !covers(to, flight)).length;
      goals.set(to, { promise: WIN - open, routes });
    }
  }
  return goals;
};

/** Does one of these actions end the game at once? */
const isWon = (state: State, { last, picks }: Way): boolean => {
  const choice = last();
  for (const path of choice ? paths(choice.next(), picks) : [])
    if (outcome(next(state, path.act))?.winner === state.toMove) return true;
  return false;
};

/** The turns of one unit that end so. */
const waysOf = (choice: Found, unit: Component, goals: Goals): readonly Way[] => {
  const steps = under(choice, STEPS);
  if (!steps) return [];
  const begun = { menu: steps.next(), picks: [choice.target, STEPS] };
  return severalWays(begun, unit, goals, stepsOf(unit), true);
};

/** Turns of several steps, of units in normal form, that win at once. */
export const finishesIn = (state: State): readonly Way[] => {
  const king = kingOf(state, other(state.toMove));
  if (king === null) return [];
  const flights = flightsOf(state, king);
  // A Jester that dies takes along who is next to it.
  const isJesterNear = near(king).some((square) => {
    const stack = stackOn(state, square);
    return stack !== null && stack.side !== state.toMove && holds(stack, 'J');
  });
  const ways = unitChoices(state).flatMap((each): readonly Way[] => {
    const choice = found(each);
    if (choice?.target.kind !== 'square') return [];
    const from = choice.target.square;
    const stack = stackOn(state, from);
    if (!stack || isFused(stack) || shadowsOn(state, from).length > 0) return [];
    const unit = actingUnit(stack);
    if (unit.kind === 'K') return [];
    const goals = goalsOf(state, unit, rangeOf(unit, stack), king, flights);
    return waysOf(choice, unit, { goals, leap: isJesterNear ? WIN : null });
  });
  return [...ways]
    .sort((a, b) => b.promise - a.promise)
    .slice(0, TRIED)
    .filter((way) => isWon(state, way));
};
