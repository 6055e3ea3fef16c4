/** Tests the main board during a turn: movable units, refusals, and losses. */
import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { lostRoyalOf } from '../../src/app/narration/overlays.ts';
import { squareName } from '../../src/kernel/board/board.ts';
import { shownGame } from './shown-game.tsx';

const brackets = () => document.querySelector('main [data-brackets]')?.getAttribute('data-brackets');

test.each([
  ['snake', 'd6 e5 e7 f6'],
  ['great-worm', 'e7 f7 g5 g6 g8 h7'],
])('what %s lost by is red, with its closed exits crossed', async (id, exits) => {
  const { store, table, game } = await shownGame(id);
  expect(lostRoyalOf(table())).toBeNull();
  act(() => {
    const [sample] = game.samples;
    if (sample) store.getState().load(sample.record);
  });
  const lost = lostRoyalOf(table());
  expect(lost?.unit.type).toBe(game.royal?.type);
  expect(
    lost?.blocked
      .map((square) => squareName(game.board, square))
      .sort()
      .join(' '),
  ).toBe(exits);
  expect(document.querySelectorAll('main [data-lost]')).toHaveLength(1);
  expect(document.querySelectorAll('main [data-peril]')).toHaveLength(1);
  expect(document.querySelectorAll('main [data-part="crossed"]')).toHaveLength(lost?.blocked.length ?? 0);
});

test('a refusal is shown beside its square, too', async () => {
  const { user, main, table, game } = await shownGame('snake');
  await user.click(await main.findByRole('gridcell', { name: /^d1,/ }));
  await user.click(await main.findByRole('gridcell', { name: /^d6,/ }));
  const { refused } = table();
  expect(refused?.target.kind === 'square' && squareName(game.board, refused.target.square)).toBe('d6');
  expect(document.querySelector('main [data-card]')).toHaveTextContent(refused?.refusal.text ?? '');
});

test('brackets mark movable pieces in young games, unless there are many', async () => {
  await shownGame('snake');
  expect(brackets()).toBe('rest');
});

test('a large board brackets no idle piece, and by key only movable ones', async () => {
  const { main } = await shownGame('frozenchess');
  expect(brackets()).toBe('keys');
  expect(await main.findByRole('gridcell', { name: /^b1,.*can be chosen/ })).toBeVisible();
  const path = document.querySelector('main [data-choice="plain"] path')?.getAttribute('d') ?? '';
  // The Knight on b1 (1 15 in the path) can use abilities but not move; the Pawn on b4 (1 12) can move.
  expect([path.includes('M1 15'), path.includes('M1 12')]).toEqual([false, true]);
});
