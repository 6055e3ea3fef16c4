import { dutyIn } from '../../app/seats/computers.ts';
import { haltOf } from '../../app/seats/hotseat.ts';
import { selectView } from '../../app/selectors.ts';
import type { AppState } from '../../app/state.ts';

/** Is a person to move, at a place that is replayed and not in playback? */
export const mayAdvise = (state: AppState): boolean =>
  state.table !== null &&
  state.replaying === null &&
  state.playback === null &&
  haltOf(state.hotSeat) === null &&
  dutyIn(state) === null &&
  !selectView(state)?.turn.outcome;
