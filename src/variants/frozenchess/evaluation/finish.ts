/** Attacks that may finish the game: turns of several steps, or with a bounce. */
import { option, square, type Target } from '../../../kernel/asking/target.ts';
import type { Square } from '../../../kernel/board/board.ts';
import { other } from '../../../kernel/side.ts';
import { leaptOver } from '../mechanics/movement/legs.ts';
import { allowanceOf } from '../menu/allowance.ts';
import { actionsBy, DONE, type Mover } from '../menu/by-picks.ts';
import { hasAction } from '../menu/index.ts';
import { isLateKing, reaches } from '../moves/bent-lines.ts';
import { bouncesOf } from '../moves/bounce.ts';
import { pseudoLegalMoves } from '../moves/generate.ts';
import { isThreatened } from '../moves/threat/attacks.ts';
import { type Power, powersOf } from '../moves/threat/powers.ts';
import { area, distance, farRank, near, rankOf, SQUARES } from '../position/board.ts';
import { closedTombs, kingOf, unitSquares } from '../position/piece-lists.ts';
import { isClosedTomb, isCorrupted, isFilled, isKindOn, stackOn, withStackMoved } from '../position/squares.ts';
import { actingUnit, rangeOf } from '../position/stacks.ts';
import { stageOf } from '../position/stages.ts';
import type { Actor, State } from '../position/state.ts';
import { SUPERIORITY } from '../turn/long-game.ts';
import { next } from '../turn/make.ts';
import { outcome } from '../turn/outcome.ts';
import { mostPromising, type TurnCandidate, WIN } from './promise.ts';
import { enemyValueOn } from './values.ts';

/** A goal that an attack can reach, such as a square near the King. `promise` is in hundredths of a Pawn. */
interface Goal {
  readonly promise: number;
  /** How many more routes to the goal may become candidates. */
  routes: number;
}

const BOUNCE = option('bounce');
const LEAP = option('leap');

/** The promise of an attack that does not win at once, in hundredths of a Pawn. */
const ATTACK_PROMISE = 60;
/** Up to this many squares from the King, several routes to a goal are tried, since each route leaves other walls. */
const ROUTE_SENSITIVE_DISTANCE = 3;
const ROUTES = 12;
/** Maximum number of turns that are played to test whether they win, since each test costs a whole ply. */
const MAX_PLAYED_TURNS = 40;
/** Maximum number of pieces with which the search lists all actions. The start has 128 pieces and 2,320 actions. */
const MAX_PIECES_TO_LIST_ALL = 40;
/** Maximum number of flight squares of a King that counts as cornered, since one action may wall off so many. */
const MAX_CORNERED_FLIGHTS = 5;

const flightsOf = (state: State, king: Square): readonly Square[] =>
  near(king).filter((to) => !isFilled(state, to) && !isThreatened(state, to, state.toMove));

export const areFew = (state: State): boolean => unitSquares(state).length <= MAX_PIECES_TO_LIST_ALL;

export const isNearEnd = (state: State): boolean => {
  const king = kingOf(state, other(state.toMove));
  return areFew(state) && king !== null && flightsOf(state, king).length <= MAX_CORNERED_FLIGHTS;
};

/** Returns the squares where a step explodes a tomb or bomb. Without `isMaterialDecisive`, only near the King. */
const blastsIn = (state: State, king: Square, isMaterialDecisive: boolean): ReadonlySet<Square> => {
  const strikes = (square: Square): boolean => isMaterialDecisive || distance(square, king) <= 1;
  const bombs = state.bombs.filter(({ side, square }) => side !== state.toMove && strikes(square));
  const tombs = closedTombs(state).filter(strikes);
  const squares = [...bombs.flatMap(({ square }) => area(square)), ...tombs];
  return new Set(squares.filter((square) => !stackOn(state, square)));
};

interface AttackContext {
  readonly king: Square;
  /** Whether the side with more material wins (FC-STG-9). */
  readonly isMaterialDecisive: boolean;
  readonly isThorough: boolean;
  readonly blasts: ReadonlySet<Square>;
  readonly flights: readonly Square[];
}

/**
 * Returns the goals that a unit can attack, by square. An explosion is always a goal.
 * Captures, promotions and checks are goals only in a thorough search, since finding them takes long.
 */
const goalsOf = (
  state: State,
  { stack }: Actor,
  { king, isMaterialDecisive, isThorough, blasts, flights }: AttackContext,
): ReadonlyMap<Square, Goal> => {
  const unit = actingUnit(stack);
  const range = rangeOf(unit, stack);
  const covers = (from: Square, to: Square): boolean =>
    from === to || reaches(state, unit.kind, unit.aim, range, from, to);
  const promiseOn = (to: Square): number | null => {
    const isNear = isMaterialDecisive || distance(to, king) <= 1;
    if (blasts.has(to)) return WIN;
    if (stackOn(state, to)) return isNear && enemyValueOn(state, to, state.toMove) > 0 ? WIN : null;
    if (unit.kind === 'P' && rankOf(to) === farRank(state.toMove)) return WIN;
    return covers(to, king) ? WIN - flights.filter((flight) => !covers(to, flight)).length : null;
  };
  const goals = new Map<Square, Goal>();
  for (const to of isThorough ? SQUARES : blasts) {
    const promise = promiseOn(to);
    if (promise !== null)
      goals.set(to, { promise, routes: distance(to, king) <= ROUTE_SENSITIVE_DISTANCE ? ROUTES : 1 });
  }
  return goals;
};

