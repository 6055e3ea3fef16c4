/** The entry point, which joins games, store and user interface. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { attempt, awaitOrNull, type KeyValueStore, SETTINGS_KEY, tryOrNull } from './app/base/browser.ts';
import { hasBegunIn } from './app/saves/local.ts';
import { createProgressKeeper } from './app/saves/progress.ts';
import { createLockedTabs, NO_LOCKS } from './app/saves/tabs.ts';
import { afterFrame, createFollower } from './app/store/frames.ts';
import { createOddboard } from './app/store/store.ts';
import { invariant } from './kernel/invariant.ts';
import { createUpdates, NO_UPDATES } from './offline/updates.ts';
import type { Searcher } from './search/messages.ts';
import { App, prepare } from './ui/App.tsx';
import { listen } from './ui/controls/listen.ts';
import { FailurePage, watchFailures } from './ui/Failure.tsx';
import { whenIdle, yieldToEvents } from './ui/idle.ts';
import { ProgressContext } from './ui/learn/useProgress.ts';
import { media } from './ui/media.ts';
import { OpponentContext, SearcherContext } from './ui/opponent/context.ts';
import { StoreProvider } from './ui/store.ts';
import { GAMES } from './variants/index.ts';

/** Opens the storage at each use, since reading `localStorage` may throw. */
const storageIn = (given: () => Storage): KeyValueStore => ({
  getItem: (key) => given().getItem(key),
  setItem: (key, value) => given().setItem(key, value),
  removeItem: (key) => given().removeItem(key),
  key: (index) => given().key(index),
  get length() {
    return given().length;
  },
});

prepare(window.location.hash, GAMES);

const storage = storageIn(() => window.localStorage);
const now = () => new Date().toISOString();

/** Returns random integers from 0 to 2 ** 32 - 1. Without `crypto`, takes the weaker `Math.random`. */
const randomNumbers = (count: number): readonly number[] => {
  const drawn = tryOrNull(() => Array.from(crypto.getRandomValues(new Uint32Array(count))));
  return drawn ?? Array.from({ length: count }, () => Math.floor(Math.random() * 2 ** 32));
};

const newId = () =>
  `${Date.now().toString(36)}-${randomNumbers(2)
    .map((each) => each.toString(36))
    .join('')}`;

const locks = tryOrNull(() => navigator.locks);
const workers = tryOrNull(() => navigator.serviceWorker);

const tab = storageIn(() => window.sessionStorage);

/** Returns an id that the tab keeps across reloads, so that the tab can claim its game again. */
const tabId = (): string => {
  const known = tryOrNull(() => tab.getItem('oddboard/tab'));
  if (known !== null) return known;
  const id = newId();
  attempt(() => tab.setItem('oddboard/tab', id));
  return id;
};

const database = import('./app/saves/database.ts').then(({ openDatabase }) => openDatabase());
// A failed fetch is reported where the database is used.
database.catch(() => undefined);
const persistence = tryOrNull(() => navigator.storage);
const progress = createProgressKeeper({ storage, database, now });

let isTouched = false;

const store = createOddboard({
  entries: GAMES,
  linkWords: async () => (await import('./variants/link-words.ts')).GAME_WORDS,
  storage,
  tab,
  database,
  ...(persistence && { persistence }),
  progress,
  tabs: locks ? createLockedTabs(locks, storage, tabId()) : NO_LOCKS,
  afterFrame,
  // The name of the built file contains a hash of everything it imports, so it identifies the build.
  ...(import.meta.env.PROD && { build: import.meta.url }),
  whenIdle,
  pause: yieldToEvents,
  reader: async (source, stamp, words, signal) =>
    (await import('./app/formats/reader.ts')).readInWorker(source, stamp, words, signal),
  heartbeat(beat) {
    const heart = tryOrNull(() => new Worker(new URL('./app/seats/heartbeat.worker.ts', import.meta.url)));
    if (heart) heart.onmessage = beat;
    return () => heart?.terminate();
  },
  isTouched: () => isTouched,
  prefersReducedMotion: () => media('(prefers-reduced-motion: reduce)').matches,
  seed: () => (randomNumbers(1)[0] ?? 0) | 0,
  now,
  milliseconds: () => Math.round(performance.now()),
  newId,
});

listen(
  window,
  {
    pointerdown: ({ pointerType }) => {
      isTouched = pointerType === 'touch';
    },
    storage: ({ key }) => {
      if (key === SETTINGS_KEY) store.getState().readSettings();
    },
  },
  true,
);

const fetchEngine = async () => {
  const { createOpponent, openEngine } = await import('./worker/opponent.ts');
  const engine = await openEngine();
  return { engine, opponent: createOpponent(engine) };
};

let loadingEngine: ReturnType<typeof fetchEngine> | null = null;

/** Loads the engine once, at the first call. After a failure, as when offline, the next call tries again. */
const loadEngine = () => {
  loadingEngine ??= fetchEngine();
  loadingEngine.catch(() => {
    loadingEngine = null;
  });
  return loadingEngine;
};

const searcher: Searcher = async (request, onProgress, signal) =>
  (await loadEngine()).engine.call('findClause', request, { onProgress, signal });

const hasWorkers = tryOrNull(() => Worker) !== null;

whenIdle(() => void progress.syncWithDatabase());

const follower = createFollower(store, afterFrame);

const rootElement = document.getElementById('root');
invariant(rootElement, 'index.html has a root');
const failures = watchFailures(now, () => awaitOrNull(store.getState().isKept));
const updates = import.meta.env.PROD && workers ? createUpdates(workers, whenIdle) : NO_UPDATES;
const root = createRoot(rootElement, {
  onUncaughtError: (error) =>
    queueMicrotask(() => root.render(<FailurePage error={error} failures={failures} updates={updates} />)),
});
root.render(
  <StrictMode>
    <StoreProvider store={store} follower={follower}>
      <ProgressContext value={progress}>
        <SearcherContext value={hasWorkers ? searcher : null}>
          <OpponentContext value={hasWorkers ? async () => (await loadEngine()).opponent : null}>
            <App hasBegun={() => hasBegunIn(storage)} updates={updates} failures={failures} />
          </OpponentContext>
        </SearcherContext>
      </ProgressContext>
    </StoreProvider>
  </StrictMode>,
);
