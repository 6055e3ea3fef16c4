/** Tests the built app on a static server, in a folder: successive builds, with the network on and off. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { preview } from 'vite';
import { roll, seeded } from '../../src/kernel/chance.ts';
import { HEADERS, POLICY } from '../../src/offline/build.ts';
import { GAMES } from '../../src/variants/index.ts';
import { buildOf, HALF_UPLOADS, halfUploadOf } from '../support/builds.ts';
import { atDepth } from '../support/depth.ts';
import { built, DIST, type Files, Host } from './host.ts';

/** Makes another build of these files: its worker has another name, which the page shows too. */
const asBuild = (files: Files, name: string, change: (page: string) => string = (page) => page): Files => {
  const text = (path: string) => String(files.get(path));
  return new Map([
    ...files,
    ['sw.js', text('sw.js').replace(/"name":"\w+"/, `"name":"${name}"`)],
    ['index.html', change(text('index.html').replace('<html lang="en">', `<html lang="en" data-build="${name}">`))],
  ]);
};

/** Makes a build whose program throws when it starts. */
const asBroken = (files: Files, name: string): Files =>
  new Map([
    ...asBuild(files, name, (page) => page.replace(/assets\/main-[\w-]+\.js/, 'assets/broken.js')),
    ['assets/broken.js', 'throw new Error("Broken on purpose.");'],
  ]);

const host = new Host('/games/oddboard/');
test.use({ serviceWorkers: 'allow' });
/**
 * The time (ms) to wait until a build is offered: all its files are fetched, and it waits three seconds for the page to
 * answer.
 */
const COMING = { timeout: 60_000 };
test.beforeEach(() => {
  host.isKind = false;
  return host.start();
});
test.afterEach(() => host.stop());

const shownIn = (page: Page) => page.locator('html').getAttribute('data-build');

/** Waits until a worker controls the page; from then on the page needs no network. */
const settled = async (page: Page): Promise<void> => {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
};

/** Simulates coming back online, upon which the page checks for a newer build. */
const comeBack = (page: Page) => page.evaluate(() => void window.dispatchEvent(new Event('online')));

test('from a folder of a plain server every game is played, even offline', {
  tag: ['@engines', '@deep'],
}, async ({ page }) => {
  host.files = built();
  await page.goto(host.address);
  await expect(page.getByRole('link', { name: /^Play:/ })).toHaveCount(GAMES.length);
  await settled(page);
  await host.stop();
  await page.reload();
  for (const { id, title } of atDepth(GAMES.slice(-2), GAMES)) {
    await page.goto(`${host.address}#/${id}`);
    await expect(page.locator('main').getByRole('grid')).toBeVisible();
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  }
  await host.start();
});

test('three builds in a row, one of them broken, reach the page and keep the game', {
  tag: ['@engines', '@deep'],
}, async ({ page }) => {
  host.files = asBuild(built(), 'one');
  await page.goto(`${host.address}#/baroque`);
  await settled(page);
  for (const name of ['d2', 'd4']) await page.locator(`main [data-name="${name}"]`).click();
  await expect(page.locator('main [data-name="d4"]')).toHaveAttribute('aria-label', /white Pawn/);

  host.files = asBroken(built(), 'two');
  await comeBack(page);
  const take = page.getByRole('button', { name: 'Update now' });
  await expect(take).toBeVisible(COMING);
  expect(await shownIn(page), 'nothing comes by itself').toBe('one');
  await take.click();
  await expect(page.getByRole('heading', { name: 'Oddboard has not started' })).toBeVisible();
  expect(await shownIn(page)).toBe('two');

  host.files = asBuild(built(), 'three');
  await expect
    .poll(
      async () => {
        await page.reload();
        return shownIn(page);
      },
      { intervals: [6000], timeout: 40_000 },
    )
    .toBe('three');
  await expect(page.locator('main [data-name="d4"]')).toHaveAttribute('aria-label', /white Pawn/);
});

test('a page offline during an upload gets the build when it is back', { tag: '@deep' }, async ({ page }) => {
  host.files = asBuild(built(), 'one');
  await page.goto(host.address);
  await settled(page);
  await host.stop();
  await page.reload();
  await expect(page.getByRole('link', { name: /^Play:/ })).toHaveCount(GAMES.length);
  host.files = asBuild(built(), 'two');
  await host.start();
  await comeBack(page);
  await page.getByRole('button', { name: 'Update now' }).click();
  await expect.poll(() => shownIn(page)).toBe('two');
});

/** Returns the state of the newest worker ("coming", "waiting" or "settled"), then the names of the caches. */
const rooms = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const names = (await caches.keys()).map((key) => key.split('/').at(-1));
    return [registration?.installing ? 'coming' : registration?.waiting ? 'waiting' : 'settled', ...names];
  });

/** Returns the name of the loaded page's build, and that of its second script. */
const appOf = async (page: Page): Promise<string> => {
  await page.waitForFunction(() => document.documentElement.dataset['build'] !== undefined);
  return page.evaluate(async () => {
    const { part } = window as unknown as { part(): Promise<string> };
    return `${document.documentElement.dataset['build']} ${await part()}`;
  });
};

