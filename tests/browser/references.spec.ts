/**
 * Compares whole pages with reviewed screenshots at half size, if the browser and fonts are those that took them.
 * CONTRIBUTING.md says how to take new ones.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { GAMES } from '../../src/variants/index.ts';
import { still } from './drawing.ts';
import { wholeGame } from './games.ts';
import { openRecord } from './play.ts';

test.use({ deviceScaleFactor: 0.5, contextOptions: { reducedMotion: 'reduce' } });

const DESK = { width: 1280, height: 800 };
const HAND = { width: 390, height: 844 };

/** Each screenshot's name, game, number of sample actions, further picks, and window. */
const SCENES = [
  { name: 'snake', id: 'snake', actions: 60, picks: ['d8'], window: DESK },
  { name: 'snake-hand', id: 'snake', actions: 46, picks: ['e8'], window: HAND },
  { name: 'snake-end', id: 'snake', actions: 90, picks: [], window: DESK },
  { name: 'great-worm', id: 'great-worm', actions: 50, picks: [], window: DESK },
  { name: 'baroque', id: 'baroque', actions: 24, picks: ['d1'], window: DESK },
  { name: 'inchworm', id: 'inchworm', actions: 30, picks: [], window: DESK },
  { name: 'frozenchess', id: 'frozenchess', actions: 0, picks: ['d1'], window: DESK },
] as const;

const REVIEWED = 'references/taken.json';
/** The folder for the current screenshots, for inspection. */
const NOW = new URL('../../.cache/references/', import.meta.url);

/** Returns what the pixels depend on: the browser's version, and the width of letters. */
const takenWith = async (page: Page) => ({
  browser: page.context().browser()?.version() ?? '',
  letters: await page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d');
    const widths = ['16px system-ui', 'bold 16px system-ui', '16px sans-serif'].map((font) => {
      if (pen) pen.font = font;
      return pen?.measureText('White: choose a piece. ½ ↑ ✓').width ?? 0;
    });
    return widths.join(' ');
  }),
});

/** Returns how many visible folds of the turn list hold turns that are not narrated yet. */
const foldsSeen = (page: Page): Promise<number> =>
  page.getByRole('button', { name: /^Show Moves/ }).evaluateAll(
    (folds) =>
      folds.filter((fold) => {
        const panel = fold.closest('[role="tabpanel"]')?.getBoundingClientRect();
        return fold.getBoundingClientRect().bottom > (panel?.top ?? 0);
      }).length,
  );

test('pages equal their reviewed screenshots', { tag: '@pixels' }, async ({ page }) => {
  await page.goto('/');
  const now = await takenWith(page);
  const here = JSON.stringify(now);
  const isAlike = here === JSON.stringify(JSON.parse(readFileSync(new URL(REVIEWED, import.meta.url), 'utf8')));
  if (!isAlike) console.log(`Not compared with the reviewed pictures: another browser, or other fonts (${here}).`);
  mkdirSync(NOW, { recursive: true });
  writeFileSync(new URL('taken.json', NOW), `${JSON.stringify(now, null, 2)}\n`);
  for (const { name, id, actions, picks, window } of SCENES) {
    const game = await GAMES.find((each) => each.id === id)?.load();
    if (!game) throw new Error(`there is no game ${id}`);
    const record = wholeGame(game);
    await page.setViewportSize(window);
    await openRecord(page, { ...record, actions: record.actions.slice(0, actions) });
    for (const square of picks) await page.locator(`main [data-name="${square}"]`).click();
    await page.mouse.move(0, 0);
    await page.evaluate(() => document.fonts.ready);
    await still(page);
    await expect.poll(() => foldsSeen(page)).toBe(0);
    const picture = await page.screenshot({ animations: 'disabled' });
    writeFileSync(new URL(`${name}.png`, NOW), picture);
    if (isAlike) expect.soft(picture).toMatchSnapshot(`${name}.png`, { maxDiffPixels: 60 });
  }
});
