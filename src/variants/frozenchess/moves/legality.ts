/**
 * Whether an action is legal (FC-RES-6). The sure way is to resolve the whole ply and look at the own king; most actions
 * need not be resolved, because something that stays in its place stands in every line from the enemy to the king.
 */
import type { Square } from '../../../kernel/board.ts';
import type { Direction } from '../../../kernel/direction.ts';
import type { Refusal } from '../../../kernel/menu.ts';
import { remembered } from '../../../kernel/remembered.ts';
import type { RuleId } from '../../../kernel/rulebook.ts';
import { other, type Side, sideName } from '../../../kernel/side.ts';
import { isAtomic } from '../mechanics/capture/atomic.ts';
import { lendableTo } from '../mechanics/threat/powers.ts';
import { isRipe } from '../mechanics/time/passing-time.ts';
import { actingMonads } from '../monad/holders.ts';
import type { Action, By, Code, Part } from '../position/action.ts';
import { ahead, mirrored, nameOf } from '../position/board.ts';
import type { Kind } from '../position/kinds.ts';
import { kingOf, queensShadowsOf, squaresOf } from '../position/piece-lists.ts';
import {
  aboard,
  holdsOnly,
  idOf,
  isClosedTomb,
  isCorrupted,
  isFilled,
  kindOf,
  rangeOf,
  type Shadow,
  type Stack,
  type State,
  stackOn,
  wallOn,
} from '../position/state.ts';
import { rule } from '../rules/index.ts';
import { checkersOf, checksOn, isInCheck } from './attacks.ts';
import { obstacle, pseudoLegalMoves } from './generate.ts';
import { mightCapture, waysOf } from './lines.ts';
import { resolvedForSafety, walled } from './resolve.ts';

/** Special actions that kill nobody, move no enemy and no king, turn no ray and hurry no tomb. */
const CALM: ReadonlySet<Code> = new Set([
  ...([
    'PR',
    'AIM',
    'LD',
    'UL',
    'LJ',
    'WC',
    'WJ',
    'CV',
    'BS',
    'PA',
    'WS',
    'WT',
    'EG',
    'TU',
    'BO',
    'TO',
    'AV',
    'WO',
    'KS',
    'SH',
    'DS',
  ] as const),
  ...(['PT', 'SN', 'MO'] as const),
]);

const isKing = (state: State, square: Square | null): boolean => square !== null && square === kingOf(state, state.toMove);

/** Is there nobody but Pawns, who explode when they are many (FC-PAWN-9)? */
const isOfPawns = (state: State, square: Square | null): boolean => {
  const stack = square === null ? null : stackOn(state, square);
  return stack !== null && holdsOnly(stack, 'P');
};

const isShadows = (state: State, { by }: By): boolean => state.shadows.some(({ stack }) => idOf(stack) === by);

/** Does the action leave alone everything but its own unit, its walls and timers, whatever it meets? */
const isCalm = (state: State, action: Action | Part): boolean => {
  switch (action.kind) {
    case 'null':
      return true;
    case 'special':
      if (isShadows(state, action)) return action.code !== 'SS';
      if (action.code === 'TS') return !isKing(state, action.to);
      if (action.code === 'FU') return !isOfPawns(state, action.to);
      return CALM.has(action.code) || (action.code === 'MP' && !isClosedTomb(state, mirrored(action.from)));
    case 'player':
      return action.code === 'RS';
    case 'leg':
      return !action.capture && action.extra === null && !isClosedTomb(state, action.to) && !isCorrupted(state, action.to);
    case 'move':
      return isShadows(state, action) || action.legs.every((part) => isCalm(state, part));
  }
};

/** The filled squares of a line from an enemy to the king: any of them keeps the king from check along it. */
type Screen = readonly Square[];

const screensFrom = (state: State, kind: Kind, aim: Direction, range: number, from: Square, king: Square): readonly Screen[] =>
  waysOf(kind, aim, 'capture', from).flatMap(({ shape, travel, ends }) => {
    const k = ends.findIndex((squares) => squares.includes(king));
    return k < 0 || (shape === 'ray' && k >= range) ? [] : [travel.slice(0, k).filter((square) => isFilled(state, square))];
  });

/** Every line on which an enemy could check this side's king but for what stands on it, and for what holds the enemy. */
const screensAgainst = (state: State, side: Side): readonly Screen[] => {
  const king = kingOf(state, side);
  if (king === null) return [];
  const found: Screen[] = [];
  for (const from of squaresOf(state, other(side))) {
    const stack = stackOn(state, from);
    if (!stack || stack.par > 0) continue;
    for (const unit of stack.comps) {
      const { kind, aim, cargo } = unit;
      if (kind === 'B' || (kind === 'Z' && cargo.length === 0)) continue;
      if (mightCapture(kind, aim, from, king)) found.push(...screensFrom(state, kind, aim, rangeOf(unit, stack), from, king));
    }
    const aim = ahead(stack.side);
    for (const kind of lendableTo(state, from, king)) found.push(...screensFrom(state, kind, aim, Infinity, from, king));
  }
  for (const from of queensShadowsOf(state, other(side))) {
    if (mightCapture('Q', 'n', from, king))
      found.push(...screensFrom(state, 'Q', 'n', wallOn(state, from)?.shadow?.range ?? 0, from, king));
  }
  return found;
};

/** Those against the side to move. */
const screensOf = remembered((state: State) => screensAgainst(state, state.toMove));

/** Will this square be as filled after a calm action of that unit from there as it was before? */
const stays = (state: State, square: Square, from: Square | null, actor: Stack | null): boolean => {
  if (square === from) return false;
  const waller = stackOn(state, square) ? undefined : wallOn(state, square)?.waller;
  return waller === undefined || !actor?.comps.some(({ id }) => id === waller);
};

