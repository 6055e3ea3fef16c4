/** Laws of the picture: whatever the game, the window and the way to sit, the whole board is there, large, and nothing lies over it. */
import { expect, type Page, test } from '@playwright/test';
import { MANNERS } from '../../src/app/seats/seats.ts';
import { GAMES } from '../../src/variants/index.ts';
import { drawn } from './play.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Windows, and how wide a square is there at least on a board of 8 ranks, and on one of 16. */
const WINDOWS = [
  { width: 1920, height: 1080, eight: 110, sixteen: 58 },
  { width: 1280, height: 800, eight: 80, sixteen: 43 },
  { width: 1024, height: 768, eight: 66, sixteen: 38 },
  { width: 768, height: 1024, eight: 66, sixteen: 38 },
  { width: 390, height: 844, eight: 41, sixteen: 24 },
  { width: 360, height: 640, eight: 38, sixteen: 22 },
  { width: 844, height: 390, eight: 33, sixteen: 19 },
] as const;

/** In CSS pixels: what rounding may cost. */
const ROUNDING = 1;

interface Seen {
  readonly squares: readonly number[];
  readonly isWhole: boolean;
  readonly scrollsSideways: boolean;
  readonly over: readonly string[];
  readonly small: readonly string[];
  readonly cut: readonly string[];
  readonly overlapping: readonly string[];
}

/** What the page shows now, read from its own boxes. */
const seen = (page: Page): Promise<Seen> =>
  page.evaluate((rounding) => {
    const grid = document.querySelector('main [role="grid"]') as HTMLElement;
    const board = grid.getBoundingClientRect();
    const squares = [...grid.querySelectorAll<HTMLElement>('[data-square]')];
    const isIn = (box: DOMRect) =>
      box.left >= -rounding && box.top >= -rounding && box.right <= innerWidth + rounding && box.bottom <= innerHeight + rounding;
    const isOverBoard = ({ left, right, top, bottom, width }: DOMRect) =>
      width > 0 && left < board.right - 2 && right > board.left + 2 && top < board.bottom - 2 && bottom > board.top + 2;
    const beside = [...document.querySelectorAll<HTMLElement>('header, main > section, aside, main [role="group"], main p[data-tone]')];
    const texts = [...document.querySelectorAll<HTMLElement>('main *, aside *, header *')].filter(
      (each) =>
        !each.closest('[role="grid"], [aria-hidden="true"], svg') &&
        [...each.childNodes].some((child) => child.nodeType === Node.TEXT_NODE && child.textContent?.trim()) &&
        each.getClientRects().length > 0,
    );
    const clips = (each: Element) => {
      const { overflowX, overflowY } = getComputedStyle(each);
      return [overflowX, overflowY].some((how) => how === 'hidden' || how === 'clip');
    };
    /** Is a part of it beyond the window, or beyond something around it that neither shows nor scrolls there? */
    const isCut = (each: HTMLElement) => {
      const own = [...each.childNodes].filter((child) => child.nodeType === Node.TEXT_NODE && child.textContent?.trim());
      if (each.closest('.visuallyHidden, option, select')) return false;
      const boxes = own.flatMap((text) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        return [...range.getClientRects()];
      });
      return boxes.some((box) => isBoxCut(each, box));
    };
    const isBoxCut = (each: HTMLElement, box: DOMRect) => {
      if (box.width === 0) return false;
      for (let around: Element | null = each; around && around !== document.body; around = around.parentElement) {
        if (getComputedStyle(around).textOverflow === 'ellipsis') return false;
        if (!clips(around)) {
          if (/auto|scroll/.test(`${getComputedStyle(around).overflowX}${getComputedStyle(around).overflowY}`)) return false;
          continue;
        }
        const edge = around.getBoundingClientRect();
        if (box.right > edge.right + 2 || box.left < edge.left - 2 || box.bottom > edge.bottom + 3 || box.top < edge.top - 3) return true;
      }
      return box.right > innerWidth + rounding || box.left < -rounding;
    };
    const wide = innerWidth >= 1000;
    const panels = wide ? [...document.querySelectorAll<HTMLElement>('header, main > section, aside')] : [];
    const overlap = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
    return {
      cut: texts.filter(isCut).map((each) => each.textContent ?? ''),
      overlapping: panels.flatMap((a, index) =>
        panels
          .slice(index + 1)
          .filter((b) => !a.contains(b) && !b.contains(a) && overlap(a.getBoundingClientRect(), b.getBoundingClientRect()))
          .map((b) => `${a.className || a.tagName} and ${b.className || b.tagName}`),
      ),
      squares: squares.map((each) => each.getBoundingClientRect().width),
      isWhole: isIn(board),
      scrollsSideways: document.documentElement.scrollWidth > innerWidth,
      over: beside.filter((each) => isOverBoard(each.getBoundingClientRect())).map((each) => each.className || each.tagName),
      small: texts.filter((each) => Number.parseFloat(getComputedStyle(each).fontSize) < 12).map((each) => each.textContent ?? ''),
    };
  }, ROUNDING);

