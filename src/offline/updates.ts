/**
 * Installs the service worker once the page is idle, and tells when a newer build waits. It is taken only on
 * demand: the page reloads then, and the game goes on where it stands.
 */

export interface Updates {
  subscribe(changed: () => void): () => void;
  /** Does a newer build wait? */
  isReady(): boolean;
  /** Was it asked for, and is late? */
  isLate(): boolean;
  /** Loads the newer build. */
  take(): void;
}

/** For a page without a service worker: developing, tests, an old browser. */
export const NO_UPDATES: Updates = {
  subscribe: () => () => undefined,
  isReady: () => false,
  isLate: () => false,
  take: () => window.location.reload(),
};

/**
 * Milliseconds between two checks for a newer build by an open page, which also checks when it is shown
 * again: by itself a browser looks only when a page is opened.
 */
const HOUR = 3_600_000;

/** Milliseconds that a newer build may need to take over, before a message appears. */
const PATIENCE = 10_000;

/** Registers `sw.js` of this build when the page is idle, and watches it. */
export const updates = (workers: ServiceWorkerContainer, whenIdle: (work: () => void) => void): Updates => {
  const listeners = new Set<() => void>();
  let registration: ServiceWorkerRegistration | null = null;
  let isControlled = workers.controller !== null;
  /** Has another page taken a newer build? Then this one only needs a reload. */
  let isPassed = false;
  let isAsked = false;
  let isLate = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  // Which build waits is asked each time: a still newer one takes its place. Without a controller this is the
  // first visit: nothing older is shown.
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

  // A newer build asks. The page of a broken one cannot answer, and is not waited for.
  workers.addEventListener('message', ({ data, ports }) => {
    if (data === 'are you well?') ports[0]?.postMessage('well');
  });

  const register = async () => {
    const found = await workers.register(new URL('sw.js', document.baseURI));
    registration = found;
    // Without a network nothing is found; the next look may find it.
    const look = () => void found.update().catch(() => undefined);
    window.addEventListener('online', look);
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && look());
    setInterval(look, HOUR);
    const watch = () => found.installing?.addEventListener('statechange', tell);
    found.addEventListener('updatefound', watch);
    // One may be coming already.
    watch();
    tell();
  };

  // A browser may refuse (private mode): the app then works online only, as any page.
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
