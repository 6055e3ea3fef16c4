/**
 * What an action touches, as far as it can be read off it: for whoever asks whether something stays as it is
 * without resolving the action (standing-check.ts, standing-protection.ts).
 */
import type { Square } from '../../../kernel/board/board.ts';
import type { UnitId } from '../../../kernel/menu.ts';
import { isAtomic } from '../mechanics/capture/atomic.ts';
import type { Act, Leg, Move, Part, PlayersAct, Special } from '../position/action.ts';
import { area, fileOf, mirror, near, rankOf, SIZE, SQUARES } from '../position/board.ts';
import { bitOf, type Kinds, kindsAmong } from '../position/kinds.ts';
import { kindsOn } from '../position/piece-lists.ts';
import { kindOf, type State, stackOn } from '../position/state.ts';
import { mightBurst } from './shelter.ts';
import { unrest } from './undisturbed.ts';

const [KNIGHT, PAWN, ROOK] = [bitOf('N'), bitOf('P'), bitOf('R')];
/** Who keeps others from acting by where they are, or stuns them. */
const HOLDERS = kindsAmong(['J', 'N', 'P', 'Q', 'R']);

/** What an action touches. */
export interface Touched {
  /** Anything may come there, go from there or happen there. */
  readonly squares: readonly Square[];
  /** Whoever stands on these may be gone afterwards. */
  readonly left: readonly Square[];
  /** Whose old walls may dissolve. */
  readonly wallers: readonly UnitId[];
  /** The way of its unit, where its steps end, of what kinds it is, and what it may hold at the last of them. */
  readonly passed: readonly Square[];
  readonly ends: readonly Square[];
  readonly kinds: Kinds;
  readonly holding: Kinds;
  /** The kinds that may die far from all these. */
  readonly dying: Kinds;
  /** Does it turn lines, or let them go on where they ended? */
  readonly isTurning: boolean;
  /** Does a unit of the other side act in it? */
  readonly isControl: boolean;
}

const UNTOUCHED: Touched = {
  squares: [],
  left: [],
  wallers: [],
  passed: [],
  ends: [],
  kinds: 0,
  holding: 0,
  dying: 0,
  isTurning: false,
  isControl: false,
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

/**
 * A step, and whom it captures: with these may die all of their kinds (FC-ENT-1), and a Jester takes along
 * who is near it.
 */
const touchedByLeg = (state: State, { path, to, extra, capture }: Leg): Touched | null => {
  if (extra || (capture && isAtomic(state))) return null;
  const dying = capture ? (kindsOn(state)[to] as Kinds) : 0;
  if ((dying & FATEFUL) !== 0) return null;
  return { ...UNTOUCHED, passed: path.slice(1), ends: [to], left: capture ? [to] : [], dying };
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
      return { ...UNTOUCHED, passed: [action.to], isTurning: true };
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
  return touched && { ...touched, squares: [...touched.squares, from], isControl: true };
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
  return {
    ...touching(SQUARES.filter(isInside)),
    isTurning: state.distracts.length + state.corrupted.length > 0,
  };
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

/** Is it a step, or a last part that acts where it is then? */
const isReadable = (part: Part, index: number, { length }: Move['legs']): boolean =>
  part.kind === 'leg' || (index === length - 1 && part.code !== 'MC');

/** Captures are read off at the start of the turn: nobody may be pushed to where one is made. */
const touchedByMove = (state: State, { from, legs }: Move): Touched | null => {
  if (!legs.every(isReadable)) return null;
  const kinds = kindsOn(state)[from] as Kinds;
  const holding = holdingOf(kinds, legs.length === 1 || legs.some(isCapturing));
  let sum: Touched = { ...UNTOUCHED, kinds, holding };
  for (const part of legs) {
    const next = part.kind === 'leg' ? touchedByLeg(state, part) : touchedBySpecial(state, part);
    if (!next || (next.dying !== 0 && (kinds & bitOf('L')) !== 0)) return null;
    sum = {
      ...sum,
      squares: [...sum.squares, ...next.squares],
      left: [...sum.left, ...next.left],
      passed: [...sum.passed, ...next.passed],
      ends: [...sum.ends, ...next.ends],
      dying: sum.dying | next.dying,
      isTurning: sum.isTurning || next.isTurning,
    };
  }
  return sum;
};

const touchedByUnit = (state: State, action: Move | Special): Touched | null => {
  const stack = stackOn(state, action.from);
  if (!stack?.comps.some(({ id }) => id === action.by) || kindOf(stack) === 'K') return null;
  const touched = action.kind === 'special' ? touchedBySpecial(state, action) : touchedByMove(state, action);
  return (
    touched && {
      ...touched,
      left: [...touched.left, action.from],
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

/** What a step among others touches, on that path; `taken`: whom it captures, `victims`: of what kinds. */
export const touchedByStep = (
  { from, kinds, ids }: Mover,
  path: readonly Square[],
  taken: readonly Square[],
  victims: Kinds,
): Touched => ({
  ...UNTOUCHED,
  left: [from, ...taken],
  wallers: ids,
  passed: path.slice(1),
  ends: path.slice(-1),
  kinds,
  holding: holdingOf(kinds, victims !== 0),
  dying: victims,
});

/** May it hold somebody at a leap? */
export const holdsByLeap = ({ holding }: Touched): boolean => (holding & KNIGHT) !== 0;
