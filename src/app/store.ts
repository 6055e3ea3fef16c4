/**
 * The one store: slices around pure transitions. It holds the table, the looks at it and its animation; it
 * knows `Game` and never a variant. Every change of the table is in the browser's storage before the next
 * frame.
 */
import { createStore } from 'zustand/vanilla';
import type { Game } from '../kernel/game.ts';
import { startEffects } from './effects.ts';
import { createLibrary } from './keeping/library.ts';
import { createNewGames } from './keeping/new-game.ts';
import { createOpening } from './keeping/open-game.ts';
import { createPositionCache } from './keeping/position-cache.ts';
import { createSaves, type Saves } from './keeping/save.ts';
import { createLooking } from './looking.ts';
import { MESSAGES } from './messages.ts';
import { createAnimating } from './playback/animation.ts';
import { createPreferences } from './preferences.ts';
import { createSeating, withHotSeat } from './seats/seating.ts';
import { wakingClock } from './seats/waking.ts';
import type { Services } from './services.ts';
import type { OddboardStore, StoreAccess } from './state.ts';
import { createAutoPlay } from './table/auto-play.ts';
import { createHistory } from './table/history.ts';
import { createPlaying } from './table/play.ts';
import { createTasks } from './tasks.ts';

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

/** The saves, which report to the store on its games. */
const savesFor = (services: Services, store: OddboardStore): Saves =>
  createSaves({
    ...services,
    onTrouble: ({ text }) => store.setState({ notice: { text, offer: 'saveGame' } }),
    onFork(id) {
      const { heading } = store.getState();
      if (heading?.id === id)
        store.setState({ heading: { ...heading, id: services.newId() }, notice: { text: MESSAGES.forked } });
    },
  });

export const createOddboard = (surroundings: Services): OddboardStore => {
  const clock = wakingClock(() => ({
    at: surroundings.milliseconds(),
    wall: Date.parse(surroundings.now()),
  }));
  const services: Services = { ...surroundings, milliseconds: clock.read };
  return createStore(
    withHotSeat(services, (set, get, store) => {
      const access: StoreAccess = {
        get,
        set,
        services,
        saves: savesFor(services, store),
        positions: createPositionCache(services.storage, services.build),
        tasks: createTasks((taskProgress) => set({ taskProgress }), services),
        gameOf: gamesOf(services),
      };
      startEffects(store, access, clock);
      return {
        ...createPreferences(access),
        ...createLooking(access),
        ...createPlaying(access),
        ...createAutoPlay(access),
        ...createHistory(access),
        ...createAnimating(access),
        ...createSeating(access),
        ...createOpening(access),
        ...createNewGames(access),
        ...createLibrary(access),
      };
    }),
  );
};
