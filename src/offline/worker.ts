/**
 * The service worker: keeps every file of one build, so that after the first visit everything works with the
 * network off. A newer build waits until somebody asks for it. The build writes in the list of files.
 */

/** Written in by the build: a name for this build, and its files. */
declare const BUILD: { readonly name: string; readonly files: readonly string[] };

/** The part of a service worker's world that is used here. */
interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Extendable {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Client {
  postMessage(message: string, transfer: readonly MessagePort[]): void;
}
interface Worker {
  readonly registration: { readonly scope: string };
  readonly clients: {
    claim(): Promise<void>;
    matchAll(which: {
      readonly type: 'window';
      readonly includeUncontrolled: boolean;
    }): Promise<readonly Client[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Extendable) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void;
}

const worker = self as unknown as Worker;
const { pathname: home } = new URL(worker.registration.scope);
/** One host may have several Oddboards, each in a folder of its own. */
const PREFIX = `oddboard${home}`;
const current = PREFIX + BUILD.name;
/** Where it is written which builds have been taken, the last one and the one before. */
const TAKEN = `${PREFIX}taken`;

const keepAll = async () => {
  const cache = await caches.open(current);
  // "reload" passes by the browser's own cache, which may hold files of another build.
  await cache.addAll(
    BUILD.files.map((file) => new Request(new URL(file, worker.registration.scope), { cache: 'reload' })),
  );
};

/**
 * The build that was taken before this one stays: a page of it may still be open, and ask for the rest of
 * itself.
 */
const dropOld = async () => {
  const notes = await caches.open(TAKEN);
  const [last] = ((await (await notes.match(home))?.json()) ?? []) as readonly string[];
  const kept = [current, last ?? current];
  await notes.put(home, new Response(JSON.stringify(kept)));
  const mine = (await caches.keys()).filter(
    (key) => key.startsWith(PREFIX) && !key.slice(PREFIX.length).includes('/'),
  );
  await Promise.all(
    mine.filter((key) => key !== TAKEN && !kept.includes(key)).map((key) => caches.delete(key)),
  );
  await worker.clients.claim();
};

/** So long a page has to say that it runs, in milliseconds. */
const PATIENCE = 3000;

const isWell = (page: Client): Promise<boolean> =>
  new Promise((answered) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => answered(true);
    setTimeout(() => answered(false), PATIENCE);
    page.postMessage('are you well?', [port2]);
  });

/**
 * A page that runs asks for this build when somebody wants it. Where none does, the build before is broken:
 * this one need not wait.
 */
const relieve = async () => {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const well = await Promise.all(pages.map(isWell));
  if (pages.length > 0 && !well.includes(true)) await worker.skipWaiting();
};

/**
 * The page itself, by the name of its folder or of its file; anything else at this address is somebody
 * else's.
 */
const isHome = ({ mode, url }: Request): boolean =>
  mode === 'navigate' && [home, `${home}index.html`].includes(new URL(url).pathname);

/** From this build; a page of the build before finds there what this one has no more. */
const answer = async (request: Request): Promise<Response> => {
  const page = isHome(request)
    ? await (await caches.open(current)).match(worker.registration.scope)
    : undefined;
  return page ?? (await caches.match(request, { ignoreSearch: true, ignoreVary: true })) ?? fetch(request);
};

worker.addEventListener('install', (event) => event.waitUntil(keepAll().then(relieve)));
worker.addEventListener('activate', (event) => event.waitUntil(dropOld()));
worker.addEventListener('message', ({ data }) => {
  if (data === 'take over') void worker.skipWaiting();
});
worker.addEventListener('fetch', (event) => {
  if (event.request.method === 'GET' && event.request.url.startsWith(worker.registration.scope))
    event.respondWith(answer(event.request));
});

export {};
