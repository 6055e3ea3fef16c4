/**
 * The one store. It holds the table, what is looked at and how things move; it knows `Game` and never a variant. Every
 * change of the table is in the browser's storage before the next frame.
 */
import { createStore } from 'zustand/vanilla';
import type { Game } from '../kernel/game.ts';
import type { Problem, Result } from '../kernel/result.ts';
import { same } from '../kernel/same.ts';
import { crowdOf, namesFor } from './crowd.ts';
import { recordIn } from './link.ts';
import { onward, playbackOf } from './playback.ts';
import type { Oddboard, OddboardStore, Room, World } from './room.ts';
import { type Kept, keep, keepPrevious, keepSettings, keptGame, keptSettings, previousGame, setAside } from './storage.ts';
import {
  backed,
  begunWith,
  doubted,
  freshTable,
  goneTo,
  isOwn,
  picked,
  redone,
  said,
  spelledPicks,
  type Table,
  tableOf,
  undone,
  viewOf,
} from './table.ts';
import { enacted, typed } from './typed.ts';

export type * from './room.ts';
export { TABS } from './room.ts';

/** So many actions ahead are shown as they happen; further away one simply goes. */
const NEAR = 3;

const EMPTY = { playback: null, pointed: null, proposed: null, over: null, held: false } as const;

