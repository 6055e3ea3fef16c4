/**
 * Keeping games: each save goes into the log of its game at once, in two places. The journal has it before the next frame, for whoever loads
 * the page again; the library has it on disk, for when the browser is killed. While one of them refuses, the other keeps the game; when
 * both refuse, it is said, and the game goes on. Opening reads both and takes the newest.
 */
import { err, ok, type Problem, problem, type Result } from '../../kernel/result.ts';
import { same } from '../../kernel/same.ts';
import type { Shelf } from '../storage.ts';
import { NEWS } from '../telling/words.ts';
import {
  actionsIn,
  adopt,
  currentOf,
  entriesIn,
  isJournalled,
  journal,
  lastIn,
  putAside,
  retract,
  setCurrent,
  unjournal,
} from './journal.ts';
import type { Library } from './library.ts';
import { changeBetween, entryOf, type LogState, nameOf, newerFirst, newestOf, type Save, type SaveEntry, saveIn, savesIn } from './log.ts';
import type { SavedGame } from './saved.ts';

/** A game as it was kept. */
export interface Found {
  /** The newest first, then what one of the two places says otherwise: none, one, or several where they differ. */
  readonly games: readonly SavedGame[];
  /** What the players should know of it. */
  readonly wrong: Problem | null;
}

export interface Keeper {
  /** `own` games belong in the library; the others are forgotten with the next game. */
  keep(saved: SavedGame, own: boolean): void;
  /** No game is on the table any more. */
  leave(): void;
  /** Forgets what is still to be written: another tab goes on with the game. */
  yield(id: string): void;
  /** The games of a variant that may be gone on with, the likeliest first: this tab's own, and the last one played anywhere. */
  current(variant: string): Promise<readonly string[]>;
  /** Has anything been played in the game of a variant that is gone on with? Both places are asked. */
  hasBegun(variant: string): Promise<boolean>;
  /** From now on this game is the last one played. */
  resume(saved: SavedGame): void;
  /** The revision of the last save of a game that was read or written here. */
  revisionOf(id: string): number;
  /** The game as it was kept last, here or there. */
  look(id: string): Promise<Found>;
  /** The game as it was kept last; `ok(null)` where there is none. */
  find(id: string): Promise<Result<SavedGame | null, Problem>>;
  /** All games, those changed last first, and why there may be more. */
  list(): Promise<{ readonly games: readonly SavedGame[]; readonly problem: Problem | null }>;
  /** Puts a game into the library; the answer is the problem, if there is one. */
  put(saved: SavedGame): Promise<Problem | null>;
  remove(saved: SavedGame): Promise<Problem | null>;
}

type Head = Omit<Save, 'content'>;

interface Surroundings {
  readonly shelf: Shelf;
  /** What this tab alone remembers. */
  readonly tab?: Shelf;
  /** Without one, games live in the journal alone, and nobody is told. */
  readonly library: Library | undefined;
  readonly variants: readonly string[];
  now(): string;
  newId(): string;
  /** Told once when nobody keeps the game any more, or when only the journal does. */
  onTrouble(problem: Problem): void;
  /** Told when another tab has gone on with the game: what is played here is another game now. */
  onFork(id: string): void;
}

/** So long after the last pick a log is put in order. */
const BEHIND = 400;
/** So many changes in a row are written as one whole game when there is time. */
const MANY = 32;
/** One change more for so many characters of the whole game: a huge one is seldom written whole. */
const APIECE = 32_768;
/** So long the library may take to answer. */
const PATIENCE = 4_000;

/** What this page knows of the log of a game. */
interface Thread {
  readonly id: string;
  /** The last save, and the game as it was then; null where there is none that can be read. */
  last: Head | null;
  saved: SavedGame | null;
  /** The highest revision that was ever heard of. */
  revision: number;
  /** Every revision that was read or written here: any other was written by another tab. */
  readonly heard: Set<number>;
  /** Why a place does not hold what leads to the last save; null where it does. */
  journal: Problem | null;
  library: Problem | null;
  /** The last save that the library is known to have on disk, and those since then. */
  onDisk: number;
  readonly since: Head[];
  /** Must the next save be a whole game, since what is kept does not lead to the last one? */
  broken: boolean;
  /** So many changes have been written since the last whole game, of which so many since a place was asked to take all of it. */
  changes: number;
  untried: number;
  /** How many characters the last whole game had. */
  bulk: number;
  /** Has another tab gone on with it, and this one with a game of its own? */
  isForked: boolean;
}

