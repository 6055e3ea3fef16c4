/** Snake, where its page does what other games' pages need not. */
import { expect, test } from '@playwright/test';
import { recordOf } from '../../src/kernel/record.ts';
import { GAME } from '../../src/variants/snake/index.ts';
import { clickPicks, openRecord } from './play.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('SN-PROMO-1: the chooser stands beside the square, previews each piece, and plays the one picked', async ({ page }) => {
  await openRecord(page, recordOf(GAME, 1, {}, '8/P7/8/8/8/8/8/8 w P f2g2h2 f7g7h7 - 0 1'));
  await clickPicks(page, 'a7 a8');
  const chooser = page.locator('main').getByRole('group');
  const falcon = chooser.getByRole('button', { name: 'Falcon' });
  await falcon.hover();
  await expect(page.getByTestId('ghost').locator('[data-glyph="snake/falcon/white"]')).toBeVisible();
  await chooser.getByRole('button', { name: 'Archer' }).focus();
  await expect(page.getByTestId('ghost').locator('[data-glyph="snake/archer/white"]')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(chooser).toHaveCount(0);
  await clickPicks(page, 'a8');
  await falcon.click();
  await expect(page.locator('main [data-name="a8"]')).toHaveAccessibleName(/^a8, white Falcon/);
});

test('the turn has two portions, and the rail tells which', async ({ page }) => {
  await page.goto('/#/snake');
  const step = page.locator('main [aria-current="step"]');
  await expect(step).toContainText('Piece');
  await clickPicks(page, 'b1 c2');
  await expect(step).toContainText('Snake');
  await clickPicks(page, 'e2');
  await expect(page.locator('main [data-name="e2"]')).toHaveAccessibleName(/^e2, white Snake head/);
});
