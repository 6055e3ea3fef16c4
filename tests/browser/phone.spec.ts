/**
 * Tests that the board never moves: in every phone window its box stays the same, whatever is asked or told. Every
 * answer is whole, uncovered and off the board.
 */
import { expect, type Page, test } from '@playwright/test';
import { recordOf } from '../../src/kernel/record.ts';
import { GAME as INCHWORM } from '../../src/variants/inchworm/index.ts';
import { positionText } from '../../src/variants/inchworm/position/setup.ts';
import { GAMES } from '../../src/variants/index.ts';
import { atDepth } from '../support/depth.ts';
import { wholeGame } from './games.ts';
import { clickPicks, drawn, openQuietly, openRecord, pressTool, sitDown } from './play.ts';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  hasTouch: ({ browserName }, use) => use(browserName === 'chromium'),
});

/** Windows as width, height, and least width of a board of 8 files, in CSS pixels. */
const ALL_WINDOWS = [
  [375, 553, 338],
  [844, 390, 374],
  [320, 480, 265],
  [360, 584, 360],
  [390, 664, 390],
  [393, 659, 393],
  [412, 676, 412],
  [768, 1024, 768],
  [1024, 1366, 1024],
] as const;
const WINDOWS = atDepth<readonly (typeof ALL_WINDOWS)[number][]>(ALL_WINDOWS.slice(0, 2), ALL_WINDOWS);

/**
 * Returns the least height of the first answer in CSS pixels: only Chromium emulates touch, for which answers are
 * larger.
 */
const leastIn = (browserName: string): number => (browserName === 'chromium' ? 44 : 0);

const gridBox = (page: Page) => page.locator('main').getByRole('grid').boundingBox();

/** Returns the answers that are covered, over the board or too low after scrolling to them. */
const wrongAnswers = (page: Page, least: number): Promise<readonly string[]> =>
  page.evaluate((least) => {
    const board = document.querySelector('main [role="grid"]')?.getBoundingClientRect() as DOMRect;
    const answers = document.querySelectorAll<HTMLElement>(
      'main [data-ask] :is([data-target], [data-member], [data-tone="danger"] button, [data-unfold])',
    );
    const faults = [...answers].flatMap((each, index) => {
      if (each.getClientRects().length === 0) return [];
      each.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const { left, top, right, bottom, height } = each.getBoundingClientRect();
      const isHit = [
        [left + 4, top + 4],
        [right - 4, bottom - 4],
      ].every(([x = 0, y = 0]) => each.contains(document.elementFromPoint(x, y)));
      const isOver =
        left < board.right - 1 && right > board.left + 1 && top < board.bottom - 1 && bottom > board.top + 1;
      const what = `${index + 1}. ${each.textContent || each.ariaLabel}`;
      return [
        ...(isHit ? [] : [`${what}: not whole, or covered`]),
        ...(isOver ? [`${what}: over the board`] : []),
        ...(index === 0 && height < least ? [`${what}: ${height} px high`] : []),
      ];
    });
    if (document.documentElement.scrollWidth > innerWidth) faults.push('the page scrolls sideways');
    return faults;
  }, least);

/** Clicks the centre of the first such square; false if there is none now. */
const press = async (page: Page, selector: string): Promise<boolean> => {
  const box = await page
    .locator(selector)
    .first()
    .boundingBox({ timeout: 1 })
    .catch(() => null);
  if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await drawn(page);
  return box !== null;
};

/** Actions and picks that lead to questions which are answered off the board, by game. */
const CHOOSERS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'great-worm': [['b3 b5', 'e2']],
  frozenchess: [['c1']],
};

