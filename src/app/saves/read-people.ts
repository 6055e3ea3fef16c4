/**
 * Who played last, how they sat and with which clocks: the next new game begins with the same, whatever its
 * variant. A file of its own, since what checks them is fetched with the first new game.
 */
import { safeParse } from 'valibot';
import type { Problem } from '../../kernel/result.ts';
import { READING } from '../base/reading-words.ts';
import { type KeyValueStore, valueAt } from '../base/storage.ts';
import { People } from '../formats/reading.ts';
import type { People as LastPeople } from '../seats/heading.ts';
import { PEOPLE_KEY } from './people.ts';

const readPeople = (json: unknown): LastPeople | null => {
  const read = safeParse(People, json);
  return read.success ? read.output : null;
};

/** The last players, and what is wrong with how they were kept; null at first. */
export const peopleIn = (
  storage: KeyValueStore,
  now: () => string,
): { readonly people: LastPeople | null; readonly wrong: Problem | null } => {
  const { value, moved } = valueAt(storage, PEOPLE_KEY, { name: 'people', now, read: readPeople });
  return { people: value, wrong: moved === null ? null : { text: READING.peopleDamaged(moved) } };
};
