/**
 * What an action disturbs, as far as it can be read off it without resolving it; where more may happen than that,
 * nothing is said (shelter.ts).
 */
import type { Square } from '../../../../kernel/board/board.ts';
import { isBomb } from '../../abilities/common/fusion.ts';
import { endOfPull } from '../../abilities/common/pull.ts';
import { areaFrom, turnedSquare } from '../../mechanics/capture/majority.ts';
import { isMarked } from '../../mechanics/movement/courses.ts';
import type { Act, By, Code, Leg, Part, PlayersAct, Special } from '../../position/action.ts';
import { fileOf, mirror } from '../../position/board.ts';
import { bitOf, type Kinds } from '../../position/kinds.ts';
import { kindsOn, kingOf } from '../../position/piece-lists.ts';
import {
  holdsOnly,
  idOf,
  isClosedTomb,
  isCorrupted,
  type State,
  stackOn,
  wallOn,
} from '../../position/state.ts';
import { unrest } from './undisturbed.ts';

/** What an action disturbs besides the unit that acts, its walls and timers. */
export interface Stir {
  /** Who acts, in normal form; null: nobody. */
  readonly actor: Square | null;
  /** Where it comes to stand in steps; bombs wait for it there. */
  readonly ends: readonly Square[];
  /** Whoever stands on these may go. */
  readonly squares: readonly Square[];
  /** Enemies of these kinds may die anywhere. */
  readonly dying: Kinds;
  /** Does anybody else come to another square? */
  readonly isMoving: boolean;
  /** Enemies that it brings to other squares. */
  readonly comers: readonly Comer[];
  /** Where the own King comes to stand; null: it stays where it is. */
  readonly king: Square | null;
}

/** An enemy that comes to another square, in normal form. */
export interface Comer {
  readonly from: Square;
  readonly to: Square;
}

/** Special actions that bring nobody to another square, kill nobody, turn no ray and hurry no tomb. */
const STAYING: ReadonlySet<Code> = new Set([
  'PR',
  'AIM',
  'CV',
  'BS',
  'PA',
  'WS',
  'WT',
  'TU',
  'BO',
  'TO',
  'AV',
  'SH',
  'PT',
  'MO',
]);
/** Those, and others that only bring their own unit, or new ones, to squares that were empty. */
export const CALM: ReadonlySet<Code> = new Set([
  ...STAYING,
  'LD',
  'UL',
  'LJ',
  'WC',
  'WJ',
  'EG',
  'WO',
  'KS',
  'DS',
  'SN',
]);

/** Read off only where they are the whole turn: steps before them may change what they meet. */
const WHOLE_TURNS: ReadonlySet<Code> = new Set(['DF', 'KX', 'PL', 'PU']);

export const isKing = (state: State, square: Square): boolean => square === kingOf(state, state.toMove);

export const isOwn = (state: State, square: Square): boolean => stackOn(state, square)?.side === state.toMove;

/** Does nothing await who comes there but a trap? */
const isHarmless = (state: State, square: Square): boolean =>
  !isClosedTomb(state, square) && !isCorrupted(state, square);

const isShadows = (state: State, { by }: By): boolean =>
  state.shadows.some(({ stack }) => idOf(stack) === by);

export const NOTHING: Stir = {
  actor: null,
  ends: [],
  squares: [],
  dying: 0,
  isMoving: false,
  comers: [],
  king: null,
};

export const acting = (actor: Square, code: Code): Stir => ({
  ...NOTHING,
  actor,
  isMoving: !STAYING.has(code),
});

/** May the unit become one of too many Pawns (FC-PAWN-9)? Among steps it comes from elsewhere. */
export const mightBurst = (state: State, { from, to }: Special<'FU'>): boolean => {
  const [mover, host] = [stackOn(state, from), stackOn(state, to)];
  return host !== null && holdsOnly(host, 'P') && (mover === null || isBomb(mover, host));
};

/** Does it leave alone everything but its own unit, its walls and timers? */
const isCalm = (state: State, action: Special): boolean => {
  if (action.code === 'FU') return !mightBurst(state, action);
  if (action.code === 'MP') return !isClosedTomb(state, mirror(action.from));
  return CALM.has(action.code);
};

