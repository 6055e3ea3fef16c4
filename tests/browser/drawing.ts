/** Describes the drawing on the board in words, so that it can be compared with the view. */
import { expect, type Page } from '@playwright/test';
import type { Game } from '../../src/kernel/game.ts';
import type { BoardView } from '../../src/kernel/view.ts';
import { drawn } from './play.ts';

/**
 * A board in words, sorted: "a1 rook/white 7" (with the unit's id), "a8 half queen/black 9", "c4 body of white", "d5
 * mark passed", "e5 trail of black".
 */
export type Picture = readonly string[];

const sorted = (lines: readonly string[]): Picture => [...lines].sort();

/** Returns the drawing that a view should have. */
export const saidBy = ({ board }: Game, { units, marks }: BoardView): Picture => {
  const name = (square: number) => board.squares[square]?.name ?? '';
  return sorted([
    ...Object.values(units).flatMap(({ id, type, side, at, body, inside }) => {
      if (inside !== undefined) return [];
      if (body === 'chain') return at.map((square) => `${name(square)} body of ${side}`);
      return at.map(
        (square) => `${name(square)} ${body === 'halves' && at.length > 1 ? 'half ' : ''}${type}/${side} ${id}`,
      );
    }),
    ...Object.entries(marks).flatMap(([square, list]) =>
      list.map(({ kind, side }) =>
        kind === 'trail' ? `${name(Number(square))} trail of ${side}` : `${name(Number(square))} mark ${kind}`,
      ),
    ),
  ]);
};

/**
 * Returns the drawing on the page. A figure counts for the square around its centre, and a body for the squares whose
 * centres it covers.
 */
export const seenOn = (page: Page): Promise<Picture> =>
  page.evaluate(() => {
    const board = document.querySelector<HTMLElement>('main [role="grid"]');
    if (!board) return [];
    const squares = [...board.querySelectorAll<HTMLElement>('[data-square]')].map((each) => ({
      name: each.dataset['name'] ?? '',
      box: each.getBoundingClientRect(),
    }));
    const under = (each: Element) => {
      const { left, top, width, height } = each.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      return (
        squares.find(({ box }) => x > box.left && x < box.right && y > box.top && y < box.bottom)?.name ??
        'off the board'
      );
    };
    const frame = board.parentElement as HTMLElement;
    const figures = [
      ...frame.querySelectorAll<HTMLElement>('[data-figure]:not([data-leaving], [data-lost="gone"])'),
    ].map((each) => {
      const glyph = each.querySelector<HTMLElement>('[data-glyph]')?.dataset['glyph']?.split('/').slice(1).join('/');
      return `${under(each)} ${each.dataset['half'] ? 'half ' : ''}${glyph} ${each.dataset['unit']}`;
    });
    const bodies = [...frame.querySelectorAll<SVGGElement>('g[data-side]')].flatMap((each) => {
      const [body, , head] = each.children as unknown as (SVGGraphicsElement | undefined)[];
      const isTrail = each.dataset['band'] !== undefined;
      const matrix = (body as SVGPathElement).getScreenCTM()?.inverse();
      const first = head && !isTrail ? [under(head)] : [];
      const filled = squares.flatMap(({ name, box }) => {
        const point = new DOMPoint(box.left + box.width / 2, box.top + box.height / 2).matrixTransform(matrix);
        const isFilled = !isTrail && (body as SVGPathElement).isPointInFill(point);
        return isFilled || (body as SVGPathElement).isPointInStroke(point) ? [name] : [];
      });
      return [...new Set([...first, ...filled])].map(
        (name) => `${name} ${isTrail ? 'trail' : 'body'} of ${each.dataset['side']}`,
      );
    });
    const marks = [...frame.querySelectorAll<HTMLElement>('[data-kind][data-mark]:not([data-ghosts] *)')].map(
      (each) => `${under(each)} mark ${each.dataset['kind']}`,
    );
    return [...figures, ...new Set(bodies), ...marks].sort();
  });

/** Waits until all animations have ended. */
export const still = async (page: Page): Promise<void> => {
  await expect
    .poll(() =>
      page.evaluate(() => document.querySelectorAll('[data-leaving]').length + document.getAnimations().length),
    )
    .toBe(0);
  await drawn(page);
};
