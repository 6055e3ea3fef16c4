/**
 * Does a page grow that is played in for hours? So many actions by real clicks in one page; after every part of them the page's memory
 * is swept, and what is left is counted, beside the processor time of a click.
 */

import type { Page } from '@playwright/test';
import { chromium } from 'playwright-core';
import { preview } from 'vite';
import { linkTo } from '../../src/app/keeping/link.ts';
import type { Game, GameRecord } from '../../src/kernel/game.ts';
import { GAMES } from '../../src/variants/index.ts';
import { clickPicks, drawn, kept } from '../browser/play.ts';
import { randomGame } from '../support/random.ts';
import { median } from './clock.ts';
import { table } from './table.ts';

const [, , , actions = '2000', ...names] = process.argv;
const ACTIONS = Number(actions);
const PARTS = 8;

/** Random games, one after the other, with so many actions in all: the longest one finds, few of them. */
const gamesOf = (game: Game, left: number, seed = 1): readonly GameRecord[] => {
  if (left <= 0) return [];
  const tries = Array.from({ length: 6 }, (_, index) => randomGame(game, seed + index, left).record);
  const longest = tries.reduce((one, other) => (other.actions.length > one.actions.length ? other : one));
  return [longest, ...gamesOf(game, left - longest.actions.length, seed + 6)];
};

/** The rest of an action by clicks without a pointer: a random game asks for squares that a tray lies over. */
const clickBeneath = async (page: Page, game: string, spelled: string): Promise<void> => {
  for (let index = (await kept(page, game)).picks.split(' ').filter(Boolean).length; index < spelled.split(' ').length; index++) {
    const word = spelled.split(' ')[index];
    await page.locator(`main [data-target="${word}"], main [data-name="${word}"]`).first().dispatchEvent('click');
    await drawn(page);
  }
};

const server = await preview({ logLevel: 'silent', preview: { port: 4310, host: '127.0.0.1' } });
const url = server.resolvedUrls?.local[0] ?? 'http://127.0.0.1:4310/';
const executablePath = process.env['CHROMIUM_PATH'] || undefined;
const browser = await chromium.launch({ ...(executablePath && { executablePath }), chromiumSandbox: false });

const grownBy = async (game: Game): Promise<readonly (readonly string[])[]> => {
  const page = (await browser.newPage({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })) as Page;
  page.setDefaultTimeout(5000);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const metrics = async () => {
    const { metrics: all } = await devtools.send('Performance.getMetrics');
    return (name: string): number => all.find((each) => each.name === name)?.value ?? Number.NaN;
  };
  const rows: (readonly string[])[] = [];
  let times: number[] = [];
  let played = 0;
  const count = async () => {
    // Twice: what only the first sweep lets go of goes with the second.
    for (let sweep = 0; sweep < 2; sweep++) await devtools.send('HeapProfiler.collectGarbage');
    const of = await metrics();
    rows.push([
      game.id,
      String(played),
      (of('JSHeapUsedSize') / 1e6).toFixed(1),
      String(await page.evaluate(() => document.querySelectorAll('*').length)),
      ...['Nodes', 'JSEventListeners', 'Documents'].map((name) => String(of(name))),
      times.length > 0 ? median(times).toFixed(0) : '',
    ]);
    times = [];
  };
  await page.goto(url);
  for (const record of gamesOf(game, ACTIONS)) {
    // The same page goes on to the next game: only the address's fragment changes.
    await page.goto(`${url}${linkTo({ ...record, actions: [] })}`);
    await page.waitForURL(`**/#/${game.id}`);
    await page.getByRole('grid').waitFor();
    await drawn(page);
    if (played === 0) await count();
    for (const spelled of record.actions) {
      const before = (await metrics())('TaskDuration');
      await clickPicks(page, spelled).catch(() => clickBeneath(page, game.id, spelled));
      await drawn(page);
      times.push((1000 * ((await metrics())('TaskDuration') - before)) / spelled.split(' ').length);
      played++;
      if (played % Math.ceil(ACTIONS / PARTS) === 0) await count();
    }
  }
  await page.close();
  return rows;
};

console.log(`\n${ACTIONS} actions by clicks in one page: what is left after its memory was swept.`);
console.log('click: processor time of the page for each click of an action with all that follows it, the median since the line before.\n');
for (const entry of GAMES) {
  if (!(names.length > 0 ? names : ['inchworm', 'frozenchess']).includes(entry.id)) continue;
  const rows = await grownBy(await entry.load());
  console.log(`${table(['game', 'actions', 'heap MB', 'in the page', 'nodes', 'listeners', 'documents', 'click ms'], rows)}\n`);
}
await browser.close();
await server.close();
