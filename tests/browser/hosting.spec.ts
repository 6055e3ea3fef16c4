/**
 * The built app on a plain static server, in a folder of its own: one build after the other, with the network
 * on and off.
 */
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { preview } from 'vite';
import { HEADERS, POLICY } from '../../src/offline/build.ts';
import { GAMES } from '../../src/variants/index.ts';
import { built, DIST, type Files, Host } from './host.ts';

/** The same as another build: its worker has another name, its page says which it is. */
const asBuild = (files: Files, name: string, change: (page: string) => string = (page) => page): Files => {
  const text = (path: string) => String(files.get(path));
  return new Map([
    ...files,
    ['sw.js', text('sw.js').replace(/"name":"\w+"/, `"name":"${name}"`)],
    [
      'index.html',
      change(text('index.html').replace('<html lang="en">', `<html lang="en" data-build="${name}">`)),
    ],
  ]);
};

/** A build whose program does not even start. */
const asBroken = (files: Files, name: string): Files =>
  new Map([
    ...asBuild(files, name, (page) => page.replace(/assets\/main-[\w-]+\.js/, 'assets/broken.js')),
    ['assets/broken.js', 'throw new Error("Broken on purpose.");'],
  ]);

const host = new Host('/games/oddboard/');
test.use({ serviceWorkers: 'allow' });
/** A build is fetched whole, and waits three seconds for an answer, before it is offered. */
const COMING = { timeout: 60_000 };
test.beforeEach(() => host.start());
test.afterEach(() => host.stop());

const buildOf = (page: Page) => page.locator('html').getAttribute('data-build');

/** The page stands on a worker of its own: from now on it needs no network. */
const settled = async (page: Page): Promise<void> => {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
};

/** The page is come back to, which makes it look for a newer build. */
const comeBack = (page: Page) => page.evaluate(() => void window.dispatchEvent(new Event('online')));

test('in a folder of a plain server every game is played, offline as well', { tag: '@engines' }, async ({
  page,
}) => {
  host.files = built();
  await page.goto(host.address);
  await expect(page.getByRole('link', { name: /^Play/ })).toHaveCount(GAMES.length);
  await settled(page);
  await host.stop();
  await page.reload();
  for (const { id, title } of GAMES) {
    await page.goto(`${host.address}#/${id}`);
    await expect(page.locator('main').getByRole('grid')).toBeVisible();
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  }
  await host.start();
});

test('three builds in a row, the second one broken: each reaches the page, and the game stays', {
  tag: '@engines',
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
  expect(await buildOf(page), 'nothing comes by itself').toBe('one');
  await take.click();
  await expect(page.getByRole('heading', { name: 'Oddboard has not started' })).toBeVisible();
  expect(await buildOf(page)).toBe('two');

  host.files = asBuild(built(), 'three');
  await expect
    .poll(
      async () => {
        await page.reload();
        return buildOf(page);
      },
      { intervals: [6000], timeout: 40_000 },
    )
    .toBe('three');
  await expect(page.locator('main [data-name="d4"]')).toHaveAttribute('aria-label', /white Pawn/);
});

test('a page that stays open while two builds come finds the rest of itself, and goes on with the third', async ({
  page,
  context,
}) => {
  host.files = asBuild(built(), 'one');
  await page.goto(host.address);
  await settled(page);
  host.files = asBuild(built(), 'two');
  await comeBack(page);
  await expect(page.getByRole('button', { name: 'Update now' })).toBeVisible(COMING);
  host.files = asBuild(built(), 'three');
  await comeBack(page);
  await expect
    .poll(
      () => page.evaluate(async () => (await caches.keys()).some((key) => key.endsWith('/three'))),
      COMING,
    )
    .toBe(true);
  // Another page takes the third one; the first page is left as it is, with no server that has its files.
  const other = await context.newPage();
  await other.goto(host.address);
  await other.getByRole('button', { name: 'Update now' }).click();
  await expect.poll(() => buildOf(other)).toBe('three');
  await host.stop();
  expect(
    await page.evaluate(async () => (await caches.keys()).map((key) => key.split('/').at(-1)).sort()),
  ).toEqual(['one', 'taken', 'three']);
  await host.start();
});

test('a page that was offline when a build came gets it when it is back', async ({ page }) => {
  host.files = asBuild(built(), 'one');
  await page.goto(host.address);
  await settled(page);
  await host.stop();
  await page.reload();
  await expect(page.getByRole('link', { name: /^Play/ })).toHaveCount(GAMES.length);
  host.files = asBuild(built(), 'two');
  await host.start();
  await comeBack(page);
  await page.getByRole('button', { name: 'Update now' }).click();
  await expect.poll(() => buildOf(page)).toBe('two');
});

test('the policy in the page is the one that npm start sends, but for who may frame it, which a page cannot say', async ({
  page,
}) => {
  const server = await preview({
    root: fileURLToPath(new URL('../..', import.meta.url)),
    preview: { port: 0, host: '127.0.0.1' },
    logLevel: 'silent',
  });
  const answer = await page.request.get(server.resolvedUrls?.local[0] ?? '');
  await server.close();
  for (const [name, value] of Object.entries(HEADERS))
    expect(answer.headers()[name.toLowerCase()], name).toBe(value);
  await page.goto('/');
  const inPage = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
  expect(inPage).toBe(POLICY);
  expect(HEADERS['Content-Security-Policy']).toBe(`${POLICY}; frame-ancestors 'none'`);
});

test('opened as a file, it says what to do', { tag: '@engines' }, async ({ page }) => {
  await page.goto(pathToFileURL(join(DIST, 'index.html')).href);
  await expect(page.getByRole('heading', { name: 'Oddboard has not started' })).toBeVisible();
  await expect(page.getByText('npm start')).toBeVisible();
});
