/** Tests printing, and pages changed by a browser's translator. */
import { expect, test } from '@playwright/test';
import { GAMES } from '../../src/variants/index.ts';
import { beforeItsEnd, shortGame } from './games.ts';
import { drawn, openRecord, playByClicks } from './play.ts';

const onPaper = (page: import('@playwright/test').Page) => page.emulateMedia({ media: 'print' });

test('rules are printed with title and date, without screen controls', async ({ page }) => {
  await page.goto('/#/snake/rules/SN-TURN-1');
  await expect(page.getByText('Show', { exact: true }).first()).toBeVisible();
  await onPaper(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.onPaper')).toHaveText(/\d{4}$/);
  await expect(page.locator('.onPaper')).toBeVisible();
  await expect(page.getByText('Show', { exact: true }).first()).toBeHidden();
  const breaks = await page
    .locator('h2, h3')
    .evaluateAll((each) => [...new Set(each.map((heading) => getComputedStyle(heading).breakAfter))]);
  expect(breaks).toEqual(['avoid']);
});

test('every board of a primer is printed, with full ink', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/#/snake/learn');
  const boards = page.locator('figure');
  await expect(boards.first().locator('[data-square]').first()).toBeAttached();
  await onPaper(page);
  for (const board of await boards.all()) await expect(board.locator('[data-square]').first()).toBeAttached();
});

test('an unstarted game prints its board without the card of players', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/#/snake');
  const card = page.getByRole('region', { name: 'Players' });
  await expect(card).toBeVisible();
  await onPaper(page);
  await expect(card).toBeHidden();
  await expect(page.locator('main').getByRole('grid')).toBeVisible();
});

/** Rewrites the text nodes of a page as browser translators do, except where the page forbids it. */
const translate = (): void => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const said = text.parentElement?.closest('[translate]')?.getAttribute('translate');
    if (said === 'no' || !text.data.trim()) continue;
    const font = document.createElement('font');
    text.replaceWith(font);
    font.append(Object.assign(text, { data: `ü ${text.data}` }));
  }
};

test('a translated page can be played, and shows changes', { tag: '@deep' }, async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto('/#/snake/rules/SN-TURN-1');
  const square = (name: string) => page.locator(`main [data-name="${name}"]`);
  await expect(square('e3')).toHaveAttribute('data-tone', 'plain');
  const prompt = page.getByRole('region', { name: 'Your move' });
  await page.evaluate(translate);
  await expect(page.locator('[data-clause="SN-TURN-1"] > p').first()).toHaveText(/^ü /);
  await page.getByLabel('Search the rules').fill('captures');
  await square('e3').click();
  await expect(prompt).toContainText('move the Pawn on e3');
  await page.evaluate(translate);
  await square('e4').click();
  await square('e2').click();
  await expect(prompt).toContainText('Black: move a piece');
  await page.evaluate(translate);
  for (const tab of ['History', 'Look', 'Rules']) await page.getByRole('tab', { name: tab }).click();
  await page.keyboard.press('[');
  await expect(prompt).toContainText('White: move');
  expect(errors).toEqual([]);
});

/** Replaces every new text node, as browser translators do continuously. Runs in the page before it loads. */
const translateAlways = (): void => {
  const replace = (text: Text): void => {
    const said = text.parentElement?.closest('[translate]')?.getAttribute('translate');
    if (said === 'no' || !text.data.trim() || text.parentElement?.closest('font, script, style')) return;
    const font = document.createElement('font');
    font.append(document.createTextNode(text.data));
    text.replaceWith(font);
  };
  const replaceIn = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = root instanceof Text ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) replace(text);
  };
  document.addEventListener('DOMContentLoaded', () => {
    replaceIn(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const added of addedNodes) if (added.isConnected) replaceIn(added);
    }).observe(document.body, { childList: true, subtree: true });
  });
};

for (const entry of GAMES)
  test.describe(entry.title, () => {
    test('a whole game is played while a translator works', { tag: '@deep' }, async ({ page }) => {
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.addInitScript(translateAlways);
      const record = shortGame(await entry.load());
      await playByClicks(page, record, beforeItsEnd(record));
      const asked = page.getByRole('region', { name: 'Your move' });
      await expect(asked.getByText(/^(White wins|Black wins|Draw)$/)).toBeVisible();
      expect(errors).toEqual([]);
    });

    test('a game prints in full ink, and forced colours mark the mover', {
      tag: '@deep',
    }, async ({ page }) => {
      const record = shortGame(await entry.load());
      await openRecord(page, { ...record, actions: record.actions.slice(0, 5) });
      await page.emulateMedia({ forcedColors: 'active' });
      await drawn(page);
      const outlines = await page
        .locator('main [data-place][data-side]')
        .evaluateAll((bars) => bars.map((bar) => getComputedStyle(bar).outlineStyle));
      expect(outlines.sort()).toEqual(['none', 'solid']);
      await page.emulateMedia({ forcedColors: 'none', media: 'print' });
      await expect(page.locator('.onPaper').first()).toBeVisible();
      const grid = page.locator('main').getByRole('grid');
      const box = await grid.boundingBox();
      expect(box?.width).toBeGreaterThan(200);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual((page.viewportSize()?.width ?? 0) + 1);
      await expect(page.locator('main button:visible:not([role="tabpanel"] button)')).toHaveCount(0);
      const faint = await page
        .locator('main [data-unit]')
        .evaluateAll((units) => units.filter((unit) => Number(getComputedStyle(unit).opacity) < 1).length);
      expect(faint).toBe(0);
    });
  });
