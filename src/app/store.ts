/**
 * The one store: slices around pure transitions. It holds the table, the looks at it and its animation; it
 * knows `Game` and never a variant. Every change of the table is in the browser's storage before the next
 * frame.
 */
import { createStore } from 'zustand/vanilla';
import type { Game } from '../kernel/game.ts';
import { toSaved } from './formats/saved.ts';
import { libraryActions } from './keeping/library.ts';
import { newGameActions } from './keeping/new-game.ts';
import { gameOpener, openActions } from './keeping/open-game.ts';
import { createPositionCache, type PositionCache } from './keeping/position-cache.ts';
import { createSaves, type Saves } from './keeping/save.ts';
import { watchGames } from './learning/seen-clauses.ts';
import { lookActions } from './looking.ts';
import { headingAt } from './seats/computers.ts';
import { NO_HOT_SEAT } from './seats/hotseat.ts';
import { whyPaused } from './seats/pause.ts';
import { seatingActions, watchClock, withHotSeat } from './seats/seating.ts';
import { wakingClock } from './seats/waking.ts';
import type { AppState, OddboardStore, Services, StoreAccess } from './state.ts';
import { settingsFrom } from './storage.ts';
import { editActions, pickActions } from './table/actions.ts';
import { autoPlayForced } from './table/auto-play.ts';
import { changing } from './table/changing.ts';
import { historyActions } from './table/history.ts';
import { isOwn, nodeAt } from './table/table.ts';
import { createTasks } from './tasks.ts';
import { animating, UNPOINTED } from './telling/animation.ts';
import { MESSAGES } from './telling/words.ts';

export type * from './state.ts';
export { TABS } from './state.ts';

/** The room at the start. */
const emptyRoom = ({ entries, shelf, now }: Services): AppState => {
  const { settings, wrong } = settingsFrom(shelf, now);
  return {
    ...UNPOINTED,
    entries,
    settings,
    notice: wrong && { ...wrong, stays: true },
    choice: null,
    seated: null,
    yielded: null,
    table: null,
    takenBack: false,
    heading: null,
    hotSeat: NO_HOT_SEAT,
    previous: null,
    beforePrune: null,
    openInOtherTab: null,
    library: null,
    persisted: null,
    discarded: null,
    loading: null,
    taskProgress: null,
    playback: null,
    running: false,
    autoPlayed: null,
    isAsking: false,
    replaying: null,
    inspected: null,
    lenses: [],
    diagram: false,
    comparing: null,
    highlighted: [],
    hidden: [],
    tab: 'turns',
    sought: '',
    flipped: false,
    drawing: false,
  };
};

/** The games of variants, each fetched once. */
const gamesOf = ({ entries }: Services): StoreAccess['gameOf'] => {
  const games = new Map<string, Game>();
  return async (id) => {
    const entry = entries.find((each) => each.id === id);
    if (!entry) return null;
    const game = games.get(id) ?? (await entry.load());
    games.set(id, game);
    return game;
  };
};

/** The saves, which report to the room on its games. */
const savesFor = (world: Services, store: () => OddboardStore): Saves =>
  createSaves({
    ...world,
    onTrouble: ({ text }) => store().setState({ notice: { text, offer: 'saveGame' } }),
    onFork(id) {
      const { heading } = store().getState();
      if (heading?.id === id)
        store().setState({ heading: { ...heading, id: world.newId() }, notice: { text: MESSAGES.forked } });
    },
  });

/** Every change of the table or of its heading is kept at once. */
const keepChanges = (
  store: OddboardStore,
  saves: Saves,
  positions: PositionCache,
  { now }: Services,
): void => {
  store.subscribe(({ table, heading, flipped, replaying, hotSeat: { fallen } }, before) => {
    if (!table || !heading) return;
    const isOther = table !== before.table;
    if (
      isOther ||
      heading !== before.heading ||
      flipped !== before.flipped ||
      fallen !== before.hotSeat.fallen
    )
      saves.save(toSaved(table, heading, flipped, now(), fallen), isOwn(table));
    // Only checked positions of one's own games are cached.
    if (!replaying && (isOther || before.replaying) && isOwn(table)) positions.keep(heading.id, table);
  });
};

export const createOddboard = (surroundings: Services): OddboardStore => {
  const clock = wakingClock(() => ({
    at: surroundings.milliseconds(),
    wall: Date.parse(surroundings.now()),
  }));
  const world: Services = { ...surroundings, milliseconds: clock.read };
  const saves = savesFor(world, () => store);
  const positions = createPositionCache(world.shelf, world.build);
  const gameOf = gamesOf(world);
  let alone: ReturnType<typeof autoPlayForced> | null = null;
  const store: OddboardStore = createStore(
    withHotSeat(world, (set, get) => {
      const { put, actions } = animating({ get, set }, world);
      const change = changing({ get, set, put, world }, actions.skip);
      alone = autoPlayForced({ get, set, put, world });
      const play: StoreAccess['play'] = (by, isSaid = false) => {
        const halt = whyPaused(get(), isSaid);
        if (halt !== null) return set({ notice: halt });
        const { table } = get();
        change(by);
        const { table: next, heading } = get();
        alone?.reach(table, next);
        if (!table || !next || !heading || nodeAt(next) === nodeAt(table)) return;
        const awaiting = headingAt(heading, next);
        if (awaiting !== heading) set({ heading: awaiting });
      };
      const tasks = createTasks((taskProgress) => set({ taskProgress }), world);
      const access: StoreAccess = { get, set, put, change, play, tasks, gameOf, world, saves, positions };
      const openGame = gameOpener(access);
      return {
        ...emptyRoom(world),
        ...openActions(access, openGame),
        ...newGameActions(access, openGame),
        ...libraryActions(access),
        ...historyActions(access),
        ...seatingActions(access),
        ...pickActions(access),
        ...editActions(access),
        ...lookActions(access),
        ...actions,
      };
    }),
  );
  keepChanges(store, saves, positions, world);
  watchGames(store, world);
  store.subscribe(() => alone?.attend());
  watchClock(store, world, clock);
  return store;
};
