import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { entriesIn } from '../../src/app/keeping/places/journal.ts';
import type { Library } from '../../src/app/keeping/places/library.ts';
import { createOddboard } from '../../src/app/store.ts';
import { gamesIn, type TestLibrary, testLibrary } from '../support/library.ts';
import { CHESS_ENTRY, pickAll, standing, type TestShelf, testShelf } from './room.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

let ids = 0;

const roomBy = async (shelf: TestShelf, library: Library) => {
  const store = createOddboard({
    entries: [CHESS_ENTRY],
    shelf,
    library,
    stillness: () => true,
    seed: () => 7,
    now: () => new Date(2026, 0, 1, 0, 0, ids).toISOString(),
    milliseconds: () => 0,
    newId: () => `game-${ids++}`,
  });
  await store.getState().open('chess');
  return store;
};

/** The games in the journal. */
const journals = (shelf: TestShelf) => {
  const here = entriesIn(shelf);
  return here.ok ? gamesIn(here.value) : [];
};

/** The games in the library. */
const shelved = (library: TestLibrary) => gamesIn(library.entries.values());

const refusing = (): TestLibrary => ({
  ...testLibrary(),
  ...Object.fromEntries(
    ['read', 'all', 'last', 'add', 'trim', 'setAside'].map((name) => [
      name,
      () => Promise.reject(new Error('no library')),
    ]),
  ),
});

test('each pick is in the journal at once and on its way to the library; only the game that is gone on with stays in the journal', async () => {
  const [shelf, library] = [testShelf(), testLibrary()];
  const store = await roomBy(shelf, library);
  pickAll(store, 'e2 e4 e7');
  const left = { nodes: [{ action: 'e2 e4' }], picks: 'e7' };
  expect(journals(shelf)).toMatchObject([left]);
  expect(shelved(library)).toMatchObject([left]);
  await vi.runAllTimersAsync();
  store.getState().newGame();
  pickAll(store, 'd2 d4');
  await vi.runAllTimersAsync();
  await store.getState().browse();
  expect(store.getState().library?.map(({ nodes }) => nodes[0]?.action)).toEqual(['d2 d4', 'e2 e4']);
  expect(journals(shelf).length).toBe(1);
});

test('games in which nothing was played leave nothing behind', async () => {
  const shelf = testShelf();
  const store = await roomBy(shelf, testLibrary());
  for (let times = 0; times < 3; times++) store.getState().newGame();
  expect(journals(shelf).length).toBe(1);
  pickAll(store, 'e2 e4');
  store.getState().newGame();
  await vi.runAllTimersAsync();
  store.getState().bringBack();
  await vi.runAllTimersAsync();
  expect(journals(shelf).length).toBe(1);
  expect(standing(store).actions).toEqual(['e2 e4']);
});

test('a library that refuses loses nothing: the journal keeps every game, and lists them', async () => {
  const shelf = testShelf();
  const store = await roomBy(shelf, refusing());
  pickAll(store, 'e2 e4');
  store.getState().newGame();
  pickAll(store, 'd2 d4');
  await vi.runAllTimersAsync();
  expect(journals(shelf).length).toBe(2);
  await store.getState().browse();
  expect(store.getState().library?.length).toBe(2);
  expect(store.getState().notice?.text).toContain('no library');
});

test('a journal that refuses is no matter while the library takes the game', async () => {
  const [shelf, library] = [testShelf(), testLibrary()];
  const store = await roomBy(shelf, library);
  shelf.refuses = true;
  pickAll(store, 'e2 e4');
  await vi.runAllTimersAsync();
  expect(shelved(library)).toMatchObject([{ nodes: [{ action: 'e2 e4' }] }]);
  expect(store.getState().notice).toBeNull();
});

