/**
 * Tests features that browsers implement differently: links, undo, themes, and the page's policy. Firefox runs the
 * tests tagged `@engines`.
 */
import { expect, type Page, test } from '@playwright/test';
import { SETTINGS } from '../../src/app/base/settings.ts';
import { SETTING_WORDS } from '../../src/ui/words/settings.ts';
import { beginNote, clickPicks, copyLink, drawn, kept, spokenBoard } from './play.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const opened = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await expect(page.locator('main').getByRole('grid').first()).toBeVisible();
  await drawn(page);
};

test('a link carries every line and note to another visitor', {
  tag: ['@engines', '@deep'],
}, async ({ page, browser }) => {
  await opened(page, '/#/baroque');
  for (const played of ['d2 d4', 'd7 d5']) await clickPicks(page, played);
  await page.keyboard.press('[');
  await clickPicks(page, 'e7 e5');
  await beginNote(page);
  await page.keyboard.type('Another way.');
  await page.getByRole('button', { name: 'Share' }).click();
  const link = await copyLink(page);
  const context = await browser.newContext();
  const elsewhere = await context.newPage();
  await elsewhere.goto(link);
  await expect(elsewhere.getByText('Another way.')).toBeVisible();
  await expect(elsewhere.getByRole('button', { name: /^or Pawn d5/ })).toBeVisible();
  expect((await kept(elsewhere, 'baroque')).record.actions).toEqual(['d2 d4', 'e7 e5']);
  await context.close();
});

test('fast typing is not lost, in notes and in the search of rules', {
  tag: '@engines',
}, async ({ page }) => {
  await opened(page, '/#/baroque');
  await clickPicks(page, 'd2 d4');
  await beginNote(page);
  await page.keyboard.type('Another way to play on.');
  await expect(page.getByLabel('Note')).toHaveValue('Another way to play on.');
  await page.getByRole('tab', { name: 'Rules' }).click();
  await page.getByRole('searchbox').click();
  await page.keyboard.type('long leaper');
  await expect(page.getByRole('searchbox')).toHaveValue('long leaper');
});

test('undo and redo, by button and by keys, by pick and by action', { tag: '@engines' }, async ({ page }) => {
  await opened(page, '/#/snake');
  const start = await spokenBoard(page);
  await clickPicks(page, 'f3 f4');
  await expect(page.locator('main [data-name="f4"]')).toHaveAccessibleName(/white Pawn/);
  await drawn(page);
  const played = await spokenBoard(page);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(() => spokenBoard(page)).toEqual(start);
  await page.getByRole('button', { name: 'Redo', exact: true }).click();
  await expect.poll(() => spokenBoard(page)).toEqual(played);
  await page.keyboard.press('[');
  await expect.poll(() => spokenBoard(page)).toEqual(start);
  await page.keyboard.press('Control+y');
  await expect(page.locator('main [data-name="f3"]')).toHaveAttribute('data-picked', 'true');
  await page.keyboard.press('Control+y');
  await expect.poll(() => spokenBoard(page)).toEqual(played);
});

test('each theme has its own colours, also after a reload', {
  tag: ['@engines', '@deep'],
}, async ({ page }) => {
  await opened(page, '/#/baroque');
  const colours = () =>
    page.evaluate(() =>
      [document.body, ...document.querySelectorAll('main [data-name="a1"], main [data-name="b1"]')]
        .map((each) => getComputedStyle(each).backgroundColor)
        .join(),
    );
  const seen = new Map<string, string>();
  for (const theme of SETTINGS.theme) {
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('group', { name: 'Theme' }).getByText(SETTING_WORDS.theme.values[theme]).click();
    await page.keyboard.press('Escape');
    await drawn(page);
    seen.set(theme, await colours());
    await page.reload();
    await expect(page.locator('main').getByRole('grid')).toBeVisible();
    expect(await colours(), theme).toBe(seen.get(theme));
  }
  // The system theme looks like one of the others.
  expect(new Set(seen.values()).size).toBe(SETTINGS.theme.length - 1);
});

test('no page violates its policy or logs an error', { tag: '@engines' }, async ({ page }) => {
  const broken: string[] = [];
  page.on('pageerror', (error) => broken.push(error.message));
  page.on('console', (message) => message.type() === 'error' && broken.push(message.text()));
  for (const address of [
    '/',
    '/#/games',
    '/#/great-worm/edit',
    '/#/snake/rules/SN-HEAD-5/show',
    '/#/inchworm',
    '/#/frozenchess',
  ]) {
    await page.goto(address);
    await expect(page.locator('main')).toBeVisible();
    await drawn(page);
  }
  await page.locator('main [data-tone="plain"]').first().click();
  await page.locator('main [data-tone="move"]').first().hover();
  await drawn(page);
  for (const tab of ['Rules', 'Look', 'Game']) await page.getByRole('tab', { name: tab }).click();
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByText('Picture', { exact: true }).click();
  await page.getByRole('button', { name: 'Save picture' }).click();
  await drawn(page);
  expect(broken).toEqual([]);
});
