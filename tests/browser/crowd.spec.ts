/**
 * Tests that the tray of a crowd (several units on one square) stands with the prompt, whatever its size, and covers no
 * square.
 */
import { expect, type Locator, test } from '@playwright/test';
import { recordOf } from '../../src/kernel/record.ts';
import { GAME } from '../../src/variants/inchworm/index.ts';
import { positionText } from '../../src/variants/inchworm/position/setup.ts';
import { violations } from './axe.ts';
import { drawn, openRecord } from './play.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const SIXTEEN = ['K', 'Q', 'R', 'R', 'R/a5', 'B', 'B/b3', 'B', 'N', 'N/c5', 'N', 'P', 'P', 'P', 'P', 'P'];

/** Sets up these units of White's on one square, and a King elsewhere if there is none among them. */
const crowded = (square: string, men: readonly string[]) => {
  const crowd = men.map((man) => `${man[0]}${square}${man.slice(1)}`).join(', ');
  return recordOf(
    GAME,
    1,
    {},
    positionText(`White: ${crowd}${men.includes('K') ? '' : ', Kb1'}; Black: Ka8, Qe7, Pe7, Rd8, Rf8`),
  );
};

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (!box) throw new Error('it is not on the page');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
};

type Box = Awaited<ReturnType<typeof boxOf>>;
const meet = (a: Box, b: Box): boolean => a.x < b.right && b.x < a.right && a.y < b.bottom && b.y < a.bottom;

const WINDOWS = [
  { width: 1280, height: 800 },
  { width: 1000, height: 700 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
] as const;

for (const [square, count] of [
  ['e4', 5],
  ['H4', 16],
] as const)
  test(`a crowd of ${count} on ${square} never has its tray over the board`, {
    tag: count === 16 ? [] : '@deep',
  }, async ({ page }) => {
    await openRecord(page, crowded(square, count === 16 ? SIXTEEN : ['Q', 'R', 'N/c5', 'B', 'P']));
    await page.locator(`main [data-name="${square}"]`).click();
    const tray = page.getByRole('group', { name: 'Which pieces move' });
    for (const window of WINDOWS) {
      await page.setViewportSize(window);
      await drawn(page);
      await expect(tray.locator('[data-member]')).toHaveCount(count);
      const [shown, board] = [await boxOf(tray), await boxOf(page.locator('main').getByRole('grid'))];
      expect(meet(shown, board), `${window.width}x${window.height}`).toBe(false);
    }
  });

test('a tray of sixteen works by keys, with names and sizes', { tag: '@deep' }, async ({ page }) => {
  await openRecord(page, crowded('e4', SIXTEEN));
  await page.locator('main [data-name="e4"]').click();
  const tray = page.getByRole('group', { name: 'Which pieces move' });
  expect(await violations(page)).toEqual([]);
  const queen = tray.getByRole('button', { name: 'Queen', exact: true });
  await queen.focus();
  await page.keyboard.press('Enter');
  await expect(queen).toHaveAttribute('aria-pressed', 'false');
  await tray.getByRole('button', { name: 'Leaves half the Bishop on e4.' }).first().click();
  await expect(tray.getByRole('button', { name: 'Leaves half the Bishop on e4.' }).first()).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(tray.getByRole('status')).toHaveText(/\d+ squares/);
});
