/**
 * Checks the layout laws by the page's boxes: the whole board is visible and large, every target is marked, and nothing
 * covers a square that matters.
 */
import type { Page } from '@playwright/test';

/** The deviation allowed for rounding, in CSS pixels. */
const ROUNDING = 1;

export interface Seen {
  readonly squares: readonly number[];
  readonly isWhole: boolean;
  readonly scrollsSideways: boolean;
  readonly over: readonly string[];
  readonly small: readonly string[];
  readonly cut: readonly string[];
  readonly overlapping: readonly string[];
}

/** Measures the page: the widths of its squares (px), and the texts or classes of elements at fault. */
export const seen = (page: Page): Promise<Seen> =>
  page.evaluate((rounding) => {
    const grid = document.querySelector('main [role="grid"]') as HTMLElement;
    const board = grid.getBoundingClientRect();
    const squares = [...grid.querySelectorAll<HTMLElement>('[data-square]')];
    const isIn = (box: DOMRect) =>
      box.left >= -rounding &&
      box.top >= -rounding &&
      box.right <= innerWidth + rounding &&
      box.bottom <= innerHeight + rounding;
    const isOverBoard = ({ left, right, top, bottom, width }: DOMRect) =>
      width > 0 && left < board.right - 2 && right > board.left + 2 && top < board.bottom - 2 && bottom > board.top + 2;
    const beside = [
      ...document.querySelectorAll<HTMLElement>(
        'header, main > section, aside, main [role="group"], main p[data-tone]',
      ),
    ];
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
    /** Whether part of an element's text is outside the window, or clipped by an ancestor. */
    const isCut = (each: HTMLElement) => {
      const own = [...each.childNodes].filter(
        (child) => child.nodeType === Node.TEXT_NODE && child.textContent?.trim(),
      );
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
          if (/auto|scroll/.test(`${getComputedStyle(around).overflowX}${getComputedStyle(around).overflowY}`))
            return false;
          continue;
        }
        const edge = around.getBoundingClientRect();
        if (
          box.right > edge.right + 2 ||
          box.left < edge.left - 2 ||
          box.bottom > edge.bottom + 3 ||
          box.top < edge.top - 3
        )
          return true;
      }
      return box.right > innerWidth + rounding || box.left < -rounding;
    };
    const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
    /** Whether a select is too narrow for its chosen option and its arrow. */
    const isChoiceCut = (each: HTMLSelectElement) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(each);
      pen.font = font;
      const { width } = pen.measureText(each.selectedOptions[0]?.text ?? '');
      const room = each.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      return each.getClientRects().length > 0 && width > room + rounding;
    };
    const choices = [...document.querySelectorAll<HTMLSelectElement>('select')];
    const wide = innerWidth >= 1000;
    const panels = wide
      ? [...document.querySelectorAll<HTMLElement>('header:not(aside header), main > section, aside')]
      : [];
    const overlap = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
    return {
      cut: [
        ...texts.filter(isCut).map((each) => each.textContent ?? ''),
        ...choices.filter(isChoiceCut).map((each) => each.selectedOptions[0]?.text ?? ''),
      ],
      overlapping: panels.flatMap((a, index) =>
        panels
          .slice(index + 1)
          .filter(
            (b) => !a.contains(b) && !b.contains(a) && overlap(a.getBoundingClientRect(), b.getBoundingClientRect()),
          )
          .map((b) => `${a.className || a.tagName} and ${b.className || b.tagName}`),
      ),
      squares: squares.map((each) => each.getBoundingClientRect().width),
      isWhole: isIn(board),
      scrollsSideways: document.documentElement.scrollWidth > innerWidth,
      over: beside
        .filter((each) => isOverBoard(each.getBoundingClientRect()))
        .map((each) => each.className || each.tagName),
      small: texts
        .filter((each) => Number.parseFloat(getComputedStyle(each).fontSize) < 12)
        .map((each) => each.textContent ?? ''),
    };
  }, ROUNDING);

/** Returns the broken layout laws in words; `least` is the least width of a square in CSS pixels. */
export const faultsOf = (
  { squares, isWhole, scrollsSideways, over, small, cut, overlapping }: Seen,
  least: number,
): readonly string[] => {
  const listed = (what: string, list: readonly string[]) =>
    list.length > 0 ? [`${what} ${[...new Set(list)].join(', ')}`] : [];
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

/**
 * Returns the names of targets without a visible mark. It is looked for at the centre of an empty square, else in a
 * corner or along the upper edge.
 */
export const unmarked = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const paths = [...document.querySelectorAll<SVGPathElement>('main [data-choice] path')];
    const standing = [...document.querySelectorAll<HTMLElement>('main [data-figure]')].map((each) =>
      each.getBoundingClientRect(),
    );
    const targets = [
      ...document.querySelectorAll<HTMLElement>(
        'main [data-square][data-tone]:not([data-tone="plain"], [data-tone="refused"])',
      ),
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

/**
 * Returns the squares in question that a chooser, tray or notice covers. Direction buttons do not count: they are
 * answers themselves.
 */
export const covered = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const over = [
      ...document.querySelectorAll<HTMLElement>('main [role="group"], [role="status"] > *, [role="alert"]'),
    ];
    const boxes = over.map((each) => [each.textContent, each.getBoundingClientRect(), each] as const);
    const asked = document.querySelectorAll<HTMLElement>(
      'main [data-square]:is([data-picked], [data-tone]:not([data-tone="plain"], [data-tone="refused"]))',
    );
    return [...asked].flatMap((each) => {
      const square = each.getBoundingClientRect();
      return boxes.flatMap(([what, box, over]) => {
        if (over.contains(each)) return [];
        const across = Math.min(square.right, box.right) - Math.max(square.left, box.left);
        const down = Math.min(square.bottom, box.bottom) - Math.max(square.top, box.top);
        return across > 2 && down > 2 ? [`${each.dataset['name']} lies under ${what}`] : [];
      });
    });
  });