/** Opens a small test build, and waits until its worker controls the page. */
const opened = async (page: Page, name = 'one'): Promise<void> => {
  host.files = buildOf(name);
  await page.goto(host.address);
  await settled(page);
};

/** Uploads a build, and lets the page check until the build waits to take over. */
const comes = async (page: Page, files: Files, name: string): Promise<void> => {
  host.files = files;
  await comeBack(page);
  await expect.poll(() => rooms(page)).toContain(name);
  await expect.poll(async () => (await rooms(page))[0]).toBe('waiting');
};

const take = (page: Page) => page.getByRole('button', { name: 'Update now' });

/** Presses "Update now", waits for the build `name`, and checks that it works without a network. */
const takes = async (page: Page, name: string): Promise<void> => {
  const loaded = page.waitForEvent('load');
  await take(page).click();
  await loaded;
  await expect.poll(() => shownIn(page)).toBe(name);
  await host.stop();
  await page.reload();
  expect(await appOf(page)).toBe(`${name} ${name}`);
  await host.start();
};

/** Opens build one, while two is offered and three is being fetched, until `host.release()`. */
const openedWhileFetching = async (page: Page): Promise<void> => {
  await opened(page);
  await comes(page, buildOf('two'), 'two');
  host.files = buildOf('three');
  host.hold();
  await comeBack(page);
  await expect.poll(async () => (await rooms(page))[0]).toBe('coming');
};

test('taking a build while a newer one is fetched keeps the newer one whole', async ({ page }) => {
  await openedWhileFetching(page);
  await take(page).click();
  await expect.poll(() => shownIn(page)).toBe('two');
  host.release();
  await takes(page, 'three');
});

test('a page opened while a newer build is fetched takes that one', { tag: '@deep' }, async ({ page, context }) => {
  await openedWhileFetching(page);
  const other = await context.newPage();
  await other.goto(host.address);
  host.release();
  await expect.poll(() => rooms(page)).toContain('three');
  await expect.poll(async () => (await rooms(page))[0]).toBe('waiting');
  await takes(other, 'three');
  expect(await rooms(page)).toEqual(['settled', 'one', 'taken', 'three']);
  // The page that stayed open still finds its second script, and then only needs a reload.
  await host.stop();
  expect(await appOf(page)).toBe('one one');
  await take(page).click();
  await expect.poll(() => shownIn(page)).toBe('three');
  await host.start();
});

for (const isKind of [false, true])
  for (const what of HALF_UPLOADS)
    test(`half a build (${what}, ${isKind ? 'the page' : 'nothing'} for missing files) is not offered`, {
      tag: isKind || what !== HALF_UPLOADS[0] ? '@deep' : [],
    }, async ({ page }) => {
      await opened(page);
      host.isKind = isKind;
      host.files = halfUploadOf('two', 'one', what);
      await page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        await new Promise<void>((done) => {
          registration.addEventListener('updatefound', () => {
            const { installing } = registration;
            installing?.addEventListener('statechange', () => installing.state === 'redundant' && done());
          });
          window.dispatchEvent(new Event('online'));
        });
      });
      await expect(take(page)).toBeHidden();
      await page.reload();
      expect(await appOf(page)).toBe('one one');
      await comes(page, buildOf('two'), 'two');
      await takes(page, 'two');
    });

test('evicted files are fetched and cached again', async ({ page }) => {
  await opened(page);
  await comes(page, buildOf('two'), 'two');
  await page.evaluate(async () => {
    for (const key of await caches.keys()) if (!key.endsWith('taken')) await caches.delete(key);
  });
  await page.reload();
  expect(await appOf(page), 'the server has two by now').toBe('two two');
  await takes(page, 'two');
});

test('a build that stays incomplete is not taken, with a message', { tag: '@deep' }, async ({ page }) => {
  await page.clock.install();
  await opened(page);
  await comes(page, buildOf('two'), 'two');
  await page.evaluate(async () => {
    for (const key of await caches.keys()) if (key.endsWith('two')) await caches.delete(key);
  });
  const asked: string[] = [];
  host.files = Object.assign(new Map<string, string>(), { get: (path: string) => void asked.push(path) });
  await take(page).click();
  // The worker may send its requests only now, and must get the newest files.
  await expect.poll(() => asked).toContain('icon.svg');
  await page.clock.fastForward(11_000);
  await expect(page.locator('output')).toHaveText('late');
  expect(await appOf(page)).toBe('one one');
  host.files = buildOf('two');
  await takes(page, 'two');
});

/** The events of a random walk. */
const DEEDS = ['look', 'press', 'hold', 'release', 'off', 'on', 'half', 'whole', 'back', 'reload', 'open'] as const;

/** Repeats work that fails because the page reloads meanwhile. */
const calm = async <T>(work: () => Promise<T>): Promise<T> => {
  for (;;)
    try {
      return await work();
    } catch (error) {
      if (!/context was destroyed|because of a navigation/.test(String(error))) throw error;
    }
};

