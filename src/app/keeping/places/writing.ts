/**
 * Writes saves into the two places at once: the change since the last save, or the whole game where a change
 * is not enough. A place that has refused is asked again later, and at once only if the other place refuses
 * too.
 */
import type { Problem } from '../../../kernel/result.ts';
import type { Shelf } from '../../storage.ts';
import { NEWS } from '../../telling/words.ts';
import type { SavedGame } from '../formats/saved.ts';
import type { Asking } from './asking.ts';
import { isJournalled, journal, retract, unjournal } from './journal.ts';
import { changeBetween, entryOf, nameOf, type Save, type SaveEntry } from './log.ts';
import { type Head, isFromBefore, isRagged, patienceFor, type Thread } from './thread.ts';
import type { Troubles } from './troubles.ts';

/** Milliseconds after the last pick before a log is tidied. */
const BEHIND = 400;

export interface Writing {
  readonly shelf: Shelf;
  readonly ask: Asking;
  readonly troubles: Troubles;
  readonly hasLibrary: boolean;
  /** The name of this page among all that write. */
  readonly page: string;
  /** By the ids of their games. */
  readonly threads: Map<string, Thread>;
  /** The id of the game on the table. */
  present(): string | null;
  /** Called when another tab has continued the game: this page's game gets a new id. */
  onFork(id: string): void;
}

export interface Writer {
  /** Writes the next save; returns the problem if no place took it. */
  write(thread: Thread, saved: SavedGame, at: number): Promise<Problem | null>;
  /**
   * Tidies the log of the game on the table: retries what was refused, and replaces many changes by one whole
   * save. Other logs may belong to another tab.
   */
  settle(): void;
  settleSoon(): void;
}

const whole = (head: Head, saved: SavedGame): Save => ({ ...head, content: { whole: { ...saved } } });

const entryIn = (thread: Thread, save: Save): SaveEntry => {
  const entry = entryOf(save);
  if ('whole' in save.content) Object.assign(thread, { bulk: entry.text.length, untried: 0 });
  return entry;
};

const toJournal = (shelf: Shelf, thread: Thread, save: Save): Problem | null => {
  thread.journal = journal(shelf, entryIn(thread, save));
  if (!thread.journal && 'whole' in save.content) unjournal(shelf, thread.id, save.revision);
  return thread.journal;
};

/** Another tab has continued the game: what this page wrote since is taken back. */
const fork = ({ shelf, ask, threads, onFork }: Writing, thread: Thread): Problem => {
  threads.delete(thread.id);
  thread.isForked = true;
  for (const each of thread.since) {
    retract(shelf, each);
    void ask((there) => there.withdraw(each));
  }
  onFork(thread.id);
  return { text: NEWS.changedElsewhere };
};

export const createWriter = (writing: Writing): Writer => {
  const { shelf, ask, troubles, hasLibrary, page, threads, present } = writing;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const settleSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(settle, BEHIND);
  };

  /** Returns the problem if no place took the save; `refused` is the journal's. */
  const toLibrary = async (thread: Thread, save: Save, refused: Problem | null): Promise<Problem | null> => {
    const { content, ...head } = save;
    thread.library = null;
    const added = await ask((there) => there.add(entryIn(thread, save)));
    if (threads.get(thread.id) !== thread) {
      // The answer came too late: the log has moved on.
      if (thread.isForked && added.ok) void ask((there) => there.withdraw(head));
      return null;
    }
    if (!added.ok) {
      thread.library = added.error;
      if (refused) troubles.tell(refused);
      else troubles.loosely(added.error);
      return refused;
    }
    const before = added.value;
    if (before !== null && (before >= head.revision || !thread.heard.has(before)))
      return fork(writing, thread);
    troubles.tell(null);
    if ('whole' in content) {
      if (before !== null) void ask((there) => there.trim(thread.id, head.revision));
    } else if (before !== head.revision - 1) {
      // The save before it is gone from the library: the database was deleted during play.
      thread.broken = true;
      settleSoon();
      return null;
    }
    thread.onDisk = Math.max(thread.onDisk, head.revision);
    while (thread.since[0] && thread.since[0].revision <= thread.onDisk) thread.since.shift();
    return null;
  };

  const write = (thread: Thread, saved: SavedGame, at: number): Promise<Problem | null> => {
    const { last } = thread;
    const change = last && thread.saved && !thread.broken ? changeBetween(thread.saved, saved) : null;
    const head: Head = { id: thread.id, revision: thread.revision + 1, by: page, game: saved.game, at };
    const isFollowed = !thread.journal && (!change || isJournalled(shelf, thread.id, thread.revision));
    const [late, slow] = change ? [thread.journal, thread.library] : [null, null];
    Object.assign(thread, {
      last: head,
      saved,
      revision: head.revision,
      broken: false,
      changes: change ? thread.changes + 1 : 0,
    });
    thread.untried++;
    thread.heard.add(head.revision);
    thread.since.push(head);
    const all = whole(head, saved);
    const next = change && last ? { ...head, content: { after: nameOf(last), change } } : all;
    const refused = late && !slow ? late : toJournal(shelf, thread, isFollowed ? next : all);
    if (!refused) troubles.tell(null);
    return slow && !refused ? Promise.resolve(null) : toLibrary(thread, slow ? all : next, refused);
  };

  const settle = () => {
    clearTimeout(timer);
    for (const thread of threads.values()) {
      const { id, last, saved } = thread;
      const isPresent = id === present();
      if (!last || !saved || !(isPresent || isFromBefore(thread))) continue;
      if (isPresent && isRagged(thread, page)) {
        thread.broken = true;
        void write(thread, saved, last.at);
        continue;
      }
      if (thread.untried < patienceFor(thread)) continue;
      const all = whole(last, saved);
      const refused = isPresent && thread.journal ? toJournal(shelf, thread, all) : null;
      if (thread.library && hasLibrary) void toLibrary(thread, all, refused);
    }
  };

  return { write, settle, settleSoon };
};
