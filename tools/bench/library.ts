/**
 * library [GAMES]: measures the longest main-thread tasks and the number of elements while this many games are read
 * from one file, listed and scrolled, and one is deleted.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { archiveText } from '../../src/app/formats/archive.ts';
import { GAMES } from '../../src/variants/index.ts';
import { randomSaved } from '../../tests/support/saved.ts';
import { spreadOf, textTable } from '../figures.ts';
import { launchBrowser, serveApp, tasksByMark, traceWork } from './page.ts';

const [COUNT = 1000] = process.argv.slice(2).map(Number);
/** The listed games are WALKS random games of each variant, ACTIONS long, repeated under many names. */
const [WALKS, ACTIONS] = [8, 80];
/** The time (ms) that a task should take at most. */
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

const url = await serveApp();
const browser = await launchBrowser();
const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' });
page.setDefaultTimeout(180_000);

/** Resolves once the page has been unchanged for a second. */
const waitUntilUnchanged = () =>
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
const measure = async (name: string, work: () => Promise<unknown>): Promise<void> => {
  const events = await traceWork(page, 1, async () => {
    await work();
    await waitUntilUnchanged();
  });
  const tasks = (tasksByMark(events, 'traced')['traced'] ?? []).map((task) => task.work);
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
  const long = tasks.filter((ms) => ms > AIM).length;
  const { p95, worst } = spreadOf(tasks);
  const sum = tasks.reduce((all, ms) => all + ms, 0);
  rows.push([name, ...[sum, p95, worst].map((ms) => ms.toFixed(1)), `${long}`, `${nodes}`]);
};
/** Waits until exactly this many games are listed. */
const waitForGames = (count: number) =>
  page.waitForFunction((many) => document.querySelectorAll('main li h2').length === many, count);

await page.goto(`${url}#/games`);
await page.getByRole('button', { name: 'Open file' }).waitFor();
await measure('import', async () => {
  await page.locator('input[type=file]').setInputFiles(file);
  await waitForGames(COUNT);
});
await page.goto(`${url}#/`);
await page.reload();
await waitUntilUnchanged();
await measure('list', async () => {
  await page.evaluate(() => {
    location.hash = '#/games';
  });
  await waitForGames(COUNT);
});
await measure('scroll', async () => {
  for (const key of ['End', 'Home', ...Array.from({ length: 12 }, () => 'PageDown')]) {
    await page.keyboard.press(key);
    await page.waitForTimeout(150);
  }
});
await measure('one deleted', async () => {
  // Clicked by script, since finding a button by its name would load the page.
  await page.evaluate(() => document.querySelector<HTMLElement>('main li button')?.click());
  await page.evaluate(() => document.querySelector<HTMLElement>('main li li:last-child > button')?.click());
  await waitForGames(COUNT - 1);
});
await browser.close();
rmSync(folder, { recursive: true });
console.log(`\n${COUNT} games, load ${loadavg()[0]?.toFixed(1)}; processor time of tasks in milliseconds.\n`);
console.log(textTable(['', 'all', '95 %', 'worst', `over ${AIM}`, 'elements'], rows));
process.exit();
