/** Reasons for which nothing can be played though the game is not over. */

import { MESSAGES } from '../messages.ts';
import type { Notice } from '../preferences.ts';
import type { AppState } from '../state.ts';
import { viewOf } from '../table/table.ts';
import { dutyIn, isComputersTurn } from './computers.ts';
import { haltOf } from './hotseat.ts';

/** Is the game over, by its rules or on time? */
export const isOver = ({ table, hotSeat }: Pick<AppState, 'table' | 'hotSeat'>): boolean =>
  hotSeat.fallen !== null || (!!table && viewOf(table).turn.outcome !== null);

/** The notice for an attempt to play now; null where play goes on. `isSaid`: is it beside the board? */
export const whyPaused = (state: AppState, isSaid = false): Notice | null => {
  const halt = haltOf(state.hotSeat);
  if (halt !== null) return { text: halt, passes: 'soon' };
  const duty = isSaid || !isComputersTurn(state) ? null : dutyIn(state);
  return duty && { text: MESSAGES.computersTurn(duty.side), passes: 'soon' };
};
