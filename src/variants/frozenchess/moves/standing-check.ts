/**
 * A check that stands: where a Nullmove would leave the own King in check by a unit's own pattern, every
 * action that touches nothing of that check leaves it there as well, and need not be resolved (FC-RES-6).
 * What is touched is read off the action; an action that may touch more than can be read off is left to the
 * sure way.
 */
import type { Square } from '../../../kernel/board/board.ts';
import type { Direction } from '../../../kernel/board/direction.ts';
import { memoize } from '../../../kernel/remembered.ts';
import { other } from '../../../kernel/side.ts';
import { playersActionFor } from '../abilities/index.ts';
import { isAtomic } from '../mechanics/capture/atomic.ts';
import { fixedApproaches } from '../mechanics/movement/courses.ts';
import { isShadowThreat, threateningUnits } from '../mechanics/threat/threat.ts';
import { mightHatch } from '../mechanics/time/growth.ts';
import {
  type Act,
  byActor,
  type Code,
  type Leg,
  type Move,
  type Part,
  type PlayersAct,
  type Special,
} from '../position/action.ts';
import { area, fileOf, mirror, near, rankOf, SIZE, SQUARES } from '../position/board.ts';
import { bitOf, type Kind, type Kinds, kindsAmong } from '../position/kinds.ts';
import {
  closedTombs,
  kindsOn,
  kingOf,
  queensShadowsOf,
  squareOf,
  squaresOf,
} from '../position/piece-lists.ts';
import {
  type Actor,
  isFilled,
  kindOf,
  rangeOf,
  type State,
  stackAt,
  stackOn,
  type Wall,
  wallOn,
} from '../position/state.ts';
import { checksOn } from './attacks.ts';
import { waysOf } from './lines.ts';
import { startResolution } from './resolution.ts';
import { resolveForSafety } from './resolve.ts';
import { mightBurst } from './shelter.ts';
import { mayMonadTouch, unrest } from './undisturbed.ts';

const [JESTER, KNIGHT, PAWN, QUEEN, ROOK] = [bitOf('J'), bitOf('N'), bitOf('P'), bitOf('Q'), bitOf('R')];
/** Who keeps others from acting by where they are, or stuns them. */
const HOLDERS = JESTER | KNIGHT | PAWN | QUEEN | ROOK;

/** A unit that checks the King by its own pattern, and the squares where something could end that. */
export interface StandingCheck {
  readonly kinds: Kinds;
  /** Its line: a wall or a unit on it ends the check. */
  readonly line: ReadonlySet<Square>;
  /** Who comes there may set off what kills the checker, or its King. */
  readonly mines: ReadonlySet<Square>;
  /**
   * Where others may hold the checker: next to it whoever is of these kinds, and Knights at a leap from
   * Pawns.
   */
  readonly near: ReadonlySet<Square>;
  readonly holders: Kinds;
  readonly leaps: ReadonlySet<Square>;
  /** Itself and the Kings. */
  readonly units: ReadonlySet<Square>;
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
    holders: JESTER | PAWN | ROOK | (kinds === PAWN ? QUEEN : 0),
    leaps: new Set(leaps),
    units: new Set([from, king, enemyKing]),
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
    leaps: new Set(),
    units: new Set([from, queen, king, enemyKing]),
  };
};

const squaresOfCheck = (check: StandingCheck): readonly Square[] => [
  ...check.line,
  ...check.near,
  ...check.leaps,
  ...check.units,
];

/** The checks that stand after a Nullmove; none where what happens by itself may end them. */
export const standingChecks = memoize((state: State): readonly StandingCheck[] => {
  const side = state.toMove;
  if (checksOn(state)[side].length === 0 || mayMonadTouch(state)) return [];
  if (state.bombs.length > 0 && squaresOf(state, side).some((square) => mightHatch(state, square))) return [];
  const king = kingOf(state, side);
  const after = resolveForSafety(state, { kind: 'null' }).state;
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
  return found
    .filter((check) => check !== null)
    .filter((check) => !squaresOfCheck(check).some((square) => unrest(state).has(square)));
});

/** What an action touches. */
interface Touched {
  /** Whatever comes there, goes from there or is aimed at. */
  readonly squares: readonly Square[];
  /** The way of its unit, where its steps end, and what it may hold at the last of them. */
  readonly passed: readonly Square[];
  readonly ends: readonly Square[];
  readonly holding: Kinds;
  /** The kinds that may die far from all these. */
  readonly dying: Kinds;
}