/** What breaks a law of the picture. */
const faultsOf = ({ squares, isWhole, scrollsSideways, over, small, cut, overlapping }: Seen, least: number): readonly string[] => {
  const listed = (what: string, list: readonly string[]) => (list.length > 0 ? [`${what} ${[...new Set(list)].join(', ')}`] : []);
  return [
    ...(Math.max(...squares) - Math.min(...squares) > ROUNDING ? ['squares differ'] : []),
    ...(Math.min(...squares) < least ? [`squares of ${Math.min(...squares)} px, not ${least}`] : []),
    ...(isWhole ? [] : ['the board is cut off']),
    ...(scrollsSideways ? ['the page scrolls sideways'] : []),
    ...listed('over the board lies', over),
    ...listed('small letters:', small),
    ...listed('cut off:', cut),
    ...listed('overlapping:', overlapping),
  ];
};

/** Open targets without a mark that shows: on an empty square in its middle, on another in a corner or around its edge. */
const unmarked = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const paths = [...document.querySelectorAll<SVGPathElement>('main [data-choice] path')];
    const standing = [...document.querySelectorAll<HTMLElement>('main [data-figure]')].map((each) => each.getBoundingClientRect());
    const targets = [
      ...document.querySelectorAll<HTMLElement>('main [data-square][data-tone]:not([data-tone="plain"], [data-tone="refused"])'),
    ];
    const shows = (x: number, y: number) =>
      paths.some((path) => {
        const point = new DOMPoint(x, y).matrixTransform(path.getScreenCTM()?.inverse());
        return path.isPointInFill(point) || path.isPointInStroke(point);
      });
    return targets
      .filter((each) => {
        const { left, top, width, height } = each.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const isTaken = standing.some((box) => x > box.left && x < box.right && y > box.top && y < box.bottom);
        const spots = isTaken
          ? [0.06, 0.08, 0.1].flatMap((part) => [
              [left + width * part, top + height * part],
              [x, top + height * part],
            ])
          : [
              [x, y],
              [x, y - height * 0.2],
              [x, y + height * 0.17],
            ];
        return !spots.some(([a = 0, b = 0]) => shows(a, b));
      })
      .map((each) => each.dataset['name'] ?? '');
  });

const sit = async (page: Page, manner: string): Promise<void> => {
  await page.getByRole('button', { name: 'Players and clocks' }).click();
  await page.getByLabel('Seating').selectOption(manner);
  await page.keyboard.press('Escape');
};

for (const { id, load } of GAMES) {
  test(`${id}: the whole board is there in every window, for every way to sit, with every panel`, async ({ page }) => {
    test.setTimeout(120_000);
    const { board } = await load();
    const isLarge = board.regions.some(({ files }) => files > 12);
    await page.goto(`/#/${id}`);
    await expect(page.getByRole('grid')).toBeVisible();
    const found: string[] = [];
    for (const manner of MANNERS) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await sit(page, manner);
      for (const folded of [false, true]) {
        for (const { width, height, eight, sixteen } of WINDOWS) {
          await page.setViewportSize({ width, height });
          await drawn(page);
          const where = `${manner} at ${width}x${height}${folded ? ', folded' : ''}`;
          found.push(...faultsOf(await seen(page), isLarge ? sixteen : eight).map((fault) => `${where}: ${fault}`));
        }
        await page.keyboard.press('p');
      }
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    for (const theme of ['light', 'contrast']) {
      await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
      found.push(...faultsOf(await seen(page), 0).map((fault) => `${theme}: ${fault}`));
      // Every piece that can begin, until some target of its own is seen; the focus is seen on each.
      for (let piece = 0; piece < 4; piece++) {
        await page.keyboard.press('b');
        await expect(page.locator('main [role="grid"] :focus')).toHaveCount(1);
        await page.keyboard.press('n');
        await page.keyboard.press('Enter');
        await drawn(page);
        found.push(...(await unmarked(page)).map((name) => `${theme}: no mark on ${name}`));
        const outline = await page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle);
        if (outline === 'none') found.push(`${theme}: the focus is not seen`);
      }
      await page.keyboard.press('Escape');
    }
    expect(found).toEqual([]);
  });
}

/** A page broken on purpose, and what is said of it. */
const BREAKAGES = [
  ['.x, main [data-square="9"] { width: 30px !important }', 'squares differ'],
  ['main > div { max-width: 200px }', 'squares of'],
  ['main > div { translate: 0 -200px }', 'the board is cut off'],
  ['header { width: 150vw !important }', 'the page scrolls sideways'],
  ['main > section { translate: -500px 0 }', 'over the board lies'],
  ['aside button { font-size: 9px !important }', 'small letters:'],
  ['header h1 { max-width: 10px; overflow: hidden; text-overflow: clip !important }', 'cut off:'],
  ['aside { margin-top: -60px }', 'overlapping:'],
] as const;

/** A style over those of the page, by script: what the page forbids to be written into it. */
const broken = (page: Page, css: string): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);

test('each law breaks when one breaks the page', async ({ page }) => {
  await page.goto('/#/baroque');
  await expect(page.getByRole('grid')).toBeVisible();
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
});