export const createOddboard = (world: World): OddboardStore => {
  const { shelf } = world;
  const games = new Map<string, Game>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const store = createStore<Oddboard>()((set, get) => {
    const moves = (): boolean => {
      const { motion } = get().settings;
      return motion === 'on' || motion === 'step' || (motion === 'system' && !world.stillness());
    };

    const stop = () => {
      clearTimeout(timer);
      if (get().playback) set({ playback: null });
    };

    const run = () => {
      const { playback } = get();
      if (!playback || playback.stand === null) return;
      timer = setTimeout(() => {
        set({ playback: onward(playback) });
        run();
      }, playback.stand);
    };

    /** Every change of the table goes through here: what was just played is shown in its order. */
    const put = (next: Table | null, changes: Partial<Room> = {}) => {
      const { table } = get();
      stop();
      const forth = table && next?.game === table.game ? next.replayed.turns.slice(table.cursor, next.cursor) : [];
      const isNear = forth.length > 0 && forth.length <= NEAR && next?.replayed.start === table?.replayed.start;
      const steps = forth.flatMap((turn) => turn.steps);
      const playback = table && isNear && moves() ? playbackOf(viewOf(table), steps, get().settings.motion === 'step') : null;
      const notice = get().notice?.previous && forth.length > 0 ? null : get().notice;
      set({ ...EMPTY, notice, ...changes, table: next, playback });
      run();
    };

    const change = (by: (table: Table) => Table) => {
      const { table } = get();
      if (!table) return;
      const next = by(table);
      if (next !== table) put(next);
      else stop();
    };

    const gameOf = async (id: string): Promise<Game | null> => {
      const entry = world.entries.find((each) => each.id === id);
      if (!entry) return null;
      const game = games.get(id) ?? (await entry.load());
      games.set(id, game);
      return game;
    };

    const afresh = (game: Game, { text }: Problem): readonly [Table, Partial<Room>] => {
      const key = setAside(shelf, game.id, world.now());
      const where = key ? `It is kept in the browser's storage as "${key}".` : 'It could not be moved to another place either.';
      const notice = { text: `The saved game of ${game.title} cannot be opened: ${text} ${where}` };
      return [freshTable(game, world.seed()), { flipped: false, notice }];
    };

    /** A kept game that cannot go on is set aside, and the app starts anew. */
    const restored = (game: Game, kept: Result<Kept | null, Problem>): readonly [Table, Partial<Room>] => {
      if (kept.ok && kept.value) {
        const { record, cursor, picks, flipped } = kept.value;
        const table = tableOf(game, record, cursor, picks);
        return table.ok ? [table.value, { flipped }] : afresh(game, table.error);
      }
      return kept.ok ? [freshTable(game, world.seed()), { flipped: false }] : afresh(game, kept.error);
    };

    /** Puts another game in the place of the present one, which can be brought back. */
    const replaced = (next: Table, text: string) => {
      const { table } = get();
      if (table && isOwn(table)) keepPrevious(shelf, table.game.id);
      const previous = !!table && table.record.actions.length > 0 && get().hasPrevious();
      put(next, { notice: previous ? { text, previous } : null });
    };

    return {
      entries: world.entries,
      table: null,
      loading: null,
      ...EMPTY,
      looked: null,
      lenses: [],
      tab: 'turns',
      sought: '',
      flipped: false,
      notice: null,
      settings: keptSettings(shelf),

      async open(id) {
        if (get().table?.game.id === id) return;
        set({ loading: id });
        const game = await gameOf(id);
        if (get().loading !== id) return;
        if (!game) {
          set({ loading: null, table: null, notice: { text: `There is no game called "${id}".` } });
          return;
        }
        const [table, changes] = restored(game, keptGame(shelf, id));
        put(table, { loading: null, lenses: [], sought: '', looked: null, notice: null, ...changes });
      },
      async openLink(fragment) {
        const record = recordIn(fragment);
        if (!record.ok) return record;
        await get().open(record.value.game);
        const { table } = get();
        if (table?.game.id !== record.value.game)
          return { ok: false, error: { text: `The link is of a game called "${record.value.game}", which does not exist.` } };
        const loaded = get().load(record.value);
        return loaded.ok ? { ok: true, value: record.value.game } : loaded;
      },
      async watch(id, sample) {
        await get().open(id);
        const { table } = get();
        const chosen = table?.game.id === id ? table.game.samples[sample] : undefined;
        const next = table && chosen && tableOf(table.game, chosen.record, 0);
        if (next?.ok) replaced(next.value, `A game to watch: ${chosen?.title}.`);
      },
      leave: () => put(null, { loading: null }),
      newGame(options = {}) {
        const { table } = get();
        if (table) replaced(freshTable(table.game, world.seed(), options), `A new game of ${table.game.title}.`);
      },
      load(record) {
        const { table } = get();
        if (!table) return { ok: false, error: { text: 'No game is open.' } };
        if (same(record, table.record)) return { ok: true, value: table };
        const next = tableOf(table.game, record);
        if (next.ok) replaced(next.value, 'Another game is on the board now.');
        return next;
      },
      hasPrevious() {
        const { table } = get();
        return !!table && previousGame(shelf, table.game.id) !== null;
      },
      bringBack() {
        const { table } = get();
        const kept = table && previousGame(shelf, table.game.id);
        const next = kept && tableOf(table.game, kept.record, kept.cursor, kept.picks);
        if (!table || !next?.ok) return;
        if (isOwn(table)) keepPrevious(shelf, table.game.id);
        put(next.value, { notice: null });
      },
      pick: (target) => change((table) => picked(table, target)),
      type(text) {
        const { table } = get();
        const next = table && typed(table, text);
        if (next?.ok) put(next.value);
        return next && !next.ok ? next.error : null;
      },
      enact: (picks) => change((table) => enacted(table, picks)),
      propose: (picks) => set({ proposed: picks }),
      gather: (going) =>
        change((table) => {
          const crowd = crowdOf(table);
          return crowd && going.length > 0 ? begunWith(table, namesFor(table, crowd, going)) : table;
        }),
      back: () => change(backed),
      undo: (stride = 'action') => change((table) => undone(table, stride)),
      redo: (stride = 'action') => change((table) => (table.cursor < table.record.actions.length ? redone(table, stride) : table)),
      goTo: (cursor) => change((table) => goneTo(table, cursor)),
      say: (name) => change((table) => said(table, name)),
      point(target) {
        if (!get().held) set({ pointed: target });
      },
      look: (square) => set(square === null ? { over: null } : { over: square, looked: square }),
      hold: (held) => set({ held }),
      toggleLens(id) {
        const { lenses } = get();
        set({ lenses: lenses.includes(id) ? lenses.filter((each) => each !== id) : [...lenses, id] });
      },
      show: (tab) => set({ tab }),
      seek: (sought) => set({ sought }),
      why: (square) => change((table) => doubted(table, square)),
      flip: () => set({ flipped: !get().flipped }),
      dismiss: () => set({ notice: null }),
      set(settings) {
        set({ settings: { ...get().settings, ...settings } });
        keepSettings(shelf, get().settings);
      },
      step() {
        const { playback } = get();
        if (playback) set({ playback: onward(playback) });
      },
      skip: stop,
    };
  });

  store.subscribe(({ table, flipped }, before) => {
    if (!table || (table === before.table && flipped === before.flipped)) return;
    const problem = keep(shelf, table.game.id, { record: table.record, cursor: table.cursor, picks: spelledPicks(table), flipped });
    if (problem)
      store.setState({ notice: { text: `This game cannot be saved: ${problem.text} It goes on, but a reload will not bring it back.` } });
  });

  return store;
};
