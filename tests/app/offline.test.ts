/**
 * Tests the service worker in a simulated browser: builds in any order, half or whole, requested too early or late,
 * offline, and with caches that vanish. The app must always load.
 */
import { compileFunction } from 'node:vm';
import { expect, test } from 'vitest';
import { type Rng, roll, seeded } from '../../src/kernel/chance.ts';
import { invariant } from '../../src/kernel/invariant.ts';
import { type Build, buildOf, HALF_UPLOADS, halfUploadOf, mainOf, partOf } from '../support/builds.ts';

const HOME = 'https://host/games/oddboard/';
const PREFIX = 'oddboard/games/oddboard/';

/** A stand-in for `Response` with the parts that the worker needs; real responses are slow to make. */
class Answer {
  readonly ok: boolean;
  readonly body: string;
  readonly headers: ReadonlyMap<string, string>;
  constructor(body = '', type = '', ok = true) {
    this.ok = ok;
    this.body = body;
    this.headers = new Map([['Content-Type', type]]);
  }
  static error = () => new Answer('', '', false);
  clone = () => this;
  text = async () => this.body;
  json = async () => JSON.parse(this.body) as unknown;
}

const addressOf = (request: string | { readonly url: string }): string =>
  new URL(typeof request === 'string' ? request : request.url, HOME).href;

class Store {
  readonly files = new Map<string, Answer>();
  keys = async () => [...this.files.keys()].map((url) => ({ url }));
  match = async (request: string | { readonly url: string }) => this.files.get(addressOf(request));
  put = async (request: string, answer: Answer) => void this.files.set(addressOf(request), answer);
  delete = async (request: string) => this.files.delete(addressOf(request));
}

class Stores {
  readonly all = new Map<string, Store>();
  has = async (name: string) => this.all.has(name);
  keys = async () => [...this.all.keys()];
  delete = async (name: string) => this.all.delete(name);
  open = async (name: string) => {
    const store = this.all.get(name) ?? new Store();
    this.all.set(name, store);
    return store;
  };
  match = async (request: string | { readonly url: string }, { cacheName }: { readonly cacheName: string }) =>
    this.all.get(cacheName)?.match(request);
}

type Listener = (event: object) => void;

/** A service worker: its script runs against the simulated browser. */
class Worker {
  readonly #listeners = new Map<string, Listener>();
  readonly name: string;
  constructor(name: string, script: string, browser: Browser) {
    this.name = name;
    const self = {
      registration: { scope: HOME },
      clients: { claim: async () => undefined, matchAll: async () => [] },
      skipWaiting: async () => browser.activate(this),
      addEventListener: (type: string, listener: Listener) => this.#listeners.set(type, listener),
    };
    const run = compileFunction(script, ['self', 'caches', 'fetch', 'Request', 'Response']);
    run(self, browser.stores, (request: { readonly url: string }) => browser.fetch(request), Asked, Answer);
  }

  /** Dispatches an event. Resolves with the response after all promises of `waitUntil` have settled. */
  async tell(type: string, event: object = {}): Promise<Answer | undefined> {
    const work: Promise<unknown>[] = [];
    let answer: Promise<Answer> | undefined;
    this.#listeners.get(type)?.({
      ...event,
      waitUntil: (each: Promise<unknown>) => work.push(each),
      respondWith: (each: Promise<Answer>) => {
        answer = each;
      },
    });
    const said = await answer;
    await Promise.all(work);
    return said;
  }
}

class Asked {
  readonly method = 'GET';
  readonly mode: string;
  readonly url: string;
  constructor(url: string, { mode = 'cors' }: { readonly mode?: string } = {}) {
    this.url = url;
    this.mode = mode;
  }
}

/** A browser with one page's registration of a service worker, and the server that it fetches from. */
class Browser {
  readonly stores = new Stores();
  /** The files that the network serves by path; null while it is off. */
  files: Build | null;
  #server: Build;
  /** Whether the server answers requests for missing files with the page, as some hosts do. */
  isKind = false;
  active: Worker | null = null;
  waiting: Worker | null = null;
  #newest = '';
  #coming: Promise<void> = Promise.resolve();
  #gate: Promise<void> = Promise.resolve();
  #open: () => void = () => undefined;

  constructor(server: Build) {
    this.#server = server;
    this.files = server;
  }

  set server(server: Build) {
    this.#server = server;
    if (this.files) this.files = server;
  }
  online(): void {
    this.files = this.#server;
  }

