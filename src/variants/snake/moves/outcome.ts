/** The end of a game, derived from the position in the order of SN-END-9. */
import { other, SIDES, type Side, sideName } from '../../../kernel/side.ts';
import type { Outcome } from '../../../kernel/view.ts';
import { possessive } from '../position/names.ts';
import { headOf, type State } from '../position/state.ts';
import { rule } from '../rules/index.ts';
import { isInCheck } from './attacks.ts';
import { hasPieceMove } from './generate.ts';
import { hasExit, hasSavingMove, isWaived } from './legality.ts';

/** Quiet turns of both sides before a draw can be claimed: 50 of each side (SN-END-6). */
export const CLAIMABLE_AFTER = 100;
/** Quiet turns of both sides before the automatic draw: 75 of each side (SN-END-6). */
export const DRAWN_AFTER = 150;

/** Whether the side to move may claim a draw (SN-END-6). */
export const mayClaim = ({ phase, quiet }: State): boolean => phase === 'piece' && quiet >= CLAIMABLE_AFTER;

const lossBy = (side: Side, rule: Outcome['rule'], text: string): Outcome => ({
  winner: other(side),
  rule,
  text,
});

const stuckOutcome = (state: State): Outcome => {
  const side = state.toMove;
  const why = hasPieceMove(state)
    ? `whatever ${sideName(side)} moves, its Snake has no exit`
    : `neither a piece nor ${possessive(side)} Snake can move`;
  const word = isInCheck(state) ? 'Checkmate' : 'Stalemate';
  return lossBy(side, rule('SN-END-1'), `${word}: ${why}.`);
};

const strandedOutcome = ({ toMove }: State): Outcome =>
  lossBy(toMove, rule('SN-END-2'), `This move leaves ${possessive(toMove)} Snake without an exit.`);

const capturedOutcome = (side: Side): Outcome =>
  lossBy(side, rule('SN-END-3'), `${possessive(side)} Snake is captured.`);

const canComplete = (state: State): boolean =>
  state.phase === 'piece' && !isWaived(state) ? hasSavingMove(state) : hasExit(state, state.toMove);

const isDrawn = ({ phase, quiet }: State): boolean => phase === 'piece' && quiet >= DRAWN_AFTER;

const beheadedSide = (state: State): Side | undefined => SIDES.find((side) => headOf(state, side) === undefined);

/** Whether the game is over by the capture of a Head or for lack of moves. Perft stops there (section 11.2). */
export const isOver = (state: State): boolean => beheadedSide(state) !== undefined || !canComplete(state);

export const outcome = (state: State): Outcome | null => {
  const loser = beheadedSide(state);
  if (loser) return capturedOutcome(loser);
  if (!canComplete(state)) return state.phase === 'snake' ? strandedOutcome(state) : stuckOutcome(state);
  if (!isDrawn(state)) return null;
  return {
    winner: null,
    rule: rule('SN-END-6'),
    text: `${state.quiet} turns in a row without a Pawn move or a capture.`,
  };
};
