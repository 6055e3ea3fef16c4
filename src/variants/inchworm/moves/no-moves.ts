/**
 * Standstill: mate and stalemate. Whether a side has any legal turn left is asked at the end of every turn, so it is answered
 * without a menu: by somebody who can go, or else by a link step after which somebody can.
 */
import type { Square } from '../../../kernel/board.ts';
import { other, type Side } from '../../../kernel/side.ts';
import { occupancyOf } from '../position/occupancy.ts';
import { type Ending, rightIndex, type State, turnSide, WINGS } from '../position/state.ts';
import { isInCheck } from './attacks.ts';
import { barToBegin, barToFinish } from './castling.ts';
import { movableOn } from './crowd.ts';
import { pseudoLegalMoves } from './generate.ts';
import { linkStepsOf, makeLinkStep } from './linking.ts';
import { canAnyMove } from './member-selection.ts';

/** The squares with units of a side. */
export const squaresOf = (state: State, side: Side): readonly Square[] => {
  const squares: Square[] = [];
  occupancyOf(state).squares.forEach((units, square) => {
    if (units[0]?.side === side) squares.push(square);
  });
  return squares;
};

/** Can a stage of castling be played? */
const canCastle = (state: State, side: Side): boolean =>
  state.castling[side]
    ? barToFinish(state, side) === null
    : WINGS.some((wing) => state.rights[rightIndex(side, wing)] && barToBegin(state, side, wing) === null);

/** Is there a legal action, links as they are? */
export const hasAction = (state: State, side: Side): boolean =>
  squaresOf(state, side).some((from) => pseudoLegalMoves(state, side, from, movableOn(state, side, from)).some(canAnyMove)) ||
  canCastle(state, side);

/** Is there a legal turn, with a link step or without? */
const hasTurn = (state: State, side: Side): boolean => {
  if (hasAction(state, side)) return true;
  for (const step of linkStepsOf(state, side)) if (hasAction(makeLinkStep(state, step), side)) return true;
  return false;
};

/** Mate and stalemate, for the side that is to move. */
export const mateOrStalemate = (state: State): Ending | null => {
  const side = turnSide(state);
  if (hasTurn(state, side)) return null;
  return isInCheck(state, side) ? { winner: other(side), reason: 'checkmate' } : { winner: null, reason: 'stalemate' };
};
