/**
 * Actions that surely leave the own King out of check (FC-RES-6): in every line from an enemy to it stands
 * something that neither the action nor the ply after it moves. What an action disturbs is read off it; where
 * more than that may happen nothing is said.
 */
import type { Square } from '../../../kernel/board/board.ts';
import type { Direction } from '../../../kernel/board/direction.ts';
import { memoize } from '../../../kernel/remembered.ts';
import { other } from '../../../kernel/side.ts';
import { isBomb } from '../abilities/common/fusion.ts';
import { endOfPull } from '../abilities/common/pull.ts';
import { marksWith } from '../abilities/units/jester.ts';
import { isAtomic } from '../mechanics/capture/atomic.ts';
import { isLined, linesToMarks } from '../mechanics/movement/courses.ts';
import { lendableTo } from '../mechanics/threat/powers.ts';
import { mightHatch } from '../mechanics/time/growth.ts';
import {
  type Act,
  type By,
  type Code,
  captureLeg,
  type Leg,
  type Part,
  type PlayersAct,
  quietLeg,
  type Special,
} from '../position/action.ts';
import { ahead, area, fileOf, mirror, rankOf, SIZE } from '../position/board.ts';
import { changeState } from '../position/changed.ts';
import { bitOf, type Kind, type Kinds } from '../position/kinds.ts';
import { kindsOn, kingOf, queensShadowsOf, squaresOf } from '../position/piece-lists.ts';
import {
  type Actor,
  holdsOnly,
  idOf,
  isClosedTomb,
  isCorrupted,
  isFilled,
  kindOf,
  rangeOf,
  type Stack,
  type State,
  stackAt,
  stackOn,
  wallOn,
} from '../position/state.ts';
import type { PseudoLegalMove } from './generate.ts';
import { approaches, linesOf, mightCapture } from './lines.ts';
import { mayMonadTouch, unrest } from './undisturbed.ts';

