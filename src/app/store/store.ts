/** The store: slices of state around one pure reducer. The store knows the type `Game`, but no single variant. */
import { createStore } from 'zustand/vanilla';
import type { Game } from '../../kernel/game.ts';
import { MESSAGES } from '../base/messages.ts';
import { createTasks, runInSlices, runSync } from '../base/resumable.ts';
import { replayLine } from '../model/line.ts';
import { nodesAhead } from '../model/playing.ts';
import type { Table } from '../model/table.ts';
import { createPositionCache } from '../saves/position-cache.ts';
import { Saves } from '../saves/saves.ts';
import { createWakingClock } from '../seats/waking.ts';
import { NO_SESSION } from '../session/session.ts';
import { transition } from '../session/transition.ts';
import { startEffects } from './effects.ts';
import { isNewPosition, questionSearch } from './frames.ts';
import { createHistory } from './history.ts';
import { createLibrary } from './library.ts';
import { createLooking } from './looking.ts';
import { createNewGames } from './new-game.ts';
import { createOpening } from './open-game.ts';
import { createPlaying } from './play.ts';
import { createPreferences, tempoIn } from './preferences.ts';
import { createSeating } from './seating.ts';
import type { OddboardStore, Services, StoreAccess } from './state.ts';

type Dispatch = StoreAccess['dispatch'];

/** Lengthens the current line: replays the actions ahead in slices, so that redo can reach them. */
const lengthen = async (store: OddboardStore, services: Services, dispatch: Dispatch, from: Table) => {
  const isLeft = () => store.getState().table?.line !== from.line;
  const pause = async () => {
    const mayContinue = await services.pause?.();
    return isLeft() ? new Promise<never>(() => undefined) : (mayContinue ?? (() => true));
  };
  const work = replayLine(from.game, from.tree, [...from.line, ...nodesAhead(from)]);
  const ahead = services.pause ? await runInSlices(work, pause, () => undefined) : runSync(work);
  dispatch({ type: 'lengthen', problem: ahead.ok ? null : ahead.error.text });
};

const createDispatch = (store: OddboardStore, services: Services): Dispatch => {
  const { getState, setState } = store;
  const ask = questionSearch({ get: getState, set: setState, services });
  const dispatch: Dispatch = (event, more = {}) => {
    const before = getState();
    const { session, lengthens } = transition(before, event, {
      now: services.milliseconds(),
      tempo: tempoIn(before, services),
      isForcedPlayed: before.settings.forced === 'played',
    });
    if (session === before) {
      if (Object.keys(more).length > 0) setState(more);
      return;
    }
    const next = { ...before, ...session, ...more };
    const isShown = next.table !== before.table && event.type !== 'lengthen';
    const isWaited = services.afterFrame !== undefined && next.table !== null;
    const isNew = isShown && isWaited && (isNewPosition(before.table, next.table) || !ask.isKnown(next));
    if (isNew) ask.begin();
    setState({ ...session, ...more, isAsking: isShown ? isNew : before.isAsking });
    if (lengthens) void lengthen(store, services, dispatch, lengthens);
  };
  return dispatch;
};

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

const savesFor = (services: Services, store: OddboardStore, dispatch: Dispatch): Saves =>
  new Saves({
    ...services,
    onTrouble: ({ text }) => store.setState({ notice: { text, offer: 'saveGame' } }),
    onFork(id) {
      const { heading } = store.getState();
      if (heading?.id !== id) return;
      const notice = { text: MESSAGES.forked };
      dispatch({ type: 'setHeading', heading: { ...heading, id: services.newId() } }, { notice });
    },
  });

export const createOddboard = (world: Services): OddboardStore => {
  const clock = createWakingClock(() => ({ at: world.milliseconds(), wall: Date.parse(world.now()) }));
  const services: Services = { ...world, milliseconds: clock.read };
  return createStore((set, get, store) => {
    const dispatch = createDispatch(store, services);
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
