/** Joins the list of games, the store and the interface. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { keptGame, type Shelf } from './app/storage.ts';
import { createOddboard } from './app/store.ts';
import { invariant } from './kernel/invariant.ts';
import { App } from './ui/App.tsx';
import { RoomProvider } from './ui/room.ts';
import { GAMES } from './variants/index.ts';

/** The browser may refuse even to name its storage, so it is reached for only when it is used. */
const shelf: Shelf = {
  getItem: (key) => window.localStorage.getItem(key),
  setItem: (key, value) => window.localStorage.setItem(key, value),
};

const store = createOddboard({
  entries: GAMES,
  shelf,
  stillness: () => window.matchMedia('(prefers-reduced-motion: reduce)').matches,
  seed: () => crypto.getRandomValues(new Int32Array(1))[0] ?? 0,
  now: () => new Date().toISOString(),
});

const started = (id: string): boolean => {
  const kept = keptGame(shelf, id);
  return kept.ok && (kept.value?.record.actions.length ?? 0) > 0;
};

const root = document.getElementById('root');
invariant(root, 'index.html has a root');
createRoot(root).render(
  <StrictMode>
    <RoomProvider value={store}>
      <App started={started} />
    </RoomProvider>
  </StrictMode>,
);
