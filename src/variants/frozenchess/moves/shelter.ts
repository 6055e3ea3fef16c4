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
import { areaFrom, turnedSquare } from '../mechanics/capture/majority.ts';
import { isLined, isMarked, linesToMarks } from '../mechanics/movement/courses.ts';
import { lendableTo, usableOf } from '../mechanics/threat/powers.ts';
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
import { ahead, area, fileOf, mirror, SQUARES } from '../position/board.ts';
import { changeState } from '../position/changed.ts';
import { bitOf, type Kind, type Kinds } from '../position/kinds.ts';
import { kindsOn, kingOf, presentOf, queensShadowsOf, squaresOf } from '../position/piece-lists.ts';
import {
  type Actor,
  holdsOnly,
  idOf,
  isClosedTomb,
  isCorrupted,
  isFilled,
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
  /** Enemies that it brings to other squares. */
  readonly comers: readonly Comer[];
  /** Where the own King comes to stand; null: it stays where it is. */
  readonly king: Square | null;
}

/** An enemy that comes to another square, in normal form. */
interface Comer {
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
const WHOLE_TURNS: ReadonlySet<Code> = new Set(['DF', 'KX', 'PL', 'PU']);

const isKing = (state: State, square: Square): boolean => square === kingOf(state, state.toMove);

const isOwn = (state: State, square: Square): boolean => stackOn(state, square)?.side === state.toMove;

/** Does nothing await who comes there but a trap? */
const isHarmless = (state: State, square: Square): boolean =>
  !isClosedTomb(state, square) && !isCorrupted(state, square);

const isShadows = (state: State, { by }: By): boolean =>
  state.shadows.some(({ stack }) => idOf(stack) === by);

const NOTHING: Stir = {
  actor: null,
  ends: [],
  squares: [],
  dying: 0,
  isMoving: false,
  comers: [],
  king: null,
};

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

const byParts = (state: State, actor: Square, parts: readonly Part[]): Stir | null => {
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

/** Adds those of what a stack on a square is itself. */
const addOwnScreens = (found: Screen[], state: State, stack: Stack, from: Square, king: Square): void => {
  for (const unit of stack.comps) {
    const { kind, aim, cargo } = unit;
    if (kind !== 'B' && (kind !== 'Z' || cargo.length > 0))
      addScreens(found, state, kind, aim, rangeOf(unit, stack), from, king);
  }
};

/** Adds every line on which others could come to lend a stack that kind, or what makes them do so. */
const addLoans = (found: Screen[], state: State, kind: Kind, stack: Stack, to: Square): void => {
  const kinds = kindsOn(state);
  for (const by of squaresOf(state, stack.side)) {
    if (((kinds[by] as Kinds) & bitOf(kind)) === 0 || by === to) continue;
    for (const unit of stackAt(state, by).comps)
      if (unit.kind === kind) addScreens(found, state, kind, unit.aim, Infinity, by, to);
    // The Rooks that it empowers empower it (FC-ROOK-4).
    if (kind === 'R')
      for (const unit of stack.comps) addScreens(found, state, unit.kind, unit.aim, Infinity, to, by);
  }
};

/** Adds those of what may be lent to the stack on a square: its line to the king is shut, or all of the loan's. */
const addLentScreens = (found: Screen[], state: State, stack: Stack, from: Square, king: Square): void => {
  for (const kind of lendableTo(state, from, king)) {
    const lines: Screen[] = [];
    addScreens(lines, state, kind, ahead(stack.side), Infinity, from, king);
    if (lines.every((line) => line.length > 0)) found.push(...lines);
    else addLoans(found, state, kind, stack, from);
  }
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
    addOwnScreens(found, state, stack, from, king);
    addLentScreens(found, state, stack, from, king);
  }
  for (const from of queensShadowsOf(state, enemy))
    addScreens(found, state, 'Q', 'n', wallOn(state, from)?.shadow?.range ?? 0, from, king);
  return found;
};

/** The lines of an enemy that comes to another square, by what it is and whatever is lent to it there. */
const screensFrom = (state: State, { from, to }: Comer, king: Square): readonly Screen[] => {
  const stack = stackAt(state, from);
  const found: Screen[] = [];
  addOwnScreens(found, state, stack, to, king);
  for (const kind of usableOf(state, stack, to, king, presentOf(state, stack.side)))
    addScreens(found, state, kind, ahead(stack.side), Infinity, to, king);
  return found;
};

/** The lines of all other enemies, if whoever comes to another square lends them what it is. */
const screensLent = (state: State, lender: Square, king: Square): readonly Screen[] => {
  const lent = kindsOn(state)[lender] as Kinds;
  const { side } = stackAt(state, lender);
  const found: Screen[] = [];
  for (const from of squaresOf(state, side))
    if (from !== lender)
      for (const kind of usableOf(state, stackAt(state, from), from, king, lent))
        addScreens(found, state, kind, ahead(side), Infinity, from, king);
  return found;
};

/** What stands between the king and all its enemies. */
interface Shelter {
  readonly screens: readonly Screen[];
  /** Who comes there sets off a bomb. */
  readonly mined: ReadonlySet<Square>;
  /** The lines of an enemy that came to another square, and of those to whom it might lend its kinds. */
  readonly screensOf: (comer: Comer) => readonly Screen[];
}

const NO_SCREEN: readonly Screen[] = [[]];

/** A shelter of the king there; null where something may happen by itself that opens lines. */
const shelterOn = (state: State, king: Square): Shelter | null => {
  const side = state.toMove;
  const enemy = other(side);
  const restless = unrest(state);
  const threats = [...squaresOf(state, enemy), ...queensShadowsOf(state, enemy)];
  if (isAtomic(state) || mayMonadTouch(state)) return null;
  if (restless.has(king) || (restless.size > 0 && threats.some((square) => restless.has(square))))
    return null;
  if (state.bombs.length > 0 && squaresOf(state, side).some((square) => mightHatch(state, square)))
    return null;
  const lasting = (screens: readonly Screen[]): readonly Screen[] =>
    restless.size === 0 ? screens : screens.map((screen) => screen.filter((square) => !restless.has(square)));
  const screens = lasting(screensAgainst(state, king));
  const bombs = state.bombs.filter((bomb) => bomb.side === enemy);
  const lent = new Map<Square, readonly Screen[]>();
  const coming = new Map<number, readonly Screen[]>();
  const screensOf = (comer: Comer): readonly Screen[] => {
    const { from, to } = comer;
    if (restless.has(to)) return NO_SCREEN;
    const key = from * SQUARES.length + to;
    const known = coming.get(key);
    if (known) return known;
    const loans = lent.get(from) ?? lasting(screensLent(state, from, king));
    lent.set(from, loans);
    const found = [...lasting(screensFrom(state, comer, king)), ...loans];
    coming.set(key, found);
    return found;
  };
  return screens.some((screen) => screen.length === 0)
    ? null
    : { screens, mined: new Set(bombs.flatMap(({ square }) => area(square))), screensOf };
};

const shelters = memoize((_state: State): Map<Square, Shelter | null> => new Map());

/** That of the own king, were it there. */
const shelterAt = (state: State, king: Square): Shelter | null => {
  const known = shelters(state);
  let shelter = known.get(king);
  if (shelter === undefined) {
    shelter = shelterOn(state, king);
    known.set(king, shelter);
  }
  return shelter;
};

/** The square of the king once this is stirred; null where it goes by itself. */
const kingAfter = (state: State, { actor, king }: Stir): Square | null => {
  if (king !== null) return king;
  return actor !== null && isKing(state, actor) ? null : kingOf(state, state.toMove);
};

/** Is this square as filled after what is stirred as it was before? */
const stays = (state: State, square: Square, { actor, king, squares, dying }: Stir): boolean => {
  if (square === actor || squares.includes(square)) return false;
  if (stackOn(state, square))
    return ((kindsOn(state)[square] as Kinds) & dying) === 0 || isOwn(state, square);
  const waller = wallOn(state, square)?.waller;
  const isOf = (from: Square | null): boolean =>
    from !== null && (stackOn(state, from)?.comps.some(({ id }) => id === waller) ?? false);
  return !isOf(actor) && !isOf(king);
};

const isSheltered = (state: State, stir: Stir): boolean => {
  const { ends, isMoving, comers } = stir;
  const king = kingAfter(state, stir);
  const shelter = king === null ? null : shelterAt(state, king);
  if (!shelter || (state.bombs.length > 0 && (isMoving || ends.some((square) => shelter.mined.has(square)))))
    return false;
  const isClosed = (screen: Screen): boolean => screen.some((square) => stays(state, square, stir));
  return shelter.screens.every(isClosed) && comers.every((comer) => shelter.screensOf(comer).every(isClosed));
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
  (isKing(state, actor.square) || isSheltered(state, { ...NOTHING, actor: actor.square })) &&
  moves().some(({ to, path, capture, why }) => {
    const stir = why
      ? null
      : byParts(state, actor.square, [capture ? captureLeg(path, to, null) : quietLeg(path, to)]);
    return stir !== null && isSheltered(state, stir);
  });
