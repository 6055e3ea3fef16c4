/**
 * Does a page grow that is played in for hours? So many actions by real clicks in one page; after every part
 * of them the page's memory is swept, and what is left is counted, beside the processor time of a click. The
 * browser's own count of nodes holds more than the page and what it left behind: the insides of drawings, and
 * each attribute that Playwright has read of an element it clicked.
 */
import type { Page } from '@playwright/test';
import { chromium } from 'playwright-core';
import { preview } from 'vite';
import { linkTo } from '../../src/app/formats/link/link.ts';
import type { Game, GameRecord } from '../../src/kernel/game.ts';
import { GAMES } from '../../src/variants/index.ts';
import { clickPicks, drawn, kept, unfold } from '../browser/play.ts';
import { randomGame } from '../support/random.ts';
import { median } from './clock.ts';
import { table } from './table.ts';

const [, , actions = '2000', ...names] = process.argv;
const ACTIONS = Number(actions);
const PARTS = 8;

/** Random games, one after the other, with so many actions in all: the longest one finds, few of them. */
const gamesOf = (game: Game, left: number, seed = 1): readonly GameRecord[] => {
  if (left <= 0) return [];
  const tries = Array.from({ length: 6 }, (_, index) => randomGame(game, seed + index, left).record);
  const longest = tries.reduce((one, other) => (other.actions.length > one.actions.length ? other : one));
  return [longest, ...gamesOf(game, left - longest.actions.length, seed + 6)];
};

/**
 * The rest of the action of this number by clicks without a pointer: a random game asks for squares that a
 * tray lies over.
 */
const clickBeneath = async (page: Page, game: string, spelled: string, number: number): Promise<void> => {
  for (const words = spelled.split(' '); ; await drawn(page)) {
    const { record, picks } = await kept(page, game);
    if (record.actions.length >= number) return;
    const word = words[picks.split(' ').filter(Boolean).length];
    await unfold(page, word ?? '');
    await page
      .locator(`main [data-target="${word}"], main [data-name="${word}"]`)
      .first()
      .dispatchEvent('click');
  }
};

/** Elements, texts and comments. */
const nodesInPage = (): number => {
  const walker = document.createTreeWalker(document);
  let count = 1;
  while (walker.nextNode()) count++;
  return count;
};

interface Tree {
  readonly children?: readonly Tree[];
}

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
  page.setDefaultTimeout(2000);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await devtools.send('DOM.enable');
  const metrics = async () => {
    const { metrics: all } = await devtools.send('Performance.getMetrics');
    return (name: string): number => all.find((each) => each.name === name)?.value ?? Number.NaN;
  };
  /** The processor time, in milliseconds, that the page takes for this work. */
  const spentOn = async (work: () => Promise<void>): Promise<number> => {
    const before = (await metrics())('TaskDuration');
    await work();
    return 1000 * ((await metrics())('TaskDuration') - before);
  };
  /** Nodes that are in the page no more, but that something still holds. */
  const leftBehind = async (): Promise<number> => {
    const size = ({ children = [] }: Tree): number => children.reduce((sum, child) => sum + size(child), 1);
    const { detachedNodes } = await devtools.send('DOM.getDetachedDomNodes');
    return detachedNodes.reduce((sum, { treeNode }) => sum + size(treeNode), 0);
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
      String(await page.evaluate(nodesInPage)),
      String(await leftBehind()),
      ...['Nodes', 'JSEventListeners', 'Documents'].map((name) => String(of(name))),
      times.length > 0 ? median(times).toFixed(0) : '',
    ]);
    console.error(rows.at(-1)?.join(' '));
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
    for (const [index, spelled] of record.actions.entries()) {
      // What the rules make happen by itself is played already.
      let isPlayed = false;
      const reading = await spentOn(async () => {
        isPlayed = (await kept(page, game.id)).record.actions.length > index;
      });
      if (!isPlayed) {
        const clicking = await spentOn(async () => {
          await clickPicks(page, spelled).catch(() => clickBeneath(page, game.id, spelled, index + 1));
          await drawn(page);
        });
        // Before each click `clickPicks` reads all that is kept, too, which is more with every action.
        times.push(clicking / spelled.split(' ').length - reading);
      }
      played++;
      if (played % Math.ceil(ACTIONS / PARTS) === 0) await count();
    }
  }
  await page.close();
  return rows;
};

console.log(`\n${ACTIONS} actions by clicks in one page: what is left after its memory was swept.`);
console.log(
  'click: processor time of the page for each click of an action with all that follows it, the median since the line before.\n',
);
for (const entry of GAMES) {
  if (!(names.length > 0 ? names : ['inchworm', 'frozenchess']).includes(entry.id)) continue;
  const rows = await grownBy(await entry.load());
  console.log(
    `${table(['game', 'actions', 'heap MB', 'in the page', 'left behind', 'nodes', 'listeners', 'documents', 'click ms'], rows)}\n`,
  );
}
await browser.close();
await server.close();
