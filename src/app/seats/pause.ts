/** Reasons for which nothing can be played though the game is not over. */
import { MESSAGES } from '../base/messages.ts';
import type { Notice } from '../base/notice.ts';
import { viewOf } from '../model/table.ts';
import { type ActingState, dutyIn, isComputersTurn } from './computers.ts';
import { type HotSeat, haltOf } from './hotseat.ts';

/** Is the game over, by its rules or on time? */
export const isOver = ({ table, hotSeat }: Pick<ActingState, 'table' | 'hotSeat'>): boolean =>
  hotSeat.fallen !== null || (!!table && viewOf(table).turn.outcome !== null);

/** The notice for an attempt to play now; null where play goes on. `isSaid`: is it beside the board? */
export const whyPaused = (
  state: ActingState & { readonly hotSeat: HotSeat },
  isSaid = false,
): Notice | null => {
  const halt = haltOf(state.hotSeat);
  if (halt !== null) return { text: halt, passes: 'soon' };
  const duty = isSaid || !isComputersTurn(state) ? null : dutyIn(state);
  return duty && { text: MESSAGES.computersTurn(duty.side), passes: 'soon' };
};
