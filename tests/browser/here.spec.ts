/**
 * Tests "Show in this game": a line that uses a rule is searched from the present position, stepped through, and kept
 * or left.
 */
import { expect, type Page, test } from '@playwright/test';
import { violations } from './axe.ts';
import { drawn } from './play.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const asked = async (page: Page, game: string, rule: string): Promise<void> => {
  await page.goto(`/#/${game}/rules/${rule}/show`);
  await page.getByRole('button', { name: 'In this game' }).click();
};

const board = (page: Page) => page.locator('main').getByRole('grid', { name: /^Line on the board/ });

test('a line is found, stepped by button and key, and kept as a branch', async ({ page }) => {
  await asked(page, 'great-worm', 'GW-TRAIL-2');
  await expect(page.getByRole('status').getByText('Found a line of 2 moves. No shorter line exists.')).toBeVisible();
  await expect(board(page)).toBeVisible();
  const strip = page.getByRole('region', { name: 'Line that shows a rule' });
  await strip.getByRole('button', { name: 'Next step' }).focus();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(strip.getByText('Move 1 of 2')).toBeVisible();
  await page.keyboard.press(']');
  await expect(strip.getByText('Move 2 of 2')).toBeVisible();
  await expect(strip.locator('[data-named]').first()).toContainText('GW-TRAIL-2');
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeDisabled();
  await strip.getByRole('button', { name: 'Keep as branch' }).click();
  await expect(strip).toHaveCount(0);
  await expect(page.getByText('Kept as a branch.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeEnabled();
});

test('a stopped search reports its progress, and the page stays responsive', {
  tag: '@deep',
}, async ({ page }) => {
  await asked(page, 'frozenchess', 'FC-END-1');
  const card = page.getByRole('region', { name: 'Search for FC-END-1 from here' });
  await expect(card.getByRole('progressbar')).toBeVisible();
  await expect(card.getByText(/[1-9]\d* moves? tried$/)).toBeVisible();
  // The board still takes picks.
  await page.locator('main [data-name="e4"]').click();
  await drawn(page);
  await expect(page.locator('main [data-name="e4"]')).toHaveAttribute('data-picked', 'true');
  await card.getByRole('button', { name: 'Stop' }).click();
  await expect(card.getByText(/^No line found\./)).toBeVisible();
  await expect(card.getByRole('button', { name: 'Search for a minute' })).toBeVisible();
  await card.getByRole('button', { name: 'Back to game' }).click();
  await expect(card).toHaveCount(0);
});

test('the move list is filtered by a rule', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/#/great-worm');
  await expect(page.locator('main').getByRole('grid')).toBeVisible();
  await page.keyboard.press('m');
  await page.getByRole('button', { name: 'Filter by rule' }).click();
  const filter = page.getByRole('combobox', { name: 'Moves that use' });
  await expect(filter.getByRole('option', { name: 'Leap · GW-ARM-3 (4)' })).toHaveCount(1);
  await filter.selectOption('GW-ARM-3');
  await expect(page.getByRole('listbox', { name: 'All legal moves' }).getByRole('option')).toHaveCount(4);
});
