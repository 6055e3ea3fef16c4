/**
 * The service worker: keeps every file of one build, so that after the first visit everything works with the network
 * off. A newer build waits until somebody asks for it. The build writes in the list of files.
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
interface Worker {
  readonly registration: { readonly scope: string };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Extendable) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void;
}

const worker = self as unknown as Worker;
const PREFIX = 'oddboard/';
const current = PREFIX + BUILD.name;

const keepAll = async () => {
  const cache = await caches.open(current);
  // "reload" passes by the browser's own cache, which may hold files of another build.
  await cache.addAll(BUILD.files.map((file) => new Request(new URL(file, worker.registration.scope), { cache: 'reload' })));
};

/** The build before this one stays: a page of it may still be open, and ask for the rest of itself. */
const dropOld = async () => {
  const mine = (await caches.keys()).filter((key) => key.startsWith(PREFIX) && key !== current);
  await Promise.all(mine.slice(0, -1).map((key) => caches.delete(key)));
  await worker.clients.claim();
};

const answer = async (request: Request): Promise<Response> => {
  const page = request.mode === 'navigate' ? await (await caches.open(current)).match(worker.registration.scope) : undefined;
  return page ?? (await caches.match(request, { ignoreSearch: true, ignoreVary: true })) ?? fetch(request);
};

worker.addEventListener('install', (event) => event.waitUntil(keepAll()));
worker.addEventListener('activate', (event) => event.waitUntil(dropOld()));
worker.addEventListener('message', ({ data }) => {
  if (data === 'take over') void worker.skipWaiting();
});
worker.addEventListener('fetch', (event) => {
  if (event.request.method === 'GET' && event.request.url.startsWith(worker.registration.scope)) event.respondWith(answer(event.request));
});

export {};
