import { expect, test } from 'vitest';
import { completions } from '../../src/app/typed.ts';
import { invariant } from '../../src/kernel/invariant.ts';
import { chessRoom, standing } from './room.ts';

test('a typed square is a pick, several are several', async () => {
  const store = await chessRoom();
  expect(store.getState().type('e2')).toBeNull();
  expect(standing(store).picks).toBe('e2');
  store.getState().type('e4');
  store.getState().type('e7 e5');
  expect(standing(store).actions).toEqual(['e2 e4', 'e7 e5']);
});

test('an action in notation is played, whatever was picked before', async () => {
  const store = await chessRoom();
  store.getState().type('a2');
  expect(store.getState().type('Ng1-f3')).toBeNull();
  expect(standing(store)).toEqual({ actions: ['g1 f3'], cursor: 1, picks: '' });
});

test('what is refused says why, what cannot be read says so, and nothing is lost', async () => {
  const store = await chessRoom();
  store.getState().type('e2 e5');
  expect(store.getState().table?.refused?.refusal.rule).toMatch(/^CH-/);
  expect(store.getState().type('castle, please')?.text).not.toBe('');
  expect(standing(store).picks).toBe('e2');
});

test('completions are squares of the question and actions in notation', async () => {
  const store = await chessRoom();
  const { table } = store.getState();
  invariant(table, 'a game is on the table');
  expect(completions(table, 'n').map(({ text }) => text)).toEqual(expect.arrayContaining(['Ng1-f3', 'Nb1-c3']));
  expect(completions(table, 'b').map(({ text }) => text)).toContain('b1');
});
