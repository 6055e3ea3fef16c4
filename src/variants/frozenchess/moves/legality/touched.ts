/**
 * What an action touches, as far as it can be read off it: for whoever asks whether something stays as it is
 * without resolving the action (left-in-check.ts).
 */
import type { Square } from '../../../../kernel/board/board.ts';
import type { UnitId } from '../../../../kernel/menu.ts';
import { isBomb } from '../../abilities/common/fusion.ts';
import { isAtomic } from '../../mechanics/capture/atomic.ts';
import type { Act, Leg, Move, Part, PlayersAct, Special } from '../../position/action.ts';
import { area, fileOf, mirror, near, rankOf, SIZE, SQUARES } from '../../position/board.ts';
import { bitOf, isLifeless, KINDS, type Kinds, kindsAmong } from '../../position/kinds.ts';
import { kindsOn } from '../../position/piece-lists.ts';
import { holdsOnly, isMonad, kindOf, type State, stackOn } from '../../position/state.ts';
import { unrest } from './undisturbed.ts';

const [PAWN, ROOK] = [bitOf('P'), bitOf('R')];
/** Who keeps others from acting by where they are, or stuns them. */
const HOLDERS = kindsAmong(['J', 'N', 'P', 'Q', 'R']);
const LIFELESS = kindsAmong(KINDS.filter(isLifeless));

/** What an action touches. */
export interface Touched {
  /** Anything may come there, go from there or happen there. */
  readonly squares: readonly Square[];
  /** Whoever stands on these may be gone afterwards. */
  readonly left: readonly Square[];
  /** Whose old walls may dissolve. */
  readonly wallers: readonly UnitId[];
  /**
   * The way of its unit, where its steps end, where it may come to rest, and what it may hold there.
   */
  readonly passed: readonly Square[];
  readonly ends: readonly Square[];
  readonly rests: readonly Square[];
  readonly holding: Kinds;
  /** The kinds that may die far from all these. */
  readonly dying: Kinds;
}

const UNTOUCHED: Touched = {
  squares: [],
  left: [],
  wallers: [],
  passed: [],
  ends: [],
  rests: [],
  holding: 0,
  dying: 0,
};
const touching = (squares: readonly Square[]): Touched => ({ ...UNTOUCHED, squares });

/** More than their own death follows from that of these. */
export const FATEFUL = kindsAmong(['J', 'K']);

/** The squares on a straight line from one to another, the latter included. */
const lineTo = (from: Square, to: Square): readonly Square[] => {
  const step = Math.sign(rankOf(to) - rankOf(from)) * SIZE + Math.sign(fileOf(to) - fileOf(from));
  const squares: Square[] = [];
  for (let square = from + step; square !== to; square += step) squares.push(square);
  return [...squares, to];
};

/** May somebody come to a new tomb at the end of the ply? */
const isMovedLater = ({ tornados, avalanches, shadows }: State): boolean =>
  tornados.length + avalanches.length > 0 || shadows.some(({ stack }) => isMonad(stack));

/** The enemies whom a Dragon may burn from there: Kings are immune. */
const foesNear = (state: State, square: Square): readonly Square[] =>
  near(square).filter((each) => {
    const stack = stackOn(state, each);
    return stack !== null && stack.side !== state.toMove && kindOf(stack) !== 'K';
  });

/**
 * A step, and whom it captures: with these may die all of their kinds (FC-ENT-1), and a Jester takes along
 * who is near it.
 */
const touchedByLeg = (state: State, { path, to, extra, capture }: Leg): Touched | null => {
  if (
    extra === 'leap' ||
    (extra === 'fire' && isMovedLater(state)) ||
    ((capture || extra) && isAtomic(state))
  )
    return null;
  const left = [...(capture ? [to] : []), ...(extra === 'fire' ? foesNear(state, to) : [])];
  const dying = left.reduce((sum, square) => sum | (kindsOn(state)[square] as Kinds), 0);
  if ((dying & FATEFUL) !== 0) return null;
  return { ...UNTOUCHED, passed: path.slice(1), ends: [to], left, dying };
};

/** Counters run faster there: a tomb, an Egg or an area may do then what it would do later. */
const touchedByQuickening = (state: State, { to }: Special<'QU'>): Touched | null => {
  const isBrooding = ((kindsOn(state)[to] as Kinds) & LIFELESS) !== 0 || state.tombs[to] !== undefined;
  return isBrooding || state.tornados.length + state.avalanches.length > 0 ? null : touching([to]);
};

