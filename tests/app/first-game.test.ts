/** Tests a first game: it is begun from the start page, can be continued with all rules, and is never lost. */
import { expect, test } from 'vitest';
import { createScratchStore } from '../../src/app/boards/scratch-store.ts';
import { isUnfinished } from '../../src/app/formats/saved.ts';
import { isFirstGame, positionOf, type Table } from '../../src/app/model/table.ts';
import { hasBegunIn } from '../../src/app/saves/local.ts';
import { selectIsFirst } from '../../src/app/store/selectors.ts';
import { GAMES } from '../../src/variants/index.ts';
import { pickAll, roomWith, testShelf } from './room.ts';

const inchworm = GAMES.filter(({ id }) => id === 'inchworm');
/** Starts a first game of Inchworm, as the game's tile on the start page does. */
const beginFirst = async (store: ReturnType<typeof roomWith>): Promise<void> => {
  await store.getState().open('inchworm');
  store.getState().newGame(tableOf(store).game.first?.options);
};

const tableOf = (store: ReturnType<typeof roomWith>): Table => store.getState().table as Table;

test('the list of games says which have a first game', async () => {
  for (const { id, first, load } of GAMES) expect((await load()).first !== null, id).toBe(first === true);
});

test('a first game continues with all rules as a new game, and stays saved', async () => {
  const store = roomWith(testShelf(), { entries: inchworm });
  const { addAllRules } = store.getState();
  await beginFirst(store);
  expect(tableOf(store).tree.beginning.options).toEqual({ rules: 'first' });
  expect(isFirstGame(tableOf(store))).toBe(true);
  pickAll(store, 'e2 e4');
  const before = positionOf(tableOf(store));
  addAllRules();
  const after = positionOf(tableOf(store));
  expect(isFirstGame(tableOf(store))).toBe(false);
  expect(after).toEqual({ ...before, options: { ...before.options, rules: 'all' } });
  const grown = tableOf(store);
  addAllRules();
  expect(tableOf(store)).toBe(grown);
  store.getState().bringBack();
  expect(positionOf(tableOf(store))).toEqual(before);
});

test('a continued first game counts as finished until it is played on', async () => {
  const shelf = testShelf();
  const store = roomWith(shelf, { entries: inchworm });
  const { addAllRules, bringBack } = store.getState();
  const left = async () => {
    await store.getState().browse();
    return store.getState().library?.filter(isUnfinished).length;
  };
  await beginFirst(store);
  pickAll(store, 'e2 e4');
  expect([await left(), hasBegunIn(shelf)]).toEqual([1, true]);
  addAllRules();
  expect([await left(), hasBegunIn(shelf)]).toEqual([0, false]);
  bringBack();
  pickAll(store, 'e7 e5');
  expect([await left(), hasBegunIn(shelf)]).toEqual([1, true]);
});

test('a reload keeps the kind of game, first or full', async () => {
  const shelf = testShelf();
  const store = roomWith(shelf, { entries: inchworm });
  await beginFirst(store);
  const reloaded = async () => {
    const again = roomWith(shelf, { entries: inchworm });
    await again.getState().open('inchworm');
    return isFirstGame(tableOf(again));
  };
  expect(await reloaded()).toBe(true);
  store.getState().addAllRules();
  expect(await reloaded()).toBe(false);
});

test('a puzzle under first-game rules cannot continue with all rules', async () => {
  const store = roomWith(testShelf(), { entries: inchworm });
  await beginFirst(store);
  const puzzle = createScratchStore(false);
  puzzle.setState({ table: tableOf(store) });
  expect([store, puzzle].map((each) => selectIsFirst(each.getState()))).toEqual([true, false]);
});
