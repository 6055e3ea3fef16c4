/** Tests the layout laws: in every game, window and seating the whole board is visible, large, and not covered. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { MANNERS, type Manner } from '../../src/app/seats/heading.ts';
import { GAMES } from '../../src/variants/index.ts';
import { atDepth } from '../support/depth.ts';
import { seenOn } from './drawing.ts';
import { wholeGame } from './games.ts';
import { covered, faultsOf, seen, unmarked } from './laws.ts';
import { clickPicks, drawn, openRecord, pressTool, sitDown } from './play.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

interface Least {
  readonly eight: number;
  /** The least width on a board of 9 files (8 and a hallway), if it is less than `eight`. */
  readonly nine?: number;
  readonly sixteen: number;
}

interface Size extends Least, Partial<Readonly<Record<Manner, Least>>> {
  readonly width: number;
  readonly height: number;
}

/**
 * The windows, with the least width of a square (CSS pixels) on boards of 8, 9 and 16 files. It is smaller for seatings
 * that show two questions or two players below the board.
 */
const ALL_WINDOWS: readonly Size[] = [
  { width: 1920, height: 1080, eight: 110, sixteen: 58 },
  { width: 1280, height: 800, eight: 80, sixteen: 43 },
  { width: 1024, height: 768, eight: 66, sixteen: 38 },
  { width: 768, height: 1024, eight: 66, sixteen: 38, across: { eight: 63, nine: 60, sixteen: 30 } },
  { width: 390, height: 844, eight: 41, sixteen: 24 },
  // Here the question has priority over the board; a tap zooms squares this small.
  {
    width: 360,
    height: 640,
    eight: 38,
    nine: 35,
    sixteen: 19,
    across: { eight: 30, nine: 24, sixteen: 15 },
    beside: { eight: 37, nine: 30, sixteen: 19 },
  },
  { width: 844, height: 390, eight: 33, sixteen: 19 },
];
const WINDOWS = atDepth(
  ALL_WINDOWS.filter(({ width }) => width === 1280 || width === 390),
  ALL_WINDOWS,
);
const SEATS = atDepth<readonly Manner[]>(MANNERS.slice(0, 1), MANNERS);
const THEMES = atDepth(['contrast'], ['light', 'contrast']);

for (const { id, load } of GAMES) {
  // These games have boards of 8, 9 and 16 files.
  const tag = id === 'baroque' || id === 'inchworm' || id === 'frozenchess' ? [] : ['@deep'];
  test(`${id}: the whole board is visible in every window and seating`, { tag }, async ({ page }) => {
    const { board } = await load();
    const files = board.regions.reduce((sum, region) => sum + region.files, 0);
    await page.goto(`/#/${id}`);
    await expect(page.locator('main').getByRole('grid')).toBeVisible();
    const found: string[] = [];
    for (const manner of SEATS) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await sitDown(page, { manner });
      for (const { width, height, ...usual } of WINDOWS) {
        const { eight, nine = eight, sixteen } = usual[manner] ?? usual;
        const least = files > 12 ? sixteen : files > 8 ? nine : eight;
        await page.setViewportSize({ width, height });
        await drawn(page);
        const where = `${manner} at ${width}x${height}`;
        found.push(...faultsOf(await seen(page), least).map((fault) => `${where}: ${fault}`));
      }
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    for (const theme of THEMES) {
      await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
      found.push(...faultsOf(await seen(page), 0).map((fault) => `${theme}: ${fault}`));
      // Moves the focus to some pieces and picks each: its targets must be marked, and the focus visible.
      for (let piece = 0; piece < atDepth(1, 4); piece++) {
        await page.keyboard.press('b');
        await expect(page.locator('main [role="grid"] :focus')).toHaveCount(1);
        await page.keyboard.press('n');
        await page.keyboard.press('Enter');
        await drawn(page);
        found.push(...(await unmarked(page)).map((name) => `${theme}: no mark on ${name}`));
        const outline = await page.evaluate(
          () => getComputedStyle(document.activeElement ?? document.body).outlineStyle,
        );
        if (outline === 'none') found.push(`${theme}: the focus is not seen`);
      }
      await page.keyboard.press('Escape');
    }
    expect(found).toEqual([]);
  });
}

