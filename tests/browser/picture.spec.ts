/**
 * What the drawing shows is what the view says: units, halves, bodies and marks, read back from the page's own boxes and outlines, place by
 * place of the sample games: gone back to without motion, and played again with it.
 */
import { expect, type Page, test } from '@playwright/test';
import type { Game } from '../../src/kernel/game.ts';
import { replay } from '../../src/kernel/record.ts';
import type { BoardView } from '../../src/kernel/view.ts';
import { GAMES } from '../../src/variants/index.ts';
import { must } from '../support/scenario.ts';
import { wholeGame } from './games.ts';
import { drawn, kept, openRecord } from './play.ts';

/** So many places of each game are looked at, each way. */
const PLACES = 6;

/** Where the board is fullest of what only this game has: a Snake that has grown, a worm that has turned, crowds, tombs. */
const BUSY: Readonly<Record<string, number>> = { snake: 60, 'great-worm': 50, inchworm: 40, baroque: 24, frozenchess: 60 };

/** A board in words: "a1 rook/white", "a8 half queen/black", "c4 body of 7", "d5 mark trail". */
type Picture = readonly string[];

const sorted = (lines: readonly string[]): Picture => [...lines].sort();

/** What is to be seen. */
const saidBy = ({ board }: Game, { units, marks }: BoardView): Picture => {
  const name = (square: number) => board.squares[square]?.name ?? '';
  return sorted([
    ...Object.values(units).flatMap(({ id, type, side, at, body, inside }) => {
      if (inside !== undefined) return [];
      if (body === 'chain') return at.map((square) => `${name(square)} body of ${side}`);
      return at.map((square) => `${name(square)} ${body === 'halves' && at.length > 1 ? 'half ' : ''}${type}/${side} ${id}`);
    }),
    ...Object.entries(marks).flatMap(([square, list]) =>
      list.map(({ kind, side }) =>
        kind === 'trail' ? `${name(Number(square))} trail of ${side}` : `${name(Number(square))} mark ${kind}`,
      ),
    ),
  ]);
};

/** What is seen: every figure by the square in whose box its own box lies, bodies by the squares whose middle they fill. */
const seenOn = (page: Page): Promise<Picture> =>
  page.evaluate(() => {
    const board = document.querySelector('main [role="grid"]') as HTMLElement;
    const squares = [...board.querySelectorAll<HTMLElement>('[data-square]')].map((each) => ({
      name: each.dataset['name'] ?? '',
      box: each.getBoundingClientRect(),
    }));
    const under = (each: Element) => {
      const { left, top, width, height } = each.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      return squares.find(({ box }) => x > box.left && x < box.right && y > box.top && y < box.bottom)?.name ?? 'off the board';
    };
    const frame = board.parentElement as HTMLElement;
    const figures = [...frame.querySelectorAll<HTMLElement>('[data-figure]:not([data-leaving])')].map((each) => {
      const glyph = each.querySelector<HTMLElement>('[data-glyph]')?.dataset['glyph']?.split('/').slice(1).join('/');
      return `${under(each)} ${each.dataset['half'] ? 'half ' : ''}${glyph} ${each.dataset['unit']}`;
    });
    const bodies = [...frame.querySelectorAll<SVGGElement>('g[data-side]')].flatMap((each) => {
      const [body, , head] = each.children as unknown as (SVGGraphicsElement | undefined)[];
      const isTrail = !each.querySelector('ellipse');
      const matrix = (body as SVGPathElement).getScreenCTM()?.inverse();
      const first = head && !isTrail ? [under(head)] : [];
      const filled = squares.flatMap(({ name, box }) => {
        const point = new DOMPoint(box.left + box.width / 2, box.top + box.height / 2).matrixTransform(matrix);
        const isFilled = !isTrail && (body as SVGPathElement).isPointInFill(point);
        return isFilled || (body as SVGPathElement).isPointInStroke(point) ? [name] : [];
      });
      return [...new Set([...first, ...filled])].map((name) => `${name} ${isTrail ? 'trail' : 'body'} of ${each.dataset['side']}`);
    });
    const marks = [...frame.querySelectorAll<HTMLElement>('[data-kind][data-look]:not([data-ghost], path)')].map(
      (each) => `${under(each)} mark ${each.dataset['kind']}`,
    );
    return [...figures, ...new Set(bodies), ...marks].sort();
  });

/** Everything has arrived: no frame of an animation is left, and nothing moves. */
const still = async (page: Page): Promise<void> => {
  await expect
    .poll(() => page.evaluate(() => document.querySelectorAll('[data-leaving]').length + document.getAnimations().length))
    .toBe(0);
  await drawn(page);
};

for (const { id, title, load } of GAMES) {
  test(`${title}: the drawing is the view, with motion and without`, async ({ page }) => {
    const game = await load();
    const record = wholeGame(game);
    const actions = record.actions.slice(0, Math.min(record.actions.length, BUSY[id] ?? 20));
    const played = must(replay(game, { ...record, actions }));
    const views = [played.start, ...played.turns.map(({ position }) => position)].map((position) => game.view(position));
    await openRecord(page, { ...record, actions });
    const compare = async (how: string) => {
      await still(page);
      const { cursor } = await kept(page, id);
      expect(await seenOn(page), `${how}, after ${cursor} actions`).toEqual(saidBy(game, views[cursor] as BoardView));
    };
    await compare('opened');
    for (let place = 0; place < PLACES; place++) {
      await page.keyboard.press('[');
      await compare('gone back');
    }
    for (let place = 0; place < PLACES; place++) {
      await page.keyboard.press(']');
      await page.keyboard.press('Escape');
      await compare('played again');
    }
  });
}