  /** Delays all fetches, except those of the page, until `release`. */
  hold(): void {
    this.#open();
    this.#gate = new Promise((open) => {
      this.#open = open;
    });
  }
  async release(): Promise<void> {
    this.#open();
    await this.#coming;
  }

  async fetch({ url, mode }: { readonly url: string; readonly mode?: string }): Promise<Answer> {
    if (mode !== 'navigate') await this.#gate;
    if (!this.files) throw new TypeError('Failed to fetch');
    const path = url.slice(HOME.length) || 'index.html';
    const found = this.files.get(path) ?? (this.isKind ? this.files.get('index.html') : undefined);
    if (found === undefined) return Answer.error();
    const isPage = path === 'index.html' || !this.files.has(path);
    return new Answer(found, isPage ? 'text/html; charset=utf-8' : 'text/plain');
  }

  /** Checks the server for a newer build and installs it. Checks are queued, as in browsers. */
  look(): void {
    this.#coming = this.#coming.then(async () => {
      const script = this.files?.get('sw.js');
      const name = script?.match(/"name":"(\w+)"/)?.[1];
      if (!script || !name || name === this.#newest) return;
      const before = this.#newest;
      this.#newest = name;
      const worker = new Worker(name, script, this);
      const done = await worker.tell('install').then(
        () => true,
        () => false,
      );
      if (!done) {
        this.#newest = before;
        return;
      }
      this.waiting = worker;
      if (!this.active) await this.activate(worker);
    });
  }

  async activate(worker: Worker): Promise<void> {
    if (worker !== this.waiting) return;
    this.active = worker;
    this.waiting = null;
    await worker.tell('activate');
  }

  press = async () => void (await this.waiting?.tell('message', { data: 'take over' }));

  ask = async (request: Asked): Promise<Answer | undefined> =>
    this.active ? this.active.tell('fetch', { request }) : this.fetch(request);

  /** Loads the page; returns the name of its build, with a note if it lacks files, or what loads instead. */
  async visit(): Promise<string> {
    const answer = await this.ask(new Asked(HOME, { mode: 'navigate' })).catch(() => undefined);
    const text = answer?.ok ? await answer.text() : 'nothing';
    const name = text.match(/<title>(\w+)<\/title>/)?.[1];
    if (name === undefined) return text;
    return (await this.hasAll(name)) ? name : `${name} without its files`;
  }

  async hasAll(name: string): Promise<boolean> {
    for (const path of [mainOf(name), partOf(name)]) {
      const file = await this.ask(new Asked(HOME + path)).catch(() => undefined);
      if (!file?.ok || (await file.text()) !== buildOf(name).get(path)) return false;
    }
    return true;
  }
}

const visited = async (): Promise<Browser> => {
  const browser = new Browser(buildOf('b1'));
  browser.look();
  await browser.release();
  expect(await browser.visit()).toBe('b1');
  return browser;
};

const came = async (browser: Browser, server: Build): Promise<void> => {
  browser.server = server;
  browser.look();
  await browser.release();
};

const cachesOf = ({ stores }: Browser) => [...stores.all.keys()].map((key) => key.slice(PREFIX.length));

test("taking a build while a newer one is fetched keeps the newer one's files", async () => {
  const browser = await visited();
  await came(browser, buildOf('b2'));
  browser.server = buildOf('b3');
  browser.hold();
  browser.look();
  await Promise.all([browser.press(), browser.release()]);
  await browser.press();
  browser.files = null;
  expect(await browser.visit()).toBe('b3');
});

for (const isKind of [false, true])
  for (const what of HALF_UPLOADS)
    test(`half a build (${what}) is not cached if the server says ${isKind ? 'its page' : '404'}`, async () => {
      const browser = await visited();
      browser.isKind = isKind;
      await came(browser, halfUploadOf('b2', 'b1', what));
      expect(browser.waiting).toBeNull();
      expect(await browser.visit()).toBe('b1');
      await came(browser, buildOf('b2'));
      await browser.press();
      browser.files = null;
      expect(await browser.visit()).toBe('b2');
    });

test('a file without a hash in its name comes from the build itself', async () => {
  const browser = await visited();
  await came(browser, buildOf('b2'));
  await browser.press();
  expect(cachesOf(browser)).toEqual(['b1', 'taken', 'b2']);
  expect(await (await browser.ask(new Asked(`${HOME}icon.svg`)))?.text()).toContain('b2');
});

test('of older builds only the last one taken stays', async () => {
  const browser = await visited();
  await came(browser, buildOf('b2'));
  await came(browser, buildOf('b3'));
  await browser.press();
  expect(cachesOf(browser)).toEqual(['b1', 'taken', 'b3']);
  await came(browser, buildOf('b4'));
  await browser.press();
  expect(cachesOf(browser)).toEqual(['taken', 'b3', 'b4']);
});

test('taking a build keeps the cache of a newer one that is being filled', async () => {
  const browser = await visited();
  await came(browser, buildOf('b2'));
  await browser.stores.open(`${PREFIX}b3`);
  await browser.press();
  expect(cachesOf(browser)).toEqual(['b1', 'taken', 'b2', 'b3']);
});