test('players facing each other on a phone leave the board in place', async ({ page }) => {
  await page.goto('/#/great-worm');
  await expect(page.locator('main').getByRole('grid')).toBeVisible();
  await sitDown(page, { manner: 'across' });
  await page.setViewportSize({ width: 390, height: 844 });
  await drawn(page);
  const place = () => page.locator('main').getByRole('grid').boundingBox();
  const before = await place();
  for (const picks of ['b3', 'b5', 'e2', '=none', 'c6', 'c5']) {
    await clickPicks(page, picks);
    expect(await place(), picks).toEqual(before);
  }
});

/** Styles that break the page, each with the law that must report it. */
const BREAKAGES = [
  ['.x, main [data-square="9"] { width: 30px !important }', 'squares differ'],
  ['main > div > div { max-width: 200px }', 'squares of'],
  ['main > div > div { translate: 0 -200px }', 'the board is cut off'],
  ['header { width: 150vw !important }', 'the page scrolls sideways'],
  ['main > section { translate: -500px 0 }', 'over the board lies'],
  ['aside button { font-size: 9px !important }', 'small letters:'],
  ['header h1 { max-width: 10px; overflow: hidden; text-overflow: clip !important }', 'cut off:'],
  ['aside { margin-top: -60px }', 'overlapping:'],
] as const;

/** Replaces the page's broken style by this one. It is set by script, since the page's policy forbids inline styles. */
const broken = (page: Page, css: string): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);

test('each layout law detects a broken page', async ({ page }) => {
  await page.goto('/#/baroque');
  await expect(page.locator('main').getByRole('grid')).toBeVisible();
  expect(faultsOf(await seen(page), 80)).toEqual([]);
  for (const [css, fault] of BREAKAGES) {
    await broken(page, css);
    expect.soft(faultsOf(await seen(page), 80).join('\n'), css).toContain(fault);
    await broken(page, '');
  }
  await page.locator('main [data-name="b2"]').click();
  await expect(page.locator('main [data-tone="move"]').first()).toBeAttached();
  expect(await unmarked(page)).toEqual([]);
  await broken(page, '[data-choice] path { d: none }');
  expect(await unmarked(page)).not.toEqual([]);
  await broken(page, '');
  expect(await covered(page)).toEqual([]);
  await broken(page, 'main [role="group"] { position: fixed; inset: 0 }');
  expect(await covered(page)).not.toEqual([]);
  await broken(page, '');
  const picture = await seenOn(page);
  for (const css of ['[data-figure] { translate: 90px 0 }', '[data-figure] { display: none }']) {
    await broken(page, css);
    expect.soft(await seenOn(page), css).not.toEqual(picture);
  }
});

test('pointing moves neither board, card, toolbar nor list', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const box = async (selector: string) => JSON.stringify(await page.locator(selector).boundingBox());
  const PARTS = ['main [role="grid"]', 'main > [data-ask]', 'main > [data-tools]', 'aside'];
  const boxes = () => Promise.all(PARTS.map(box));
  const games = atDepth(
    GAMES.filter(({ id }) => id === 'baroque' || id === 'frozenchess'),
    GAMES,
  );
  for (const { id } of games) {
    await page.goto(`/#/${id}`);
    await expect(page.locator('main').getByRole('grid')).toBeVisible();
    const list = await page.locator('aside').boundingBox();
    expect(list?.height, id).toBeGreaterThanOrEqual(457);
    const tools = await box('main > [data-tools]');
    for (const piece of [2, 6]) {
      await page.locator('main [data-tone="plain"]').nth(piece).click();
      await drawn(page);
      const before = await boxes();
      const choices = await page.locator('main [data-tone]:not([data-tone="plain"])').all();
      const others = await page.locator('main [role="gridcell"]:nth-child(4)').all();
      for (const square of [...choices.slice(0, 3), ...others.slice(0, 3)]) {
        await square.hover();
        await drawn(page);
        expect(await boxes(), id).toEqual(before);
      }
      expect(await box('main > [data-tools]'), id).toBe(tools);
      await page.keyboard.press('Escape');
    }
  }
});

