/** A simulated browser, in which pages open games. Tests can damage its storage, let it refuse, and set its clock. */
import { expect, onTestFinished, vi } from 'vitest';
import type { SavedGame } from '../../src/app/formats/saved.ts';
// Modules are loaded up front, since fake timers do not wait for them.
import '../../src/app/formats/source.ts';
import '../../src/app/store/continue-game.ts';
import '../../src/app/store/import-games.ts';
import '../../src/app/store/manage-games.ts';
import '../../src/app/saves/read.ts';
import type { Table } from '../../src/app/model/table.ts';
import { entriesIn } from '../../src/app/saves/local.ts';
import type { Services } from '../../src/app/store/state.ts';
import { GAMES } from '../../src/variants/index.ts';
import { gamesIn, type TestDatabase, testDatabase } from '../support/database.ts';
import { CHESS_ENTRY, pickAll, roomWith, standing, testShelf } from './room.ts';

/** Writes the actions played and the picks, as "e2 e4, e7 e5 | b8". */
const spelled = ({ actions, picks }: Omit<ReturnType<typeof standing>, 'cursor'>) =>
  [actions.join(', '), picks].filter(Boolean).join(' | ');
const spelledGame = ({ nodes, picks }: SavedGame) => spelled({ actions: nodes.map(({ action }) => action), picks });

/** Advances the fake clock by 10 s, so that storage and all timers finish. */
export const rested = () => vi.advanceTimersByTimeAsync(10_000);

let ids = 0;

const pageOf = (world: Partial<Services>, hour: () => number) => {
  const store = roomWith(testShelf(), {
    entries: [CHESS_ENTRY, ...GAMES],
    now: () => new Date(2026, 0, 1, hour(), 0, ids).toISOString(),
    milliseconds: () => 0,
    newId: () => `id-${ids++}`,
    ...world,
  });
  const act = store.getState();
  const page = {
    store,
    act,
    table: () => store.getState().table as Table,
    saved: () => act.saved() as SavedGame,
    /**
     * Makes picks or runs a function, waits until storage has finished, and asserts what `sees` does, if `board` is
     * given.
     */
    async play(deed: string | (() => unknown), board?: string, notice?: RegExp) {
      const done = typeof deed === 'string' ? pickAll(store, deed) : deed();
      await rested();
      await done;
      if (board !== undefined) page.sees(board, notice);
    },
    open: (board?: string, notice?: RegExp) => page.play(() => act.open('chess'), board, notice),
    async playNew(picks: string) {
      act.newGame();
      await page.play(picks);
    },
    async listed() {
      await page.play(act.browse);
      return store.getState().library ?? [];
    },
    lines: async () => (await page.listed()).map(spelledGame),
    /**
     * Asserts what the page shows: the game as "actions | picks", "another tab" or "no game", and a matching notice (by
     * default none).
     */
    sees(board: string, notice = /^$/) {
      const { table, openInOtherTab, notice: said } = store.getState();
      const none = openInOtherTab ? 'another tab' : 'no game';
      const there = table ? spelled(standing(store)) : none;
      expect([there, said?.text ?? '']).toEqual([board, expect.stringMatching(notice)]);
    },
  };
  return page;
};

export type Page = ReturnType<typeof pageOf>;

export type Kept = Map<string, unknown>;

/** Creates a browser with this content of local storage. Its timers are fake until the test ends. */
export const browser = (before: Readonly<Record<string, string>> = {}) => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const shelf = testShelf(new Map(Object.entries(before)));
  const database = testDatabase();
  const tab = testShelf();
  const persistence = { persist: vi.fn(async () => true), persisted: async () => false };
  const at = {
    ...{ shelf, database, tab, persistence, hour: 10 },
    /** The contents of local storage and of the database. */
    places: [shelf.kept, database.entries] as const satisfies readonly Kept[],
    async open(variant = 'chess', world: Partial<Services> = {}) {
      const page = pageOf({ storage: shelf, database, tab, persistence, ...world }, () => at.hour);
      await page.play(() => page.act.open(variant));
      return page;
    },
    /** Opens the game in a new session: the storage of the tab is empty. */
    reopened: (variant = 'chess') => at.open(variant, { tab: testShelf() }),
    /** Makes local storage full or not, and sets how the database answers. */
    fare(isFull: boolean, mood: TestDatabase['state']) {
      shelf.refuses = isFull;
      database.state = mood;
    },
    kept: () => [gamesIn(entriesIn(shelf)), gamesIn(database.entries.values())],
    keptLines: () => at.kept().map((games) => games.map(spelledGame)),
    /** The keys under which damaged records were set aside in local storage. */
    asides: () => [...shelf.kept.keys()].filter((key) => key.startsWith('oddboard/aside/')),
    /** Stores the only game as before there were logs, with `change` applied to its text: in local storage alone. */
    rewrite(change: (text: string) => string) {
      const saved = gamesIn(entriesIn(shelf))[0];
      for (const { key } of entriesIn(shelf)) shelf.kept.delete(key);
      database.entries.clear();
      shelf.kept.set(`oddboard/journal/${saved?.id}`, change(JSON.stringify(saved)));
    },
  };
  return at;
};

/** Creates a browser in which a page has played these picks in a game of chess. */
export const begun = async (picks = 'e2 e4') => {
  const at = browser();
  const page = await at.open();
  await page.play(picks);
  return { at, page, act: page.act };
};

export type Browser = ReturnType<typeof browser>;
