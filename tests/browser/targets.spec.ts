/** What a finger hits, and what large letters, a tablet and a keyboard leave in sight. */
import { expect, type Page, test } from '@playwright/test';
import { recordOf } from '../../src/kernel/record.ts';
import { GAME as INCHWORM } from '../../src/variants/inchworm/index.ts';
import { positionText } from '../../src/variants/inchworm/position/setup.ts';
import { GAME as SNAKE } from '../../src/variants/snake/index.ts';
import { wholeGame } from './games.ts';
import { openQuietly, pressTool, sitDown } from './play.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, hasTouch: true, isMobile: true });

/** What is hit so far right of and below the middle of the first of these. */
const hitBeside = (page: Page, selector: string, x: number, y: number): Promise<boolean> =>
  page.evaluate(
    ([selector, x, y]) => {
      const each = document.querySelector(selector) as HTMLElement;
      const { left, top, width, height } = each.getBoundingClientRect();
      return each.contains(document.elementFromPoint(left + width / 2 + x, top + height / 2 + y));
    },
    [selector, x, y] as const,
  );

test('a finger hits the clock and the tools of a turn beside what is drawn; a tablet keeps its tools', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 553 });
  await openQuietly(page, recordOf(SNAKE, 1));
  await sitDown(page, { clock: 'Rapid' });
  await expect.poll(() => hitBeside(page, '[data-place] button:has(time)', 0, 22)).toBe(true);
  await page.setViewportSize({ width: 1024, height: 1366 });
  await openQuietly(page, recordOf(INCHWORM, 1, {}, positionText('White: Qe4, Re4, Kb1; Black: Ka8')));
  await page.locator('main [data-name="e4"]').click();
  await expect(page.locator('main [data-member]')).toHaveCount(2);
  await page.getByRole('button', { name: 'Hint', exact: true }).click({ trial: true });
  await page.setViewportSize({ width: 375, height: 553 });
  await openQuietly(page, wholeGame(INCHWORM));
  await page.getByRole('tab', { name: 'History' }).click();
  const more = '[role="tabpanel"] li[data-here] > [aria-expanded]';
  await expect.poll(() => hitBeside(page, more, 24, 0)).toBe(true);
});

test('large letters cut neither a level nor the way out of a hint; a keyboard leaves a move to find', async ({
  page,
}) => {
  const enlarge = (percent: number) =>
    page.evaluate((percent) => {
      document.documentElement.style.fontSize = `${percent}%`;
    }, percent);
  await page.setViewportSize({ width: 320, height: 480 });
  await openQuietly(page, recordOf(INCHWORM, 1));
  await enlarge(130);
  await pressTool(page, 'New game');
  await page.getByRole('dialog').getByText('Computer', { exact: true }).click();
  const level = await page.getByRole('dialog').getByRole('combobox').first().boundingBox();
  expect(level?.width).toBeGreaterThan(160);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 375, height: 553 });
  await enlarge(200);
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  const back = page.getByRole('button', { name: 'Back to game' });
  await expect(back).toBeInViewport({ ratio: 1 });
  await back.click();
  await enlarge(100);
  await page.getByRole('tab', { name: 'Look' }).click();
  await page.getByRole('button', { name: /^\d+ moves/ }).click();
  await page.setViewportSize({ width: 375, height: 300 });
  await expect(page.getByRole('option').first()).toBeInViewport({ ratio: 1 });
});
