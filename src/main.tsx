/** Joins the list of games, the store and the interface. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createFollower } from './app/follower.ts';
import { lockClaims, NO_CLAIMS } from './app/keeping/claims.ts';
import { indexedLibrary } from './app/keeping/indexed.ts';
import { isWaiting } from './app/keeping/journal.ts';
import { createHotSeat } from './app/seats/hotseat.ts';
import { attempt, type Shelf } from './app/storage.ts';
import { createOddboard } from './app/store.ts';
import { invariant } from './kernel/invariant.ts';
import { NO_UPDATES, updates } from './offline/updates.ts';
import { App, prepare } from './ui/App.tsx';
import { FailurePage } from './ui/Failure.tsx';
import { watchFailures } from './ui/failures.ts';
import { afterFrame } from './ui/frame.ts';
import { inSpareTime } from './ui/leisure.ts';
import { media } from './ui/media.ts';
import { RoomProvider } from './ui/room.ts';
import { HotSeatProvider } from './ui/seats/hotseat.ts';
import { GAMES } from './variants/index.ts';

/** The browser may refuse even to name its storage, so it is reached for only when it is used. */
const shelfIn = (storage: () => Storage): Shelf => ({
  getItem: (key) => storage().getItem(key),
  setItem: (key, value) => storage().setItem(key, value),
  removeItem: (key) => storage().removeItem(key),
  key: (index) => storage().key(index),
  get length() {
    return storage().length;
  },
});

prepare(window.location.hash, GAMES);

const shelf = shelfIn(() => window.localStorage);
const now = () => new Date().toISOString();
const newId = () =>
  `${Date.now().toString(36)}-${Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(36)).join('')}`;

const tab = shelfIn(() => window.sessionStorage);

/** The same as long as the tab lives, however often the page is loaded. */
const tabId = (): string => {
  const known = attempt(() => tab.getItem('oddboard/tab'));
  if (known.ok && known.value !== null) return known.value;
  const id = newId();
  attempt(() => tab.setItem('oddboard/tab', id));
  return id;
};

const store = createOddboard({
  entries: GAMES,
  shelf,
  tab,
  library: indexedLibrary(),
  claims: navigator.locks ? lockClaims(navigator.locks, shelf, tabId()) : NO_CLAIMS,
  afterFrame,
  // The name of this file is a hash of all that it brings along.
  ...(import.meta.env.PROD && { build: import.meta.url }),
  spare: inSpareTime,
  stillness: () => media('(prefers-reduced-motion: reduce)').matches,
  seed: () => crypto.getRandomValues(new Int32Array(1))[0] ?? 0,
  now,
  newId,
});

const follower = createFollower(store, afterFrame);

const hotSeat = createHotSeat(store, { shelf, milliseconds: () => Math.round(performance.now()) });

const started = (variant: string): boolean => isWaiting(shelf, variant, () => ({ id: newId(), now: now() }));

const element = document.getElementById('root');
invariant(element, 'index.html has a root');
const failures = watchFailures(now);
const root = createRoot(element, {
  onUncaughtError: (error) => queueMicrotask(() => root.render(<FailurePage error={error} failures={failures} />)),
});
root.render(
  <StrictMode>
    <RoomProvider value={store} follower={follower}>
      <HotSeatProvider value={hotSeat}>
        <App
          started={started}
          updates={import.meta.env.PROD && 'serviceWorker' in navigator ? updates(navigator.serviceWorker) : NO_UPDATES}
          failures={failures}
        />
      </HotSeatProvider>
    </RoomProvider>
  </StrictMode>,
);