const threadOf = (id: string): Thread => ({
  id,
  last: null,
  saved: null,
  revision: 0,
  heard: new Set(),
  journal: null,
  library: null,
  onDisk: 0,
  since: [],
  broken: true,
  changes: 0,
  untried: Number.POSITIVE_INFINITY,
  bulk: 0,
  isForked: false,
});

/** So many more changes are written before a huge game is written whole. */
const patienceFor = ({ bulk }: Thread): number => Math.floor(bulk / APIECE);

/** What one place says of a game. */
interface Reading {
  readonly entries: readonly SaveEntry[];
  readonly saves: readonly Save[];
  readonly spoiled: readonly SaveEntry[];
  readonly newest: LogState | null;
}

const readingOf = (entries: readonly SaveEntry[]): Reading => {
  const read = entries.map((entry) => [entry, saveIn(entry)] as const);
  const saves = read.flatMap(([, save]) => (save.ok ? [save.value] : []));
  return { entries, saves, spoiled: read.flatMap(([entry, save]) => (save.ok ? [] : [entry])), newest: newestOf(saves) };
};

/** Does a game hold every action that another one holds? */
const holdsAll = ({ nodes }: SavedGame, other: SavedGame): boolean => {
  const known = new Map(nodes.map((node) => [node.id, node]));
  return other.nodes.every((node) => same(known.get(node.id), node));
};

const byGame = (entries: readonly SaveEntry[]): ReadonlyMap<string, readonly SaveEntry[]> => {
  const games = new Map<string, SaveEntry[]>();
  for (const entry of entries) {
    const known = games.get(entry.id);
    if (known) known.push(entry);
    else games.set(entry.id, [entry]);
  }
  return games;
};

