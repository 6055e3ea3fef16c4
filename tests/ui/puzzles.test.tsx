/** Puzzles: a list by kind, one of the day, and each played as a lesson that counts as progress. */
import { act, render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Puzzle } from '../../src/kernel/learning/puzzle.ts';
import { byKind, dailyOf } from '../../src/ui/learn/puzzles.ts';
import { CHESS_ENTRY, roomWith, testShelf } from '../app/room.ts';
import { Page } from './page.tsx';

const puzzle = (id: string, part: Partial<Puzzle> = {}): Puzzle => ({
  id,
  kind: 'win',
  grade: 1,
  at: '7k/8/6K1/8/8/8/8/R7 w - - 0 1',
  solution: ['a1 a8'],
  replies: [],
  rule: 'CH-END-1',
  ...part,
});

test('the puzzle of the day goes through all of them, whatever their order, by the day of the place', () => {
  const puzzles = ['c', 'a', 'b'].map((id) => puzzle(id));
  const days = [1, 2, 3, 4].map((day) => dailyOf(puzzles, new Date(2026, 4, day, 23))?.id);
  expect(new Set(days.slice(0, 3))).toEqual(new Set(['a', 'b', 'c']));
  expect(days[3]).toBe(days[0]);
  expect(dailyOf([...puzzles].reverse(), new Date(2026, 4, 1, 1))?.id).toBe(days[0]);
  expect(dailyOf([], new Date())).toBeUndefined();
});

test('kinds stand in their order, the easiest puzzles first', () => {
  const two = puzzle('two', { solution: ['a1 b1', 'b1 b8'] });
  const kinds = byKind([
    puzzle('save', { kind: 'save' }),
    two,
    puzzle('hard', { grade: 4 }),
    puzzle('easy', { grade: 1 }),
  ]);
  expect(kinds.map(({ title, puzzles }) => [title, puzzles.map(({ id }) => id)])).toEqual([
    ['Win in one turn', ['easy', 'hard']],
    ['Win in two turns', ['two']],
    ['The only way out', ['save']],
  ]);
});

test('a puzzle is reached from its list, solved on the board, named by its clause, and then counted', async () => {
  window.location.hash = '#/chess/learn/puzzles';
  const entry = {
    ...CHESS_ENTRY,
    course: async () => ({ primer: [], chapters: [] }),
    puzzles: async () => [puzzle('only')],
  };
  render(<Page store={roomWith(testShelf(), { entries: [entry] })} />);
  const solved = (count: number) => screen.findByText(`${count} of 1 solved`);
  await solved(0);
  for (const name of [/^1.*difficulty 1 of 5/, "Today's puzzle", 'Next puzzle'])
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', '#/chess/learn/only');
  act(() => {
    window.location.hash = '#/chess/learn/only';
  });
  expect(await screen.findByText('White to move: win in one turn.')).toBeVisible();
  const board = within(screen.getByRole('grid'));
  act(() => board.getByRole('gridcell', { name: /^a1,/ }).click());
  act(() => board.getByRole('gridcell', { name: /^a8/ }).click());
  const done = await screen.findByText('Done.');
  expect(done.closest('[data-reached]')).toHaveTextContent(/without a legal move has lost.*CH-END-1/);
  expect(screen.getByRole('link', { name: 'All puzzles' })).toHaveAttribute('href', '#/chess/learn/puzzles');
  act(() => {
    window.location.hash = '#/chess/learn/puzzles';
  });
  await solved(1);
});
