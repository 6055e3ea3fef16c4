/** A store with one table, of which nothing is kept: demonstrations and lessons are played on it. */
import type { Shelf } from './storage.ts';
import { createOddboard, type OddboardStore } from './store.ts';

/** A storage that keeps nothing. */
export const NOWHERE: Shelf = {
  length: 0,
  key: () => null,
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
};

export const roomApart = (moving: boolean): OddboardStore =>
  createOddboard({
    entries: [],
    shelf: NOWHERE,
    stillness: () => !moving,
    seed: () => 1,
    now: () => '',
    milliseconds: () => 0,
    newId: () => 'apart',
  });
