/** The condition for advice. */
import { dutyIn } from '../../app/seats/computers.ts';
import { haltOf } from '../../app/seats/hotseat.ts';
import { selectView } from '../../app/selectors.ts';
import type { Oddboard } from '../../app/store.ts';

/** Is a person to move, at a place that is replayed and not in playback? */
export const mayAdvise = (room: Oddboard): boolean =>
  room.table !== null &&
  room.replaying === null &&
  room.playback === null &&
  haltOf(room.hotSeat) === null &&
  dutyIn(room) === null &&
  !selectView(room)?.turn.outcome;