interface Stop {
  readonly at: Square;
  readonly picks: readonly Target[];
  readonly isLast: boolean;
  readonly canLeap: boolean;
}

const stopsAfter = (
  { state, actor: { square: from, stack } }: Mover,
  { at, picks }: Stop,
  powers: readonly Power[],
): readonly Stop[] => {
  const as = withStackMoved(state, { square: from, stack }, at);
  const actor: Actor = { square: at, stack };
  const stop = (to: Square, isLast: boolean, ...added: readonly Target[]): Stop => ({
    at: to,
    picks: [...picks, ...added, square(to)],
    isLast: isLast || isClosedTomb(as, to) || isCorrupted(as, to),
    canLeap: leaptOver(as, actor, to).length > 0,
  });
  const ends = bouncesOf(as, at, stack).map(({ to }) => to);
  return [
    ...pseudoLegalMoves(as, actor, false, powers).flatMap(({ to, capture, why }) => (why ? [] : stop(to, capture))),
    // Several bounces to one end count as one stop, from which the unit does not go on.
    ...ends.flatMap((to, index) => (to === ends[index - 1] ? [] : stop(to, to === ends[index + 1], BOUNCE))),
  ];
};

interface Attack extends TurnCandidate {
  readonly goal: Goal;
}

/** Returns a unit's attacks: turns that reach a goal. Turns that end in a Knight's Leap reach `leap` (FC-KNIG-2). */
const attacksBy = (mover: Mover, goals: ReadonlyMap<Square, Goal>, leap: Goal | null): readonly Attack[] => {
  const { state, actor } = mover;
  const powers = powersOf(state, actor.square);
  const most = allowanceOf(state, actor.stack, false).steps;
  const attack = (goal: Goal | null | undefined, picks: readonly Target[]): readonly Attack[] =>
    goal ? [{ mover, picks, promise: goal.promise, goal }] : [];
  const start: Stop = { at: actor.square, picks: [option('steps')], isLast: false, canLeap: false };
  const begun = stopsAfter(mover, start, powers);
  const passed = new Set<Square>();
  const found: Attack[] = [];
  let layer = begun;
  for (let number = 2; number <= most; number++) {
    const open = layer.filter(({ at, isLast }) => !isLast && !passed.has(at) && passed.add(at));
    layer = open.flatMap((stop) => stopsAfter(mover, stop, powers));
    for (const { at, picks, canLeap } of layer) {
      found.push(...attack(goals.get(at), number < most ? [...picks, DONE] : picks));
      if (canLeap) found.push(...attack(leap, [...picks, LEAP]));
    }
  }
  const bounces = begun.filter(({ picks }) => picks[1] === BOUNCE);
  return [...found, ...bounces.flatMap(({ at, picks: [, ...bounce] }) => attack(goals.get(at), bounce))];
};

/** Whether an attack wins at once. Null if the attack is illegal. */
const isWon = (state: State, { mover, picks }: Attack): boolean | null => {
  const ends = [...actionsBy(mover, picks)].map(({ act }) => outcome(next(state, act), hasAction));
  return ends.length === 0 ? null : ends.some((end) => end?.winner === state.toMove);
};

/** Returns attacks that may finish the game, as candidates. Unless `isThorough`, only those that explode something. */
export const attacksIn = (state: State, movers: readonly Mover[], isThorough: boolean): readonly TurnCandidate[] => {
  const king = kingOf(state, other(state.toMove));
  if (king === null) return [];
  const isMaterialDecisive = stageOf({ ply: state.ply + 1, options: state.options }) >= SUPERIORITY;
  // A Jester's death also kills the units next to it.
  const isJesterNear = near(king).some((square) => isKindOn(state, square, 'J', other(state.toMove)));
  const context: AttackContext = {
    ...{ king, isMaterialDecisive, isThorough },
    blasts: blastsIn(state, king, isMaterialDecisive),
    flights: isThorough ? flightsOf(state, king) : [],
  };
  const leap = isThorough && isJesterNear ? { promise: WIN, routes: Infinity } : null;
  const attacks = movers.flatMap((mover): readonly Attack[] => {
    const { actor } = mover;
    const unit = actingUnit(actor.stack);
    if (actor.stack.shade || (unit.kind === 'K' && !isLateKing(state, unit.kind))) return [];
    const goals = goalsOf(state, actor, context);
    return goals.size === 0 && leap === null ? [] : attacksBy(mover, goals, leap);
  });
  const tried: TurnCandidate[] = [];
  for (const attack of [...attacks].sort(mostPromising)) {
    const won = attack.goal.routes > 0 ? isWon(state, attack) : null;
    if (won === null) continue;
    attack.goal.routes--;
    tried.push(won ? attack : { ...attack, promise: ATTACK_PROMISE });
    if (tried.length === MAX_PLAYED_TURNS) break;
  }
  return tried;
};
