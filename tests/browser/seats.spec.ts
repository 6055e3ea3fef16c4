/**
 * Tests a game of two people at one screen: names, clocks that survive a killed tab, the card, a draw offer, a rematch.
 */
import { expect, test } from '@playwright/test';
import { sitDown } from './play.ts';

test('a reload in mid-turn restores the position, the pick and the clocks', async ({ page }) => {
  const cell = (name: string) => page.locator(`main [data-name="${name}"]`);
  await page.goto('/#/baroque');
  await sitDown(page, { white: 'Ann', clock: 'Long 30+20' });
  await cell('b2').click();
  await expect(page.getByRole('button', { name: /Ann's clock: .*, running/ })).toBeVisible();
  await cell('b4').click();
  // The clock has run some seconds longer than the time that a killed tab may lose.
  await expect(page.getByRole('button', { name: /Black's clock: 29:5[0-6].*, running/ })).toBeVisible();
  await cell('b7').click();
  await page.reload();
  await expect(cell('b7')).toHaveAttribute('data-picked', /.*/);
  await expect(page.getByRole('region', { name: 'Ann, White' })).toBeVisible();
  const clock = page.getByRole('button', { name: /Black's clock/ });
  await expect(clock).toHaveAttribute('aria-label', /29:[0-5]\d$/);
  await clock.click();
  await expect(clock).toHaveAttribute('aria-label', /running/);
});

test('passing the device covers and turns the board', async ({ page }) => {
  const cell = (name: string) => page.locator(`main [data-name="${name}"]`);
  await page.goto('/#/baroque');
  await sitDown(page, { manner: 'pass', choice: 'Hide the board between turns' });
  await cell('b2').click();
  await cell('b4').click();
  await expect(page.getByText('Pass the device to Black.')).toBeVisible();
  await page.getByRole('button', { name: 'Ready' }).click();
  const [far, near] = await Promise.all([cell('e1').boundingBox(), cell('e8').boundingBox()]);
  expect(far?.y).toBeLessThan(near?.y ?? 0);
});

test('a draw offer is answered and taken back, and a rematch swaps sides', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/#/snake');
  await sitDown(page, { white: 'Ann' });
  for (let press = 0; press < 2; press++) await page.getByRole('button', { name: 'Ann offers a draw' }).first().click();
  const card = page.getByRole('region', { name: 'Your move' });
  await card.getByRole('button', { name: 'Accept draw' }).click();
  await expect(page.getByText('The players agree on a draw.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await card.getByRole('button', { name: 'Accept draw' }).click();
  await page.getByRole('button', { name: 'Rematch (swap sides)' }).click();
  await expect(page.getByRole('region', { name: 'Ann, Black' })).toBeVisible();
});
