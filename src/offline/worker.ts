/**
 * The service worker: keeps every file of one build, so that after the first visit everything works with the
 * network off. A newer build waits until a player asks for it. The build writes in the list of files.
 *
 * A build is fetched (all of its files, or none are kept), waits, is taken, and stays while the build after
 * it is the last one taken. Each has a cache of its own, and the browser lists caches in the order of their
 * creation: a build drops none that is newer. In any case its worker fetches missing files before it takes
 * over, and where the page cannot be served whole, the server is asked.
 */

/** Written in by the build: a name for this build, and its files. */
declare const BUILD: { readonly name: string; readonly files: readonly string[] };

/** The used part of a service worker's globals. */
interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Told extends Extendable {
  readonly data: unknown;
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
  addEventListener(type: 'message', listener: (event: Told) => void): void;
}

const worker = self as unknown as Worker;
const { name, files } = BUILD;
const { scope } = worker.registration;
const { pathname: home } = new URL(scope);
const addresses = files.map((file) => new URL(file, scope).href);
/** One host may have several Oddboards, each in a folder of its own. */
const PREFIX = `oddboard${home}`;
const current = PREFIX + name;
/** The cache that notes the build taken last; nothing is served from it. */
const TAKEN = `${PREFIX}taken`;
const NOTE = `${scope}taken`;

/** The caches of builds, in the order of their creation. */
const builds = async (): Promise<readonly string[]> =>
  (await caches.keys()).filter(
    (key) => key.startsWith(PREFIX) && !key.slice(PREFIX.length).includes('/') && key !== TAKEN,
  );

/** Files that this build's own cache lacks; opening a cache that is gone would create it anew. */
const missing = async (): Promise<readonly string[]> => {
  if (!(await caches.has(current))) return addresses;
  const kept = new Set((await (await caches.open(current)).keys()).map(({ url }) => url));
  return addresses.filter((address) => !kept.has(address));
};

/** A file with a hash in its name, in the page. */
const HASHED = /[\w./-]*assets\/[\w.-]+-[\w-]{8}\.\w+/g;

/**
 * Is it this build's file? While a build is being copied, a server may still have the page of the build
 * before, and many a server answers its page for any missing file.
 */
const isOwn = async (address: string, answer: Response): Promise<boolean> => {
  const isPage = address === scope;
  const isHtml = /\bhtml\b/.test(answer.headers.get('Content-Type') ?? '');
  if (!answer.ok || isHtml !== isPage) return false;
  const named = isPage ? ((await answer.clone().text()).match(HASHED) ?? []) : [];
  return named.every((file) => addresses.includes(new URL(file, scope).href));
};

const fetched = async (address: string): Promise<readonly [string, Response]> => {
  // "reload" passes by the browser's own cache, which may hold files of another build.
  const answer = await fetch(new Request(address, { cache: 'reload' }));
  if (!(await isOwn(address, answer))) throw new Error(`The server has another file at ${address}.`);
  return [address, answer];
};

/** Times that a cache may be dropped while it is filled: builds before 1.0.0 drop those of newer ones. */
const ROUNDS = 3;

/** Fetches all missing files, or none; fails unless the build is whole then. */
const fill = async (rounds = ROUNDS): Promise<void> => {
  const lacking = await missing();
  if (lacking.length === 0) return;
  if (rounds === 0) throw new Error('The browser does not keep the files.');
  const answers = await Promise.all(lacking.map(fetched));
  const cache = await caches.open(current);
  await Promise.all(answers.map(([address, answer]) => cache.put(address, answer)));
  await fill(rounds - 1);
};

/**
 * Drops the builds before this one, except the one taken last: a page of it may still be open, and ask for
 * the rest of its files.
 */
const dropOld = async () => {
  const notes = await caches.open(TAKEN);
  // Builds before 1.0.0 noted it under the page's own address.
  const note = (await notes.match(NOTE)) ?? (await notes.match(home));
  const [last] = ((await note?.json()) ?? []) as readonly string[];
  await notes.put(NOTE, new Response(JSON.stringify([current])));
  await notes.delete(home);
  const all = await builds();
  const older = all.slice(0, Math.max(all.indexOf(current), 0));
  await Promise.all(older.filter((key) => key !== last).map((key) => caches.delete(key)));
  await worker.clients.claim();
};

/** Milliseconds in which a page has to say that it runs. */
const PATIENCE = 3000;

const isWell = (page: Client): Promise<boolean> =>
  new Promise((answered) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => answered(true);
    setTimeout(() => answered(false), PATIENCE);
    page.postMessage('are you well?', [port2]);
  });

/**
 * A page that runs asks for this build on demand. If none runs, the build before is broken: this one need not
 * wait.
 */
const relieve = async () => {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const well = await Promise.all(pages.map(isWell));
  if (pages.length > 0 && !well.includes(true)) await worker.skipWaiting();
};

/**
 * The page itself, by the name of its folder or of its file; anything else at this address is not Oddboard's.
 */
const isHome = ({ mode, url }: Request): boolean =>
  mode === 'navigate' && [home, `${home}index.html`].includes(new URL(url).pathname);

const inCache = (request: Request | string, cacheName: string): Promise<Response | undefined> =>
  caches.match(request, { cacheName, ignoreSearch: true, ignoreVary: true });

/** A file of this build, or of another one that is here: a page of the build before may be open. */
const kept = async (request: Request | string): Promise<Response | undefined> => {
  const own = await inCache(request, current);
  if (own) return own;
  for (const build of [...(await builds())].reverse()) {
    const file = await inCache(request, build);
    if (file) return file;
  }
  return undefined;
};

/** The page, if all files that it may ask for are here; or else the server's page. */
const pageFor = async (request: Request): Promise<Response> => {
  const isWhole = (await missing()).length === 0;
  const answer = isWhole ? null : await fetch(request).catch(() => null);
  return answer?.ok ? answer : ((await kept(scope)) ?? answer ?? Response.error());
};

worker.addEventListener('install', (event) => event.waitUntil(fill().then(relieve)));
worker.addEventListener('activate', (event) => event.waitUntil(dropOld()));
worker.addEventListener('message', (event) => {
  // Where it cannot be whole, the build before goes on; the page reports that nothing has come.
  if (event.data === 'take over')
    event.waitUntil(
      fill().then(
        () => worker.skipWaiting(),
        () => undefined,
      ),
    );
});
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(scope)) return;
  if (!isHome(request)) return event.respondWith(kept(request).then((file) => file ?? fetch(request)));
  event.respondWith(pageFor(request));
  // What could not be fetched is fetched when the page is opened again.
  event.waitUntil(fill().catch(() => undefined));
});

export {};
