/**
 * The service worker. It caches all files of one build, so that everything works offline after the first visit. Each
 * build is fetched whole or not at all. A new build takes over when a player asks for it, and deletes the caches of
 * older builds, except that of the build active before. A cache that the browser lists earlier is older.
 */

/** Inserted by the build: its name and its files. */
declare const BUILD: { readonly name: string; readonly files: readonly string[] };

/** The parts of the service worker API used here, which TypeScript's DOM library lacks. */
interface ExtendableEventLike extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface MessageEventLike extends ExtendableEventLike {
  readonly data: unknown;
}
interface FetchEventLike extends ExtendableEventLike {
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
    matchAll(which: { readonly type: 'window'; readonly includeUncontrolled: boolean }): Promise<readonly Client[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEventLike) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEventLike) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEventLike) => void): void;
}

const worker = self as unknown as Worker;
const { name, files } = BUILD;
const { scope } = worker.registration;
const { pathname: home } = new URL(scope);
const addresses = files.map((file) => new URL(file, scope).href);
/** The prefix of cache names. It contains the path, since one host may have several Oddboards. */
const PREFIX = `oddboard${home}`;
const current = PREFIX + name;
/** Stores the name of the build that took over last. No file is served from this cache. */
const NOTES_CACHE = `${PREFIX}taken`;
const LAST_BUILD_URL = `${scope}taken`;

const cachedBuilds = async (): Promise<readonly string[]> =>
  (await caches.keys()).filter(
    (key) => key.startsWith(PREFIX) && !key.slice(PREFIX.length).includes('/') && key !== NOTES_CACHE,
  );

/** The URLs of files that this build's cache lacks. `has` comes first: `open` would create a missing cache. */
const missingFiles = async (): Promise<readonly string[]> => {
  if (!(await caches.has(current))) return addresses;
  const cachedFile = new Set((await (await caches.open(current)).keys()).map(({ url }) => url));
  return addresses.filter((address) => !cachedFile.has(address));
};

const HASHED = /[\w./-]*assets\/[\w.-]+-[\w-]{8}\.\w+/g;

/** Whether a response is a file of this build. A server may instead send an old page, or a page for a missing file. */
const isOwn = async (address: string, answer: Response): Promise<boolean> => {
  const isPage = address === scope;
  const isHtml = /\bhtml\b/.test(answer.headers.get('Content-Type') ?? '');
  if (!answer.ok || isHtml !== isPage) return false;
  const named = isPage ? ((await answer.clone().text()).match(HASHED) ?? []) : [];
  return named.every((file) => addresses.includes(new URL(file, scope).href));
};

const fetchOwn = async (address: string): Promise<readonly [string, Response]> => {
  // "reload" bypasses the HTTP cache, which may hold files of another build.
  const answer = await fetch(new Request(address, { cache: 'reload' }));
  if (!(await isOwn(address, answer))) throw new Error(`The server has another file at ${address}.`);
  return [address, answer];
};

/** Limit of attempts to fill the cache. Builds before 1.0.0 may delete the cache meanwhile. */
const ROUNDS = 3;

/** Fetches all missing files or none. Rejects unless the cache is complete afterwards. */
const fetchMissing = async (rounds = ROUNDS): Promise<void> => {
  const lacking = await missingFiles();
  if (lacking.length === 0) return;
  if (rounds === 0) throw new Error('The browser does not keep the files.');
  const answers = await Promise.all(lacking.map(fetchOwn));
  const cache = await caches.open(current);
  await Promise.all(answers.map(([address, answer]) => cache.put(address, answer)));
  await fetchMissing(rounds - 1);
};

/** Deletes earlier builds' caches, except that of the build active before: open pages may still use it. */
const dropOld = async () => {
  const notes = await caches.open(NOTES_CACHE);
  // Builds before 1.0.0 stored the name under the page's own URL.
  const note = (await notes.match(LAST_BUILD_URL)) ?? (await notes.match(home));
  const [last] = ((await note?.json()) ?? []) as readonly string[];
  await notes.put(LAST_BUILD_URL, new Response(JSON.stringify([current])));
  await notes.delete(home);
  const all = await cachedBuilds();
  const older = all.slice(0, Math.max(all.indexOf(current), 0));
  await Promise.all(older.filter((key) => key !== last).map((key) => caches.delete(key)));
  await worker.clients.claim();
};

/** Time for a page to answer that it runs, in milliseconds. */
const PATIENCE = 3000;

const isResponsive = (page: Client): Promise<boolean> =>
  new Promise((answered) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => answered(true);
    setTimeout(() => answered(false), PATIENCE);
    page.postMessage('are you well?', [port2]);
  });

/** Takes over at once if pages are open but none answers, since their build is then broken. */
const takeOverIfBroken = async () => {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const well = await Promise.all(pages.map(isResponsive));
  if (pages.length > 0 && !well.includes(true)) await worker.skipWaiting();
};

/** Whether a request is for the page itself; other paths are not Oddboard's. */
const isHome = ({ mode, url }: Request): boolean =>
  mode === 'navigate' && [home, `${home}index.html`].includes(new URL(url).pathname);

const inCache = (request: Request | string, cacheName: string): Promise<Response | undefined> =>
  caches.match(request, { cacheName, ignoreSearch: true, ignoreVary: true });

/** Returns a cached file of this build, else of another build, whose pages may still be open. */
const cachedFile = async (request: Request | string): Promise<Response | undefined> => {
  const own = await inCache(request, current);
  if (own) return own;
  for (const build of [...(await cachedBuilds())].reverse()) {
    const file = await inCache(request, build);
    if (file) return file;
  }
  return undefined;
};

/** Serves the cached page if all files of its build are cached. Else tries the server's page first. */
const servePage = async (request: Request): Promise<Response> => {
  const isWhole = (await missingFiles()).length === 0;
  const answer = isWhole ? null : await fetch(request).catch(() => null);
  return answer?.ok ? answer : ((await cachedFile(scope)) ?? answer ?? Response.error());
};

worker.addEventListener('install', (event) => event.waitUntil(fetchMissing().then(takeOverIfBroken)));
worker.addEventListener('activate', (event) => event.waitUntil(dropOld()));
worker.addEventListener('message', (event) => {
  // If this build is incomplete, the build before stays; the page reports that as late.
  if (event.data === 'take over')
    event.waitUntil(
      fetchMissing().then(
        () => worker.skipWaiting(),
        () => undefined,
      ),
    );
});
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(scope)) return;
  if (!isHome(request)) return event.respondWith(cachedFile(request).then((file) => file ?? fetch(request)));
  event.respondWith(servePage(request));
  // Files that could not be fetched are tried again whenever the page is opened.
  event.waitUntil(fetchMissing().catch(() => undefined));
});

export {};
