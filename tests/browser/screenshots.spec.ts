/** Pictures to look at, into an ignored folder: every page on a desk and in a hand. */
import { expect, test } from '@playwright/test';
import { GAMES } from '../../src/variants/index.ts';
import { wholeGame } from './games.ts';
import { openRecord } from './play.ts';

const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
] as const;

for (const size of SIZES) {
  const folder = `.cache/screenshots/${size.width}x${size.height}`;
  test.describe(`${size.width}x${size.height}`, () => {
    test.use({ viewport: size, contextOptions: { reducedMotion: 'reduce' } });

    test('start', async ({ page }) => {
      await page.goto('/');
      await expect(page.getByRole('link', { name: /^Play/ })).toHaveCount(GAMES.length);
      await page.screenshot({ path: `${folder}/start.png`, fullPage: true });
    });

    for (const entry of GAMES) {
      test(entry.title, async ({ page }) => {
        const record = wholeGame(await entry.load());
        await openRecord(page, { ...record, actions: record.actions.slice(0, Math.floor(record.actions.length / 2)) });
        await page.screenshot({ path: `${folder}/${entry.id}.png` });
        const open = page.locator('main [data-tone]:not([data-tone="refused"])').first();
        await open.click();
        await page.screenshot({ path: `${folder}/${entry.id}-picked.png` });
        await openRecord(page, record);
        await page.screenshot({ path: `${folder}/${entry.id}-end.png` });
      });
    }
  });
}
