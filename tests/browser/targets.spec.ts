/** Tests the size of touch targets, and the layout with large text, on a tablet and with a screen keyboard. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { recordOf } from '../../src/kernel/record.ts';
import { GAME as INCHWORM } from '../../src/variants/inchworm/index.ts';
import { positionText } from '../../src/variants/inchworm/position/setup.ts';
import { GAME as SNAKE } from '../../src/variants/snake/index.ts';
import { atDepth } from '../support/depth.ts';
import { wholeGame } from './games.ts';
import { drawn, openQuietly, pressTool, sitDown } from './play.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, hasTouch: true, isMobile: true });

/**
 * Returns the width and height (CSS pixels) of the area in which a touch hits an element, along the lines through its
 * centre.
 */
const hitSize = (element: Locator): Promise<{ width: number; height: number }> =>
  element.evaluate((each) => {
    const { left, top, width, height } = each.getBoundingClientRect();
    const along = (right: number, down: number): number => {
      const isHit = (by: number) =>
        each.contains(document.elementFromPoint(left + width / 2 + right * by, top + height / 2 + down * by));
      let steps = 0;
      while (isHit(steps)) steps++;
      return steps;
    };
    return { width: along(-1, 0) + along(1, 0) - 1, height: along(0, -1) + along(0, 1) - 1 };
  });

/** Asserts that the area in which a touch hits the element is at least this wide and high (CSS pixels). */
const expectHit = async (element: Locator, least: number, what: string): Promise<void> => {
  await element.scrollIntoViewIfNeeded();
  await expect
    .poll(async () => {
      const { width, height } = await hitSize(element);
      return Math.min(width, height);
    }, `${what} at ${element.page().viewportSize()?.width} pixels`)
    .toBeGreaterThanOrEqual(least);
};

type Size = Parameters<Page['setViewportSize']>[0];

const ALL_PHONES: readonly Size[] = [
  { width: 375, height: 553 },
  { width: 844, height: 390 },
  { width: 320, height: 480 },
  { width: 390, height: 664 },
];
const PHONES = ALL_PHONES.slice(0, atDepth(2, 4));

const buttonNamed = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

test('clocks and all step buttons are large enough for a finger', { tag: '@deep' }, async ({ page }) => {
  await page.setViewportSize(PHONES[0] as Size);
  await openQuietly(page, recordOf(SNAKE, 1));
  await sitDown(page, { clock: 'Rapid' });
  for (const size of PHONES) {
    await page.setViewportSize(size);
    for (const place of ['near', 'far']) {
      await expectHit(page.locator(`[data-place="${place}"] button:has(time)`), 40, `${place} clock`);
      await page.keyboard.press('f');
    }
    await buttonNamed(page, 'Hint').click();
    await expectHit(buttonNamed(page, 'Next step'), 40, 'step of a hint');
    await buttonNamed(page, 'Back to game').click();
  }
  await openQuietly(page, wholeGame(INCHWORM));
  const onward = page.locator('[data-ask]').getByRole('button', { name: 'Next' });
  const history = page.getByRole('tab', { name: 'History' });
  for (const size of PHONES) {
    await page.setViewportSize(size);
    await history.click();
    await expectHit(page.locator('[role="tabpanel"] li[data-here] > [aria-expanded]'), 40, 'row');
    await expectHit(buttonNamed(page, 'Replay'), 40, 'turn');
    await buttonNamed(page, 'Replay').click({ modifiers: ['Shift'] });
    await history.click();
    await expectHit(onward, 40, 'step of a turn');
    await page.keyboard.press('Escape');
    await expect(onward).toHaveCount(0);
  }
  await pressTool(page, 'Watch the game');
  for (const size of PHONES) {
    await page.setViewportSize(size);
    await expectHit(onward, 40, 'step of a line');
  }
});

test('lessons of a long chapter and the offer of all rules are finger-sized', { tag: '@deep' }, async ({ page }) => {
  for (const size of PHONES) {
    await page.setViewportSize(size);
    await page.goto('/#/frozenchess/learn/fuse');
    const dots = page.getByRole('navigation', { name: 'What every piece can do' }).getByRole('link');
    await expect(dots).toHaveCount(9);
    for (const dot of await dots.all()) await expectHit(dot, 40, 'lesson');
    await dots.last().click();
    await expect(dots.last()).toHaveAttribute('aria-current', 'page');
    await expect(dots.last()).toBeInViewport({ ratio: 0.99 });
    expect(await page.evaluate(() => [scrollX, document.documentElement.scrollWidth - innerWidth])).toEqual([0, 0]);
    await page.goto('/#/inchworm');
    await drawn(page);
    const offer = buttonNamed(page, 'Continue with all rules');
    if (await offer.isVisible()) await expectHit(offer, 44, 'offer');
    await buttonNamed(page, 'More').click();
    await expect(buttonNamed(page, 'White offers a draw')).toBeInViewport({ ratio: 1 });
    await expectHit(page.locator('[data-tools]').locator(offer), 44, 'offer in the menu');
  }
});

test('a tablet keeps its tools beside a crowd', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 1366 });
  await openQuietly(page, recordOf(INCHWORM, 1, {}, positionText('White: Qe4, Re4, Kb1; Black: Ka8')));
  await page.locator('main [data-name="e4"]').click();
  await expect(page.locator('main [data-member]')).toHaveCount(2);
  await page.getByRole('button', { name: 'Hint', exact: true }).click({ trial: true });
});

test('large text cuts no level or exit, and a screen keyboard leaves a move in view', async ({ page }) => {
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
