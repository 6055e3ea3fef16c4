/** Tries to prove that turns of several steps cannot end a check. A proof saves up to a million trial turns. */
import { findAny, not } from '../../../kernel/asking/legal.ts';
import type { MayContinue, SearchAnswer } from '../../../kernel/asking/menu.ts';
import type { Square } from '../../../kernel/board/board.ts';
import { memoize } from '../../../kernel/memoize.ts';
import { other } from '../../../kernel/side.ts';
import { isAtomic } from '../mechanics/capture/atomic.ts';
import { leaptOver } from '../mechanics/movement/legs.ts';
import { actingMonads } from '../mechanics/shadows/holders.ts';
import { mightHatch } from '../mechanics/time/growth.ts';
import { isRipe } from '../mechanics/time/passing-time.ts';
import { checksOn } from '../moves/attacks.ts';
import { fixedApproaches } from '../moves/bent-lines.ts';
import { bouncedOver, canBounce } from '../moves/bounce.ts';
import { type PseudoLegalMove, pseudoLegalMoves, quietSteps } from '../moves/generate.ts';
import { linesOf } from '../moves/lines.ts';
import type { Power } from '../moves/threat/powers.ts';
import { threateningUnits } from '../moves/threat/threat.ts';
import type { Part } from '../position/action.ts';
import { area, near, rankOf, SIZE } from '../position/board.ts';
import { bitOf, type Kinds, kindsAmong } from '../position/kinds.ts';
import { closedTombs, kindsAt, kingOf, squaresOf } from '../position/piece-lists.ts';
import { isFilled, stackAt, withStackMoved } from '../position/squares.ts';
import { kindOf, rangeOf } from '../position/stacks.ts';
import type { Actor, State } from '../position/state.ts';
import { tryPly } from '../turn/resolve.ts';

const [KNIGHT, LANCER, PAWN, QUEEN, ROOK] = [bitOf('N'), bitOf('L'), bitOf('P'), bitOf('Q'), bitOf('R')];
/**
 * Kinds whose death may end a check indirectly.
 * A Jester explodes (FC-JEST-5). A King's death ends the game (FC-END-1).
 */
const KINDS_WITH_DEATH_EFFECTS = kindsAmong(['J', 'K']);
/** Kinds that may paralyse an adjacent unit: Jesters (FC-JEST-4), Rooks (FC-ROOK-2) and Pawns (FC-PAWN-5). */
const HOLDING_KINDS = kindsAmong(['J', 'R', 'P']);

/** A check that still stands after a Nullmove. Only moves that touch its squares can end it. */
interface LastingCheck {
  readonly kinds: Kinds;
  /** Squares between checker and King, on which a unit or wall would end the check. */
  readonly line: ReadonlySet<Square>;
  /** Squares of the checker and the Kings. Tombs and bombs near them count too, since these may explode. */
  readonly criticalSquares: ReadonlySet<Square>;
  /** The squares near the checker, from which a unit may paralyse the checker. */
  readonly near: ReadonlySet<Square>;
  readonly holders: Kinds;
  /** Squares at a knight's move from a checking Pawn, from which a Knight restricts the Pawn (FC-KNIG-4). */
  readonly leaps: ReadonlySet<Square>;
}

/** Whether the next ply has no automatic effects of unlimited reach. Such effects would spoil a proof. */
const isWithoutEffects = (state: State): boolean =>
  !isAtomic(state) &&
  actingMonads(state, other(state.toMove)).length === 0 &&
  (state.bombs.length === 0 || !squaresOf(state, state.toMove).some((square) => mightHatch(state, square)));

/** The maximum distance between a tornado or an avalanche and its effects, in squares. */
const EFFECT_DISTANCE = 3;

/**
 * Squares that tornados, avalanches and tomb rot may change in the next ply.
 * A change may end a nearby check, whatever the player does.
 */
const changingSquares = (state: State): ReadonlySet<Square> =>
  new Set([
    ...state.tornados.flatMap(({ square }) => area(square, EFFECT_DISTANCE)),
    ...state.avalanches.flatMap(({ squares }) => squares.flatMap((square) => area(square, EFFECT_DISTANCE))),
    ...closedTombs(state).flatMap((tomb) => (isRipe(state, tomb) ? area(tomb) : [])),
  ]);