test('a cache dropped by an older build during its filling is refilled', async () => {
  const browser = await visited();
  const { open } = browser.stores;
  let drops = 0;
  browser.stores.open = async (name) => {
    const store = await open(name);
    if (name.endsWith('b2') && drops++ < 1) browser.stores.all.delete(name);
    return store;
  };
  await came(browser, buildOf('b2'));
  browser.files = null;
  await browser.press();
  expect(await browser.visit()).toBe('b2');
});

test('an address cached before 1.0.0 never becomes the page', async () => {
  const browser = await visited();
  browser.stores.all.delete(`${PREFIX}b1`);
  const notes = await browser.stores.open(`${PREFIX}taken`);
  await notes.put(HOME, new Answer(`["${PREFIX}b0"]`));
  browser.files = null;
  expect(await browser.visit()).toBe('nothing');
  browser.online();
  expect(await browser.visit()).toBe('b1');
  await (await browser.stores.open(`${PREFIX}b0`)).put('icon.svg', new Answer(''));
  await came(browser, buildOf('b2'));
  await browser.press();
  expect(notes.files.has(HOME)).toBe(false);
});

test('a build whose files are gone refetches them before it takes over', async () => {
  const browser = await visited();
  await came(browser, buildOf('b2'));
  browser.stores.all.delete(`${PREFIX}b2`);
  browser.files = null;
  await browser.press();
  expect(await browser.visit()).toBe('b1');
  browser.online();
  await browser.press();
  browser.files = null;
  expect(await browser.visit()).toBe('b2');
});

test('a page whose files are gone fetches and caches them again', async () => {
  const browser = await visited();
  browser.stores.all.delete(`${PREFIX}b1`);
  expect(await browser.visit()).toBe('b1');
  browser.files = null;
  expect(await browser.visit()).toBe('b1');
});

const DEEDS = ['look', 'press', 'hold', 'release', 'off', 'on', 'half', 'whole', 'back', 'gone'] as const;
type Deed = (typeof DEEDS)[number];

/** Runs these events in turn; returns after which of them the app did not load, or null. */
const faultIn = async (deeds: readonly Deed[]): Promise<string | null> => {
  const browser = await visited();
  let [newest, isWhole, isGone] = [1, true, false];
  const on: Readonly<Record<Deed, () => unknown>> = {
    look: () => browser.look(),
    press: () => void browser.press(),
    hold: () => browser.hold(),
    release: () => browser.release(),
    off: () => {
      browser.files = null;
    },
    on: () => browser.online(),
    half: () => {
      const before = isWhole ? newest++ : newest - 1;
      browser.isKind = before % 2 === 0;
      browser.server = halfUploadOf(`b${newest}`, `b${before}`, HALF_UPLOADS[newest % 3] ?? 'old page');
      isWhole = false;
    },
    whole: () => {
      if (isWhole) newest++;
      browser.server = buildOf(`b${newest}`);
      isWhole = true;
    },
    // The host rolls back to the build before.
    back: () => {
      browser.server = buildOf(`b${Math.max(1, newest - 1)}`);
      isWhole = true;
    },
    gone: () => {
      const [name] = [...browser.stores.all.keys()].filter((key) => !key.endsWith('taken'));
      if (name !== undefined) browser.stores.all.delete(name);
      isGone = true;
    },
  };
  for (const [index, deed] of deeds.entries()) {
    await on[deed]();
    for (let turn = 0; turn < 20; turn++) await null;
    // After the browser has evicted a cache, the page loads only if the server can help.
    if (isGone) continue;
    const shown = await browser.visit();
    if (!/^b\d+$/.test(shown)) return `${deeds.slice(0, index + 1).join(', ')}: ${shown}`;
  }
  browser.online();
  await browser.release();
  await came(browser, buildOf('b99'));
  if (!/^b\d+$/.test(await browser.visit())) return `${deeds.join(', ')}: ${await browser.visit()} at the end`;
  await browser.press();
  browser.files = null;
  const last = await browser.visit();
  return last === 'b99' ? null : `${deeds.join(', ')}: ${last} after all`;
};

test('the app loads the last build however builds arrive or get lost', async () => {
  let dice: Rng = seeded(20261125);
  const faults: string[] = [];
  for (let walk = 0; walk < 400; walk++) {
    const deeds: Deed[] = [];
    for (let step = 0; step < 14; step++) {
      const [at, next] = roll(dice, DEEDS.length, 1);
      dice = next;
      const deed = DEEDS[at - 1];
      invariant(deed, 'a deed');
      deeds.push(deed);
    }
    const fault = await faultIn(deeds);
    if (fault !== null) faults.push(fault);
  }
  expect(faults).toEqual([]);
});
