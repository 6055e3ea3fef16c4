/** Registers the service worker and notifies when a newer build waits, which takes over only on demand. */

export interface Updates {
  subscribe(changed: () => void): () => void;
  /** Whether a newer build waits, or has taken over in another page. */
  isReady(): boolean;
  /** Whether it has not taken over `PATIENCE` after it was asked to. */
  isLate(): boolean;
  take(): void;
}

/** For pages without a service worker: development, tests, old browsers. */
export const NO_UPDATES: Updates = {
  subscribe: () => () => undefined,
  isReady: () => false,
  isLate: () => false,
  take: () => window.location.reload(),
};

/** The interval of checks in milliseconds. A browser itself checks only when a page is opened. */
const HOUR = 3_600_000;

/** Time for a newer build to take over before `isLate` is true, in milliseconds. */
const PATIENCE = 10_000;

export const updates = (workers: ServiceWorkerContainer, whenIdle: (work: () => void) => void): Updates => {
  const listeners = new Set<() => void>();
  let registration: ServiceWorkerRegistration | null = null;
  let isControlled = workers.controller !== null;
  /** Another page activated a newer build, so that this one only needs a reload. */
  let isPassed = false;
  let isAsked = false;
  let isLate = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  // Looked up each time, since a newer build may replace the waiting one. Null on the first visit, without a
  // controller.
  const waiting = () => (workers.controller && registration?.waiting) || null;
  const ask = () => waiting()?.postMessage('take over');

  const tell = () => {
    if (isAsked) ask();
    for (const listener of listeners) listener();
  };

  workers.addEventListener('controllerchange', () => {
    if (isAsked) return window.location.reload();
    isPassed = isControlled;
    isControlled = true;
    tell();
  });

  // An installing build asks. The page of a broken build cannot answer, and the new build then takes over.
  workers.addEventListener('message', ({ data, ports }) => {
    if (data === 'are you well?') ports[0]?.postMessage('well');
  });

  const register = async () => {
    const found = await workers.register(new URL('sw.js', document.baseURI));
    registration = found;
    // Offline checks fail; a later one may succeed.
    const look = () => void found.update().catch(() => undefined);
    window.addEventListener('online', look);
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && look());
    setInterval(look, HOUR);
    const watch = () => found.installing?.addEventListener('statechange', tell);
    found.addEventListener('updatefound', watch);
    // A build may already be installing.
    watch();
    tell();
  };

  // A browser may refuse (private mode). The app then works online only.
  whenIdle(() => void register().catch(() => undefined));

  return {
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    isReady: () => isPassed || waiting() !== null,
    isLate: () => isLate,
    take() {
      if (!waiting()) return window.location.reload();
      isAsked = true;
      isLate = false;
      clearTimeout(timer);
      timer = setTimeout(() => {
        isLate = true;
        tell();
      }, PATIENCE);
      tell();
    },
  };
};