/** What an action disturbs besides the unit that acts, its walls and timers. */
interface Stir {
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
const CALM: ReadonlySet<Code> = new Set([
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
const WHOLE_TURNS: ReadonlySet<Code> = new Set(['DF', 'PL', 'PU']);

const isKing = (state: State, square: Square): boolean => square === kingOf(state, state.toMove);

const isOwn = (state: State, square: Square): boolean => stackOn(state, square)?.side === state.toMove;

/** Does nothing await who comes there but a trap? */
const isHarmless = (state: State, square: Square): boolean =>
  !isClosedTomb(state, square) && !isCorrupted(state, square);

const isShadows = (state: State, { by }: By): boolean =>
  state.shadows.some(({ stack }) => idOf(stack) === by);

const NOTHING: Stir = { actor: null, ends: [], squares: [], dying: 0, isMoving: false };

const acting = (actor: Square, code: Code): Stir => ({ ...NOTHING, actor, isMoving: !STAYING.has(code) });

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

/** An own unit is pushed or pulled; where it comes to, nothing but a trap may await it. */
const byShove = (
  state: State,
  { code, from, to }: Special<'PU'> | Special<'PL'>,
  goal: Square,
): Stir | null =>
  isOwn(state, to) && !isKing(state, to) && isHarmless(state, goal)
    ? { ...acting(from, code), squares: [to] }
    : null;

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

const byParts = (state: State, actor: Square, parts: readonly Part[]): Stir | null => {
  let sum: Stir | null = { ...NOTHING, actor };
  for (const part of parts) sum = sum && byPart(state, part, sum);
  return sum;
};

/** A rotation of an area without Kings and enemies: all in it may change places. */
const byRotation = (state: State, { from, to }: PlayersAct & { readonly code: 'RO' }): Stir | null => {
  if (state.distracts.length + state.bombs.length > 0) return null;
  const squares: Square[] = [];
  for (let rank = rankOf(from); rank <= rankOf(to); rank++) {
    for (let file = fileOf(from); file <= fileOf(to); file++) {
      const square = rank * SIZE + file;
      if (
        isKing(state, square) ||
        (stackOn(state, square) && !isOwn(state, square)) ||
        wallOn(state, square)?.shadow
      )
        return null;
      squares.push(square);
    }
  }
  return { ...NOTHING, squares };
};

/** All that an action may disturb, or null where that cannot be read off it. */
const stirOf = (state: State, action: Act): Stir | null => {
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

/**
 * The filled squares of a line from an enemy to the king, or to the mark that turns it: any of them keeps the
 * king from check along it.
 */
type Screen = readonly Square[];

/** Adds those of all lines of a kind from a square. */
const addScreens = (
  found: Screen[],
  state: State,
  kind: Kind,
  aim: Direction,
  range: number,
  from: Square,
  king: Square,
): void => {
  const add = (line: readonly Square[]): void => {
    found.push(line.filter((square) => isFilled(state, square)));
  };
  if (mightCapture(kind, aim, from, king))
    for (const { isRay, between } of approaches(linesOf(kind, aim, 'capture', from), king))
      if (!isRay || between.length < range) add(between);
  if (isLined(state, from))
    for (const line of linesToMarks(state, kind, aim, from)) if (line.length <= range) add(line);
};

/**
 * Every line on which an enemy could check the king but for what stands on it, and for what holds the enemy.
 */
const screensAgainst = (state: State, king: Square): readonly Screen[] => {
  const enemy = other(state.toMove);
  const found: Screen[] = [];
  for (const from of squaresOf(state, enemy)) {
    const stack = stackAt(state, from);
    if (stack.par > 0) continue;
    for (const unit of stack.comps) {
      const { kind, aim, cargo } = unit;
      if (kind !== 'B' && (kind !== 'Z' || cargo.length > 0))
        addScreens(found, state, kind, aim, rangeOf(unit, stack), from, king);
    }
    for (const kind of lendableTo(state, from, king))
      addScreens(found, state, kind, ahead(enemy), Infinity, from, king);
  }
  for (const from of queensShadowsOf(state, enemy))
    addScreens(found, state, 'Q', 'n', wallOn(state, from)?.shadow?.range ?? 0, from, king);
  return found;
};

/** What stands between the king and all its enemies. */
interface Shelter {
  readonly screens: readonly Screen[];
  /** Who comes there sets off a bomb. */
  readonly mined: ReadonlySet<Square>;
}

/** That of the side to move; null where something may happen by itself that opens lines. */
const shelterOf = memoize((state: State): Shelter | null => {
  const side = state.toMove;
  const enemy = other(side);
  const king = kingOf(state, side);
  const restless = unrest(state);
  const threats = [...squaresOf(state, enemy), ...queensShadowsOf(state, enemy)];
  if (king === null || isAtomic(state) || mayMonadTouch(state)) return null;
  if (restless.has(king) || (restless.size > 0 && threats.some((square) => restless.has(square))))
    return null;
  if (state.bombs.length > 0 && squaresOf(state, side).some((square) => mightHatch(state, square)))
    return null;
  const lasting = (screen: Screen): Screen => screen.filter((square) => !restless.has(square));
  const found = screensAgainst(state, king);
  const screens = restless.size === 0 ? found : found.map(lasting);
  const bombs = state.bombs.filter((bomb) => bomb.side === enemy);
  return screens.some((screen) => screen.length === 0)
    ? null
    : { screens, mined: new Set(bombs.flatMap(({ square }) => area(square))) };
});

/** Is this square as filled after what is stirred as it was before? */
const stays = (
  state: State,
  square: Square,
  { actor, squares, dying }: Stir,
  stack: Stack | null,
): boolean => {
  if (square === actor || squares.includes(square)) return false;
  if (stackOn(state, square))
    return ((kindsOn(state)[square] as Kinds) & dying) === 0 || isOwn(state, square);
  const waller = wallOn(state, square)?.waller;
  return !stack?.comps.some(({ id }) => id === waller);
};

const isSheltered = (state: State, stir: Stir): boolean => {
  const { actor, ends, isMoving } = stir;
  const stack = actor === null ? null : stackOn(state, actor);
  const shelter = stack && kindOf(stack) === 'K' ? null : shelterOf(state);
  if (!shelter || (state.bombs.length > 0 && (isMoving || ends.some((square) => shelter.mined.has(square)))))
    return false;
  return shelter.screens.every((screen) => screen.some((square) => stays(state, square, stir, stack)));
};

const laid = memoize((_state: State): Map<string, State> => new Map());

/**
 * The position with the mark that an action lays. Every line to a mark counts, whichever way that turns it:
 * one answer serves for all.
 */
const withItsMark = (state: State, action: Act): State => {
  if (action.kind !== 'special' || action.code !== 'DI') return state;
  const { by: jester, to: square, aim: toward } = action;
  const known = laid(state);
  const key = `${jester} ${square}`;
  const marked =
    known.get(key) ?? changeState(state, { distracts: marksWith(state, { square, jester, toward }) });
  known.set(key, marked);
  return marked;
};

/** Surely legal; a no means nothing. */
export const isSafe = (state: State, action: Act): boolean => {
  const stir = stirOf(state, action);
  return stir !== null && isSheltered(withItsMark(state, action), stir);
};

/** Is a special action of that kind surely legal? A no means nothing. */
export const isSafely = (state: State, { square, stack }: Actor, code: Code): boolean =>
  CALM.has(code) && isSheltered(state, stack.shade ? { ...NOTHING, isMoving: true } : acting(square, code));

/** Is a Nullmove, or any step of a shadow, surely legal? A no means nothing. */
export const isRestSafe = (state: State): boolean => isSheltered(state, NOTHING);

/** Has the unit there a step that is surely legal, among these? A no means nothing. */
export const hasShelteredStep = (
  state: State,
  actor: Actor,
  moves: () => readonly PseudoLegalMove[],
): boolean =>
  isSheltered(state, { ...NOTHING, actor: actor.square }) &&
  moves().some(({ to, path, capture, why }) => {
    const stir = why
      ? null
      : byParts(state, actor.square, [capture ? captureLeg(path, to, null) : quietLeg(path, to)]);
    return stir !== null && isSheltered(state, stir);
  });