export const createKeeper = (surroundings: Surroundings): Keeper => {
  const { shelf, tab, library, variants, now, newId, onTrouble, onFork } = surroundings;
  const page = newId();
  const threads = new Map<string, Thread>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let latest = 0;
  /** The game on the table, and the one there that nobody would miss. */
  let present: string | null = null;
  let passing: string | null = null;

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

  let isTold = false;
  let isLooseTold = false;
  const tell = (refused: Problem | null) => {
    if (refused && !isTold) onTrouble({ text: NEWS.cannotKeep(refused.text) });
    isTold = refused !== null;
  };
  /** That the library keeps nothing is said once; null where that is known already. */
  const looseness = (refused: Problem): string | null => {
    if (isLooseTold || !library) return null;
    isLooseTold = true;
    return NEWS.keptLoosely(refused.text);
  };
  const loosely = (refused: Problem) => {
    const said = looseness(refused);
    if (said !== null) onTrouble({ text: said });
  };

  /** Once the library has not answered, nobody waits for it until it does. */
  let isSilent = false;
  const answered = async <T>(work: (from: Library) => Promise<T>): Promise<Result<T, Problem>> => {
    if (!library) return problem(NEWS.libraryMissing);
    let timer: ReturnType<typeof setTimeout> | undefined;
    try {
      const late = new Promise<never>((_, refuse) => {
        timer = setTimeout(
          () => {
            isSilent = true;
            refuse(new Error(NEWS.noAnswer));
          },
          isSilent ? 0 : PATIENCE,
        );
      });
      const coming = work(library).finally(() => {
        isSilent = false;
      });
      return ok(await Promise.race([coming, late]));
    } catch (error) {
      return problem(error instanceof Error ? error.message : String(error));
    } finally {
      clearTimeout(timer);
    }
  };

  const settleSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(settle, BEHIND);
  };

  const whole = (head: Head, saved: SavedGame): Save => ({ ...head, content: { whole: { ...saved } } });

  const spelled = (thread: Thread, save: Save): SaveEntry => {
    const entry = entryOf(save);
    if ('whole' in save.content) Object.assign(thread, { bulk: entry.text.length, untried: 0 });
    return entry;
  };

  const toJournal = (thread: Thread, save: Save): Problem | null => {
    thread.journal = journal(shelf, spelled(thread, save));
    if (!thread.journal && 'whole' in save.content) unjournal(shelf, thread.id, save.revision);
    return thread.journal;
  };

  /** The answer is the problem where nobody has taken the save; `refused` says that the journal has not. */
  const toLibrary = async (thread: Thread, save: Save, refused: Problem | null): Promise<Problem | null> => {
    const { content, ...head } = save;
    thread.library = null;
    const added = await answered((there) => there.add(spelled(thread, save)));
    if (threads.get(thread.id) !== thread) {
      // It came too late: the game is another one by now.
      if (thread.isForked && added.ok) void answered((there) => there.withdraw(head));
      return null;
    }
    if (!added.ok) {
      thread.library = added.error;
      if (refused) tell(refused);
      else loosely(added.error);
      return refused;
    }
    const before = added.value;
    if (before !== null && (before >= head.revision || !thread.heard.has(before))) {
      threads.delete(thread.id);
      thread.isForked = true;
      for (const each of thread.since) {
        retract(shelf, each);
        void answered((there) => there.withdraw(each));
      }
      onFork(thread.id);
      return { text: NEWS.changedElsewhere };
    }
    tell(null);
    if ('whole' in content) {
      if (before !== null) void answered((there) => there.trim(thread.id, head.revision));
    } else if (before !== head.revision - 1) {
      // What it follows is gone from there: the database was deleted in play.
      thread.broken = true;
      settleSoon();
      return null;
    }
    thread.onDisk = Math.max(thread.onDisk, head.revision);
    while (thread.since[0] && thread.since[0].revision <= thread.onDisk) thread.since.shift();
    return null;
  };

  /**
   * The next save of a game: what has changed, or all of it where that is not enough. A place that has refused is tried again when there is
   * time, and at once only where nobody else takes the save.
   */
  const write = (thread: Thread, saved: SavedGame, at: number): Promise<Problem | null> => {
    const { last } = thread;
    const change = last && thread.saved && !thread.broken ? changeBetween(thread.saved, saved) : null;
    const head: Head = { id: thread.id, revision: thread.revision + 1, by: page, game: saved.game, at };
    const isFollowed = !thread.journal && (!change || isJournalled(shelf, thread.id, thread.revision));
    const [late, slow] = change ? [thread.journal, thread.library] : [null, null];
    Object.assign(thread, { last: head, saved, revision: head.revision, broken: false, changes: change ? thread.changes + 1 : 0 });
    thread.untried++;
    thread.heard.add(head.revision);
    thread.since.push(head);
    const all = whole(head, saved);
    const next = change && last ? { ...head, content: { after: nameOf(last), change } } : all;
    const refused = late && !slow ? late : toJournal(thread, isFollowed ? next : all);
    if (!refused) tell(null);
    return slow && !refused ? Promise.resolve(null) : toLibrary(thread, slow ? all : next, refused);
  };

  /** Is it to be written whole? What was only opened is left as it is. */
  const isRagged = (thread: Thread): boolean => thread.broken || (thread.changes >= MANY + patienceFor(thread) && thread.last?.by === page);

  /** What an earlier release kept belongs in the library too, whether it is gone on with or not. */
  const isFromBefore = ({ last }: Thread): boolean => last?.by === '';

  /**
   * Puts the log of the game on the table in order: what was refused is tried again, and many changes become one whole game. The logs of
   * others may be another tab's.
   */
  const settle = () => {
    clearTimeout(timer);
    for (const thread of threads.values()) {
      const { id, last, saved } = thread;
      const isPresent = id === present;
      if (!last || !saved || !(isPresent || isFromBefore(thread))) continue;
      if (isPresent && isRagged(thread)) {
        thread.broken = true;
        void write(thread, saved, last.at);
        continue;
      }
      if (thread.untried < patienceFor(thread)) continue;
      const all = whole(last, saved);
      const refused = isPresent && thread.journal ? toJournal(thread, all) : null;
      if (thread.library && library) void toLibrary(thread, all, refused);
    }
  };

  const forget = (id: string) => {
    threads.delete(id);
    unjournal(shelf, id);
    void answered((there) => there.trim(id));
  };

  /** Another game is on the table: what was there before is the library's, or nobody's. */
  const seat = (id: string) => {
    if (passing !== null && passing !== id) forget(passing);
    for (const thread of threads.values()) {
      if (thread.id === id || thread.journal || thread.onDisk < thread.revision) continue;
      unjournal(shelf, thread.id);
      thread.journal = { text: NEWS.leftToLibrary };
    }
    present = id;
  };

  /** Two tabs went on from one place, and each got into one of the two: the older one is a game of its own. Done twice, it is done once. */
  const keptApart = (other: SavedGame, { id, revision, by }: Save): string => {
    const copy = { ...other, id: `${id}-${revision}-${by}`, name: `${other.name} (copy)`.trim() };
    if (!threads.has(copy.id)) void write(threadIn(copy.id), copy, 0);
    return NEWS.copyKept;
  };

  /** What both places say of a game together; what cannot be read is set aside. */
  const together = async (id: string, here: Reading, there: Reading | null): Promise<Found> => {
    const { readSavedValue } = await import('./reading.ts');
    const said: string[] = [];
    const saves = [...here.saves, ...(there?.saves ?? [])];
    const newest = newestOf(saves);
    const states = [newest, ...[here.newest, there?.newest ?? null].sort((a, b) => (a && b ? newerFirst(a.save, b.save) : 0))];
    const games: SavedGame[] = [];
    const seen = new Set<string>();
    const others: (readonly [SavedGame, Save])[] = [];
    let first: LogState | null = null;
    const aside = (entry: Pick<SaveEntry, 'id' | 'revision'>, reading: Reading | null) => {
      if (reading === here) said.push(NEWS.damagedCopy(putAside(shelf, entry, now())));
      else {
        said.push(NEWS.damagedCopy(NEWS.setAsideThere));
        void answered((library) => library.setAside(entry));
      }
    };
    for (const reading of [here, there]) for (const entry of reading?.spoiled ?? []) aside(entry, reading);
    for (const state of states) {
      if (!state || seen.has(nameOf(state.save))) continue;
      seen.add(nameOf(state.save));
      const read = readSavedValue(state.value, { id, now: now() });
      if (read.ok) {
        games.push(read.value);
        if (first) others.push([read.value, state.save]);
        first ??= state;
        continue;
      }
      for (const reading of [here, there])
        if (reading?.saves.some((save) => nameOf(save) === nameOf(state.save))) aside(state.save, reading);
      said.push(read.error.text);
    }
    const entries = [...here.entries, ...(there?.entries ?? [])];
    const highest = entries.reduce((most, { revision }) => Math.max(most, revision), 0);
    const opened = first?.save;
    if (opened && opened.revision < highest) {
      said.push(NEWS.olderOpened);
      for (const reading of [here, there])
        for (const save of reading?.saves ?? []) if (save.revision > opened.revision) aside(save, reading);
    }
    if (here.newest && there?.newest && nameOf(here.newest.save) !== nameOf(there.newest.save)) said.push(NEWS.copiesDiffer);
    const [game] = games;
    for (const [other, save] of others) if (game && !holdsAll(game, other)) said.push(keptApart(other, save));
    for (const { at } of entries) latest = Math.max(latest, at);
    const lags = (reading: Reading | null): Problem | null =>
      opened && reading?.newest && nameOf(reading.newest.save) === nameOf(opened) ? null : { text: NEWS.copiesDiffer };
    const known = threads.get(id);
    if (entries.length > 0 && (!known || known.revision < highest))
      threads.set(id, {
        ...threadOf(id),
        last: opened ?? null,
        saved: games[0] ?? null,
        revision: highest,
        heard: new Set(entries.map(({ revision }) => revision)),
        journal: lags(here),
        library: lags(there),
        onDisk: lags(there) ? 0 : highest,
        broken: !opened || opened.revision < highest,
        changes: saves.length,
        bulk: entries.reduce((most, { text }) => Math.max(most, text.length), 0),
      });
    return { games, wrong: said.length > 0 ? { text: [...new Set(said)].join(' ') } : null };
  };

  const withWords = (found: Found, words: string | null): Found =>
    words === null ? found : { ...found, wrong: { text: [found.wrong?.text, words].filter(Boolean).join(' ') } };

  const look = async (id: string): Promise<Found> => {
    const [there] = await Promise.all([answered((library) => library.read(id)), import('./reading.ts')]);
    const here = entriesIn(shelf, id);
    const words = there.ok ? null : looseness(there.error);
    if (!here.ok && !there.ok) return withWords({ games: [], wrong: { text: NEWS.cannotRead(here.error.text) } }, words);
    const found = await together(id, readingOf(here.ok ? here.value : []), there.ok ? readingOf(there.value) : null);
    return withWords(found, words);
  };

  const current = async (variant: string): Promise<readonly string[]> => {
    const own = tab && currentOf(tab, variant);
    const there = await answered((library) => library.last(variant));
    const lasts = [lastIn(shelf, variant), there.ok ? there.value : null].flatMap((last) => (last ? [last] : []));
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
      if (!thread.saved || thread.broken || changeBetween(thread.saved, saved)) void write(thread, saved, tick());
      if (isRagged(thread) || thread.journal || (thread.library && library)) settleSoon();
    },
    leave() {
      settle();
      present = null;
    },
    yield: (id) => void threads.delete(id),
    current,
    async hasBegun(variant) {
      for (const id of await current(variant)) {
        const there = await answered((library) => library.read(id));
        const here = entriesIn(shelf, id);
        const newest = newestOf(savesIn([...(here.ok ? here.value : []), ...(there.ok ? there.value : [])]));
        if (newest) return actionsIn(newest.value) > 0;
      }
      return false;
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
      const found = await answered((library) => library.all());
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
      return { games, problem: said.length > 0 ? { text: [...new Set(said)].join(' ') } : null };
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
      const done = await answered((there) => there.trim(id));
      return done.ok || !library ? null : done.error;
    },
  };
};
