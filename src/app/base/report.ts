/**
 * The report of a failure of the app: one file with the error and every kept game. It
 * is made only on request, and goes only to the player's disk.
 */

import { messageOf } from './storage.ts';

/** The part of the browser's storage that can be listed. */
export type Listed = Pick<Storage, 'getItem' | 'key' | 'length'>;

export interface Surroundings {
  /** A function, since the browser may refuse even to name its storage. */
  storage(): Listed;
  /** The page's fragment: tells which game was open. */
  readonly fragment: string;
  readonly agent: string;
  readonly now: string;
}

const listKept = (storage: Listed): Readonly<Record<string, string | null>> => {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  return Object.fromEntries(
    keys.filter((key) => key.startsWith('oddboard/')).map((key) => [key, storage.getItem(key)]),
  );
};

/** The report as JSON. An unreadable storage is noted in its place. */
export const reportOf = (error: unknown, { storage, fragment, agent, now }: Surroundings): string => {
  let kept: unknown;
  try {
    kept = listKept(storage());
  } catch (refusal) {
    kept = `Your browser would not let Oddboard read it: ${messageOf(refusal)}`;
  }
  const stack = error instanceof Error ? error.stack : undefined;
  return JSON.stringify(
    { report: 'oddboard', made: now, message: messageOf(error), stack, fragment, agent, kept },
    null,
    2,
  );
};
