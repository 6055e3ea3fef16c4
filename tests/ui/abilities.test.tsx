/** Tests how a piece's abilities are offered: in rows with their costs, and only a few to a newcomer. */

import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { knowsOtherGames, marksOfGame } from '../../src/app/learning/marks.ts';
import { createProgressKeeper } from '../../src/app/saves/progress.ts';
import { selectPreview } from '../../src/app/store/selectors.ts';
import type { OddboardStore } from '../../src/app/store/state.ts';
import { readPicks } from '../../src/kernel/asking/target.ts';
import { unitsOn } from '../../src/kernel/view.ts';
import { ProgressContext } from '../../src/ui/learn/useProgress.ts';
import { GAMES } from '../../src/variants/index.ts';
import { roomWith, testShelf } from '../app/room.ts';
import { Page } from './page.tsx';

const shown = async (id: string, games: readonly string[] = []) => {
  window.location.hash = `#/${id}`;
  const store = roomWith(testShelf(), { entries: GAMES.filter((entry) => entry.id === id) });
  const progress = createProgressKeeper({ storage: testShelf(), now: () => '' });
  for (const game of games) progress.add(id, marksOfGame(progress.of(id), game));
  render(
    <ProgressContext value={progress}>
      <Page store={store} />
    </ProgressContext>,
  );
  const main = within(await screen.findByRole('main'));
  await main.findByRole('gridcell', { name: /^a1,/ });
  return { store, main, user: userEvent.setup() };
};

const pick = (store: OddboardStore, text: string): void => {
  const { board } = store.getState().table?.game ?? {};
  const picks = board && readPicks(board, text);
  if (picks?.ok) for (const target of picks.value) store.getState().pick(target);
};

const VERSED = ['one', 'two', 'three'];

test('a newcomer sees shots and moves, and all abilities on request', async () => {
  const { store, main, user } = await shown('frozenchess');
  act(() => pick(store, 'f2'));
  expect(await main.findByRole('button', { name: /^Throw/ })).toBeVisible();
  expect(main.queryByRole('button', { name: /^Morph/ })).toBeNull();
  await user.click(main.getByRole('button', { name: '4 more abilities' }));
  expect(main.getByRole('button', { name: /^Morph.*becomes another kind.*18 turns/ })).toBeVisible();
  const folded = () => main.queryByRole('button', { name: /more abilit/ });
  expect(folded()).toBeNull();
  act(() => store.getState().back());
  act(() => pick(store, 'k2'));
  expect(folded()).toBeVisible();
  expect(main.queryByRole('button', { name: /^Morph/ })).toBeNull();
  act(() => store.getState().back());
  act(() => pick(store, 'c2'));
  expect(main.getByRole('button', { name: /^Morph/ })).toBeVisible();
});

test('a key shows all abilities, and focuses the first new one', async () => {
  const { store, main, user } = await shown('frozenchess');
  act(() => pick(store, 'f2'));
  const before = new Set((await main.findAllByRole('button')).map(({ dataset }) => dataset['target']));
  await user.keyboard('{Shift>}E{/Shift}');
  await waitFor(() => expect(main.getByRole('button', { name: /^Morph/ })).toBeVisible());
  await waitFor(() => expect(before).not.toContain((document.activeElement as HTMLElement).dataset['target']));
  expect(document.activeElement).toHaveAttribute('data-target');
});

test('a player of three earlier full games is shown all abilities', () => {
  expect(knowsOtherGames(new Set(VERSED.flatMap((game) => marksOfGame(new Set(), game))), 'four')).toBe(true);
  expect(knowsOtherGames(new Set(VERSED.flatMap((game) => marksOfGame(new Set(), game))), 'three')).toBe(false);
});

test('an ability shows its cost in own pieces', async () => {
  const { store, main } = await shown('frozenchess');
  act(() => pick(store, 'f2'));
  await waitFor(() => expect(main.getByRole('button', { name: /^Throw/ })).toHaveTextContent('loses 6'));
  expect(main.getByRole('button', { name: /^Load/ })).not.toHaveTextContent('loses');
});

test('unusable abilities are one line per piece, with reasons on request', async () => {
  const { store, main, user } = await shown('frozenchess', VERSED);
  act(() => pick(store, 'f2'));
  await user.click(await main.findByRole('button', { name: 'why?' }));
  const refused = main.getByRole('button', { name: /^Spawn/ });
  expect(refused).toHaveAttribute('aria-disabled', 'true');
  act(() => store.getState().back());
  act(() => pick(store, 'k2'));
  expect(await main.findByText(/^Not now:/)).toBeVisible();
  expect(main.queryByRole('button', { name: /^Spawn/ })).toBeNull();
});

test('abilities of the player are folded, and absent if impossible', async () => {
  const { store, main, user } = await shown('frozenchess');
  expect(main.queryByRole('button', { name: /^Nullmove/ })).toBeNull();
  await user.click(main.getByRole('button', { name: 'Instead of moving' }));
  expect(main.getByRole('button', { name: /^Nullmove/ })).toBeVisible();
  expect(main.queryByRole('button', { name: /^Respawn/ })).toBeNull();
  act(() => store.getState().newGame(store.getState().table?.game.first?.options));
  expect(main.queryByRole('button', { name: 'Instead of moving' })).toBeNull();
});

test('FC-SQ-1: in a first game a blocked piece says so of all its squares', async () => {
  const { store } = await shown('frozenchess');
  act(() => store.getState().newGame(store.getState().table?.game.first?.options));
  act(() => pick(store, 'b1'));
  const { table } = store.getState();
  expect(table?.refused?.refusal.rule).toBe('FC-SQ-1');
  expect(table?.refused?.refusal.squares.length).toBeGreaterThan(1);
});

test("the preview of a new Leg empties the worm's old square", async () => {
  const { store } = await shown('great-worm');
  act(() => pick(store, 'e3 e4'));
  act(() => pick(store, 'e2'));
  const { table } = store.getState();
  const e1 = table?.game.board.squares.find(({ name }) => name === 'e1')?.square ?? 0;
  const view = selectPreview(store.getState())?.after;
  expect(view && unitsOn(view, e1)).toEqual([]);
});
