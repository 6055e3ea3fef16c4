import { expect, test } from 'vitest';
import { loggedAt } from '../../src/app/narration/log.ts';
import { shortRows } from '../../src/app/narration/short.ts';
import { selectLookBack, selectView } from '../../src/app/store/selectors.ts';
import { invariant } from '../../src/kernel/invariant.ts';
import { chessRoom, pickAll, sq, standing } from './room.ts';

const OPENING = 'e2 e4 e7 e5 g1 f3';

test('undo to the start and redo to the end restore the position', async () => {
  const store = await chessRoom();
  pickAll(store, OPENING);
  const end = selectView(store.getState());
  for (let count = 0; count < 5; count++) store.getState().undo();
  expect(standing(store).cursor).toBe(0);
  expect(standing(store).actions.length).toBe(3);
  for (let count = 0; count < 5; count++) store.getState().redo();
  expect(standing(store).cursor).toBe(3);
  expect(selectView(store.getState())).toEqual(end);
});

test('undo takes back picks first, then actions', async () => {
  const store = await chessRoom();
  pickAll(store, 'e2 e4 e7');
  store.getState().undo();
  expect(standing(store)).toEqual({ actions: ['e2 e4'], cursor: 1, picks: '' });
  store.getState().undo();
  expect(standing(store).cursor).toBe(0);
});

test('an earlier place is shown with its turn number, except after undo', async () => {
  const store = await chessRoom();
  pickAll(store, OPENING);
  const looked = () => selectLookBack(store.getState());
  expect(looked()).toBeNull();
  store.getState().goTo(1);
  expect(looked()).toEqual({ turn: 1, of: 2 });
  store.getState().goTo(0);
  expect(looked()).toEqual({ turn: 0, of: 2 });
  store.getState().goTo(3);
  store.getState().undo();
  store.getState().pick({ kind: 'square', square: sq('g1') });
  store.getState().back();
  expect(standing(store).cursor).toBe(2);
  expect(looked()).toBeNull();
});

test('a different action after undo starts a branch, the same one continues the line', async () => {
  const store = await chessRoom();
  pickAll(store, OPENING);
  store.getState().goTo(1);
  pickAll(store, 'e7 e5');
  expect(standing(store)).toEqual({ actions: ['e2 e4', 'e7 e5', 'g1 f3'], cursor: 2, picks: '' });
  store.getState().goTo(1);
  pickAll(store, 'd7 d5');
  expect(standing(store)).toEqual({ actions: ['e2 e4', 'd7 d5'], cursor: 2, picks: '' });
});

test('the log has turns, actions in notation, and steps with clauses', async () => {
  const store = await chessRoom();
  pickAll(store, 'e2 e4 d7 d5 e4 d5');
  const { table } = store.getState();
  invariant(table, 'a game is on the table');
  const rows = shortRows(table, 0, 3);
  expect(rows.map((row) => row.map(({ number, side }) => `${number} ${side}`))).toEqual([
    ['1 white', '1 black'],
    ['2 white'],
  ]);
  expect(rows[1]?.[0]?.actions[0]?.captured.map(({ type, side }) => [type, side])).toEqual([['pawn', 'black']]);
  const { lines } = loggedAt(table, 2);
  expect(lines.map(({ text }) => text).join(' ')).toContain(
    "White's Pawn moves from e4 to d5 and captures Black's Pawn.",
  );
  for (const { rule } of lines) expect(rule).toMatch(/^CH-/);
});

test('a new game replaces the old one, which can be brought back', async () => {
  const store = await chessRoom();
  pickAll(store, OPENING);
  store.getState().newGame();
  expect(standing(store).actions).toEqual([]);
  expect(store.getState().notice?.offer).toBe('bringBack');
  store.getState().bringBack();
  expect(standing(store)).toEqual({ actions: ['e2 e4', 'e7 e5', 'g1 f3'], cursor: 3, picks: '' });
  expect(store.getState().notice).toBeNull();
});
