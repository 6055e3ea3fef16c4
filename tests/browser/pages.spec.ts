/** Tests every page and dialog with axe, in each theme. */
import { expect, type Page, test } from '@playwright/test';
import { GAMES } from '../../src/variants/index.ts';
import { atDepth } from '../support/depth.ts';
import { violations } from './axe.ts';
import { pressTool } from './play.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const LOOKS = [
  { name: 'light, on a desk', theme: 'light', size: { width: 1280, height: 800 } },
  { name: 'dark, in the hand', theme: 'dark', size: { width: 390, height: 844 } },
  { name: 'high contrast, on a desk', theme: 'contrast', size: { width: 1280, height: 800 } },
  // Equals a window of 1280 pixels zoomed to 400 %.
  { name: 'light, at 320 pixels', theme: 'light', size: { width: 320, height: 640 } },
] as const;

/** For `npm test`, the games whose boards, trays and panels have every kind of part; for the deep tests, all games. */
const CROWDED = atDepth(
  GAMES.filter(({ id }) => id === 'inchworm' || id === 'frozenchess'),
  GAMES,
);

const DIALOGS = ['New game', 'Players and clocks', 'Share', 'Settings'];

/** Whether neither the page nor its main part scrolls sideways. */
const fits = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('main')].every(
      (each) => each.scrollWidth <= each.clientWidth,
    ),
  );

const seen = async (page: Page, what: string, part?: 'besides the board'): Promise<void> => {
  expect(await violations(page, part), what).toEqual([]);
  expect(await fits(page), `${what} fits`).toBe(true);
};

for (const { name, theme, size } of LOOKS) {
  test.describe(name, () => {
    test.use({ viewport: size });
    test.beforeEach(({ page }) =>
      page.addInitScript(
        (chosen) => localStorage.setItem('oddboard/settings', JSON.stringify({ theme: chosen })),
        theme,
      ),
    );

    test('other pages, and the dialogs of a game, have no violations', {
      tag: '@deep',
    }, async ({ page }) => {
      await page.goto('/');
      await expect(page.getByRole('link', { name: /^Play:/ })).toHaveCount(GAMES.length);
      await seen(page, 'the start page');
      await page.goto('/#/games');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await seen(page, 'the saved games');
      await page.goto('/#/about');
      await expect(page.getByRole('heading', { level: 2 })).toHaveCount(GAMES.length);
      await seen(page, 'whose the games are');
      await page.goto('/#/learn');
      await expect(page.getByRole('link', { name: /^Today's puzzle/ })).toBeVisible();
      await seen(page, 'the courses');
      await page.goto('/#/baroque/edit');
      await expect(page.locator('main').getByRole('grid')).toBeVisible();
      await seen(page, 'the sandbox');
      await page.goto('/#/baroque');
      await expect(page.locator('main').getByRole('grid')).toBeVisible();
      for (const dialog of DIALOGS) {
        await pressTool(page, dialog);
        await expect(page.getByRole('dialog')).toBeVisible();
        await seen(page, dialog, 'besides the board');
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
      }
      await page.keyboard.press('?');
      await expect(page.locator('dialog [data-sign]').first()).toBeVisible();
      await seen(page, 'the legend', 'besides the board');
      await page.getByRole('button', { name: 'Keyboard shortcuts', exact: true }).click();
      await seen(page, 'the keys', 'besides the board');
      await page.keyboard.press('Escape');
      await pressTool(page, 'White resigns');
      // The menu entry becomes the button that confirms.
      await page.getByRole('button', { name: /White resigns/ }).click();
      await expect(page.getByRole('button', { name: 'Play again' })).toBeVisible();
      await seen(page, 'the end');
    });

    test('the page and the panels of a game have no violations', {
      tag: theme === 'dark' ? [] : ['@deep'],
    }, async ({ page }) => {
      for (const { id, title } of CROWDED) {
        await page.goto(`/#/${id}`);
        await expect(page.getByRole('grid', { name: `Board, ${title}` })).toBeVisible();
        await page.locator('main [data-tone="plain"]').first().click();
        await page.locator('main [role="gridcell"]:not([data-tone])').first().click();
        await seen(page, `${title}: the board`);
        // On a phone a sheet of answers covers the tabs.
        while ((await page.locator('main [data-sheet]').count()) > 0) await page.keyboard.press('Escape');
        for (const tab of theme === 'light' ? ['Rules', 'Look'] : ['Look']) {
          await page.getByRole('tab', { name: tab }).click();
          await seen(page, `${title}: ${tab}`, 'besides the board');
        }
        // Resets the tab, and with it the phone's sheet, for the next game.
        await page.getByRole('tab', { name: /^(Game|History)$/ }).click();
        await page.goto('/#/about');
        await expect(page.getByRole('heading', { level: 2 })).toHaveCount(GAMES.length);
      }
    });
  });
}

test('a dialog fits a small window, and scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 553 });
  await page.goto('/#/baroque');
  await expect(page.locator('main').getByRole('grid')).toBeVisible();
  let scrolling = 0;
  for (const name of DIALOGS) {
    await pressTool(page, name);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    const box = await dialog.evaluate((shown) => {
      const { top, bottom } = shown.getBoundingClientRect();
      const scrolls = shown.scrollHeight > shown.clientHeight;
      shown.scrollTo(0, shown.scrollHeight);
      const end = shown.firstElementChild?.getBoundingClientRect().bottom ?? Number.NaN;
      return { top, bottom, end, scrolls };
    });
    expect(box.top, name).toBeGreaterThanOrEqual(0);
    expect(box.bottom, name).toBeLessThanOrEqual(553);
    expect(box.end, name).toBeLessThanOrEqual(box.bottom);
    scrolling += Number(box.scrolls);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
  expect(scrolling, 'some are longer than the window').toBeGreaterThan(0);
});

test('damaged storage is set aside, and the app starts', async ({ page }) => {
  const [entry] = GAMES;
  await page.addInitScript((id) => {
    if (!sessionStorage.getItem('damaged')) localStorage.setItem(`oddboard/game/${id}`, '{"format":1,"record":');
    sessionStorage.setItem('damaged', 'yes');
  }, entry?.id);
  await page.goto(`/#/${entry?.id}`);
  await expect(page.getByText(/Could not open/)).toBeVisible();
  await expect(page.locator('main').getByRole('grid')).toBeVisible();
  const asides = await page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.startsWith('oddboard/aside/')),
  );
  expect(asides.length).toBe(1);
});
