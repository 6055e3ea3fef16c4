/**
 * The one store: slices around pure transitions. It holds the table, the looks at it and its animation; it
 * knows `Game` and never a variant. Every change of the table is in the browser's storage before the next
 * frame.
 */
import { createStore } from 'zustand/vanilla';
import type { Game } from '../kernel/game.ts';
import { createErrands } from './errands.ts';
import { toSaved } from './formats/saved.ts';
import { libraryActions } from './keeping/library.ts';
import { newGameActions } from './keeping/new-game.ts';
import { gameOpener, openActions } from './keeping/open-game.ts';
import { createPositionCache, type PositionCache } from './keeping/position-cache.ts';
import { createSaves, type Saves } from './keeping/save.ts';
import { watchGames } from './learning/witness.ts';
import { lookActions } from './looking.ts';
import type { OddboardStore, Room, StoreAccess, World } from './room.ts';
import { headingAt } from './seats/computers.ts';
import { haltIn } from './seats/halt.ts';
import { NO_HOT_SEAT } from './seats/hotseat.ts';
import { seatingActions, watchClock, withHotSeat } from './seats/seating.ts';
import { wakingClock } from './seats/waking.ts';
import { settingsFrom } from './storage.ts';
import { editActions, pickActions } from './table/actions.ts';
import { playingAlone } from './table/alone.ts';
import { changing } from './table/changing.ts';
import { historyActions } from './table/history.ts';
import { isOwn, nodeAt } from './table/table.ts';
import { animating, UNPOINTED } from './telling/animation.ts';
import { NEWS } from './telling/words.ts';

export type * from './room.ts';
export { TABS } from './room.ts';

/** The room at the start. */
const emptyRoom = ({ entries, shelf, now }: World): Room => {
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
    uncut: null,
    elsewhere: null,
    library: null,
    persisted: null,
    discarded: null,
    loading: null,
    errand: null,
    playback: null,
    running: false,
    alone: null,
    arriving: false,
    recalling: null,
    looked: null,
    lenses: [],
    diagram: false,
    comparing: null,
    lit: [],
    hidden: [],
    tab: 'turns',
    sought: '',
    flipped: false,
    drawing: false,
  };
};

/** The games of variants, each fetched once. */
const gamesOf = ({ entries }: World): StoreAccess['gameOf'] => {
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
const savesFor = (world: World, store: () => OddboardStore): Saves =>
  createSaves({
    ...world,
    onTrouble: ({ text }) => store().setState({ notice: { text, offer: 'saveGame' } }),
    onFork(id) {
      const { heading } = store().getState();
      if (heading?.id === id)
        store().setState({ heading: { ...heading, id: world.newId() }, notice: { text: NEWS.forked } });
    },
  });

/** Every change of the table or of its heading is kept at once. */
const keepChanges = (store: OddboardStore, saves: Saves, positions: PositionCache, { now }: World): void => {
  store.subscribe(({ table, heading, flipped, recalling, hotSeat: { fallen } }, before) => {
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
    if (!recalling && (isOther || before.recalling) && isOwn(table)) positions.keep(heading.id, table);
  });
};

export const createOddboard = (surroundings: World): OddboardStore => {
  const clock = wakingClock(() => ({
    at: surroundings.milliseconds(),
    wall: Date.parse(surroundings.now()),
  }));
  const world: World = { ...surroundings, milliseconds: clock.read };
  const saves = savesFor(world, () => store);
  const positions = createPositionCache(world.shelf, world.build);
  const gameOf = gamesOf(world);
  let alone: ReturnType<typeof playingAlone> | null = null;
  const store: OddboardStore = createStore(
    withHotSeat(world, (set, get) => {
      const { put, actions } = animating({ get, set }, world);
      const change = changing({ get, set, put, world }, actions.skip);
      alone = playingAlone({ get, set, put, world });
      const play: StoreAccess['play'] = (by, isSaid = false) => {
        const halt = haltIn(get(), isSaid);
        if (halt !== null) return set({ notice: halt });
        const { table } = get();
        change(by);
        const { table: next, heading } = get();
        alone?.reach(table, next);
        if (!table || !next || !heading || nodeAt(next) === nodeAt(table)) return;
        const awaiting = headingAt(heading, next);
        if (awaiting !== heading) set({ heading: awaiting });
      };
      const errands = createErrands((errand) => set({ errand }), world);
      const access: StoreAccess = { get, set, put, change, play, errands, gameOf, world, saves, positions };
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
