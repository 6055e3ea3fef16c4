/**
 * The longest tasks of the page's main thread, and its elements, while very many games are read from one file, listed
 * and scrolled through, and one is deleted. On the command line the number of games.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { preview } from 'vite';
import { archiveText } from '../../src/app/formats/archive.ts';
import { GAMES } from '../../src/variants/index.ts';
import { randomSaved } from '../support/saved.ts';
import { spread } from './clock.ts';
import { table } from './table.ts';
import { type TraceEvent, tasksByMark } from './trace.ts';

const [COUNT = 1000] = process.argv.slice(2).map(Number);
/** So many random games of each variant, of so many actions, are listed under many names. */
const [WALKS, ACTIONS] = [8, 80];
/** No task is meant to be longer, in milliseconds. */
const AIM = 50;

const games = (await Promise.all(GAMES.map(({ load }) => load()))).flatMap((game) =>
  Array.from({ length: WALKS }, (_, seed) => randomSaved(game, seed + 1, ACTIONS)),
);
const listed = Array.from({ length: COUNT }, (_, index) => ({
  ...(games[index % games.length] as (typeof games)[number]),
  id: `game-${index}`,
  players: { white: `Player ${index}`, black: 'Q' },
}));
const folder = mkdtempSync(join(tmpdir(), 'library-'));
const file = join(folder, 'all.json');
writeFileSync(file, archiveText(listed, {}));

const server = await preview({ logLevel: 'silent', preview: { port: 4352, host: '127.0.0.1' } });
const url = server.resolvedUrls?.local[0] ?? 'http://127.0.0.1:4352/';
const executablePath = process.env['CHROMIUM_PATH'] || undefined;
const browser = await chromium.launch({ ...(executablePath && { executablePath }), chromiumSandbox: false });
const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' });
page.setDefaultTimeout(180_000);
const session = await page.context().newCDPSession(page);

/** Until nothing has changed in the page for a second. */
const rested = () =>
  page.evaluate(
    () =>
      new Promise<void>((then) => {
        let timer = setTimeout(then, 1000);
        new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(then, 1000);
        }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
      }),
  );
const rows: (readonly string[])[] = [];
/** What the page's main thread does meanwhile. */
const traced = async (name: string, work: () => Promise<unknown>): Promise<void> => {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { readonly value: unknown }) => events.push(...(value as TraceEvent[]));
  session.on('Tracing.dataCollected', collect);
  const includedCategories = ['devtools.timeline', 'toplevel', 'blink.user_timing'];
  const traceConfig = { includedCategories, recordMode: 'recordContinuously' as const };
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
  await page.evaluate(() => performance.mark('library'));
  await work();
  await rested();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  session.off('Tracing.dataCollected', collect);
  const tasks = (tasksByMark(events, 'library')['library'] ?? []).map(({ work }) => work);
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
  const long = tasks.filter((ms) => ms > AIM).sort((a, b) => b - a);
  const sum = tasks.reduce((all, ms) => all + ms, 0);
  const { p95, worst } = spread(tasks);
  rows.push([
    name,
    ...[sum, p95, worst].map((ms) => ms.toFixed(1)),
    `${long.length}`,
    long.slice(0, 6).map(Math.round).join(' '),
    `${nodes}`,
  ]);
};

await page.goto(`${url}#/games`);
await page.getByRole('button', { name: 'Open file' }).waitFor();
await traced('import', async () => {
  await page.locator('input[type=file]').setInputFiles(file);
  await page.waitForFunction((count) => document.querySelectorAll('main li h2').length === count, COUNT);
});
await page.goto(`${url}#/`);
await page.reload();
await rested();
await traced('list', async () => {
  await page.evaluate(() => {
    location.hash = '#/games';
  });
  await page.waitForFunction((count) => document.querySelectorAll('main li h2').length === count, COUNT);
});
await traced('scroll', async () => {
  for (const key of ['End', 'Home', ...Array.from({ length: 12 }, () => 'PageDown')]) {
    await page.keyboard.press(key);
    await page.waitForTimeout(150);
  }
});
await traced('one deleted', async () => {
  // By hand: looking for a button by its name is work of the page, too.
  await page.evaluate(() => document.querySelector<HTMLElement>('main li button')?.click());
  await page.evaluate(() => document.querySelector<HTMLElement>('main li li:last-child > button')?.click());
  await page.waitForFunction((count) => document.querySelectorAll('main li h2').length < count, COUNT);
});
await browser.close();
await server.close();
rmSync(folder, { recursive: true });
console.log(`\n${COUNT} games, load ${loadavg()[0]?.toFixed(1)}; processor time of tasks in milliseconds.\n`);
console.log(table(['', 'all', '95 %', 'worst', `over ${AIM}`, 'longest', 'elements'], rows));
