/** The one store: slices around pure transitions. It knows `Game` and never a variant. */
import { createStore } from 'zustand/vanilla';
import type { Game } from '../../kernel/game.ts';
import { MESSAGES } from '../base/messages.ts';
import { createTasks } from '../base/tasks.ts';
import { createPositionCache } from '../saves/position-cache.ts';
import { Saves } from '../saves/saves.ts';
import { wakingClock } from '../seats/waking.ts';
import { NO_SESSION } from '../session/session.ts';
import { createDispatch } from './dispatch.ts';
import { startEffects } from './effects.ts';
import { createHistory } from './history.ts';
import { createLibrary } from './library.ts';
import { createLooking } from './looking.ts';
import { createNewGames } from './new-game.ts';
import { createOpening } from './open-game.ts';
import { createPlaying } from './play.ts';
import { createPreferences } from './preferences.ts';
import { createSeating } from './seating.ts';
import type { OddboardStore, Services, StoreAccess } from './state.ts';

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

const savesFor = (services: Services, store: OddboardStore, dispatch: StoreAccess['dispatch']): Saves =>
  new Saves({
    ...services,
    onTrouble: ({ text }) => store.setState({ notice: { text, offer: 'saveGame' } }),
    onFork(id) {
      const { heading } = store.getState();
      if (heading?.id !== id) return;
      const notice = { text: MESSAGES.forked };
      dispatch({ type: 'seat', heading: { ...heading, id: services.newId() } }, { notice });
    },
  });

export const createOddboard = (world: Services): OddboardStore => {
  const clock = wakingClock(() => ({ at: world.milliseconds(), wall: Date.parse(world.now()) }));
  const services: Services = { ...world, milliseconds: clock.read };
  return createStore((set, get, store) => {
    const dispatch = createDispatch({ get, set, services });
    const access: StoreAccess = {
      get,
      set,
      dispatch,
      services,
      saves: savesFor(services, store, dispatch),
      positions: createPositionCache(services.storage, services.build),
      tasks: createTasks((taskProgress) => set({ taskProgress }), services),
      gameOf: gamesOf(services),
    };
    startEffects(store, access, clock);
    return {
      ...NO_SESSION,
      ...createPreferences(access),
      ...createLooking(access),
      ...createPlaying(access),
      ...createHistory(access),
      ...createSeating(access),
      ...createOpening(access),
      ...createNewGames(access),
      ...createLibrary(access),
    };
  });
};
