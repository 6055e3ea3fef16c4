/**
 * Installs the service worker once the page is idle, and tells when a newer build waits. It is taken only
 * when somebody says so: the page reloads then, and the game goes on where it stands.
 */

export interface Updates {
  subscribe(changed: () => void): () => void;
  /** Does a newer build wait? */
  isReady(): boolean;
  /** Loads it. */
  take(): void;
}

/** For a page without a service worker: developing, tests, an old browser. */
export const NO_UPDATES: Updates = {
  subscribe: () => () => undefined,
  isReady: () => false,
  take: () => undefined,
};

/** Does something as soon as the page has nothing else to do. */
export const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(work);
  else setTimeout(work, 1000);
};

/**
 * By itself a browser looks for a newer build only when a page is opened; one that stays open looks so often,
 * and when it is come back to.
 */
const HOUR = 3_600_000;

/** Registers `sw.js` of this build and watches it. */
export const updates = (workers: ServiceWorkerContainer): Updates => {
  const listeners = new Set<() => void>();
  let waiting: ServiceWorker | null = null;

  const found = (worker: ServiceWorker | null) => {
    // Without a controller this is the first visit: nothing older is shown.
    if (!worker || !workers.controller) return;
    waiting = worker;
    for (const listener of listeners) listener();
  };

  // A newer build asks. The page of a broken one cannot answer, and is not waited for.
  workers.addEventListener('message', ({ data, ports }) => {
    if (data === 'are you well?') ports[0]?.postMessage('well');
  });

  const register = async () => {
    const registration = await workers.register(new URL('sw.js', document.baseURI));
    found(registration.waiting);
    const look = () => void registration.update().catch(() => undefined);
    window.addEventListener('online', look);
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && look());
    setInterval(look, HOUR);
    registration.addEventListener('updatefound', () => {
      const { installing } = registration;
      installing?.addEventListener('statechange', () => {
        if (installing.state === 'installed') found(installing);
      });
    });
  };

  // A browser may refuse (private mode): the app then works online only, as any page.
  whenIdle(() => void register().catch(() => undefined));

  return {
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    isReady: () => waiting !== null,
    take() {
      workers.addEventListener('controllerchange', () => window.location.reload(), { once: true });
      waiting?.postMessage('take over');
    },
  };
};
