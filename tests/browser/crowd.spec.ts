/** The tray of a crowd: beside its square on a desk, whatever its size and wherever it stands; under the board in a hand. */
import { expect, type Locator, test } from '@playwright/test';
import { recordOf } from '../../src/kernel/record.ts';
import { GAME } from '../../src/variants/inchworm/index.ts';
import { positionText } from '../../src/variants/inchworm/position/shorthand.ts';
import { violations } from './axe.ts';
import { openRecord } from './play.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const SIXTEEN = ['K', 'Q', 'R', 'R', 'R/a5', 'B', 'B/b3', 'B', 'N', 'N/c5', 'N', 'P', 'P', 'P', 'P', 'P'];

/** So many of them on a square of White's, with a King apart where none is among them. */
const crowded = (square: string, men: readonly string[]) => {
  const crowd = men.map((man) => `${man[0]}${square}${man.slice(1)}`).join(', ');
  return recordOf(GAME, 1, {}, positionText(`White: ${crowd}${men.includes('K') ? '' : ', Kb1'}; Black: Ka8, Qe7, Pe7, Rd8, Rf8`));
};

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (!box) throw new Error('it is not on the page');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
};

type Box = Awaited<ReturnType<typeof boxOf>>;
const meet = (a: Box, b: Box): boolean => a.x < b.right && b.x < a.right && a.y < b.bottom && b.y < a.bottom;

for (const square of ['e4', 'a2', 'h7', 'H4']) {
  for (const count of [5, 16]) {
    test(`a crowd of ${count} on ${square} has its tray on the board, off its own square`, async ({ page }) => {
      await openRecord(page, crowded(square, count === 16 ? SIXTEEN : ['Q', 'R', 'N/c5', 'B', 'P']));
      const own = page.locator(`main [data-name="${square}"]`);
      await own.click();
      const tray = page.getByRole('group', { name: 'Who goes' });
      await expect(tray.locator('[data-member]')).toHaveCount(count);
      const [box, at, board] = [await boxOf(tray), await boxOf(own), await boxOf(page.getByRole('grid'))];
      expect(meet(box, at)).toBe(false);
      expect([box.x >= board.x, box.y >= board.y, box.right <= board.right, box.bottom <= board.bottom]).toEqual([true, true, true, true]);
    });
  }
}

test('the tray of sixteen is worked by keys, hides few of its targets, and has names and sizes for everybody', async ({ page }) => {
  await openRecord(page, crowded('e4', SIXTEEN));
  await page.locator('main [data-name="e4"]').click();
  const tray = page.getByRole('group', { name: 'Who goes' });
  const box = await boxOf(tray);
  const targets = await page.locator('main [data-name][data-tone="move"]').all();
  const hidden = await Promise.all(targets.map(async (target) => meet(box, await boxOf(target))));
  expect(hidden.filter(Boolean).length).toBeLessThan(targets.length / 4);
  expect(await violations(page)).toEqual([]);
  const queen = tray.getByRole('button', { name: 'Queen', exact: true });
  await queen.focus();
  await page.keyboard.press('Enter');
  await expect(queen).toHaveAttribute('aria-pressed', 'false');
  await tray.getByRole('button', { name: 'The Bishop leaves a half on e4.' }).first().click();
  await expect(tray.getByRole('button', { name: 'The Bishop leaves a half on e4.' }).first()).toHaveAttribute('aria-pressed', 'true');
  await expect(tray.getByRole('status')).toHaveText(/\d+ squares/);
});

test('in a small window the tray stays off its square', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 700 });
  await openRecord(page, crowded('e4', SIXTEEN));
  const own = page.locator('main [data-name="e4"]');
  await own.click();
  const tray = page.getByRole('group', { name: 'Who goes' });
  await expect(tray.locator('[data-member]')).toHaveCount(16);
  expect(meet(await boxOf(tray), await boxOf(own))).toBe(false);
});

test('in a hand the tray stands under the board', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openRecord(page, crowded('e4', SIXTEEN));
  await page.locator('main [data-name="e4"]').click();
  const tray = page.getByRole('group', { name: 'Who goes' });
  await expect(tray.locator('[data-member]')).toHaveCount(16);
  expect((await boxOf(tray)).y).toBeGreaterThanOrEqual((await boxOf(page.getByRole('grid'))).bottom);
});
