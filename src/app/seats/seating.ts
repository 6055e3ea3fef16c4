/** What can be done about the players: who they are, how they sit, how much time they have. */

import type { GameHeading } from '../keeping/saved.ts';
import type { Actions, StoreAccess } from '../room.ts';
import { swapped } from './seats.ts';

type SeatingActions = Pick<Actions, 'seat' | 'unclock' | 'halt'>;

export const seatingActions = ({ get, set }: StoreAccess): SeatingActions => ({
  seat(part) {
    const { heading } = get();
    if (heading) set({ heading: { ...heading, ...part } });
  },
  unclock() {
    const { heading } = get();
    if (!heading) return;
    const { clock: _clock, times: _times, ...rest } = heading;
    set({ heading: rest });
  },
  halt(halted) {
    if (halted !== get().halted) set({ halted });
  },
});

/** The same people sit down to another game; where they change sides, their time goes with them. */
export const sameSeats = (before: GameHeading | null, fresh: GameHeading, changed: boolean): GameHeading => {
  if (!before) return fresh;
  const { players, seats, clock } = before;
  return {
    ...fresh,
    players: changed ? swapped(players) : players,
    ...(seats && { seats }),
    ...(clock && { clock: changed ? { ...swapped(clock), atZero: clock.atZero } : clock }),
  };
};
