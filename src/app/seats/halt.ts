/** Reasons for which nothing can be played though the game is not over. */
import type { Notice, Room } from '../room.ts';
import { viewOf } from '../table/table.ts';
import { NEWS } from '../telling/words.ts';
import { dutyIn, isComputersTurn } from './computers.ts';
import { haltOf } from './hotseat.ts';

/** Is the game over, by its rules or on time? */
export const isOver = ({ table, hotSeat }: Pick<Room, 'table' | 'hotSeat'>): boolean =>
  hotSeat.fallen !== null || (!!table && viewOf(table).turn.outcome !== null);

/** The notice for an attempt to play now; null where play goes on. `isSaid`: is it beside the board? */
export const haltIn = (room: Room, isSaid = false): Notice | null => {
  const halt = haltOf(room.hotSeat);
  if (halt !== null) return { text: halt, passes: 'soon' };
  const duty = isSaid || !isComputersTurn(room) ? null : dutyIn(room);
  return duty && { text: NEWS.computersTurn(duty.side), passes: 'soon' };
};
