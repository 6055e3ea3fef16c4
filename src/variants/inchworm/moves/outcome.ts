import type { Square } from '../../../kernel/board/board.ts';
import { other, SIDES, type Side, sideName } from '../../../kernel/side.ts';
import type { Outcome } from '../../../kernel/view.ts';
import { occupancyOf } from '../position/occupancy.ts';
import { type Ending, type Reason, rightIndex, type State, turnSide, WINGS } from '../position/state.ts';
import type { ClauseId } from '../rules/index.ts';
import { isInCheck } from './attacks.ts';
import { castlingLoss, obstacleToBegin, obstacleToFinish } from './castling.ts';
import { movableOn } from './crowd.ts';
import { pseudoLegalMoves } from './generate.ts';
import { linkStepsOf, makeLinkStep } from './linking.ts';
import { canAnyMove } from './member-selection.ts';

type ReasonWithoutCastling = Exclude<Reason, 'castling'>;

const REASON_CLAUSES: Readonly<Record<ReasonWithoutCastling, ClauseId>> = {
  kingCaptured: 'IW-CAPT-5',
  kingExploded: 'IW-BOOM-5',
  checkmate: 'IW-END-2',
  stalemate: 'IW-END-3',
  repetition: 'IW-END-5',
  hundredMoves: 'IW-END-6',
};

const outcomeText = (reason: ReasonWithoutCastling, winner: Side | null): string => {
  const [won, lost] = winner ? [sideName(winner), sideName(other(winner))] : ['', ''];
  switch (reason) {
    case 'kingCaptured':
      return `${won} captured ${lost}'s King.`;
    case 'kingExploded':
      return winner ? `An explosion destroyed ${lost}'s King.` : 'One explosion destroyed both Kings.';
    case 'checkmate':
      return `${lost} is checkmated.`;
    case 'stalemate':
      return 'Stalemate: no legal turn, and no check.';
    case 'repetition':
      return 'The same position for the third time.';
    case 'hundredMoves':
      return '200 turns in a row without a capture, a Pawn move or an explosion.';
  }
};

const castlingOutcome = (state: State, winner: Side | null): Outcome => {
  if (winner === null)
    return { winner, rule: 'IW-CASTLE-8', text: 'Both sides lost by their castling in the same turn.' };
  const loser = SIDES.find((side) => side !== winner) as Side;
  return castlingLoss(state, loser)?.loss === 'threatened'
    ? {
        winner,
        rule: 'IW-CASTLE-6',
        text: `${sideName(loser)}'s King was threatened halfway through castling.`,
      }
    : { winner, rule: 'IW-CASTLE-5', text: `${sideName(loser)}'s castling was broken halfway.` };
};

export const outcome = (state: State): Outcome | null => {
  if (!state.ending) return null;
  const { winner, reason } = state.ending;
  return reason === 'castling'
    ? castlingOutcome(state, winner)
    : { winner, rule: REASON_CLAUSES[reason], text: outcomeText(reason, winner) };
};

export const squaresOf = (state: State, side: Side): readonly Square[] => {
  const squares: Square[] = [];
  occupancyOf(state).squares.forEach((units, square) => {
    if (units[0]?.side === side) squares.push(square);
  });
  return squares;
};

const canCastle = (state: State, side: Side): boolean =>
  state.castling[side]
    ? obstacleToFinish(state, side) === null
    : WINGS.some((wing) => state.rights[rightIndex(side, wing)] && obstacleToBegin(state, side, wing) === null);

/** Whether a side has a legal action with the links as they are. Link steps are not tried. */
export const hasAction = (state: State, side: Side): boolean =>
  squaresOf(state, side).some((from) =>
    pseudoLegalMoves(state, side, from, movableOn(state, side, from)).some(canAnyMove),
  ) || canCastle(state, side);

/** Whether a side has a legal turn (IW-END-1). Link steps are tried last, since there are many. */
const hasTurn = (state: State, side: Side): boolean => {
  if (hasAction(state, side)) return true;
  for (const step of linkStepsOf(state, side)) if (hasAction(makeLinkStep(state, step), side)) return true;
  return false;
};

/** The end by mate (IW-END-2) or stalemate (IW-END-3), if any. */
export const mateOrStalemate = (state: State): Ending | null => {
  const side = turnSide(state);
  if (hasTurn(state, side)) return null;
  return isInCheck(state, side) ? { winner: other(side), reason: 'checkmate' } : { winner: null, reason: 'stalemate' };
};