test('the app loads the last build after any events in any order', {
  tag: '@deep',
}, async ({ browser }) => {
  test.setTimeout(1_200_000);
  let dice = seeded(20261125);
  const drawn = (below: number): number => {
    const [value, next] = roll(dice, below, 1);
    dice = next;
    return value - 1;
  };
  for (let walk = 0; walk < 40; walk++) {
    const deeds: string[] = [];
    const said = () => `walk ${walk}: ${deeds.join(', ')}`;
    const context = await browser.newContext({ serviceWorkers: 'allow' });
    host.isKind = false;
    let isOn = true;
    let [newest, isWhole] = [1, true];
    let page = await context.newPage();
    await opened(page, `w${walk}b1`);
    const pages = [page];
    const name = (build: number) => `w${walk}b${build}`;
    for (let step = 0; step < 12; step++) {
      const deed = DEEDS[drawn(DEEDS.length)] ?? 'look';
      deeds.push(deed);
      page = pages[drawn(pages.length)] ?? page;
      if (deed === 'look') await calm(() => comeBack(page));
      if (deed === 'press' && (await take(page).isVisible())) {
        await take(page).click();
        // The page reloads only if the build is whole.
        await new Promise((done) => setTimeout(done, 300));
      }
      if (deed === 'hold') host.hold();
      if (deed === 'release') host.release();
      if (deed === 'off' && isOn) await host.stop();
      if (deed === 'on' && !isOn) await host.start();
      if (deed === 'off' || deed === 'on') isOn = deed === 'on';
      if (deed === 'half') {
        const before = isWhole ? newest++ : newest - 1;
        host.isKind = drawn(2) === 0;
        host.files = halfUploadOf(name(newest), name(before), HALF_UPLOADS[drawn(HALF_UPLOADS.length)] ?? 'old page');
        isWhole = false;
      }
      if (deed === 'whole') {
        if (isWhole) newest++;
        host.files = buildOf(name(newest));
        isWhole = true;
      }
      if (deed === 'back') {
        host.files = buildOf(name(Math.max(1, newest - 1)));
        isWhole = true;
      }
      if (deed === 'reload') await page.reload();
      if (deed === 'open' && pages.length < 3) {
        page = await context.newPage();
        await page.goto(host.address);
        pages.push(page);
      }
      const [build, part] = (await calm(() => appOf(page))).split(' ');
      expect(part, said()).toBe(build);
    }
    host.release();
    if (!isOn) await host.start();
    host.files = buildOf('last');
    const [last] = pages;
    await last?.reload();
    await expect
      .poll(
        () =>
          calm(async () => {
            if (!last) return 'nothing';
            await comeBack(last);
            if (await take(last).isVisible()) await take(last).click();
            return shownIn(last);
          }),
        { message: said(), intervals: [300], timeout: 30_000 },
      )
      .toBe('last');
    await host.stop();
    await last?.reload();
    expect(await calm(() => appOf(last as Page)), said()).toBe('last last');
    await host.start();
    await context.close();
  }
});

test('the page has the policy of npm start, and missing files answer 404', async ({ page }) => {
  const server = await preview({
    root: fileURLToPath(new URL('../..', import.meta.url)),
    preview: { port: 0, host: '127.0.0.1' },
    logLevel: 'silent',
  });
  const home = server.resolvedUrls?.local[0] ?? '';
  const answer = await page.request.get(home);
  const missing = await page.request.get(`${home}assets/missing-AAAAAAAA.js`);
  await server.close();
  expect(missing.status(), 'no page stands in for a file').toBe(404);
  for (const [name, value] of Object.entries(HEADERS)) expect(answer.headers()[name.toLowerCase()], name).toBe(value);
  await page.goto('/');
  const inPage = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
  expect(inPage).toBe(POLICY);
  expect(HEADERS['Content-Security-Policy']).toBe(`${POLICY}; frame-ancestors 'none'`);
});

/** Returns the names and versions of the production dependencies, and of theirs. */
const standsOn = (): readonly string[] => {
  const { packages } = JSON.parse(readFileSync(join(DIST, '../package-lock.json'), 'utf8'));
  const found = new Set<string>();
  const add = (path: string) => {
    for (const name of Object.keys(packages[path].dependencies ?? {})) {
      found.add(`${name} ${packages[`node_modules/${name}`].version}`);
      add(`node_modules/${name}`);
    }
  };
  add('');
  return [...found];
};

test('the credits link the licences of everything in the build', async ({ page }) => {
  await page.goto('/#/about');
  await page.getByRole('link', { name: 'Licences of the software in this app' }).click();
  const text = await page.locator('body').innerText();
  expect(text).toMatch(/^Oddboard\n/);
  expect(text).toContain('scheduler ');
  for (const name of standsOn()) expect(text.split(`\n${name}\n`)[1], name).toMatch(/^\n.*(MIT|ISC) License/i);
  expect(String(built().get('sw.js'))).toContain('"licences.txt"');
});

test('opened as a file, it says what to do', { tag: '@engines' }, async ({ page }) => {
  await page.goto(pathToFileURL(join(DIST, 'index.html')).href);
  await expect(page.getByRole('heading', { name: 'Oddboard has not started' })).toBeVisible();
  await expect(page.getByText('npm start')).toBeVisible();
});