/** A unit is pushed or pulled; where it comes to, nothing but a trap may await it. */
const byShove = (
  state: State,
  { code, from, to }: Special<'PU'> | Special<'PL'>,
  goal: Square,
): Stir | null => {
  if (isKing(state, to) || !isHarmless(state, goal)) return null;
  const comers = isOwn(state, to) ? [] : [{ from: to, to: goal }];
  return { ...acting(from, code), squares: [to], comers };
};

/** A wall that is pushed may leave a tomb to the pusher. */
const byPush = (state: State, action: Special<'PU'>): Stir | null => {
  const { from, to } = action;
  if (stackOn(state, to)) return byShove(state, action, 2 * to - from);
  return state.tombs[to] ? null : { ...acting(from, 'PU'), squares: [to] };
};

const bySpecial = (state: State, action: Special): Stir | null => {
  const { from } = action;
  if (isShadows(state, action)) return action.code === 'SS' ? null : { ...NOTHING, isMoving: true };
  switch (action.code) {
    case 'KX':
      return { ...acting(from, 'KX'), squares: [action.to], king: action.to };
    case 'TS':
      return isKing(state, action.to) ? null : acting(from, 'TS');
    case 'SW':
      return isOwn(state, action.to) ? acting(from, 'SW') : null;
    case 'DF':
      return isHarmless(state, action.to) ? acting(from, 'DF') : null;
    case 'PU':
      return byPush(state, action);
    case 'PL':
      return byShove(state, action, endOfPull(action));
    default:
      return isCalm(state, action) ? acting(from, action.code) : null;
  }
};

const JESTER_OR_KING = bitOf('J') | bitOf('K');

/** A step; whoever is captured may take all of its kinds along (FC-ENT-1), a Jester whoever is near it. */
const byLeg = (state: State, { to, extra, capture }: Leg, sum: Stir): Stir | null => {
  if (extra !== null || !isHarmless(state, to)) return null;
  const dying = capture ? (kindsOn(state)[to] as Kinds) : 0;
  if ((dying & JESTER_OR_KING) !== 0) return null;
  return {
    ...sum,
    ends: [...sum.ends, to],
    squares: capture ? [...sum.squares, to] : sum.squares,
    dying: sum.dying | dying,
  };
};

const byPart = (state: State, part: Part, sum: Stir): Stir | null => {
  if (part.kind === 'leg') return byLeg(state, part, sum);
  const stir = WHOLE_TURNS.has(part.code) ? null : bySpecial(state, part);
  return stir && { ...sum, isMoving: sum.isMoving || stir.isMoving };
};

export const byParts = (state: State, actor: Square, parts: readonly Part[]): Stir | null => {
  let sum: Stir | null = { ...NOTHING, actor };
  for (const part of parts) sum = sum && byPart(state, part, sum);
  // What it captures may harm a King.
  const isStep = sum !== null && sum.squares.length === 0 && isKing(state, actor);
  return sum && isStep ? { ...sum, king: sum.ends.at(-1) ?? null } : sum;
};

/** A rotation of an area in which nothing acts by itself: all in it may change places. */
const byRotation = (state: State, action: PlayersAct & { readonly code: 'RO' }): Stir | null => {
  if (state.bombs.length > 0) return null;
  const restless = unrest(state);
  const size = fileOf(action.to) - fileOf(action.from) + 1;
  const squares = areaFrom(action.from, size);
  const turned = (from: Square): Square => turnedSquare(action.from, size, action.amount, from);
  const comers: Comer[] = [];
  let king: Square | null = null;
  for (const from of squares) {
    if (restless.has(from) || isMarked(state, from) || wallOn(state, from)?.shadow) return null;
    if (!stackOn(state, from)) continue;
    if (isKing(state, from)) king = turned(from);
    else if (!isOwn(state, from)) comers.push({ from, to: turned(from) });
  }
  return { ...NOTHING, squares, comers, king };
};

/** All that an action may disturb, or null where that cannot be read off it. */
export const stirOf = (state: State, action: Act): Stir | null => {
  switch (action.kind) {
    case 'null':
      return NOTHING;
    case 'special':
      return action.code === 'DI' ? { ...NOTHING, actor: action.from } : bySpecial(state, action);
    case 'player':
      return action.code === 'RS'
        ? { ...NOTHING, isMoving: true }
        : action.code === 'RO'
          ? byRotation(state, action)
          : null;
    case 'move':
      if (isShadows(state, action))
        return { ...NOTHING, isMoving: action.legs.some(({ kind }) => kind !== 'leg') };
      return byParts(state, action.from, action.legs);
  }
};
