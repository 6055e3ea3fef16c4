/** Legality (FC-RES-6): tests the King after the whole ply. */
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
import { resolveLaterPhases, resolveToWalls } from './resolve.ts';

/** A demand that one side's King be alive and not in check (FC-RES-6). */
interface KingDemand {
  readonly side: Side;
  readonly rule: ClauseId;
}

const isEndangered = ({ base, state }: Ply, { side }: KingDemand): boolean =>
  kingOf(state, side) === null || isInCheck(state, side, checksOn(base)[side]);

/** Returns the demand on Mind Control: the enemy King must be safe (FC-MC-2). Null for all other actions. */
const controlDemand = ({ side }: Ply, action: Act): KingDemand | null => {
  const last = action.kind === 'move' ? action.legs.at(-1) : action;
  return last?.kind === 'special' && 'inner' in last ? { side: other(side), rule: 'FC-MC-2' } : null;
};

/** Returns the demand that the player's King be safe. Null if only the enemy King is dead, which wins. */
const ownDemand = ({ state, side }: Ply, action: Act): KingDemand | null => {
  const isAlive = kingOf(state, side) !== null;
  if (isAlive && kingOf(state, other(side)) === null) return null;
  const own = isAlive && action.kind === 'player' ? playersActionFor(action.code).ownCheckClause : undefined;
  return { side, rule: own ?? 'FC-RES-6' };
};

const withFirstDanger = <T>(state: State, action: Act, found: (after: State, danger: KingDemand) => T): T | null =>
  inPly(state, (ply) => {
    ply.isTrial = true;
    resolveToWalls(ply, action);
    const control = controlDemand(ply, action);
    if (control && isEndangered(ply, control)) return found(ply.state, control);
    resolveLaterPhases(ply);
    const own = ownDemand(ply, action);
    return own && isEndangered(ply, own) ? found(ply.state, own) : null;
  });

const dangerWords = (before: State, after: State, { side, rule: clause }: KingDemand): Refusal => {
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

/** Refuses an action that leaves a King dead or in check (FC-RES-6, FC-MC-2). Null if the action is legal. */
export const whyIllegal = (state: State, action: Act): Refusal | null =>
  withFirstDanger(state, action, (after, danger) => dangerWords(state, after, danger));

export const isLegal = (state: State, action: Act): boolean => withFirstDanger(state, action, () => true) === null;

const stepOf = (state: State, actor: Actor, { to, path, capture, why }: PseudoLegalMove): Act | null => {
  if (why || isOnFarRank(actor.stack, to) || (capture && isFused(stackAt(state, to)))) return null;
  return {
    kind: 'move',
    ...byActor(actor),
    legs: [capture ? captureLeg(path, to, null) : quietLeg(path, to)],
  };
};

/**
 * Returns a unit's plain steps: moves of a single step that need no further choice.
 * Moves by lent patterns are excluded, and legality is not tested.
 */
export const plainSteps = (state: State, actor: Actor): readonly Act[] =>
  pseudoLegalMoves(state, actor, true, []).flatMap((move) => stepOf(state, actor, move) ?? []);

/**
 * Returns a function that builds the refusal; null if the action is legal.
 * The refusal is not built at once, because finding the words means testing the action again.
 */
export const faultOf = (state: State, action: Act): (() => Refusal) | null =>
  isLegal(state, action) ? null : () => whyIllegal(state, action) as Refusal;
