/**
 * Actions that surely leave the own King out of check (FC-RES-6): in every line from an enemy to it stands
 * something (screens.ts) that neither the action (stir.ts) nor the ply after it moves.
 */
import type { Square } from '../../../../kernel/board/board.ts';
import { memoize } from '../../../../kernel/remembered.ts';
import { other } from '../../../../kernel/side.ts';
import { marksWith } from '../../abilities/units/jester.ts';
import { isAtomic } from '../../mechanics/capture/atomic.ts';
import { mightHatch } from '../../mechanics/time/growth.ts';
import { type Act, type Code, captureLeg, quietLeg } from '../../position/action.ts';
import { area, SQUARES } from '../../position/board.ts';
import { changeState } from '../../position/changed.ts';
import type { Kinds } from '../../position/kinds.ts';
import { kindsOn, kingOf, queensShadowsOf, squaresOf } from '../../position/piece-lists.ts';
import { type Actor, type State, stackOn, wallOn } from '../../position/state.ts';
import type { PseudoLegalMove } from '../generate.ts';
import { type Screen, screensAgainst, screensFrom, screensLent } from './screens.ts';
import { acting, byParts, CALM, type Comer, isKing, isOwn, NOTHING, type Stir, stirOf } from './stir.ts';
import { mayMonadTouch, unrest } from './undisturbed.ts';

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
