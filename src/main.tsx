/** The front door: joins the list of games, the store and the interface. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { attempt, had, type KeyValueStore, promised, SETTINGS_KEY } from './app/base/browser.ts';
import { hasBegunIn } from './app/saves/local.ts';
import { progressKeeper } from './app/saves/progress.ts';
import { EVERY_GAME, lockedTabs } from './app/saves/tabs.ts';
import { afterFrame, createFollower } from './app/store/frames.ts';
import { createOddboard } from './app/store/store.ts';
import { invariant } from './kernel/invariant.ts';
import { NO_UPDATES, updates } from './offline/updates.ts';
import type { Searcher } from './search/messages.ts';
import { App, prepare } from './ui/App.tsx';
import { listen } from './ui/controls/listen.ts';
import { FailurePage, watchFailures } from './ui/Failure.tsx';
import { pause, whenIdle } from './ui/idle.ts';
import { ProgressContext } from './ui/learn/useProgress.ts';
import { media } from './ui/media.ts';
import { OpponentContext } from './ui/opponent/context.ts';
import { SearcherContext } from './ui/seek/searcher.ts';
import { StoreProvider } from './ui/store.ts';
import { GAMES } from './variants/index.ts';

/** The storage is reached only when it is used, since the browser may refuse even to name it. */
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

/** Random numbers below 2 to the power of 32; without `crypto`, weaker ones. */
const randoms = (count: number): readonly number[] => {
  const drawn = had(() => Array.from(crypto.getRandomValues(new Uint32Array(count))));
  return drawn ?? Array.from({ length: count }, () => Math.floor(Math.random() * 2 ** 32));
};

const newId = () =>
  `${Date.now().toString(36)}-${randoms(2)
    .map((each) => each.toString(36))
    .join('')}`;

const locks = had(() => navigator.locks);
const workers = had(() => navigator.serviceWorker);

const tab = storageIn(() => window.sessionStorage);

/** Stays the same while the tab lives, across reloads. */
const tabId = (): string => {
  const known = had(() => tab.getItem('oddboard/tab'));
  if (known !== null) return known;
  const id = newId();
  attempt(() => tab.setItem('oddboard/tab', id));
  return id;
};

const database = import('./app/saves/database.ts').then(({ openDatabase }) => openDatabase());
// A failed fetch is reported where the database is used.
database.catch(() => undefined);
const persistence = had(() => navigator.storage);
const progress = progressKeeper({ storage, database, now });

let isTouched = false;

const store = createOddboard({
  entries: GAMES,
  linkWords: async () => (await import('./variants/link-words.ts')).GAME_WORDS,
  storage,
  tab,
  database,
  ...(persistence && { persistence }),
  progress,
  tabs: locks ? lockedTabs(locks, storage, tabId()) : EVERY_GAME,
  afterFrame,
  // This file's name is a hash of everything it imports.
  ...(import.meta.env.PROD && { build: import.meta.url }),
  spare: whenIdle,
  pause,
  reader: async (source, stamp, words, signal) =>
    (await import('./app/formats/reader.ts')).readAside(source, stamp, words, signal),
  heartbeat(beat) {
    const heart = had(() => new Worker(new URL('./app/seats/heartbeat.worker.ts', import.meta.url)));
    if (heart) heart.onmessage = beat;
    return () => heart?.terminate();
  },
  isTouched: () => isTouched,
  stillness: () => media('(prefers-reduced-motion: reduce)').matches,
  seed: () => (randoms(1)[0] ?? 0) | 0,
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
  const [{ openEngine }, { createOpponent }] = await Promise.all([
    import('./worker/engine.ts'),
    import('./worker/opponent.ts'),
  ]);
  const engine = await openEngine();
  return { engine, opponent: createOpponent(engine) };
};

let thinking: ReturnType<typeof fetchEngine> | null = null;

/** The engine, and the opponent that thinks in it: fetched on first demand, and again after a failure. */
const think = () => {
  thinking ??= fetchEngine();
  thinking.catch(() => {
    thinking = null;
  });
  return thinking;
};

const searcher: Searcher = async (request, onProgress, signal) =>
  (await think()).engine.call('findClause', request, { onProgress, signal });

const hasWorkers = had(() => Worker) !== null;

whenIdle(() => void progress.gather());

const follower = createFollower(store, afterFrame);

const element = document.getElementById('root');
invariant(element, 'index.html has a root');
const failures = watchFailures(now, () => promised(store.getState().isKept));
const newer = import.meta.env.PROD && workers ? updates(workers, whenIdle) : NO_UPDATES;
const root = createRoot(element, {
  onUncaughtError: (error) =>
    queueMicrotask(() => root.render(<FailurePage error={error} failures={failures} updates={newer} />)),
});
root.render(
  <StrictMode>
    <StoreProvider store={store} follower={follower}>
      <ProgressContext value={progress}>
        <SearcherContext value={hasWorkers ? searcher : null}>
          <OpponentContext value={hasWorkers ? async () => (await think()).opponent : null}>
            <App hasBegun={() => hasBegunIn(storage)} updates={newer} failures={failures} />
          </OpponentContext>
        </SearcherContext>
      </ProgressContext>
    </StoreProvider>
  </StrictMode>,
);
