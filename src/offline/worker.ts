/** The service worker. Each build is fetched whole or not at all, so that its pages work offline. */

/** The name and the files of this build, inserted by the plugin `precache`. */
declare const BUILD: { readonly name: string; readonly files: readonly string[] };

/** Types of the service worker API, which TypeScript's DOM library lacks. */
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
/** Prefix of the cache names. The path is included, since one host may have several Oddboards. */
const PREFIX = `oddboard${home}`;
const current = PREFIX + name;
/** Name of the cache that notes which build took over last, so that `dropOld` keeps that build's cache. */
const NOTES_CACHE = `${PREFIX}taken`;
const LAST_BUILD_URL = `${scope}taken`;

const cachedBuilds = async (): Promise<readonly string[]> =>
  (await caches.keys()).filter(
    (key) => key.startsWith(PREFIX) && !key.slice(PREFIX.length).includes('/') && key !== NOTES_CACHE,
  );

/** Returns the files missing in the cache. `has` comes first, since `open` would create a cache. */
const missingFiles = async (): Promise<readonly string[]> => {
  if (!(await caches.has(current))) return addresses;
  const cachedFile = new Set((await (await caches.open(current)).keys()).map(({ url }) => url));
  return addresses.filter((address) => !cachedFile.has(address));
};

const HASHED = /[\w./-]*assets\/[\w.-]+-[\w-]{8}\.\w+/g;

/** Whether an answer belongs to this build. A server may answer with an old page. */
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

/**
 * The number of rounds in which the service worker tries to fill the cache.
 * One round may fail, because a build before 1.0.0 may delete the cache meanwhile.
 */
const ROUNDS = 3;

/** Fetches all missing files or none, since a page needs all. Rejects unless the cache is complete. */
const fetchMissing = async (rounds = ROUNDS): Promise<void> => {
  const lacking = await missingFiles();
  if (lacking.length === 0) return;
  if (rounds === 0) throw new Error('The browser does not keep the files.');
  const answers = await Promise.all(lacking.map(fetchOwn));
  const cache = await caches.open(current);
  await Promise.all(answers.map(([address, answer]) => cache.put(address, answer)));
  await fetchMissing(rounds - 1);
};

/** Drops old builds' caches except the previous one, which open pages may use. */
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

/** Milliseconds for a page to answer that it runs. A page that stays silent counts as broken. */
const PATIENCE = 3000;

const isResponsive = (page: Client): Promise<boolean> =>
  new Promise((answered) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => answered(true);
    setTimeout(() => answered(false), PATIENCE);
    page.postMessage('are you well?', [port2]);
  });

/** Takes over if no open page answers, since then the old build is broken. */
const takeOverIfBroken = async () => {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const well = await Promise.all(pages.map(isResponsive));
  if (pages.length > 0 && !well.includes(true)) await worker.skipWaiting();
};

/** Whether a request is for the home page. The host's other paths may belong to other sites. */
const isHome = ({ mode, url }: Request): boolean =>
  mode === 'navigate' && [home, `${home}index.html`].includes(new URL(url).pathname);

const inCache = (request: Request | string, cacheName: string): Promise<Response | undefined> =>
  caches.match(request, { cacheName, ignoreSearch: true, ignoreVary: true });

/** Returns a cached file of this build, else of the newest other build, whose pages may still be open. */
const cachedFile = async (request: Request | string): Promise<Response | undefined> => {
  const own = await inCache(request, current);
  if (own) return own;
  for (const build of [...(await cachedBuilds())].reverse()) {
    const file = await inCache(request, build);
    if (file) return file;
  }
  return undefined;
};

/** Serves the page. If files of this build are missing, tries the server first, since the page needs them. */
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