const lastingCheckFrom = (before: State, state: State, from: Square, king: Square): LastingCheck | null => {
  const [unit] = threateningUnits(state, from, king).filter(({ kind }) => kind !== 'B');
  if (!unit) return null;
  const stack = stackAt(state, from);
  const range = rangeOf(unit, stack);
  const free = fixedApproaches(state, unit.kind, unit.aim, from, king).find(
    ({ isRay, between }) => (!isRay || between.length < range) && !between.some((square) => isFilled(state, square)),
  );
  if (!free) return null;
  const kinds = kindsAt(state, from);
  const isPawn = (kinds & PAWN) !== 0;
  const leaps = isPawn ? linesOf('N', 'n', 'capture', from).flatMap(({ ends }) => ends.flat()) : [];
  // A Knight that is there but does not restrict the checker is paralysed. An action anywhere might free it.
  if (leaps.some((square) => (kindsAt(state, square) & KNIGHT) !== 0)) return null;
  const units = [from, king, kingOf(state, stack.side) ?? king];
  const isNear = (mine: Square): boolean => area(mine).some((square) => units.includes(square));
  const tombs = [...closedTombs(before), ...closedTombs(state)].filter(isNear);
  const bombs = [...before.bombs, ...state.bombs].filter(({ square }) => isNear(square));
  const mines = [...tombs, ...bombs.flatMap(({ square }) => area(square))];
  return {
    kinds,
    line: new Set(free.between),
    criticalSquares: new Set([...units, ...mines]),
    near: new Set(near(from)),
    holders: HOLDING_KINDS | (isPawn ? QUEEN : 0),
    leaps: new Set(leaps),
  };
};

const lastingChecks = memoize((state: State): readonly LastingCheck[] => {
  const side = state.toMove;
  const king = kingOf(state, side);
  if (king === null || checksOn(state)[side].length === 0 || !isWithoutEffects(state)) return [];
  const after = tryPly(state, { kind: 'null' });
  // A Nullmove that kills or moves a King may end a check.
  if (king !== kingOf(after, side) || kingOf(state, other(side)) !== kingOf(after, other(side))) return [];
  const changing = changingSquares(state);
  const isQuiet = ({ line, criticalSquares, near: around, leaps }: LastingCheck): boolean =>
    ![...line, ...criticalSquares, ...around, ...leaps].some((square) => changing.has(square));
  return squaresOf(after, other(side)).flatMap((from) => {
    const check = lastingCheckFrom(state, after, from, king);
    return check && isQuiet(check) ? check : [];
  });
});

interface Step {
  readonly passed: readonly Square[];
  readonly ends: readonly Square[];
  readonly capture: boolean;
  readonly taken: readonly Square[];
  readonly victims: Kinds;
}

const quietStep = (path: readonly Square[]): Step => ({
  passed: path.slice(1),
  ends: path.slice(-1),
  capture: false,
  taken: [],
  victims: 0,
});

const leapingStep = (state: State, actor: Actor, { to, path, capture }: PseudoLegalMove): Step => {
  const taken = [...leaptOver(state, actor, to).map(({ square }) => square), to];
  const victims = taken.reduce((sum, square) => sum | kindsAt(state, square), 0);
  return { ...quietStep(path), capture, taken, victims };
};

/** Whether a step may end a check. Only "no" is certain, since an exact test would cost too much. */
const mayEndCheck = (check: LastingCheck, mover: Kinds, { passed, ends, taken, victims }: Step): boolean => {
  const { kinds, line, criticalSquares, near, holders, leaps } = check;
  const isOnEdge = ends.some((end) => rankOf(end) === 0 || rankOf(end) === SIZE - 1);
  // On the edge a Pawn may become any kind. A Rook stuns only by a capture or a single step.
  const isAny = (mover & PAWN) !== 0 && isOnEdge;
  const holding = victims === 0 ? mover & ~ROOK : mover;
  return (
    (victims & (kinds | KINDS_WITH_DEATH_EFFECTS)) !== 0 ||
    (victims !== 0 && (mover & LANCER) !== 0) ||
    taken.some((square) => criticalSquares.has(square)) ||
    passed.some((square) => line.has(square)) ||
    ends.some(
      (end) =>
        criticalSquares.has(end) ||
        (near.has(end) && (isAny || (holding & holders) !== 0)) ||
        (leaps.has(end) && (isAny || (mover & KNIGHT) !== 0)),
    )
  );
};

