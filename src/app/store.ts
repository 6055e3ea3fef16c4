/**
 * The one store. It holds the table, what is looked at and how things move; it knows `Game` and never a variant. Every
 * change of the table is in the browser's storage before the next frame.
 */
import { createStore } from 'zustand/vanilla';
import type { Game } from '../kernel/game.ts';
import { recordOf } from '../kernel/record.ts';
import type { Problem } from '../kernel/result.ts';
import { same } from '../kernel/same.ts';
import { crowdOf, namesFor } from './crowd.ts';
import { historyActions } from './history.ts';
import { adopt, currentOf, disown, journal, journalled } from './journal.ts';
import { recordIn } from './link.ts';
import { opened } from './opening.ts';
import { onward, playbackOf } from './playback.ts';
import type { Oddboard, OddboardStore, Room, Sitting, World } from './room.ts';
import { createSandbox } from './sandbox.ts';
import { type Heading, headingOf, savedOf } from './saved.ts';
import { sameSeats, seatingActions } from './seating.ts';
import { keepSettings, keptSettings } from './storage.ts';
import { backed, begunWith, doubted, freshTable, isOwn, picked, positionOf, said, type Table, tableOf, turnAt, viewOf } from './table.ts';
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
      const isSameLine = table && next && turnAt(table, table.cursor) === turnAt(next, table.cursor);
      const isNear = forth.length > 0 && forth.length <= NEAR && isSameLine;
      const steps = forth.flatMap((turn) => turn.steps);
      const playback = table && isNear && moves() ? playbackOf(viewOf(table), steps, get().settings.motion === 'step') : null;
      const notice = get().notice?.offer === 'bringBack' && forth.length > 0 ? null : get().notice;
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

    /** A change that plays: not while the game is halted. */
    const play = (by: (table: Table) => Table) => {
      const { halted } = get();
      if (halted === null) change(by);
      else set({ notice: { text: halted } });
    };

    const gameOf = async (id: string): Promise<Game | null> => {
      const entry = world.entries.find((each) => each.id === id);
      if (!entry) return null;
      const game = games.get(id) ?? (await entry.load());
      games.set(id, game);
      return game;
    };

    const freshHeading = (): Heading => ({ id: world.newId(), name: '', created: world.now(), players: { white: '', black: '' } });

    const freshSitting = (game: Game): Sitting => ({ table: freshTable(game, world.seed()), heading: freshHeading(), flipped: false });

    /** The game of a variant that is gone on with; what cannot be opened is set aside, and said. */
    const resumed = (game: Game): readonly [Sitting, Problem | null] => {
      const wrong = adopt(shelf, game.id, () => ({ id: world.newId(), now: world.now() }));
      const id = currentOf(shelf, game.id);
      const saved = id === null ? null : journalled(shelf, id, world.now());
      if (!saved?.ok || !saved.value) return [freshSitting(game), saved && !saved.ok ? saved.error : wrong];
      const there = opened(game, saved.value);
      if (!there.ok) return [freshSitting(game), disown(shelf, saved.value, world.now(), there.error)];
      const { table, changed } = there.value;
      // A game that goes on from its last position is another one: the old one stays as it was.
      const heading = changed ? { ...headingOf(saved.value), id: world.newId() } : headingOf(saved.value);
      return [{ table, heading, flipped: saved.value.flipped }, changed];
    };

    /** Puts another game in the place of the present one, which can be brought back. */
    const replaced = (next: Sitting, text: string) => {
      const { table, heading, flipped, previous } = get();
      const isKept = table && heading && isOwn(table);
      put(next.table, {
        heading: next.heading,
        flipped: next.flipped,
        previous: isKept ? { table, heading, flipped } : previous,
        notice: isKept || previous ? { text, offer: 'bringBack' } : null,
      });
    };

    return {
      entries: world.entries,
      table: null,
      heading: null,
      previous: null,
      uncut: null,
      loading: null,
      ...EMPTY,
      looked: null,
      lenses: [],
      tab: 'turns',
      sought: '',
      flipped: false,
      drawing: false,
      halted: null,
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
        const [{ table, ...sitting }, wrong] = resumed(game);
        const notice = wrong && { text: `The saved game of ${game.title} cannot be opened: ${wrong.text}` };
        put(table, { loading: null, lenses: [], sought: '', looked: null, previous: null, uncut: null, notice, ...sitting });
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
        if (next?.ok) replaced({ table: next.value, heading: freshHeading(), flipped: false }, `A game to watch: ${chosen?.title}.`);
      },
      leave: () => put(null, { loading: null }),
      newGame(options = {}) {
        const { table } = get();
        if (!table) return;
        const next = {
          table: freshTable(table.game, world.seed(), options),
          heading: sameSeats(get().heading, freshHeading(), false),
          flipped: get().flipped,
        };
        replaced(next, `A new game of ${table.game.title}.`);
      },
      load(record) {
        const { table } = get();
        if (!table) return { ok: false, error: { text: 'No game is open.' } };
        if (same(record, table.record)) return { ok: true, value: table };
        const next = tableOf(table.game, record);
        if (next.ok) replaced({ table: next.value, heading: freshHeading(), flipped: get().flipped }, 'Another game is on the board now.');
        return next;
      },
      async sandbox(id) {
        await get().open(id);
        const { table } = get();
        const editor = await world.entries.find((each) => each.id === id)?.editor?.();
        return table?.game.id === id && editor ? createSandbox(shelf, table.game, editor, positionOf(table)) : null;
      },
      playFrom(position) {
        const { table } = get();
        if (!table) return { ok: false, error: { text: 'No game is open.' } };
        return get().load(recordOf(table.game, world.seed(), {}, table.game.write(position)));
      },
      bringBack() {
        const { table, heading, flipped, previous } = get();
        if (!table || !heading || !previous) return;
        const { table: next, ...sitting } = previous;
        put(next, { ...sitting, previous: isOwn(table) ? { table, heading, flipped } : null, notice: null });
      },
      pick: (target) => play((table) => picked(table, target)),
      type(text) {
        const { table } = get();
        const { halted } = get();
        if (halted !== null) return { text: halted };
        const next = table && typed(table, text);
        if (next?.ok) put(next.value);
        return next && !next.ok ? next.error : null;
      },
      enact: (picks) => play((table) => enacted(table, picks)),
      propose: (picks) => set({ proposed: picks }),
      gather: (goers) =>
        play((table) => {
          const crowd = crowdOf(table);
          return crowd && goers.size > 0 ? begunWith(table, namesFor(table, crowd, goers)) : table;
        }),
      back: () => (get().drawing ? set({ drawing: false }) : change(backed)),
      ...historyActions({ get, set, put, change }),
      say: (name) => play((table) => said(table, name)),
      ...seatingActions({ get, set, put, change }),
      rematch() {
        const { table, heading, flipped } = get();
        if (!table) return;
        const next = freshTable(table.game, world.seed(), table.record.options);
        const sitting = { table: next, heading: sameSeats(heading, freshHeading(), true), flipped };
        replaced(sitting, `A rematch of ${table.game.title}, sides changed.`);
      },
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

  store.subscribe(({ table, heading, flipped }, before) => {
    if (!table || !heading || (table === before.table && heading === before.heading && flipped === before.flipped)) return;
    const problem = journal(shelf, savedOf(table, heading, flipped, world.now()));
    if (problem)
      store.setState({ notice: { text: `This game cannot be saved: ${problem.text} It goes on, but a reload will not bring it back.` } });
  });

  return store;
};
