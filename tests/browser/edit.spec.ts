import { expect, test } from '@playwright/test';
import { pressTool } from './play.ts';

const CASES = [
  { id: 'great-worm', brush: "White's Arm", square: 'd4', removed: 'e8', fault: 'Black has no Worm Titan' },
  { id: 'baroque', brush: "White's Withdrawer", square: 'd4', removed: 'e8', fault: 'Black has no Titan' },
] as const;

for (const { id, brush, square, removed, fault } of CASES) {
  test(`${id}: a position is set up, judged and played, and the old game comes back`, {
    tag: id === 'baroque' ? '@engines' : '@deep',
  }, async ({ page }) => {
    const cell = (name: string) => page.locator(`main [data-name="${name}"]`);
    const verdict = page.getByRole('status').filter({ hasText: fault });
    await page.goto(`/#/${id}`);
    await pressTool(page, 'Edit position');
    await page.getByRole('button', { name: brush, exact: true }).click();
    await cell(square).click();
    await page.getByRole('button', { name: 'Erase' }).click();
    await cell(removed).click();
    await expect(verdict).toBeVisible();
    await expect(page.getByRole('button', { name: 'Play from here' })).toBeDisabled();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.keyboard.press('Control+Shift+z');
    await expect(verdict).toBeVisible();
    await page.keyboard.press('Control+z');
    await page.getByLabel('To move', { exact: true }).selectOption('Black');
    await page.reload();
    await page.getByRole('button', { name: 'Play from here' }).click();
    await expect(page).toHaveURL(new RegExp(`#/${id}$`));
    await expect(cell(square)).toHaveAttribute('aria-label', new RegExp(`white ${brush.split(' ')[1]}`));
    await expect(page.locator('main')).toContainText('Black:');
  });
}