const UNTOUCHED: Touched = { squares: [], passed: [], ends: [], holding: 0, dying: 0 };
const touching = (squares: readonly Square[]): Touched => ({ ...UNTOUCHED, squares });

/** More than their own death follows from that of these. */
const FATEFUL = kindsAmong(['J', 'K']);

/** The squares on a straight line from one to another, the latter included. */
const lineTo = (from: Square, to: Square): readonly Square[] => {
  const step = Math.sign(rankOf(to) - rankOf(from)) * SIZE + Math.sign(fileOf(to) - fileOf(from));
  const squares: Square[] = [];
  for (let square = from + step; square !== to; square += step) squares.push(square);
  return [...squares, to];
};

/**
 * A step, and whom it captures: with these may die all of their kinds (FC-ENT-1), and a Jester takes along
 * who is near it.
 */
const touchedByLeg = (state: State, { path, to, extra, capture }: Leg): Touched | null => {
  if (extra || (capture && isAtomic(state))) return null;
  const dying = capture ? (kindsOn(state)[to] as Kinds) : 0;
  return (dying & FATEFUL) === 0 ? { ...UNTOUCHED, passed: path.slice(1), ends: [to], dying } : null;
};

/** Special actions of a unit that touch only where they are used, and what they are aimed at. */
const touchedBySpecial = (state: State, action: Special): Touched | null => {
  const { from } = action;
  if (isAtomic(state)) return null;
  switch (action.code) {
    case 'AIM':
    case 'BO':
    case 'MO':
    case 'PR':
    case 'SH':
    case 'SL':
      return touching([from]);
    case 'SN':
      return touching(action.also === null ? [from, action.to] : [from, action.to, action.also]);
    case 'BS':
    case 'CV':
    case 'EG':
    case 'LJ':
    case 'PA':
    case 'PT':
    case 'SW':
    case 'TS':
    case 'TU':
    case 'UL':
    case 'WC':
    case 'WJ':
    case 'WS':
      return touching([from, action.to]);
    case 'AV':
    case 'TO':
      return touching([]);
    // Only lines over its mark turn.
    case 'DI':
      return { ...UNTOUCHED, passed: [action.to] };
    case 'DF':
    case 'FU':
    case 'LD':
      return action.code === 'FU' && mightBurst(state, action) ? null : touching([...action.path, action.to]);
    case 'MP':
      return touching([from, mirror(from)]);
    case 'PL':
      return touching([from, ...lineTo(from, action.to)]);
    case 'PU':
      return touching([from, action.to, 2 * action.to - from]);
    case 'SP':
      return touching(near(from));
    case 'TB':
      return touching(area(action.to));
    default:
      return null;
  }
};

/** The whole area that is turned. */
const touchedByPlayer = (state: State, action: PlayersAct): Touched | null => {
  if (action.code !== 'RO') return action.code === 'RS' ? touching([action.from]) : null;
  if (state.bombs.length > 0 || unrest(state).size > 0) return null;
  const { from, to } = action;
  const isInside = (square: Square): boolean =>
    fileOf(square) >= fileOf(from) &&
    fileOf(square) <= fileOf(to) &&
    rankOf(square) >= rankOf(from) &&
    rankOf(square) <= rankOf(to);
  return touching(SQUARES.filter(isInside));
};

const isCapturing = (part: Part): boolean => part.kind === 'leg' && part.capture;

/**
 * Those of the kinds by which a unit may hold another where it stands; a Pawn may become any. `isStunning`:
 * may it stun as a Rook?
 */
const holdingOf = (kinds: Kinds, isStunning: boolean): Kinds => {
  if ((kinds & PAWN) !== 0) return HOLDERS;
  return kinds & (isStunning ? HOLDERS : HOLDERS & ~ROOK);
};

