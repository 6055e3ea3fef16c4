/** Turns of several steps or with a bounce that win at once or attack the King. */
import { paths } from '../../../kernel/asking/legal.ts';
import { option, type Target } from '../../../kernel/asking/target.ts';
import type { Square } from '../../../kernel/board/board.ts';
import { other } from '../../../kernel/side.ts';
import { LATE_STEPS, MARCH } from '../menu/allowance.ts';
import { hasAction, unitMenu } from '../menu/index.ts';
import { movesOf } from '../moves/awards.ts';
import { isLateKing, reaches } from '../moves/bent-lines.ts';
import { isThreatened } from '../moves/threat/attacks.ts';
import { area, distance, farRank, near, rankOf, SQUARES } from '../position/board.ts';
import type { Kind } from '../position/kinds.ts';
import { closedTombs, kingOf, unitSquares } from '../position/piece-lists.ts';
import { isFilled, isKindOn, stackOn } from '../position/squares.ts';
import { actingUnit, rangeOf } from '../position/stacks.ts';
import { stageOf } from '../position/stages.ts';
import type { Actor, Component, State } from '../position/state.ts';
import { SUPERIORITY } from '../turn/long-game.ts';
import { next } from '../turn/make.ts';
import { outcome } from '../turn/outcome.ts';
import { BOUNCE, type StepGoal, severalWays } from './several.ts';
import { enemyValueOn } from './values.ts';
import { type Mover, under, type Way, WIN } from './way.ts';

/** The promise of a check that does not win at once. */
const ATTACK = 60;
/** Distance from the King within which the route matters, since moving lays walls. */
const CLOSE = 3;
const ROUTES = 12;
/** Turns played to test for a win, best promise first. */
const TRIED = 40;
/** Pieces on the board; the 128 of the start position have 2,320 actions. */
const FEW = 40;
/** The flight squares of a King at the edge: one action may wall in all of them. */
const CORNERED = 5;
/** The steps of kinds that make more than 2; a King does only from the fifth stage on. */
const LONG: { readonly [Each in Kind]?: number } = { N: MARCH, K: LATE_STEPS };

const mostSteps = (unit: Component): number => Math.max(LONG[unit.kind] ?? 2, movesOf(unit));

/** Considers threats only, no other checks. */
const flightsOf = (state: State, king: Square): readonly Square[] =>
  near(king).filter((to) => !isFilled(state, to) && !isThreatened(state, to, state.toMove));

export const areFew = (state: State): boolean => unitSquares(state).length <= FEW;

export const isNearEnd = (state: State): boolean => {
  const king = kingOf(state, other(state.toMove));
  return areFew(state) && king !== null && flightsOf(state, king).length <= CORNERED;
};

const routesTo = (to: Square, king: Square): number => (distance(to, king) <= CLOSE ? ROUTES : 1);

/** Empty squares where a step explodes a tomb or bomb: next to the King, or anywhere if `isCounted`. */
const blastsIn = (state: State, king: Square, isCounted: boolean): ReadonlySet<Square> => {
  const strikes = (square: Square): boolean => isCounted || distance(square, king) <= 1;
  const bombs = state.bombs.filter(({ side, square }) => side !== state.toMove && strikes(square));
  const tombs = closedTombs(state).filter(strikes);
  const squares = [...bombs.flatMap(({ square }) => area(square)), ...tombs];
  return new Set(squares.filter((square) => !stackOn(state, square)));
};

const addChecks = (
  goals: Map<Square, StepGoal>,
  state: State,
  { stack }: Actor,
  king: Square,
  isCounted: boolean,
): void => {
  const unit = actingUnit(stack);
  const range = rangeOf(unit, stack);
  const flights = flightsOf(state, king);
  const covers = (from: Square, to: Square): boolean =>
    from === to || reaches(state, unit.kind, unit.aim, range, from, to);
  for (const to of SQUARES) {
    if (goals.has(to)) continue;
    const routes = routesTo(to, king);
    if (stackOn(state, to)) {
      const isWanted = isCounted || distance(to, king) <= 1;
      if (isWanted && enemyValueOn(state, to, state.toMove) > 0) goals.set(to, { promise: WIN, routes });
    } else if (unit.kind === 'P' && rankOf(to) === farRank(state.toMove)) {
      goals.set(to, { promise: WIN, routes });
    } else if (covers(to, king)) {
      const open = flights.filter((flight) => !covers(to, flight)).length;
      goals.set(to, { promise: WIN - open, routes });
    }
  }
};

const isWon = (state: State, { menu, picks }: Way): boolean => {
  const below = menu();
  for (const path of below ? paths(below, picks) : [])
    if (outcome(next(state, path.act), hasAction)?.winner === state.toMove) return true;
  return false;
};

/**
 * Turns of several steps or with a bounce that explode something at the enemy King; if `isThorough`, also
 * those that attack it. Unless they win at once, they rank with quiet actions.
 */
export const attacksIn = (state: State, movers: readonly Mover[], isThorough: boolean): readonly Way[] => {
  const king = kingOf(state, other(state.toMove));
  if (king === null) return [];
  const isCounted = stageOf({ ply: state.ply + 1, options: state.options }) >= SUPERIORITY;
  const blasts = blastsIn(state, king, isCounted);
  // A Jester's death also kills the units next to it.
  const isJesterNear = near(king).some((square) => isKindOn(state, square, 'J', other(state.toMove)));
  const leap = isThorough && isJesterNear ? WIN : null;
  const ways = movers.flatMap(({ state: as, actor, picks }): readonly Way[] => {
    const unit = actingUnit(actor.stack);
    if (actor.stack.shade || (unit.kind === 'K' && !isLateKing(state, unit.kind))) return [];
    const goals = new Map(
      [...blasts].map((to): [Square, StepGoal] => [to, { promise: WIN, routes: routesTo(to, king) }]),
    );
    if (isThorough) addChecks(goals, state, actor, king, isCounted);
    if (goals.size === 0 && leap === null) return [];
    const menu = unitMenu(as, actor);
    const by = (target: Target, most: number): readonly Way[] => {
      const begun = under(menu, target);
      return begun ? severalWays({ menu: begun, picks: [...picks, target] }, goals, leap, most) : [];
    };
    return [...by(option('steps'), mostSteps(unit)), ...by(BOUNCE, 1)];
  });
  return [...ways]
    .sort((a, b) => b.promise - a.promise)
    .slice(0, TRIED)
    .map((way) => (isWon(state, way) ? way : { ...way, promise: ATTACK }));
};