/** May the unit become one of too many Pawns (FC-PAWN-9)? Among steps it comes from elsewhere. */
const mightBurst = (state: State, { from, to }: Special<'FU'>): boolean => {
  const [mover, host] = [stackOn(state, from), stackOn(state, to)];
  return host !== null && holdsOnly(host, 'P') && (mover === null || isBomb(mover, host));
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
    case 'QU':
      return touchedByQuickening(state, action);
    case 'DF':
    case 'FU':
    case 'LD':
      return action.code === 'FU' && mightBurst(state, action) ? null : touching([...action.path, action.to]);
    case 'MP':
      return touching([from, mirror(from)]);
    case 'PL':
      return touching([from, ...lineTo(from, action.to)]);
    // A wall may leave a tomb to the pusher.
    case 'PU':
      return state.tombs[action.to] ? null : touching([from, action.to, 2 * action.to - from]);
    case 'SP':
      return touching(near(from));
    case 'TB':
      return touching(area(action.to));
    case 'MC':
      return touchedByControl(state, action);
    default:
      return null;
  }
};

/** Who controls stays; the other unit acts as if it were its turn (FC-MC-1). */
const touchedByControl = (state: State, { from, inner }: Special<'MC'>): Touched | null => {
  const touched = touchedByUnit(state, inner);
  return touched && { ...touched, squares: [...touched.squares, from] };
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

const isCapturing = (part: Part): boolean => part.kind === 'leg' && (part.capture || part.extra !== null);

/**
 * Those of the kinds by which a unit may hold another where it stands. `isStunning`: may it stun as a Rook?
 * `isPromoting`: may a Pawn among them have become any?
 */
const holdingOf = (kinds: Kinds, isStunning: boolean, isPromoting: boolean): Kinds => {
  if (isPromoting && (kinds & PAWN) !== 0) return HOLDERS;
  return kinds & (isStunning ? HOLDERS : HOLDERS & ~ROOK);
};

/** May it be that a step goes no further than here? */
const isStop = (state: State, square: Square): boolean =>
  state.tombs[square] !== undefined || state.traps.some((trap) => trap.square === square);

/** Is it a step, or a last part that acts where it is then? */
const isReadable = (part: Part, index: number, { length }: Move['legs']): boolean =>
  part.kind === 'leg' || (index === length - 1 && part.code !== 'MC');

/** Captures are read off at the start of the turn: nobody may be pushed to where one is made. */
const touchedByMove = (state: State, { from, legs }: Move): Touched | null => {
  if (!legs.every(isReadable)) return null;
  const kinds = kindsOn(state)[from] as Kinds;
  const isPromoting = legs.some((part) => part.kind === 'special' || part.promote !== null);
  const holding = holdingOf(kinds, legs.length === 1 || legs.some(isCapturing), isPromoting);
  let sum: Touched = { ...UNTOUCHED, holding };
  for (const [index, part] of legs.entries()) {
    const next = part.kind === 'leg' ? touchedByLeg(state, part) : touchedBySpecial(state, part);
    if (!next || (next.dying !== 0 && (kinds & bitOf('L')) !== 0)) return null;
    sum = {
      ...sum,
      squares: [...sum.squares, ...next.squares],
      left: [...sum.left, ...next.left],
      passed: [...sum.passed, ...next.passed],
      ends: [...sum.ends, ...next.ends],
      rests: [
        ...sum.rests,
        ...next.ends.filter((end) => isPromoting || index === legs.length - 1 || isStop(state, end)),
      ],
      dying: sum.dying | next.dying,
    };
  }
  return sum;
};

const touchedByUnit = (state: State, action: Move | Special): Touched | null => {
  const stack = stackOn(state, action.from);
  if (!stack?.comps.some(({ id }) => id === action.by) || kindOf(stack) === 'K') return null;
  const touched = action.kind === 'special' ? touchedBySpecial(state, action) : touchedByMove(state, action);
  // A Jester that lays a mark stays as it is.
  const isStaying = action.kind === 'special' && action.code === 'DI';
  return (
    touched && {
      ...touched,
      left: isStaying ? touched.left : [...touched.left, action.from],
      wallers: [...touched.wallers, ...stack.comps.map(({ id }) => id)],
    }
  );
};

/** All that an action can touch, or null where that cannot be read off. */
export const touchedBy = (state: State, action: Act): Touched | null => {
  if (action.kind === 'null') return null;
  return action.kind === 'player' ? touchedByPlayer(state, action) : touchedByUnit(state, action);
};

/** A unit that goes, before it does. */
export interface Mover {
  readonly from: Square;
  readonly kinds: Kinds;
  readonly ids: readonly UnitId[];
}

/** Where Pawns of one side or the other become other kinds. */
const isOnEdge = (square: Square): boolean => rankOf(square) === 0 || rankOf(square) === SIZE - 1;

/**
 * What a step among others touches that goes over these squares and ends on one of those; `taken`: whom it
 * captures, `victims`: of what kinds.
 */
export const touchedByStep = (
  { from, kinds, ids }: Mover,
  passed: readonly Square[],
  ends: readonly Square[],
  taken: readonly Square[],
  victims: Kinds,
): Touched => ({
  ...UNTOUCHED,
  left: [from, ...taken],
  wallers: ids,
  passed,
  ends,
  rests: ends,
  holding: holdingOf(kinds, victims !== 0, ends.some(isOnEdge)),
  dying: victims,
});
