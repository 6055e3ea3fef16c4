/**
 * Whether an action is legal (FC-RES-6). The sure way is to resolve the whole ply and look at the own king;
 * most actions need not be resolved: they surely leave it safe (shelter.ts), or surely in check
 * (left-in-check.ts).
 */

import type { Square } from '../../../../kernel/board/board.ts';
import type { RuleId } from '../../../../kernel/learning/rulebook.ts';
import type { Refusal } from '../../../../kernel/menu.ts';
import { memoize } from '../../../../kernel/remembered.ts';
import { other, type Side, sideName } from '../../../../kernel/side.ts';
import { listWords } from '../../../../kernel/words.ts';
import type { Act } from '../../position/action.ts';
import { nameOf } from '../../position/board.ts';
import { kingOf } from '../../position/piece-lists.ts';
import { actorAt, obstacle, type State } from '../../position/state.ts';
import { rule } from '../../rules/index.ts';
import { checkersOf, checksOn, isInCheck } from '../attacks.ts';
import { pseudoLegalMoves } from '../generate.ts';
import { resolveForSafety, resolveToWalls } from '../resolve.ts';
import { leavesInCheck } from './left-in-check.ts';
import { hasShelteredStep, isRestSafe, isSafe } from './shelter.ts';
import { standingChecks } from './standing-check.ts';
import { isUndisturbed, upholds } from './undisturbed.ts';

/** Can no step of a shadow, nor what it does to others, change a line between units? */
const isApart = memoize(
  (state: State): boolean => isUndisturbed(state) && !state.shadows.some((shadow) => upholds(state, shadow)),
);

/** Has the unit there a step by its own pattern that is surely legal? A no means nothing. */
export const hasSafeStep = (state: State, from: Square): boolean => {
  const actor = actorAt(state, from);
  return hasShelteredStep(state, actor, () => pseudoLegalMoves(state, actor, true, []));
};

/**
 * For whose king's sake an action is illegal, by which clause, and the position in which that king is dead or
 * in check.
 */
interface Danger {
  readonly side: Side;
  readonly rule: RuleId;
  readonly after: State;
}

/** Whoever checks the king before an action mostly does so after it, too: it is asked first. */
const isReal = (state: State, { side, after }: Danger): boolean =>
  kingOf(after, side) === null || isInCheck(after, side, checksOn(state)[side]);

/** A mind-controlled unit may not do that to its own King; it is asked when the walls are laid. */
const controlDanger = (state: State, action: Act): Danger | null => {
  const last = action.kind === 'move' ? action.legs.at(-1) : action;
  if (last?.kind !== 'special' || last.code !== 'MC') return null;
  const danger: Danger = {
    side: other(state.toMove),
    rule: rule('FC-MC-2'),
    after: resolveToWalls(state, action).state,
  };
  return isReal(state, danger) ? danger : null;
};

/** To the own king, when the ply is over; nothing matters once the enemy's is dead. */
const ownDanger = (state: State, action: Act): Danger | null => {
  const side = state.toMove;
  const after = resolveForSafety(state, action).state;
  const isAlive = kingOf(after, side) !== null;
  if (isAlive && kingOf(after, other(side)) === null) return null;
  const isTurned = isAlive && action.kind === 'player' && action.code === 'RO';
  const danger: Danger = { side, rule: isTurned ? rule('FC-ROT-4') : rule('FC-RES-6'), after };
  return isReal(state, danger) ? danger : null;
};

const dangerOf = (state: State, action: Act): Danger | null =>
  controlDanger(state, action) ?? ownDanger(state, action);

const dangerWords = (state: State, { side, rule: clause, after }: Danger): Refusal => {
  const king = kingOf(after, side);
  if (king === null) {
    const at = kingOf(state, side);
    const death = clause === rule('FC-MC-2') ? 'King would die by its own piece' : 'King would die';
    return { rule: clause, text: `${sideName(side)}'s ${death}.`, squares: at === null ? [] : [at] };
  }
  const checkers = checkersOf(after, side);
  const by = listWords(checkers.map((square) => obstacle(after, square)));
  return {
    rule: clause,
    text: `${sideName(side)}'s King on ${nameOf(king)} would be in check from ${by}.`,
    squares: [king, ...checkers],
  };
};

/** Why an action is illegal for a king's sake, by resolving it; null if it is legal. */
export const resolvedFault = (state: State, action: Act): Refusal | null => {
  const danger = dangerOf(state, action);
  return danger && dangerWords(state, danger);
};

/** Does the action leave no king in danger that it must not? Where a check stands, none is surely safe. */
export const isLegal = (state: State, action: Act): boolean =>
  (standingChecks(state).length === 0 && isSafe(state, action)) ||
  (!leavesInCheck(state, action) && !dangerOf(state, action));

/** Why an action is illegal for a king's sake, for whoever asks; null if it is legal. */
export const faultOf = (state: State, action: Act): (() => Refusal) | null =>
  isLegal(state, action) ? null : () => resolvedFault(state, action) as Refusal;

/**
 * What a shadow's steps cannot mend: they leave the units as they are, so a King that a Nullmove leaves in
 * check stays there.
 */
export const restFault = memoize((state: State): (() => Refusal) | null =>
  isApart(state) ? faultOf(state, { kind: 'null' }) : null,
);

/** Is every step of a shadow surely legal? A no means nothing. */
export const areStepsSafe = (state: State): boolean =>
  isRestSafe(state) || (isApart(state) && restFault(state) === null);
