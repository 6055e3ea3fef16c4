/**
 * Saves games. At every pick the record of the game on the table goes to two places at once: local storage has
 * it before the next frame and serves a reload, the database has it on disk and survives a killed browser. If
 * one place refuses, the other keeps the game; if both refuse, the player is told and play goes on. Opening
 * takes the newer of both.
 */
import { deepEqual } from '../../kernel/deep-equal.ts';
import type { Problem } from '../../kernel/result.ts';
import { promised } from '../base/features.ts';
import type { SavedGame } from '../formats/saved.ts';
import { asking } from './ask.ts';
import type { list } from './list.ts';
import { setCurrent } from './local.ts';
import { current, type FoundSaves, hasBegun, read } from './read.ts';
import {
  forget,
  keptOf,
  leaveOthers,
  type PageSaves,
  type SaveServices,
  send,
  tick,
  write,
} from './write.ts';

export interface Saves {
  /** Saves the game on the table; an `own` one for good, any other until the next game. */
  save(saved: SavedGame, own: boolean): void;
  /**
   * The games of a variant that may be continued, likeliest first: this tab's own, then the last one played
   * anywhere.
   */
  current(variant: string): Promise<readonly string[]>;
  /** Does the current game of a variant go on, with something played in it? */
  hasBegun(variant: string): Promise<boolean>;
  /** Marks this game as the last one played. */
  resume(saved: SavedGame): void;
  /** The last record of a game, from either place; records that cannot be read are set aside. */
  read(id: string): Promise<FoundSaves>;
  /** All games, last changed first, and why some may be missing. */
  list(): ReturnType<typeof list>;
  /** Saves a game that is not on the table; returns the problem, if any. */
  put(saved: SavedGame): Promise<Problem | null>;
  remove(saved: SavedGame): Promise<Problem | null>;
}

/** Is it the same but for the time of the change? */
export const isUnchanged = (before: SavedGame, after: SavedGame): boolean =>
  deepEqual({ ...before, changed: '' }, { ...after, changed: '' });

export const createSaves = (surroundings: SaveServices): Saves => {
  const { tab, database, persistence, newId } = surroundings;
  const page: PageSaves = {
    ...surroundings,
    id: newId(),
    games: new Map(),
    ask: asking(database),
    listed: new Map(),
    passing: null,
    latest: 0,
    isTold: false,
    isLooseTold: false,
  };
  let isPersistenceAsked = false;
  return {
    read: (id) => read(page, id),
    current: (variant) => current(page, variant),
    hasBegun: (variant) => hasBegun(page, variant),
    list: async () => (await import('./list.ts')).list(page),
    save(saved, own) {
      leaveOthers(page, saved.id);
      page.passing = own ? null : saved.id;
      if (tab) setCurrent(tab, saved);
      // The browser is asked once not to forget what is stored.
      if (own && !isPersistenceAsked) void promised(() => persistence?.persist());
      isPersistenceAsked ||= own;
      const kept = keptOf(page, saved.id);
      const { newest } = kept;
      if (!newest || !isUnchanged(newest.saved, saved)) void write(page, kept, saved, tick(page));
      else if (kept.here < newest.head.revision || (database && kept.onDisk < newest.head.revision))
        void send(page, kept, newest);
    },
    resume(saved) {
      if (tab) setCurrent(tab, saved);
      const kept = page.games.get(saved.id);
      if (kept) void write(page, kept, kept.newest?.saved ?? saved, tick(page));
    },
    put(saved) {
      const kept = keptOf(page, saved.id);
      return write(page, kept, saved, kept.newest?.head.at ?? (Date.parse(saved.changed) || 0));
    },
    async remove({ id }) {
      const done = await forget(page, id);
      return done.ok || !database ? null : done.error;
    },
  };
};
