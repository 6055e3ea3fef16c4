/** Applies an action or a part of one (FC-RES-2, phase 1). */
import { assertNever, invariant } from '../../../kernel/invariant.ts';
import { explodeNewlyParalysed } from '../mechanics/capture/atomic.ts';
import { makeLeg, stun } from '../mechanics/movement/legs.ts';
import { actorOfAction, addOwedParalysis, currentActor, type Ply } from '../mechanics/ply.ts';
import { movesOf } from '../moves/awards.ts';
import type { Act, Move, Part, Special } from '../position/action.ts';
import { unitWith } from '../position/squares.ts';
import { costOf } from './ability.ts';
import { endAssassinRun } from './common/shadowing.ts';
import { definitionOf, playersActionFor } from './index.ts';
import { applyKingsCheck } from './units/king.ts';

const applyAbility = (ply: Ply, action: Special): void => {
  const actor = actorOfAction(ply.state, action);
  const definition = definitionOf(ply.state, actor, action.code);
  const turns = costOf(definition, actor, ply.state, action);
  definition.perform(ply, actor, action, doAction);
  addOwedParalysis(ply, turns, definition.rule, true);
};

export const applyPart = (ply: Ply, part: Part): void => {
  if (part.kind === 'special') applyAbility(ply, part);
  else {
    const actor = currentActor(ply);
    invariant(actor, 'a unit that walks lives');
    makeLeg(ply, actor, part);
  }
  explodeNewlyParalysed(ply);
};

/** Applies the parts of a move until a part ends the turn, as the capture of a King does (FC-CAP-4). */
export const makeParts = (ply: Ply, parts: readonly Part[]): void => {
  for (const part of parts) if (!ply.isKingTaken && !ply.isHalted) applyPart(ply, part);
};

/** Whether a Rook that makes this move stuns (FC-ROOK-2). The caller tests whether the mover is a Rook. */
const endsWithStun = ({ start }: Ply, { by, legs: parts }: Move): boolean => {
  const last = parts.at(-1);
  if (last?.kind !== 'leg') return false;
  if (parts.length === 1) return last.capture || last.corners.length === 0;
  const unit = last.capture ? unitWith(start, by) : null;
  return unit !== null && movesOf(unit) > 1;
};

/**
 * Carries out a player's action (FC-RES-2, phase 1).
 * After a move, King's Check, the end of a Run and a Stun follow if their conditions hold.
 */
export const doAction = (ply: Ply, action: Act): void => {
  switch (action.kind) {
    case 'null':
      ply.note?.({ kind: 'nullmove', side: ply.side });
      return;
    case 'special':
      applyAbility(ply, action);
      return;
    case 'player':
      playersActionFor(action.code).perform(ply, action);
      return;
    case 'move':
      makeParts(ply, action.legs);
      if (ply.isKingTaken) return;
      if (action.legs.length === 1) applyKingsCheck(ply);
      endAssassinRun(ply, action.legs.filter(isCapturing).length);
      if (endsWithStun(ply, action)) stun(ply);
      return;
    default:
      assertNever(action);
  }
};

const isCapturing = (part: Part): boolean => part.kind === 'leg' && part.capture;