for (const { id, load } of GAMES)
  test(`${id}: in every phone window the board stays and answers are whole`, {
    tag: id === 'inchworm' ? '@engines' : ['@engines', '@deep'],
  }, async ({ page, browserName }) => {
    const game = await load();
    const least = leastIn(browserName);
    const found: string[] = [];
    for (const [width, height, wide] of WINDOWS) {
      await page.setViewportSize({ width, height });
      await openQuietly(page, recordOf(game, 1));
      const first = await gridBox(page);
      const files = game.board.regions.reduce((sum, region) => sum + region.files, 0);
      const where = `${width}x${height}`;
      if (files % 8 === 0) expect(first?.width, where).toBeGreaterThanOrEqual(wide);
      const look = async (state: string) => {
        const now = await gridBox(page);
        if (JSON.stringify(now) !== JSON.stringify(first))
          found.push(`${where} ${state}: ${JSON.stringify(now)}, not ${JSON.stringify(first)}`);
        for (const fault of await wrongAnswers(page, least)) found.push(`${where} ${state}: ${fault}`);
      };
      await look('start');
      for (let piece = 0; piece < atDepth(2, 6); piece++) {
        const movable = page.locator('main [data-tone="plain"]');
        const count = await movable.count();
        if (count === 0) break;
        await movable.nth((piece * 2) % count).click();
        await drawn(page);
        await look(`piece ${piece}`);
        if (await press(page, 'main [data-square][data-tone="danger"]')) await look(`warned of ${piece}`);
        await press(page, 'main [data-square][data-tone="refused"]');
        await look(`refused ${piece}`);
        while (await page.locator('main [data-picked]').count()) await page.keyboard.press('Escape');
      }
      for (const picks of CHOOSERS[id] ?? []) {
        await openQuietly(page, recordOf(game, 1));
        for (const each of picks) await clickPicks(page, each);
        await drawn(page);
        await look(`chooser ${picks.join(', ')}`);
        const fold = page.locator('main [data-unfold]');
        if (await fold.count()) {
          await fold.first().click();
          await drawn(page);
          await look('all unfolded');
        }
      }
      const whole = wholeGame(game);
      await openRecord(page, whole);
      await look('end, with its notice');
      await page.getByRole('button', { name: 'Play from here' }).click();
      await drawn(page);
      await look('end');
    }
    expect(found).toEqual([]);
  });

test('crowd, hint, large text, clock and long name leave the board in place', {
  tag: '@engines',
}, async ({ page, browserName }) => {
  const least = leastIn(browserName);
  const men = ['Q', 'R', 'N/c5', 'B', 'P'].map((man) => `${man[0]}e4${man.slice(1)}`).join(', ');
  const crowd = recordOf(INCHWORM, 1, {}, positionText(`White: ${men}, Kb1; Black: Ka8, Qe7, Pe7, Rd8, Rf8`));
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height });
    await openQuietly(page, crowd);
    const first = await gridBox(page);
    await page.locator('main [data-name="e4"]').click();
    await drawn(page);
    expect(await gridBox(page), 'crowd').toEqual(first);
    expect(await wrongAnswers(page, least), `crowd at ${width}x${height}`).toEqual([]);
    await page.keyboard.press('Escape');
    await sitDown(page, { white: 'Wilhelmina Karoline', clock: 'Rapid' });
    await drawn(page);
    expect(await gridBox(page), 'clock and name').toEqual(first);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '130%'));
    await drawn(page);
    expect(await gridBox(page), 'large letters').toEqual(first);
    await page.getByRole('button', { name: 'Hint', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Back to game' })).toBeInViewport({ ratio: 1 });
    expect(await gridBox(page), 'hint').toEqual(first);
    await pressTool(page, 'Back to game');
    await expect(page.locator('[data-stage]')).toHaveCount(0);
  }
});

test('other pages: Learn cards are links, and brushes, menus and tools are visible', {
  tag: ['@engines', '@deep'],
}, async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 553 });
  await page.goto('/#/learn');
  const words = await page.getByText('Move a piece, then your worm').boundingBox();
  await page.mouse.click((words?.x ?? 0) + 20, (words?.y ?? 0) + 5);
  await expect(page).toHaveURL(/#\/great-worm\/learn$/);
  await page.goto('/#/snake/edit');
  const brushes = page.getByRole('group', { name: 'Black', exact: true }).getByRole('button');
  await expect(brushes.last()).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 320, height: 480 });
  await page.goto('/#/snake');
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '130%';
  });
  await page.getByRole('button', { name: 'More', exact: true }).click();
  for (const item of await page.locator('[data-tools] li > :is(a, button)').all())
    expect((await item.boundingBox())?.x).toBeGreaterThanOrEqual(0);
  // The tools do not overlap the tabs, even in this tiny window.
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 195, height: 300 });
  const [look, hint] = await Promise.all([
    page.getByRole('tab', { name: 'Look' }).boundingBox(),
    page.getByRole('button', { name: 'Hint' }).boundingBox(),
  ]);
  expect((look?.x ?? 0) + (look?.width ?? 0)).toBeLessThanOrEqual((hint?.x ?? 0) + 1);
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Keep as branch' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Back to game' })).toBeInViewport({ ratio: 1 });
});
