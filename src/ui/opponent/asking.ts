/** When a hint can be asked for. */

import { dutyIn } from '../../app/seats/computers.ts';
import { haltOf } from '../../app/seats/hotseat.ts';
import { selectView } from '../../app/selectors.ts';
import type { Oddboard } from '../../app/store.ts';

/** Is a person asked, at a place that is all there? */
export const mayAdvise = (room: Oddboard): boolean =>
  room.table !== null &&
  room.recalling === null &&
  room.playback === null &&
  haltOf(room.hotSeat) === null &&
  dutyIn(room) === null &&
  !selectView(room)?.turn.outcome;
