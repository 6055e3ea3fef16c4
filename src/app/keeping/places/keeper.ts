/**
 * Keeps games. Every save goes into the log of its game in two places at once: the journal has it before the
 * next frame and serves a reload, the library has it on disk and survives a killed browser. If one place
 * refuses, the other keeps the game; if both refuse, the player is told and play goes on. Opening reads both
 * and takes the newest.
 */
import { err, ok, type Problem, type Result } from '../../../kernel/result.ts';
import type { Shelf } from '../../storage.ts';
import { NEWS } from '../../telling/words.ts';
import type { SavedGame } from '../formats/saved.ts';
import { createAsking } from './asking.ts';
import {
  adopt,
  currentOf,
  entriesIn,
  lastIn,
  putAside,
  type Stage,
  setCurrent,
  stageIn,
  unjournal,
} from './journal.ts';
import type { Library } from './library.ts';
import { changeBetween, newestOf, type Save, savesIn } from './log.ts';
import { byGame, merge, type Reading, readingOf, type Unusable } from './merging.ts';
import { isRagged, type Thread, threadOf } from './thread.ts';
import { createTroubles } from './troubles.ts';
import { createWriter } from './writing.ts';

/** A game as it was kept. */
export interface Found {
  /** The newest version first; a second one where the two places differ. */
  readonly games: readonly SavedGame[];
  /** What the players should know about it. */
  readonly wrong: Problem | null;
}

export interface Keeper {
  /** `own` games belong in the library; the others are forgotten with the next game. */
  keep(saved: SavedGame, own: boolean): void;
  /** No game is on the table any more. */
  leave(): void;
  /** Forgets pending writes: another tab continues the game. */
  yield(id: string): void;
  /**
   * The games of a variant that may be continued, likeliest first: this tab's own, then the last one played
   * anywhere.
   */
  current(variant: string): Promise<readonly string[]>;
  /** How far the current game of a variant has come. Asks both places. */
  stageOf(variant: string): Promise<Stage>;
  /** Marks this game as the last one played. */
  resume(saved: SavedGame): void;
  /** The revision of the last save of a game that this page read or wrote. */
  revisionOf(id: string): number;
  /** The last save of a game, from either place. */
  look(id: string): Promise<Found>;
  /** The last save of a game; `ok(null)` if there is none. */
  find(id: string): Promise<Result<SavedGame | null, Problem>>;
  /** All games, last changed first, and why some may be missing. */
  list(): Promise<{ readonly games: readonly SavedGame[]; readonly problem: Problem | null }>;
  /** Writes a game to the library; returns the problem, if any. */
  put(saved: SavedGame): Promise<Problem | null>;
  remove(saved: SavedGame): Promise<Problem | null>;
}

interface Surroundings {
  readonly shelf: Shelf;
  /** Storage of this tab alone. */
  readonly tab?: Shelf;
  /** Without it, games live in the journal alone, and no problem is reported. */
  readonly library: Library | undefined;
  readonly variants: readonly string[];
  now(): string;
  newId(): string;
  /** Called once when no place keeps the game, or only the journal does. */
  onTrouble(problem: Problem): void;
  /** Called when another tab has continued the game: this page's game gets a new id. */
  onFork(id: string): void;
}

const troubleAt = (words: readonly string[]): Problem | null =>
  words.length > 0 ? { text: [...new Set(words)].join(' ') } : null;

