/** The last players of any game: who played, how they sat and with which clocks. */

import { attempt, type KeyValueStore } from '../base/storage.ts';
import type { People } from '../seats/heading.ts';

/** The storage key of the last players. */
export const PEOPLE_KEY = 'oddboard/people';

/** Saves the last players, for the next game of any variant. */
export const keepPeople = (storage: KeyValueStore, { players, seats, clock }: People): void => {
  attempt(() =>
    storage.setItem(
      PEOPLE_KEY,
      JSON.stringify({ players, ...(seats && { seats }), ...(clock && { clock }) }),
    ),
  );
};