/** Does no unit move or die by itself in the next ply, but for bombs? */
const isUndisturbed = remembered(
  (state: State): boolean =>
    state.tornados.length + state.avalanches.length === 0 &&
    actingMonads(state, other(state.toMove)).length === 0 &&
    !isAtomic(state) &&
    !Object.keys(state.tombs).some((square) => isRipe(state, Number(square))),
);

/** Does nothing happen by itself in the next ply that could open a line, and is nothing there that turns lines? */
const isStill = (state: State): boolean => state.bombs.length + state.distracts.length === 0 && isUndisturbed(state);

/** Does a mark that turns rays, or the power of a Queen's Shadow, depend on the life of this shadow? */
const upholds = (state: State, { stack }: Shadow): boolean =>
  aboard(stack).some(
    ({ id }) => state.distracts.some(({ jester }) => jester === id) || state.walls.some((wall) => wall?.shadow && wall.waller === id),
  );

/** Can no step of a shadow, nor what it does to others, change a line between units? */
const isApart = remembered((state: State): boolean => isUndisturbed(state) && !state.shadows.some((shadow) => upholds(state, shadow)));

/** Is every calm action of the unit there, or of nobody, surely legal? A no means nothing. */
const isAtEase = (state: State, from: Square | null): boolean => {
  if (!isStill(state)) return false;
  const stack = from === null ? null : stackOn(state, from);
  if (stack && kindOf(stack) === 'K') return false;
  return screensOf(state).every((screen) => screen.some((square) => stays(state, square, from, stack)));
};

/** Surely legal; a no means nothing. */
const isSafe = (state: State, action: Action): boolean =>
  isCalm(state, action) &&
  isAtEase(state, action.kind === 'null' || (action.kind !== 'player' && isShadows(state, action)) ? null : action.from);

/** Has the unit there a step that is surely legal? A no means nothing. */
export const hasSafeStep = (state: State, from: Square): boolean =>
  isAtEase(state, from) &&
  pseudoLegalMoves(state, from, true).some(
    ({ to, capture, why }) => !why && !capture && !isClosedTomb(state, to) && !isCorrupted(state, to),
  );

/** For whose king's sake an action is illegal, by which clause, and the position in which that king is dead or in check. */
interface Danger {
  readonly side: Side;
  readonly rule: RuleId;
  readonly after: State;
}

/** Whoever checks the king before an action mostly does so after it, too: it is asked first. */
const isReal = (state: State, { side, after }: Danger): boolean =>
  kingOf(after, side) === null || isInCheck(after, side, checksOn(state)[side]);

/** A mind-controlled unit may not do that to its own King; it is asked when the walls are laid. */
const controlDanger = (state: State, action: Action): Danger | null => {
  const last = action.kind === 'move' ? action.legs.at(-1) : action;
  if (last?.kind !== 'special' || last.code !== 'MC') return null;
  const danger: Danger = { side: other(state.toMove), rule: rule('FC-MC-2'), after: walled(state, action).state };
  return isReal(state, danger) ? danger : null;
};

/** To the own king, when the ply is over; nothing matters once the enemy's is dead. */
const ownDanger = (state: State, action: Action): Danger | null => {
  const side = state.toMove;
  const after = resolvedForSafety(state, action).state;
  const isAlive = kingOf(after, side) !== null;
  if (isAlive && kingOf(after, other(side)) === null) return null;
  const isTurned = isAlive && action.kind === 'player' && action.code === 'RO';
  const danger: Danger = { side, rule: isTurned ? rule('FC-ROT-4') : rule('FC-RES-6'), after };
  return isReal(state, danger) ? danger : null;
};

const dangerOf = (state: State, action: Action): Danger | null => controlDanger(state, action) ?? ownDanger(state, action);

const dangerWords = (state: State, { side, rule: clause, after }: Danger): Refusal => {
  const king = kingOf(after, side);
  if (king === null) {
    const at = kingOf(state, side);
    const death = clause === rule('FC-MC-2') ? 'King would die by its own unit' : 'own King would die';
    return { rule: clause, text: `${sideName(side)}'s ${death}.`, squares: at === null ? [] : [at] };
  }
  const checkers = checkersOf(after, side);
  const by = checkers.map((square) => obstacle(after, square)).join(' and ');
  return { rule: clause, text: `${sideName(side)}'s King on ${nameOf(king)} would be in check from ${by}.`, squares: [king, ...checkers] };
};

/** Why an action is illegal for a king's sake, by resolving it; null if it is legal. */
export const resolvedFault = (state: State, action: Action): Refusal | null => {
  const danger = dangerOf(state, action);
  return danger && dangerWords(state, danger);
};

/** Does the action leave no king in danger that it must not? */
export const isLegal = (state: State, action: Action): boolean => isSafe(state, action) || !dangerOf(state, action);

/** Why an action is illegal for a king's sake, for whoever asks; null if it is legal. */
export const faultOf = (state: State, action: Action): (() => Refusal) | null =>
  isLegal(state, action) ? null : () => resolvedFault(state, action) as Refusal;

/** What a shadow's steps cannot mend: they leave the units as they are, so a King that a Nullmove leaves in check stays there. */
export const restFault = remembered((state: State): (() => Refusal) | null => (isApart(state) ? faultOf(state, { kind: 'null' }) : null));

/** Is every step of a shadow surely legal? A no means nothing. */
export const areStepsSafe = (state: State): boolean => isApart(state) && restFault(state) === null;
