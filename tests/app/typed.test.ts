import { expect, test } from 'vitest';
import { actionsOf, countUses, filterActions } from '../../src/app/model/listing.ts';
import { positionOf, type Table } from '../../src/app/model/table.ts';
import type { OddboardStore } from '../../src/app/store/state.ts';
import { actionListsFor, completions } from '../../src/app/typing/typed.ts';
import { invariant } from '../../src/kernel/invariant.ts';
import { ok, problem } from '../../src/kernel/result.ts';
import { GAMES } from '../../src/variants/index.ts';
import { atDepth } from '../support/depth.ts';
import { randomGame } from '../support/random.ts';
import { chessRoom, pickAll, roomWith, standing, testShelf } from './room.ts';

const tableIn = (store: OddboardStore): Table => {
  const { table } = store.getState();
  invariant(table, 'a game is on the table');
  return table;
};

test('typed squares are picks', async () => {
  const store = await chessRoom();
  expect(await store.getState().type('e2')).toEqual(ok(''));
  expect(standing(store).picks).toBe('e2');
  await store.getState().type('e4');
  await store.getState().type('e7 e5');
  expect(standing(store).actions).toEqual(['e2 e4', 'e7 e5']);
});

test('typed notation is played, whatever was picked before', async () => {
  const store = await chessRoom();
  await store.getState().type('a2');
  expect(await store.getState().type('Ng1-f3')).toEqual(ok(''));
  expect(standing(store)).toEqual({ actions: ['g1 f3'], cursor: 1, picks: '' });
});

test('refused and unreadable texts say why, and stay in the field', async () => {
  const store = await chessRoom();
  expect(await store.getState().type('e2 e5 e7 e6')).toEqual(ok('e5 e7 e6'));
  expect(store.getState().table?.refused?.refusal.rule).toMatch(/^CH-/);
  expect(await store.getState().type('castle, please')).toMatchObject(
    problem('"castle, please" is not a move such as e2-e4, Ng1xf3, e7-e8=Q or O-O.'),
  );
  expect(standing(store).picks).toBe('e2');
});

test.each([
  ['e2 e4 e7 e5', 'e4 e7 e5', 'e5'],
  ['e2-e4 e7-e5', 'e2-e4 e7-e5', 'e7-e5'],
])('typed together (%s), each action waits for confirmation', async (both, first, second) => {
  const store = await chessRoom();
  store.getState().set({ confirm: 'all' });
  expect(await store.getState().type(both)).toEqual(ok(first));
  expect(standing(store).actions).toEqual([]);
  expect(await store.getState().type(first)).toEqual(ok(second));
  expect(standing(store).actions).toEqual(['e2 e4']);
  expect(await store.getState().type(second)).toEqual(ok(''));
  expect(standing(store).actions).toEqual(['e2 e4', 'e7 e5']);
});

test.each(GAMES)('in $id, a text confirmed step by step plays the same actions', async ({ id, load }) => {
  const game = await load();
  const played = async (text: string, confirm: 'never' | 'all') => {
    const store = roomWith(testShelf(), { entries: GAMES });
    await store.getState().open(id);
    store.getState().set({ confirm });
    let rest = text;
    for (let asked = 0; rest !== '' && asked < 20; asked++) {
      const typed = await store.getState().type(rest);
      rest = typed.ok ? typed.value : '';
    }
    return standing(store).actions;
  };
  for (let seed = 1; seed <= atDepth(3, 30); seed++) {
    const text = randomGame(game, seed, 6).record.actions.join(' ');
    expect(await played(text, 'all'), text).toEqual(await played(text, 'never'));
  }
});

test.each(['d2 d4', 'd2-d4'])('%s typed while another action waits replaces it', async (other) => {
  const store = await chessRoom();
  store.getState().set({ confirm: 'all' });
  await store.getState().type('e2 e4');
  await store.getState().type(other);
  expect(standing(store)).toEqual({ actions: [], cursor: 0, picks: 'd2' });
  await store.getState().type('');
  expect(standing(store).actions).toEqual(['d2 d4']);
});

/** Runs the search for actions to its end, and returns the completions. */
const completed = (table: Table, text: string): readonly string[] => {
  for (const source of actionListsFor(table, text)) source.resume(() => true);
  const actions = actionListsFor(table, text).flatMap(({ found }) => found);
  return completions(table, text, actions).map((each) => each.text);
};

test('completions are the next pick and actions in notation', async () => {
  const table = tableIn(await chessRoom());
  expect(completed(table, 'n')).toEqual(expect.arrayContaining(['Ng1-f3', 'Nb1-c3']));
  expect(completed(table, 'b')).toContain('b1');
  expect(completed(table, 'e2 ')).toEqual(['e2 e3', 'e2 e4']);
  expect(completed(table, 'zz')).toEqual([]);
});

test('an action from the list is played whole, whatever was picked', async () => {
  const store = await chessRoom();
  pickAll(store, 'a2');
  const [action] = tableIn(store).game.actions(positionOf(tableIn(store)));
  store.getState().enact(action?.picks ?? []);
  expect(standing(store)).toEqual({ actions: [action?.spelling], cursor: 1, picks: '' });
});

test('actions below a question are found in slices, once', async () => {
  const table = tableIn(await chessRoom());
  const listed = actionsOf(table, []);
  listed.resume(() => listed.found.length < 3);
  expect([listed.found.length, listed.isDone()]).toEqual([3, false]);
  actionsOf(table, []).resume(() => true);
  expect([listed.found.length, listed.isDone()]).toEqual([20, true]);
  for (const words of ['knight f3', 'Ng1\u2013f3', 'g1\u00a0f3'])
    expect(filterActions(table, listed, { kind: null, words, rule: null })().map(({ notation }) => notation)).toEqual([
      'Ng1-f3',
    ]);
});

test('clauses of actions are found in slices, and filter the list', async () => {
  const table = tableIn(await chessRoom());
  const listed = actionsOf(table, []);
  const uses = listed.uses;
  listed.resume(() => listed.found.length < 5);
  uses.resume(() => uses.rules.length < 3);
  expect([uses.rules.length, uses.isDone()]).toEqual([3, false]);
  listed.resume(() => true);
  listed.uses.resume(() => true);
  expect(uses.isDone()).toBe(true);
  const counted = countUses(table, uses);
  expect(counted.length).toBeGreaterThan(1);
  for (const [{ id }, count] of counted)
    expect(filterActions(table, listed, { kind: null, words: '', rule: id })()).toHaveLength(count);
});

test("a phone's capital never means another square", async () => {
  const store = roomWith(testShelf(), { entries: GAMES });
  await store.getState().open('inchworm');
  await store.getState().type('h2');
  await store.getState().type('H4');
  expect(standing(store).actions).toEqual(['h2 h4']);
});

test('a loosely typed move is refused like its picks', async () => {
  const store = roomWith(testShelf(), { entries: GAMES });
  await store.getState().open('baroque');
  expect(await store.getState().type('c1c3')).toEqual(ok('c1c3'));
  expect(tableIn(store).refused?.refusal).toMatchObject({ rule: 'BQ-CHAM-2' });
  expect(tableIn(store).refused?.refusal.squares).not.toEqual([]);
  await store.getState().type('d4');
  await store.getState().type('Pd5');
  expect(standing(store).actions).toEqual(['d2 d4', 'd7 d5']);
});
