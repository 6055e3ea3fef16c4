/** Tests what the page does only in Snake. */
import { expect, test } from '@playwright/test';
import { recordOf } from '../../src/kernel/record.ts';
import { GAME } from '../../src/variants/snake/index.ts';
import { clickPicks, openRecord } from './play.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('SN-PROMO-1: promotion kinds stand with the prompt, and preview each piece', async ({ page }) => {
  await openRecord(page, recordOf(GAME, 1, {}, '8/P7/8/8/8/8/8/8 w P f2g2h2 f7g7h7 - 0 1'));
  await clickPicks(page, 'a7 a8');
  const chooser = page.locator('main').getByRole('group', { name: 'Choices' });
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

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('SN-GROW-1: a grown Snake is drawn with its Tail, even after a reload', async ({ page }) => {
    const grow = async () => {
      await openRecord(page, recordOf(GAME, 1, {}, '8/8/8/8/8/l2p4/8/8 w P d4c4c3 h8g8f8 - 0 1'));
      await clickPicks(page, 'd3');
      await expect(page.locator('main [data-name="c3"]')).toHaveAccessibleName(/Snake/);
    };
    const drawings = () =>
      page
        .locator('main [data-side] > path:first-child')
        .evaluateAll((paths) => paths.map((path) => path.getAttribute('d')));
    await grow();
    await page.reload();
    await expect(page.locator('main').getByRole('grid')).toBeVisible();
    const still = await drawings();
    await grow();
    await expect.poll(drawings).toEqual(still);
  });
});
