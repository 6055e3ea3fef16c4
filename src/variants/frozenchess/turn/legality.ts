/** Whether an action is legal (FC-RES-6): the whole ply is resolved, and the own king looked at after it. */
import type { Refusal } from '../../../kernel/asking/menu.ts';
import { other, type Side, sideName } from '../../../kernel/side.ts';
import { listWords } from '../../../kernel/words.ts';
import { playersActionFor } from '../abilities/index.ts';
import { isOnFarRank } from '../mechanics/capture/promotion.ts';
import { inPly, type Ply } from '../mechanics/ply.ts';
import { checkersOf, checksOn, isInCheck } from '../moves/attacks.ts';
import { type PseudoLegalMove, pseudoLegalMoves } from '../moves/generate.ts';
import { type Act, byActor, captureLeg, quietLeg } from '../position/action.ts';
import { nameOf } from '../position/board.ts';
import { obstacle } from '../position/names.ts';
import { kingOf } from '../position/piece-lists.ts';
import { stackAt } from '../position/squares.ts';
import { isFused } from '../position/stacks.ts';
import type { Actor, State } from '../position/state.ts';
import { type ClauseId, refusal } from '../rules/index.ts';
import { resolveAftermath, resolveToWalls } from './resolve.ts';

/** For whose king's sake an action is illegal, and by which clause. */
interface Danger {
  readonly side: Side;
  readonly rule: ClauseId;
}

/** Is that King dead or in check now? Its checkers before the action are asked first: most check it still. */
const isReal = ({ base, state }: Ply, { side }: Danger): boolean =>
  kingOf(state, side) === null || isInCheck(state, side, checksOn(base)[side]);

/** To the King of a mind-controlled unit, by its own action; it is asked when the walls are laid. */
const controlDanger = ({ side }: Ply, action: Act): Danger | null => {
  const last = action.kind === 'move' ? action.legs.at(-1) : action;
  return last?.kind === 'special' && 'inner' in last ? { side: other(side), rule: 'FC-MC-2' } : null;
};

/** To the own king, when the ply is over; nothing matters once the enemy's is dead. */
const ownDanger = ({ state, side }: Ply, action: Act): Danger | null => {
  const isAlive = kingOf(state, side) !== null;
  if (isAlive && kingOf(state, other(side)) === null) return null;
  const own = isAlive && action.kind === 'player' ? playersActionFor(action.code).checkRule : undefined;
  return { side, rule: own ?? 'FC-RES-6' };
};

/** What `found` says of the danger that an action brings, while the position is as it is then; null: none. */
const inDanger = <T>(state: State, action: Act, found: (after: State, danger: Danger) => T): T | null =>
  inPly(state, (ply) => {
    ply.isTrial = true;
    resolveToWalls(ply, action);
    const control = controlDanger(ply, action);
    if (control && isReal(ply, control)) return found(ply.state, control);
    resolveAftermath(ply);
    const own = ownDanger(ply, action);
    return own && isReal(ply, own) ? found(ply.state, own) : null;
  });

const dangerWords = (before: State, after: State, { side, rule: clause }: Danger): Refusal => {
  const king = kingOf(after, side);
  if (king === null) {
    const at = kingOf(before, side);
    const death = clause === 'FC-MC-2' ? 'King would die by its own piece' : 'King would die';
    return refusal(clause, `${sideName(side)}'s ${death}.`, at === null ? [] : [at]);
  }
  const checkers = checkersOf(after, side);
  const by = listWords(checkers.map((square) => obstacle(after, square)));
  return refusal(clause, `${sideName(side)}'s King on ${nameOf(king)} would be in check from ${by}.`, [
    king,
    ...checkers,
  ]);
};

/** Why an action is illegal for a king's sake, by resolving it; null if it is legal. */
export const resolvedFault = (state: State, action: Act): Refusal | null =>
  inDanger(state, action, (after, danger) => dangerWords(state, after, danger));

/** Does the action leave no king in danger that it must not? */
export const isLegal = (state: State, action: Act): boolean => inDanger(state, action, () => true) === null;

/** The action that a step is which leaves nothing to be chosen; null for all others. */
const stepOf = (state: State, actor: Actor, { to, path, capture, why }: PseudoLegalMove): Act | null => {
  if (why || isOnFarRank(actor.stack, to) || (capture && isFused(stackAt(state, to)))) return null;
  return {
    kind: 'move',
    ...byActor(actor),
    legs: [capture ? captureLeg(path, to, null) : quietLeg(path, to)],
  };
};

/** The steps of an actor by its own pattern that leave nothing to be chosen, legal or not. */
export const plainSteps = (state: State, actor: Actor): readonly Act[] =>
  pseudoLegalMoves(state, actor, true, []).flatMap((move) => stepOf(state, actor, move) ?? []);

/** Why an action is illegal for a king's sake; null if it is legal. */
export const faultOf = (state: State, action: Act): (() => Refusal) | null =>
  isLegal(state, action) ? null : () => resolvedFault(state, action) as Refusal;
