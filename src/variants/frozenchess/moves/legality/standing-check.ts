/**
 * Checks that stand: where a Nullmove would leave the own King in check by a unit's own pattern, and what an action
 * would have to touch to end them (left-in-check.ts).
 */
import type { Square } from '../../../../kernel/board/board.ts';
import { type Direction, STEP } from '../../../../kernel/board/direction.ts';
import type { UnitId } from '../../../../kernel/menu.ts';
import { memoize } from '../../../../kernel/remembered.ts';
import { other, SIDES } from '../../../../kernel/side.ts';
import { isAtomic } from '../../mechanics/capture/atomic.ts';
import { fixedApproaches } from '../../mechanics/movement/courses.ts';
import { isShadowThreat, threateningUnits } from '../../mechanics/threat/threat.ts';
import { mightHatch } from '../../mechanics/time/growth.ts';
import { isRipe } from '../../mechanics/time/passing-time.ts';
import { area, at, beside, near } from '../../position/board.ts';
import { bitOf, type Kind, type Kinds, kindsAmong } from '../../position/kinds.ts';
import {
  closedTombs,
  kindsOn,
  kingOf,
  queensShadowsOf,
  squareOf,
  squaresOf,
} from '../../position/piece-lists.ts';
import { isFilled, rangeOf, type State, stackAt, type Wall, wallOn } from '../../position/state.ts';
import { checksOn } from '../attacks.ts';
import { waysOf } from '../lines.ts';
import { tryPly } from '../resolve.ts';
import { mayMonadTouch, unrest } from './undisturbed.ts';

const [KNIGHT, PAWN, QUEEN] = [bitOf('N'), bitOf('P'), bitOf('Q')];
/** Who holds any enemy that it comes next to, or stuns it. */
const HOLDERS = kindsAmong(['J', 'R']);

/** A unit that checks the King, and the squares where something could end that. */
export interface StandingCheck {
  readonly kinds: Kinds;
  /** Its line: a wall or a unit on it ends the check. */
  readonly line: ReadonlySet<Square>;
  /** Who comes there may set off what kills the checker, or its King. */
  readonly mines: ReadonlySet<Square>;
  /**
   * Where others may hold the checker: next to it whoever is of these kinds, Pawns opposite to another, and
   * Knights at a leap from Pawns.
   */
  readonly near: ReadonlySet<Square>;
  readonly holders: Kinds;
  readonly jaws: ReadonlySet<Square>;
  readonly leaps: ReadonlySet<Square>;
  /** Itself and the Kings. */
  readonly units: ReadonlySet<Square>;
  /** The avalanches that may move who gives it, or others on its line; null where there are none. */
  readonly flow: Flow | null;
}

/** What avalanches may change in a ply: squares, and who stands or has walls there. */
export interface Flow {
  readonly squares: ReadonlySet<Square>;
  readonly kinds: Kinds;
  readonly wallers: ReadonlySet<UnitId>;
}

/** The squares to come to that set off an explosion on one of these. */
const minesUnder = (state: State, doomed: readonly Square[]): readonly Square[] => [
  ...closedTombs(state).filter((tomb) => area(tomb).some((square) => doomed.includes(square))),
  ...state.bombs.flatMap(({ square: bomb }) =>
    area(bomb).some((square) => doomed.includes(square)) ? area(bomb) : [],
  ),
];

/** The squares of a free line that no mark turns, if one leads there. */
const freeLine = (
  state: State,
  kind: Kind,
  aim: Direction,
  range: number,
  from: Square,
  king: Square,
): readonly Square[] | null => {
  const free = fixedApproaches(state, kind, aim, from, king).find(
    ({ isRay, between }) =>
      (!isRay || between.length < range) && !between.some((square) => isFilled(state, square)),
  );
  return free?.between ?? null;
};

/**
 * In the fourth stage whoever is newly paralysed explodes, be it next to a Rook that comes so near to these.
 */
const iceAround = (state: State, squares: readonly Square[]): readonly Square[] =>
  isAtomic(state) ? squares.flatMap((square) => area(square, 2)) : [];

/**
 * Where who comes may set off what kills one of these, at the start of the ply or at its end: other tombs may
 * be closed then.
 */
const fatalSquares = (before: State, after: State, doomed: readonly Square[]): ReadonlySet<Square> =>
  new Set([...minesUnder(before, doomed), ...minesUnder(after, doomed), ...iceAround(after, doomed)]);

/** Where a Pawn would hold a unit between itself and another of its side (FC-PAWN-5). */
const jawsAround = (state: State, square: Square): readonly Square[] =>
  beside(square).filter((jaw) => {
    const opposite = 2 * square - jaw;
    const isPawn = ((kindsOn(state)[opposite] ?? 0) & PAWN) !== 0;
    return isPawn && stackAt(state, opposite).side !== stackAt(state, square).side;
  });