interface StepLimits {
  readonly steps: number;
  readonly leap: number;
}

/**
 * Converts the result of a futility proof to a quick test's answer.
 * True becomes false (no legal action), false becomes undefined (not known), and null stays null (interrupted).
 */
export const quickAnswerFrom = (found: SearchAnswer): SearchAnswer | undefined =>
  found === null ? null : found ? false : undefined;

/** Tests whether a move is futile: no legal action begins with it. False if not proved, null if interrupted. */
export type IsFutile = (move: PseudoLegalMove, mayContinue: MayContinue) => SearchAnswer;

interface Continuations {
  isFutile(from: Square, mayContinue: MayContinue): SearchAnswer;
  isFutileBy(now: Actor, move: PseudoLegalMove, mayContinue: MayContinue): SearchAnswer;
}

/**
 * Returns a function that makes futility tests for a turn, given the turn's parts chosen so far.
 * Null if nothing can be proved, because no check lasts or the King moves.
 */
export const continuationsOf = (
  start: State,
  { square: at, stack }: Actor,
  powers: readonly Power[],
  { steps: most, leap }: StepLimits,
): ((parts: readonly Part[]) => Continuations) | null => {
  const checks = lastingChecks(start);
  if (checks.length === 0 || at === kingOf(start, start.toMove)) return null;
  // A shadow's steps change nothing for units in normal form, so the check stays.
  if (stack.shade) return () => ({ isFutile: () => true, isFutileBy: () => true });
  const mover = kindsAt(start, at);
  const stepsBySquare = new Map<Square, readonly Step[]>();
  const findSteps = (from: Square): readonly Step[] => {
    const state = withStackMoved(start, { square: at, stack }, from);
    const actor: Actor = { square: from, stack };
    const over = canBounce(kindOf(stack)) ? bouncedOver(state, from, stack) : [];
    const bounce: Step = { passed: over, ends: over, capture: false, taken: [], victims: 0 };
    const steps =
      leap > 0
        ? pseudoLegalMoves(state, actor, false, powers)
            .filter(({ why }) => !why)
            .map((move) => leapingStep(state, actor, move))
        : quietSteps(state, actor, powers).map(({ path }) => quietStep(path));
    return over.length > 0 ? [...steps, bounce] : steps;
  };
  const stepsFrom = (from: Square): readonly Step[] => {
    const steps = stepsBySquare.get(from) ?? findSteps(from);
    stepsBySquare.set(from, steps);
    return steps;
  };
  const known = checks.map(() => new Map<number, boolean>());
  const mayEndBy = (index: number, number: number, step: Step, mayContinue: MayContinue): SearchAnswer => {
    const { ends, capture } = step;
    if (capture && number !== leap) return false;
    const tried = number === leap ? step : { ...step, taken: [], victims: 0 };
    if (mayEndCheck(checks[index] as LastingCheck, mover, tried)) return true;
    return capture ? false : findAny(ends, (end) => mayEndFrom(index, number + 1, end, mayContinue));
  };
  const mayEndFrom = (index: number, number: number, from: Square, mayContinue: MayContinue): SearchAnswer => {
    if (number > most) return false;
    const key = number * SIZE * SIZE + from;
    const before = known[index]?.get(key);
    if (before !== undefined) return before;
    if (!stepsBySquare.has(from) && !mayContinue()) return null;
    const mayEnd = findAny(stepsFrom(from), (step) => mayEndBy(index, number, step, mayContinue));
    if (mayEnd !== null) known[index]?.set(key, mayEnd);
    return mayEnd;
  };
  const outlasts = (check: LastingCheck, part: Part): boolean =>
    part.kind === 'leg' && !part.capture && !part.extra && !mayEndCheck(check, mover, quietStep(part.path));
  return (parts) => {
    const number = parts.length + 1;
    const left = checks.flatMap((check, index) => (parts.every((part) => outlasts(check, part)) ? [index] : []));
    return {
      isFutile: (from, mayContinue) => findAny(left, (index) => not(mayEndFrom(index, number, from, mayContinue))),
      isFutileBy(now, move, mayContinue) {
        const step = leap > 0 ? leapingStep(start, now, move) : { ...quietStep(move.path), capture: move.capture };
        return findAny(left, (index) => not(mayEndBy(index, number, step, mayContinue)));
      },
    };
  };
};