test('outer coordinates lie beside the squares, and board size scales squares', { tag: '@deep' }, async ({ page }) => {
  for (const [width, height, game] of [
    [1280, 800, 'inchworm'],
    [390, 844, 'frozenchess'],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(`/#/${game}`);
    await page.evaluate(() => localStorage.removeItem('oddboard/settings'));
    await page.reload();
    await expect(page.locator('main').getByRole('grid')).toBeVisible();
    const boxes = (selector: string) =>
      page.locator(selector).evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()));
    const labels = ':is([class*="ranks"], [class*="files"]) span';
    const before = (await boxes('main [role="gridcell"]'))[0];
    await page.evaluate(() =>
      localStorage.setItem('oddboard/settings', JSON.stringify({ coordinates: 'outside', boardSize: 80 })),
    );
    await page.reload();
    await expect(page.locator('main').getByRole('grid')).toBeVisible();
    const squares = await boxes('main [role="gridcell"]');
    expect(squares[0].width).toBeLessThan(before.width * 0.82);
    const lost = (await boxes(labels)).filter(
      (label) =>
        label.left < 0 ||
        label.bottom > height ||
        squares.some(
          (square) =>
            label.left < square.right - 1 &&
            square.left < label.right - 1 &&
            label.top < square.bottom - 1 &&
            square.top < label.bottom - 1,
        ),
    );
    expect(lost).toEqual([]);
  }
});

test("lessons and the settings' sample use the board size", { tag: '@deep' }, async ({ page }) => {
  const square = (place: string) => page.locator(`${place} [data-square]`).first();
  const widthIn = async (place: string) => (await square(place).boundingBox())?.width ?? 0;
  const lesson = async () => {
    await page.goto('/#/baroque/learn/withdraw');
    await expect(square('main')).toBeVisible();
    return widthIn('main');
  };
  await page.setViewportSize({ width: 844, height: 390 });
  const whole = await lesson();
  await page.goto('/#/baroque');
  await pressTool(page, 'Settings');
  const before = await widthIn('dialog');
  const slider = page.getByRole('slider', { name: 'Board size' });
  await slider.scrollIntoViewIfNeeded();
  await slider.fill('60');
  expect(await widthIn('dialog')).toBeLessThan(before * 0.62);
  await expect(square('dialog')).toBeInViewport();
  await page.keyboard.press('Escape');
  expect(await lesson()).toBeLessThan(whole * 0.62);
});

test("the last turn stands above the list's foot, and that above a notice", async ({ page }) => {
  const game = await GAMES.find(({ id }) => id === 'snake')?.load();
  if (!game) throw new Error('Snake is in the list');
  const edge = async (place: Locator, side: 'top' | 'bottom'): Promise<number> =>
    (await place.evaluate((element) => element.getBoundingClientRect().toJSON()))[side];
  const panel = page.getByRole('tabpanel');
  const foot = panel.locator('> :last-child > section');
  const notice = page.getByRole('status').filter({ hasText: 'This link holds' }).locator('.card');
  await openRecord(page, wholeGame(game));
  for (const [width, height] of [
    [1280, 720],
    [375, 553],
    [844, 390],
    [320, 480],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(notice).toBeVisible();
    if (await panel.isHidden()) await page.getByRole('tab', { name: 'History' }).click();
    await expect(async () => {
      expect(await edge(panel.locator('[data-now]'), 'bottom')).toBeLessThan((await edge(foot, 'top')) + 1);
      expect(await edge(foot, 'bottom')).toBeLessThan((await edge(notice, 'top')) + 1);
    }, `${width} pixels wide`).toPass({ timeout: 5000 });
  }
});