test('when both refuse it is said once, with a file at hand, and again after it went well for a while', async () => {
  const shelf = testShelf();
  const store = await roomBy(shelf, refusing());
  shelf.refuses = true;
  pickAll(store, 'e2 e4');
  await vi.runAllTimersAsync();
  expect(store.getState().notice).toMatchObject({ offer: 'saveGame' });
  store.getState().dismiss();
  pickAll(store, 'e7 e5');
  await vi.runAllTimersAsync();
  expect(store.getState().notice).toBeNull();
  shelf.refuses = false;
  pickAll(store, 'g1 f3');
  shelf.refuses = true;
  pickAll(store, 'b8 c6');
  await vi.runAllTimersAsync();
  expect(store.getState().notice).toMatchObject({ offer: 'saveGame' });
  expect(standing(store).cursor).toBe(4);
});

test('games are renamed, duplicated, deleted and brought back; a deleted one is not gone on with', async () => {
  const [shelf, library] = [testShelf(), testLibrary()];
  const store = await roomBy(shelf, library);
  pickAll(store, 'e2 e4');
  await vi.runAllTimersAsync();
  store.getState().leave();
  const act = store.getState();
  const only = async () => {
    await act.browse();
    const [game] = store.getState().library ?? [];
    if (!game) throw new Error('the library is empty');
    return game;
  };
  await act.rename(await only(), 'The first');
  expect((await only()).name).toBe('The first');
  await act.duplicate(await only());
  expect(
    store
      .getState()
      .library?.map(({ name }) => name)
      .sort(),
  ).toEqual(['The first', 'The first (copy)']);
  for (const game of store.getState().library ?? []) await act.discard(game);
  expect(store.getState().library).toEqual([]);
  await act.open('chess');
  expect(standing(store).actions).toEqual([]);
  await act.restore();
  expect(store.getState().library).toHaveLength(1);
});

test('what the first format kept, the game before it too, is in the library', async () => {
  const [shelf, library] = [testShelf(), testLibrary()];
  const first = (action: string) =>
    JSON.stringify({
      format: 1,
      record: { game: 'chess', version: 1, seed: 1, options: {}, actions: [action] },
      cursor: 1,
      picks: '',
      flipped: false,
    });
  shelf.kept.set('oddboard/game/chess', first('e2 e4'));
  shelf.kept.set('oddboard/previous/chess', first('d2 d4'));
  const store = await roomBy(shelf, library);
  expect(standing(store).actions).toEqual(['e2 e4']);
  await store.getState().browse();
  expect(
    store
      .getState()
      .library?.map(({ nodes }) => nodes[0]?.action)
      .sort(),
  ).toEqual(['d2 d4', 'e2 e4']);
  expect([...shelf.kept.keys()].some((key) => key.startsWith('oddboard/game/'))).toBe(false);
});

test('a huge game is spelled once for both places, and seldom again where one of them has no room for it', async () => {
  const [shelf, library] = [testShelf(), testLibrary()];
  const { setItem } = shelf;
  shelf.setItem = (key, value) => {
    if (value.length > 500_000) throw new Error('the storage is full');
    setItem.call(shelf, key, value);
  };
  const store = await roomBy(shelf, library);
  pickAll(store, 'e2 e4 e7 e5');
  const saved = store.getState().saved();
  const notes = Object.fromEntries(
    Array.from({ length: 50 }, (_, index) => [index, { text: 'x'.repeat(20_000) }]),
  );
  const file = JSON.stringify({ ...saved, id: 'huge', notes });
  const spelled = vi.spyOn(JSON, 'stringify');
  const wholes = () =>
    spelled.mock.calls.filter(([value]) => value?.id === 'huge' && value.content && 'whole' in value.content)
      .length;
  await store.getState().openFile({ size: file.length, text: async () => file });
  expect(standing(store).actions).toEqual(['e2 e4', 'e7 e5']);
  expect(wholes()).toBe(1);
  await vi.runAllTimersAsync();
  const opened = wholes();
  for (let times = 0; times < 8; times++) {
    pickAll(store, 'g1 f3 b8 c6 f3 g1 c6 b8');
    await vi.runAllTimersAsync();
  }
  expect(wholes() - opened).toBeLessThan(4);
  spelled.mockRestore();
  const [game] = shelved(library).filter(({ id }) => id === 'huge');
  expect(game?.nodes).toHaveLength(34);
});
