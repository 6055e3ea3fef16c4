import { expect, test } from 'vitest';
import { type Board, squareNamed } from '../../src/kernel/board/board.ts';
import { joinRegions, rectangle } from '../../src/kernel/board/rectangle.ts';
import { layoutOf, rowEnd, stepFrom } from '../../src/ui/board/layout.ts';

const EIGHT = rectangle(8, 8);
const HALL = joinRegions(
  [
    { id: 'board', title: 'Board', files: 4, ranks: 4, place: 'centre' },
    { id: 'hall', title: 'Hallway', files: 1, ranks: 4, place: 'side' },
  ],
  { hall: (_file, rank) => `H${rank + 1}` },
);
const at = (board: Board, name: string): number => squareNamed(board, name) ?? -1;

test('a1 is dark and lower left, or upper right when turned', () => {
  expect(layoutOf(EIGHT, false).places[0]).toMatchObject({ x: 0, y: 7, dark: true });
  expect(layoutOf(EIGHT, true).places[0]).toMatchObject({ x: 7, y: 0, dark: true });
});

test('labels come from names, even beyond rank 9', () => {
  const { files, ranks } = layoutOf(rectangle(16, 16), false);
  expect(files.map(({ label }) => label).join('')).toBe('abcdefghijklmnop');
  expect(ranks.map(({ label }) => label)).toEqual(Array.from({ length: 16 }, (_, rank) => String(rank + 1)));
});

test('a side region shares the ranks, and arrow keys reach it', () => {
  const layout = layoutOf(HALL, false);
  const [d2, h2] = [at(HALL, 'd2'), at(HALL, 'H2')];
  expect(layout.places[h2]?.y).toBe(layout.places[d2]?.y);
  expect(stepFrom(layout, d2, 1, 0)).toBe(h2);
  expect(stepFrom(layout, h2, -1, 0)).toBe(d2);
  expect(stepFrom(layout, h2, 0, -1)).toBe(at(HALL, 'H3'));
  expect(rowEnd(layout, d2, 'last')).toBe(h2);
  expect(layout.files.at(-1)?.label).toBe('H');
});

test('an arrow key stops at the edge', () => {
  expect(stepFrom(layoutOf(EIGHT, false), 0, -1, 0)).toBe(0);
  expect(stepFrom(layoutOf(EIGHT, false), 0, 0, 1)).toBe(0);
});
