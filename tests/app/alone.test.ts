/** What is played by itself, what is in peril, and what is asked twice. */
import { expect, test } from 'vitest';
import { progressKeeper } from '../../src/app/learning/progress.ts';
import { checkHelpOf } from '../../src/app/table/check-help.ts';
import { type Table, viewOf } from '../../src/app/table/table.ts';
import { readPicks } from '../../src/kernel/asking/target.ts';
import { type Square, squareName } from '../../src/kernel/board/board.ts';
import { invariant } from '../../src/kernel/invariant.ts';
import { recordOf } from '../../src/kernel/record.ts';
import { GAMES } from '../../src/variants/index.ts';
import { roomWith, testShelf } from './room.ts';

/** A game from a position, and picks on it. */
const from = async (id: string, start: string, options: Parameters<typeof roomWith>[1] = {}) => {
  const entries = GAMES.filter((entry) => entry.id === id);
  const store = roomWith(testShelf(), { entries, ...options });
  await store.getState().open(id);
  const game = store.getState().table?.game;
  invariant(game, 'the game is open');
  const loaded = store.getState().load(recordOf(game, 1, {}, ...(start ? [start] : [])));
  invariant(loaded.ok, 'the position can be read');
  const pick = (text: string) => {
    const picks = readPicks(game.board, text);
    invariant(picks.ok, 'these are picks');
    for (const target of picks.value) store.getState().pick(target);
    return store.getState().table as Table;
  };
  return { store, game, pick, table: loaded.value };
};

/** White's Head can only leave by a2, where White's own Pawn stands. */
const BLOCKED = '8/8/8/8/7P/8/P7/8 w P a1b1c1 a8b8c8 - 0 1';

const names = ({ game }: Table, squares: readonly Square[]) =>
  squares.map((square) => squareName(game.board, square)).join(' ');

test('a Snake without an exit is said to be in peril, with the pieces that can help and those that cannot', async () => {
  const { table } = await from('snake', BLOCKED);
  const rescue = checkHelpOf(table);
  expect(rescue).toMatchObject({ peril: "White's Snake has no exit", count: 1 });
  expect([names(table, rescue?.savers ?? []), names(table, rescue?.others ?? [])]).toEqual(['a2', 'h4']);
});

test('a check names the King, and the pieces that can answer it', async () => {
  const { table } = await from('baroque', '4k3/8/8/8/3w4/8/3K4/7W w standard play -');
  const check = viewOf(table).turn.notes.some(({ kind }) => kind === 'check');
  expect(checkHelpOf(table) !== null).toBe(check);
});

test('the only move of a turn is played by itself, and said; where one goes back to, it waits', async () => {
  const { store, pick } = await from('snake', BLOCKED);
  expect(pick('a2 a3').record.actions).toEqual(['a2 a3', 'a2']);
  expect(store.getState().autoPlayed).toBe('The only move was played: Sa2.');
  store.getState().undo();
  expect(store.getState()).toMatchObject({ table: { cursor: 0 }, autoPlayed: null });
  store.getState().redo();
  expect(store.getState().table?.cursor).toBe(2);
  store.getState().goTo(1);
  expect(store.getState().table?.cursor).toBe(1);
  store.getState().set({ forced: 'asked' });
  store.getState().goTo(0);
  expect(pick('a2 a3').cursor).toBe(1);
});

test('in the first 2 turns of the first game of its kind the only move is said and lit, and played by hand', async () => {
  const progress = progressKeeper({ storage: testShelf(), now: () => 'now' });
  const first = await from('snake', '', { progress });
  expect(first.pick('e3 e4').cursor).toBe(1);
  const { autoPlayed, highlighted } = first.store.getState();
  expect([autoPlayed, names(first.table, highlighted)]).toEqual(['e2 is the only choice.', 'e2']);
  first.pick('e2');
  expect(first.store.getState()).toMatchObject({ table: { cursor: 2 }, autoPlayed: null, highlighted: [] });
  expect(first.pick('e6 e5').cursor).toBe(3);
  first.store.getState().newGame();
  expect(first.pick('e3 e4').cursor).toBe(2);
});

test("a move whose dice may cost one's own King is asked twice, with the odds", async () => {
  const { store, pick } = await from('inchworm', '');
  expect(pick('e2 e4').cursor).toBe(0);
  expect(store.getState().table?.armed?.hint?.text).toMatch(/^White's King dies in 23 of 100 cases\./);
  expect(pick('e4').cursor).toBe(1);
});

test('an action that kills more of its own side than of the other is asked twice, and says how many', async () => {
  const { pick } = await from('frozenchess', '');
  const table = pick('f2 =OT');
  expect(table.cursor).toBe(0);
  expect(table.armed?.hint?.text).toMatch(/^Removes 6 of White's pieces/);
  expect(pick('=OT').cursor).toBe(1);
});
