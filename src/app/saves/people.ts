import { attempt, type KeyValueStore } from '../base/storage.ts';
import type { People } from '../seats/heading.ts';

export const PEOPLE_KEY = 'oddboard/people';

/** Saves who played last, how they sat and with which clocks, for the next game of any variant. */
export const keepPeople = (storage: KeyValueStore, { players, seats, clock }: People): void => {
  const people = { players, ...(seats && { seats }), ...(clock && { clock }) };
  attempt(() => storage.setItem(PEOPLE_KEY, JSON.stringify(people)));
};