/** The check that a unit gives by its own pattern, if it does. `before`: the start of the ply. */
const checkFrom = (before: State, state: State, from: Square, king: Square): StandingCheck | null => {
  const [unit] = threateningUnits(state, from, king).filter(({ kind }) => kind !== 'B');
  if (!unit) return null;
  const stack = stackAt(state, from);
  const line = freeLine(state, unit.kind, unit.aim, rangeOf(unit, stack), from, king);
  if (!line) return null;
  const kinds = kindsOn(state)[from] as Kinds;
  const leaps =
    (kinds & PAWN) !== 0 ? waysOf('N', 'n', 'capture', from).flatMap(({ ends }) => ends.flat()) : [];
  // Who holds a Knight that is there already may be far.
  if (leaps.some((square) => ((kindsOn(state)[square] as Kinds) & KNIGHT) !== 0)) return null;
  const enemyKing = kingOf(state, stack.side) ?? king;
  return {
    kinds,
    line: new Set(line),
    mines: fatalSquares(before, state, [from, enemyKing]),
    near: new Set(near(from)),
    holders: HOLDERS | (kinds === PAWN ? QUEEN : 0),
    jaws: new Set(jawsAround(state, from)),
    leaps: new Set(leaps),
    units: new Set([from, king, enemyKing]),
    flow: null,
  };
};

/** The check that a Queen's Shadow gives, as long as its Queen lives and stays. */
const checkFromShadow = (before: State, state: State, from: Square, king: Square): StandingCheck | null => {
  const { waller, shadow } = wallOn(state, from) as Wall;
  const queen = squareOf(state, waller);
  const line =
    shadow && queen !== null && isShadowThreat(state, from, king)
      ? freeLine(state, 'Q', 'n', shadow.range, from, king)
      : null;
  if (!shadow || !line || queen === null) return null;
  const enemyKing = kingOf(state, shadow.side) ?? king;
  return {
    kinds: QUEEN | (kindsOn(state)[queen] as Kinds),
    line: new Set(line),
    mines: fatalSquares(before, state, [from, queen, enemyKing]),
    near: new Set(),
    holders: 0,
    jaws: new Set(),
    leaps: new Set(),
    units: new Set([from, queen, king, enemyKing]),
    flow: null,
  };
};

const squaresOfCheck = (check: StandingCheck): readonly Square[] => [
  ...check.line,
  ...check.near,
  ...check.leaps,
  ...check.units,
];

/** May something explode where areas act, or because a tomb rots? */
const mayExplode = (state: State): boolean =>
  state.bombs.length > 0 || closedTombs(state).some((tomb) => isRipe(state, tomb) || unrest(state).has(tomb));

/** What avalanches may change: their squares, and those onto which they push. */
const flowOf = (state: State): Flow => {
  const squares = new Set(
    state.avalanches.flatMap(({ squares: own, toward }) =>
      own.flatMap((square) => [square, at(square, STEP[toward]) ?? square]),
    ),
  );
  const kinds = [...squares].reduce((sum, square) => sum | (kindsOn(state)[square] as Kinds), 0);
  const wallers = new Set([...squares].flatMap((square) => wallOn(state, square)?.waller ?? []));
  return { squares, kinds, wallers };
};

/**
 * The check with the avalanches beside it, which do the same whatever is done elsewhere; null where something
 * else that acts by itself may end it. Areas never move Kings.
 */
const besideAreas = (state: State, check: StandingCheck): StandingCheck | null => {
  const restless = squaresOfCheck(check).filter((square) => unrest(state).has(square));
  if (restless.length === 0) return check;
  if (mayExplode(state)) return null;
  if (restless.every((square) => SIDES.some((side) => square === kingOf(state, side)))) return check;
  return state.tornados.length > 0 ? null : { ...check, flow: flowOf(state) };
};

/** The checks that stand after a Nullmove; none where what happens by itself may end them. */
export const standingChecks = memoize((state: State): readonly StandingCheck[] => {
  const side = state.toMove;
  if (checksOn(state)[side].length === 0 || mayMonadTouch(state)) return [];
  if (state.bombs.length > 0 && squaresOf(state, side).some((square) => mightHatch(state, square))) return [];
  const king = kingOf(state, side);
  const after = tryPly(state, { kind: 'null' });
  // Whoever loses the King in this ply has lost, whatever checks.
  if (
    king === null ||
    king !== kingOf(after, side) ||
    kingOf(state, other(side)) !== kingOf(after, other(side))
  )
    return [];
  const found = [
    ...squaresOf(after, other(side)).map((from) => checkFrom(state, after, from, king)),
    ...queensShadowsOf(after, other(side)).map((from) => checkFromShadow(state, after, from, king)),
  ];
  return found.flatMap((check) => (check && besideAreas(state, check)) ?? []);
});
