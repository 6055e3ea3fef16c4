/**
 * clicks [VARIANT ...]: measures the CPU time of real clicks in Chromium on the built app, in every game or those
 * named, at full speed and four times slower.
 */
import { loadavg } from 'node:os';
import type { Page } from 'playwright-core';
import { GAMES } from '../../src/variants/index.ts';
import { unfold } from '../../tests/browser/play.ts';
import { linkTo } from '../../tests/support/links.ts';
import { median, spreadOf, textTable } from '../figures.ts';
import { clicksIn, launchBrowser, serveApp, traceWork } from './page.ts';
import { type Scene, scenesOf } from './scenes.ts';

const ACTIONS = 14;
const RUNS = 3;

const wanted = process.argv.slice(2);
const url = await serveApp();
// Vsync is off: the wait for the next frame, up to 16.7 ms, is not the app's work.
const browser = await launchBrowser(['--disable-frame-rate-limit', '--disable-gpu-vsync']);

const open = async ({ record, from }: Scene): Promise<Page> => {
  const page = await browser.newPage({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await page.goto(`${url}${linkTo({ ...record, actions: record.actions.slice(0, from) })}`);
  await page.locator('main [role="grid"]').waitFor();
  await page.waitForTimeout(300);
  return page;
};

/** Returns the selector of a pick: a square, a unit or an answer. */
const placeOf = (word: string): string => {
  if (word.startsWith('#')) return `main [data-target="${word}"], main [data-unit="${word.slice(1)}"]`;
  return /^[>=]/.test(word) ? `main [data-target="${word}"]` : `main [data-name="${word}"]`;
};

/**
 * Clicks the picks of the next actions, dangerous ones twice. A pick that the page makes by itself has no element.
 * `rest` is the pause between clicks in ms.
 */
const playOn = async (page: Page, { record, from }: Scene, rest: number): Promise<void> => {
  for (const word of record.actions.slice(from, from + ACTIONS).flatMap((spelled) => spelled.split(' '))) {
    if (word.startsWith('=')) await unfold(page, word);
    const element = page.locator(placeOf(word)).first();
    // Answers beside the board appear a frame later than squares.
    await element.waitFor({ timeout: 500 }).catch(() => null);
    const box = (await element.count()) > 0 ? await element.boundingBox() : null;
    for (let confirm = 0; box && confirm < 2; confirm++) {
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      await page.waitForTimeout(rest);
      await page.mouse.down();
      await page.mouse.up();
      await page.waitForTimeout(rest);
      if ((await page.locator('main [data-armed]').count()) === 0) break;
    }
  }
};

const played = async (scene: Scene, slowdown: number): Promise<readonly number[]> => {
  const page = await open(scene);
  const events = await traceWork(page, slowdown, () => playOn(page, scene, 40 * slowdown + 40));
  await page.close();
  return clicksIn(events);
};

const rows: (readonly string[])[] = [];
for (const { id, load } of GAMES.filter((entry) => wanted.length === 0 || wanted.includes(entry.id)))
  for (const scene of scenesOf(await load(), ACTIONS))
    for (const slowdown of [1, 4]) {
      const runs: (readonly number[])[] = [];
      for (let run = 0; run < RUNS; run++) runs.push(await played(scene, slowdown));
      const count = Math.min(...runs.map(({ length }) => length));
      const clicks = Array.from({ length: count }, (_, index) => median(runs.map((run) => run[index] ?? 0)));
      const figures = Object.values(spreadOf(clicks)).map((ms) => ms.toFixed(1));
      rows.push([id, scene.name, `${slowdown}x`, `${count}`, ...figures]);
    }
await browser.close();
console.log(
  `Clicks, in milliseconds of the page's processor time until it has painted the answer; load ${loadavg()[0]?.toFixed(1)}.\n`,
);
console.log(textTable(['game', 'from', 'CPU', 'clicks', 'median', '95 %', 'worst'], rows));
process.exit();
