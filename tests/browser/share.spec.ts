/** Tests sharing a game with a long link: its length, its QR code, and the layout. */
import { expect, test } from '@playwright/test';
import { GAMES } from '../../src/variants/index.ts';
import { randomGame } from '../support/random.ts';
import { openRecord, pressTool } from './play.ts';

for (const { width, height, colorScheme } of [
  { width: 1280, height: 800, colorScheme: 'light' },
  { width: 390, height: 844, colorScheme: 'dark' },
] as const)
  test(`a long link fits a window ${width} wide, ${colorScheme}`, {
    tag: colorScheme === 'light' ? '@deep' : [],
  }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme });
    const game = await GAMES.find(({ id }) => id === 'frozenchess')?.load();
    if (!game) throw new Error('FrozenChess is a game');
    await openRecord(page, randomGame(game, 3, 60).record);
    await pressTool(page, 'Share');
    const dialog = page.getByRole('dialog', { name: 'Share' });
    /** Asserts that nothing overflows the dialog's sides. */
    const hasRoom = async () =>
      expect(
        await dialog.evaluate((shown) => {
          const { left, right } = shown.getBoundingClientRect();
          return [...shown.querySelectorAll('p, label, button, textarea, svg')]
            .map((each) => each.getBoundingClientRect())
            .every((box) => box.left >= left && box.right <= right);
        }),
      ).toBe(true);
    await dialog.getByText('QR code', { exact: true }).click();
    const code = dialog.getByRole('img', { name: 'QR code of the link' });
    await expect(code).toBeVisible();
    const box = await code.boundingBox();
    expect(box?.width).toBeGreaterThan(250);
    await hasRoom();
    await dialog.getByText('Position only', { exact: true }).click();
    await expect(dialog.getByText(/^\d,\d{3} characters\. Some chat apps cut links over 2,000\.$/)).toBeVisible();
    await expect(code).toHaveCount(0);
    await hasRoom();
    await dialog.getByRole('button', { name: 'Link whole game' }).click();
    await expect(code).toBeVisible();
  });