export const createKeeper = (surroundings: Surroundings): Keeper => {
  const { shelf, tab, library, variants, now, newId, onTrouble, onFork } = surroundings;
  const threads = new Map<string, Thread>();
  /**
   * The id of the game on the table, and the id if the game is untouched and kept only to survive a reload.
   */
  let present: string | null = null;
  let passing: string | null = null;
  let latest = 0;
  const page = newId();
  const ask = createAsking(library);
  const troubles = createTroubles(library !== undefined, onTrouble);
  const writing = {
    shelf,
    ask,
    troubles,
    hasLibrary: library !== undefined,
    page,
    threads,
    present: () => present,
    onFork,
  };
  const { write, settle, settleSoon } = createWriter(writing);

  const threadIn = (id: string): Thread => {
    const thread = threads.get(id) ?? threadOf(id);
    threads.set(id, thread);
    return thread;
  };

  /** A clock that only goes forward. */
  const tick = (): number => {
    latest = Math.max(latest + 1, Date.parse(now()) || 0);
    return latest;
  };

  const forget = (id: string) => {
    threads.delete(id);
    unjournal(shelf, id);
    void ask((there) => there.trim(id));
  };

  /** Another game is on the table: the previous one belongs to the library, or is forgotten if untouched. */
  const seat = (id: string) => {
    if (passing !== null && passing !== id) forget(passing);
    for (const thread of threads.values()) {
      if (thread.id === id || thread.journal || thread.onDisk < thread.revision) continue;
      unjournal(shelf, thread.id);
      thread.journal = { text: NEWS.leftToLibrary };
    }
    present = id;
  };

  /** A version with actions of its own becomes a game of its own. Doing this twice changes nothing. */
  const keepApart = (other: SavedGame, { id, revision, by }: Save): string => {
    const copy = { ...other, id: `${id}-${revision}-${by}`, name: `${other.name} (copy)`.trim() };
    if (!threads.has(copy.id)) void write(threadIn(copy.id), copy, 0);
    return NEWS.copyKept;
  };

  const putAway = ({ entry, place }: Unusable): string => {
    if (place === 'here') return NEWS.damagedCopy(putAside(shelf, entry, now()));
    void ask((there) => there.setAside(entry));
    return NEWS.damagedCopy(NEWS.setAsideThere);
  };

  /** Reads a game from both places; unreadable saves are set aside. */
  const together = async (id: string, here: Reading, there: Reading | null): Promise<Found> => {
    const { readSavedValue } = await import('../formats/reading.ts');
    const { games, apart, unusable, said, thread } = merge(id, here, there, (value) =>
      readSavedValue(value, { id, now: now() }),
    );
    const wrong = troubleAt([
      ...unusable.map(putAway),
      ...said,
      ...apart.map(([other, save]) => keepApart(other, save)),
    ]);
    for (const { at } of [...here.saves, ...(there?.saves ?? [])]) latest = Math.max(latest, at);
    const known = threads.get(id);
    if (thread && (!known || known.revision < thread.revision)) threads.set(id, thread);
    return { games, wrong };
  };

  const look = async (id: string): Promise<Found> => {
    const [there] = await Promise.all([ask((library) => library.read(id)), import('../formats/reading.ts')]);
    const here = entriesIn(shelf, id);
    const words = there.ok ? null : troubles.looseness(there.error);
    const found: Found =
      here.ok || there.ok
        ? await together(id, readingOf(here.ok ? here.value : []), there.ok ? readingOf(there.value) : null)
        : { games: [], wrong: { text: NEWS.cannotRead(here.error.text) } };
    return words === null
      ? found
      : { ...found, wrong: { text: [found.wrong?.text, words].filter(Boolean).join(' ') } };
  };

  const current = async (variant: string): Promise<readonly string[]> => {
    const own = tab && currentOf(tab, variant);
    const there = await ask((library) => library.last(variant));
    const lasts = [lastIn(shelf, variant), there.ok ? there.value : null].flatMap((last) =>
      last ? [last] : [],
    );
    const ids = [own ?? null, ...lasts.sort((a, b) => b.at - a.at).map(({ id }) => id)];
    return [...new Set(ids)].flatMap((id) => (id === null ? [] : [id]));
  };

  return {
    look,
    revisionOf: (id) => threads.get(id)?.last?.revision ?? 0,
    keep(saved, own) {
      seat(saved.id);
      passing = own ? null : saved.id;
      if (tab) setCurrent(tab, saved);
      const thread = threadIn(saved.id);
      if (!thread.saved || thread.broken || changeBetween(thread.saved, saved))
        void write(thread, saved, tick());
      if (isRagged(thread, page) || thread.journal || (thread.library && library)) settleSoon();
    },
    leave() {
      settle();
      present = null;
    },
    yield: (id) => void threads.delete(id),
    current,
    async stageOf(variant) {
      for (const id of await current(variant)) {
        const there = await ask((library) => library.read(id));
        const here = entriesIn(shelf, id);
        const newest = newestOf(savesIn([...(here.ok ? here.value : []), ...(there.ok ? there.value : [])]));
        if (newest) return stageIn(newest.value);
      }
      return 'fresh';
    },
    resume(saved) {
      if (tab) setCurrent(tab, saved);
      const thread = threads.get(saved.id);
      if (!thread) return;
      thread.broken = true;
      void write(thread, thread.saved ?? saved, tick());
    },
    async find(id) {
      const { games, wrong } = await look(id);
      return games[0] || !wrong ? ok(games[0] ?? null) : err(wrong);
    },
    async list() {
      for (const variant of variants) await adopt(shelf, variant, () => ({ id: newId(), now: now() }));
      const found = await ask((library) => library.all());
      const here = entriesIn(shelf);
      const [ours, theirs] = [byGame(here.ok ? here.value : []), byGame(found.ok ? found.value : [])];
      const games: SavedGame[] = [];
      const said = found.ok || !library ? [] : [NEWS.noLibrary(found.error.text)];
      for (const id of new Set([...ours.keys(), ...theirs.keys()])) {
        const { games: copies, wrong } = await together(
          id,
          readingOf(ours.get(id) ?? []),
          found.ok ? readingOf(theirs.get(id) ?? []) : null,
        );
        if (wrong) said.push(wrong.text);
        const [game] = copies;
        if (game && game.nodes.length > 0) games.push(game);
        else if (game && id !== passing) forget(id);
      }
      settleSoon();
      games.sort((a, b) => b.changed.localeCompare(a.changed));
      return { games, problem: troubleAt(said) };
    },
    async put(saved) {
      const thread = threadIn(saved.id);
      thread.broken = true;
      const refused = await write(thread, saved, thread.last?.at ?? (Date.parse(saved.changed) || 0));
      if (thread.id !== present && thread.onDisk === thread.revision) unjournal(shelf, thread.id);
      return refused;
    },
    async remove({ id }) {
      threads.delete(id);
      unjournal(shelf, id);
      const done = await ask((there) => there.trim(id));
      return done.ok || !library ? null : done.error;
    },
  };
};