/** Captures are read off at the start of the turn: nobody may be pushed to where one is made. */
const touchedByMove = (state: State, { from, legs }: Move): Touched | null => {
  if (legs.slice(0, -1).some(({ kind }) => kind === 'special')) return null;
  const kinds = kindsOn(state)[from] as Kinds;
  let sum: Touched = { ...UNTOUCHED, holding: holdingOf(kinds, legs.length === 1 || legs.some(isCapturing)) };
  for (const part of legs) {
    const next = part.kind === 'leg' ? touchedByLeg(state, part) : touchedBySpecial(state, part);
    if (!next || (next.dying !== 0 && (kinds & bitOf('L')) !== 0)) return null;
    sum = {
      squares: [...sum.squares, ...next.squares],
      passed: [...sum.passed, ...next.passed],
      ends: [...sum.ends, ...next.ends],
      holding: sum.holding,
      dying: sum.dying | next.dying,
    };
  }
  return sum;
};

/** All that an action can touch, or null where that cannot be read off. */
const touchedBy = (state: State, action: Act): Touched | null => {
  if (action.kind === 'null') return null;
  if (action.kind === 'player') return touchedByPlayer(state, action);
  const stack = stackOn(state, action.from);
  if (!stack?.comps.some(({ id }) => id === action.by) || kindOf(stack) === 'K') return null;
  return action.kind === 'special' ? touchedBySpecial(state, action) : touchedByMove(state, action);
};

/** Is a check left as it is? */
const isLeft = (check: StandingCheck, { squares, passed, ends, holding, dying }: Touched): boolean => {
  const { kinds, line, mines, near: beside, holders, leaps, units } = check;
  if ((dying & kinds) !== 0 || passed.some((square) => line.has(square))) return false;
  if (ends.some((square) => mines.has(square))) return false;
  if ((holding & holders) !== 0 && ends.some((square) => beside.has(square))) return false;
  if ((holding & KNIGHT) !== 0 && ends.some((square) => leaps.has(square))) return false;
  return !squares.some(
    (at) => line.has(at) || mines.has(at) || beside.has(at) || leaps.has(at) || units.has(at),
  );
};

/** The checks that an action leaves as they are: with any it is surely illegal. */
export const checksLeft = (state: State, action: Act): readonly StandingCheck[] => {
  const checks = standingChecks(state);
  const touched = checks.length === 0 ? null : touchedBy(state, action);
  return touched ? checks.filter((check) => isLeft(check, touched)) : [];
};

/** Special actions of which nothing but who acts is touched, whatever they are aimed at. */
const ALIKE: ReadonlySet<Code> = new Set(['AIM', 'AV', 'BO', 'MO', 'PR', 'SH', 'TO']);

/** Do all special actions of that kind surely leave a check as it is? A no means nothing. */
export const areInVain = (state: State, actor: Actor, code: Code): boolean =>
  ALIKE.has(code) && checksLeft(state, { kind: 'special', code, ...byActor(actor) } as Special).length > 0;

/**
 * May a step among others, to the end of that path, end the check? `kinds`: those of the unit that goes;
 * `victims`: those it captures.
 */
export const mayEnd = (
  check: StandingCheck,
  path: readonly Square[],
  kinds: Kinds,
  victims: Kinds,
): boolean =>
  (victims & FATEFUL) !== 0 ||
  !isLeft(check, {
    ...UNTOUCHED,
    passed: path.slice(1),
    ends: path.slice(-1),
    holding: holdingOf(kinds, victims !== 0),
    dying: victims,
  });

/** Is there nothing that could change the position between a rotation of the board and the end of its ply? */
const isStillAfterRotation = (state: State): boolean =>
  !isAtomic(state) && state.bombs.length === 0 && unrest(state).size === 0 && !mayMonadTouch(state);

/** Is the own King in check when an area is turned? With nothing to follow, it stays there. */
const isTurnedIntoCheck = (state: State, action: PlayersAct): boolean => {
  if (action.code !== 'RO' || !isStillAfterRotation(state)) return false;
  const turned = playersActionFor('RO').perform(startResolution(state, null), action).state;
  const king = kingOf(turned, state.toMove);
  const isChecking = (from: Square): boolean =>
    king !== null && threateningUnits(turned, from, king).some(({ kind }) => kind !== 'B');
  return squaresOf(turned, other(state.toMove)).some(isChecking);
};

/** Surely illegal; a no means nothing. */
export const leavesInCheck = (state: State, action: Act): boolean =>
  standingChecks(state).length > 0 &&
  (checksLeft(state, action).length > 0 || (action.kind === 'player' && isTurnedIntoCheck(state, action)));
