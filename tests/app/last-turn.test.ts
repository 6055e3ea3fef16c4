/** Tests how the board shows the last turn: changed squares, paths, and units that acted in place. */
import { expect, test } from 'vitest';
import type { Table } from '../../src/app/model/table.ts';
import { lastTurnOf } from '../../src/app/narration/overlays.ts';
import { option, readPicks } from '../../src/kernel/asking/target.ts';
import { squareName } from '../../src/kernel/board/board.ts';
import { invariant } from '../../src/kernel/invariant.ts';
import { GAMES } from '../../src/variants/index.ts';
import { must } from '../support/scenario.ts';
import { roomWith, testShelf } from './room.ts';

/** Plays these actions; `lit` returns what the board highlights then. */
const litAfter = async (id: string, actions: readonly string[], start?: string) => {
  const store = roomWith(testShelf(), { entries: GAMES.filter((entry) => entry.id === id) });
  store.getState().set({ confirm: 'never' });
  await store.getState().open(id);
  const game = store.getState().table?.game;
  invariant(game, 'the game is open');
  if (start) store.getState().playFrom(must(game.read(start)));
  for (const action of actions) store.getState().enact(must(readPicks(game.board, action)));
  const lit = () => {
    const table = store.getState().table as Table;
    const named = (squares: readonly number[]) => squares.map((square) => squareName(game.board, square)).join(' ');
    const { squares, paths, actors } = lastTurnOf(table);
    return { squares: named(squares), ways: paths.map(named), actors: named(actors) };
  };
  return { store, lit };
};

test('an extending unit lights both of its squares', async () => {
  const { lit } = await litAfter('inchworm', ['b1 c3']);
  expect(lit()).toMatchObject({ squares: 'b1 c3', actors: '' });
  expect(lit().ways).toHaveLength(1);
});

test('an offer keeps the last turn lit', async () => {
  const { store, lit } = await litAfter('baroque', ['b2 b4']);
  const played = lit();
  store.getState().declare(option('black-offers'));
  expect(store.getState().table?.cursor).toBe(2);
  expect(lit()).toEqual(played);
  expect(played).toEqual({ squares: 'b2 b4', ways: ['b2 b3 b4'], actors: '' });
});

test('a piece that removes itself lights its last square', async () => {
  const { lit } = await litAfter('baroque', ['e4 =remove'], '7k/8/8/8/3iP3/8/8/6K1 w standard play -');
  expect(lit()).toEqual({ squares: 'e4', ways: [], actors: '' });
});

test('a unit that acts without moving is ringed', async () => {
  const { lit } = await litAfter('frozenchess', ['c2 =AIM >nw']);
  expect(lit()).toMatchObject({ ways: [], actors: 'c2' });
});
