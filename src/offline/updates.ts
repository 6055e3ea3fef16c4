/**
 * The updates of a page to newer builds.
 * While pages run, a newer build waits until one of the pages asks for the update.
 */

export interface Updates {
  subscribe(changed: () => void): () => void;
  /** Whether a newer build waits, or has taken over because another page asked for it. */
  isReady(): boolean;
  isLate(): boolean;
  takeOver(): void;
}

/** Updates that are never ready, for pages without a service worker: development, tests and old browsers. */
export const NO_UPDATES: Updates = {
  subscribe: () => () => undefined,
  isReady: () => false,
  isLate: () => false,
  takeOver: () => window.location.reload(),
};

/** Milliseconds between checks for a newer build, since browsers check only when a page is opened. */
const CHECK_INTERVAL = 3_600_000;

/** After this time, in milliseconds, a newer build that has not taken over counts as late. */
const PATIENCE = 10_000;

export const createUpdates = (workers: ServiceWorkerContainer, whenIdle: (work: () => void) => void): Updates => {
  const listeners = new Set<() => void>();
  let registration: ServiceWorkerRegistration | null = null;
  let isControlled = workers.controller !== null;
  /** Whether another page has activated a newer build. Then this page only needs a reload. */
  let isReplaced = false;
  let isAsked = false;
  let isLate = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  // Looked up each time, since a newer build may replace it. Null on the first visit, which has no controller.
  const waiting = () => (workers.controller && registration?.waiting) || null;
  const askToTakeOver = () => waiting()?.postMessage('take over');

  const notify = () => {
    if (isAsked) askToTakeOver();
    for (const listener of listeners) listener();
  };

  workers.addEventListener('controllerchange', () => {
    if (isAsked) return window.location.reload();
    isReplaced = isControlled;
    isControlled = true;
    notify();
  });

  // A new build asks each page whether it runs, and takes over if none answers, since the old build is then broken.
  workers.addEventListener('message', ({ data, ports }) => {
    if (data === 'are you well?') ports[0]?.postMessage('well');
  });

  const register = async () => {
    const found = await workers.register(new URL('sw.js', document.baseURI));
    registration = found;
    // Offline checks fail; a later one may succeed.
    const checkForUpdate = () => void found.update().catch(() => undefined);
    window.addEventListener('online', checkForUpdate);
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && checkForUpdate());
    setInterval(checkForUpdate, CHECK_INTERVAL);
    const watch = () => found.installing?.addEventListener('statechange', notify);
    found.addEventListener('updatefound', watch);
    // A build may already be installing.
    watch();
    notify();
  };

  // A browser may refuse (private mode). The app then works online only.
  whenIdle(() => void register().catch(() => undefined));

  return {
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    isReady: () => isReplaced || waiting() !== null,
    isLate: () => isLate,
    takeOver() {
      if (!waiting()) return window.location.reload();
      isAsked = true;
      isLate = false;
      clearTimeout(timer);
      timer = setTimeout(() => {
        isLate = true;
        notify();
      }, PATIENCE);
      notify();
    },
  };
};
