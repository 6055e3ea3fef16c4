/** A game that is on the table before the line that led to it has been played through. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPositionCache } from '../../src/app/keeping/position-cache.ts';
import { selectLastSquares } from '../../src/app/selectors.ts';
import type { OddboardStore } from '../../src/app/state.ts';
import { positionOf } from '../../src/app/table/table.ts';
import { loggedAt } from '../../src/app/telling/log.ts';
import type { Game } from '../../src/kernel/game.ts';
import { invariant } from '../../src/kernel/invariant.ts';
import { GAME as CHESS } from '../support/chess/index.ts';
import { rewritten } from '../support/database.ts';
import { CHESS_ENTRY, chessRoom, pickAll, standing, type TestShelf, testShelf } from './room.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const BUILD = 'this build';
const CACHED = 'oddboard/stand/chess';
const PLAYED = 'e2 e4 e7 e5 g1 f3 b8 c6 f1 b5';

/** Opens what is on a shelf: how many actions were played for it, and time for one more, or for all. */
const reopened = async (shelf: TestShelf, build = BUILD) => {
  const played = { count: 0 };
  const play: Game['play'] = (position, picks) => {
    played.count++;
    return CHESS.play(position, picks);
  };
  const due: ((mayGoOn: () => boolean) => void)[] = [];
  const give = (mayGoOn: boolean) => {
    for (const work of due.splice(0)) work(() => mayGoOn);
  };
  const entries = [{ ...CHESS_ENTRY, load: async () => ({ ...CHESS, play }) }];
  const store = await chessRoom(shelf, { build, entries, spare: (work) => void due.push(work) });
  return { store, played, one: () => give(false), all: () => give(true) };
};

const tableIn = ({ getState }: OddboardStore) => {
  const { table } = getState();
  invariant(table, 'a game is on the table');
  return table;
};
const told = (store: OddboardStore) => {
  const table = tableIn(store);
  return [table.line.map((_, index) => loggedAt(table, index)), standing(store), positionOf(table)];
};
const positionIn = (store: OddboardStore) => CHESS.write(positionOf(tableIn(store)));

/** A shelf on which a game was played, gone back in, and left for a while. */
const shelfAfter = async (picks: string, back = 0) => {
  const shelf = testShelf();
  const store = await chessRoom(shelf, { build: BUILD, spare: (work) => work(() => true) });
  pickAll(store, picks);
  for (let times = 0; times < back; times++) store.getState().undo();
  await vi.runAllTimersAsync();
  return { shelf, store };
};

test.each([
  [0, ''],
  [0, ' a7'],
  [2, ''],
  [5, ''],
])(
  'a game left %i actions before its end, with "%s" picked, is on the table with nothing played; the past follows',
  async (back, begun) => {
    const { shelf, store: before } = await shelfAfter(PLAYED + begun, back);
    const kept = [...shelf.kept];
    const { store, played, one, all } = await reopened(shelf);
    await vi.runAllTimersAsync();
    expect([...shelf.kept]).toEqual(kept);
    expect(played.count).toBe(0);
    expect(positionIn(store)).toBe(positionIn(before));
    expect(standing(store)).toEqual(standing(before));
    expect(standing(store).picks).toBe(begun.trim());
    expect(selectLastSquares(store.getState())).toEqual([]);
    one();
    expect(played.count).toBe(1);
    all();
    expect(played.count).toBe(5);
    expect(store.getState().replaying).toBeNull();
    expect(selectLastSquares(store.getState())).toEqual(selectLastSquares(before.getState()));
    expect(told(store)).toEqual(told(before));
  },
);

test.each([
  ['goes back', ({ getState }: OddboardStore) => Array.from({ length: 3 }, () => getState().undo('turn'))],
  ['plays on', (room: OddboardStore) => pickAll(room, 'a7 a6 b5 c6')],
])(
  'a player that %s at once does so in the same game; a position is kept once its past is known',
  async (_what, acts) => {
    const { shelf, store: before } = await shelfAfter(PLAYED);
    const here = testShelf();
    for (const [key, text] of shelf.kept) here.kept.set(key, text);
    const cached = here.kept.get(CACHED);
    const { store, all } = await reopened(here);
    for (const room of [store, before]) acts(room);
    expect(standing(store)).toEqual(standing(before));
    await vi.runAllTimersAsync();
    expect(here.kept.get(CACHED)).toBe(cached);
    all();
    expect(told(store)).toEqual(told(before));
    await vi.runAllTimersAsync();
    expect(here.kept.get(CACHED)).not.toBe(cached);
    const again = await reopened(here);
    expect(again.played.count).toBe(0);
    expect(standing(again.store)).toEqual(standing(before));
  },
);

test('after an action that the cache does not have yet, that alone is played again', async () => {
  const { shelf, store: before } = await shelfAfter(PLAYED);
  pickAll(before, 'a7 a6');
  const { store, played } = await reopened(shelf);
  expect(standing(store)).toEqual({ actions: [...standing(before).actions], cursor: 6, picks: '' });
  expect(played.count).toBe(1);
});

test('another build, other actions, another game: all is played through', async () => {
  const { shelf } = await shelfAfter(PLAYED);
  expect((await reopened(shelf, 'another build')).played.count).toBe(5);
  rewritten(shelf, (text) => text.replace('g1 f3', 'g1 h3'));
  const { store, played } = await reopened(shelf);
  expect(played.count).toBe(5);
  expect(standing(store).actions[2]).toBe('g1 h3');
  rewritten(shelf, (text) => text.replace('g1 h3', 'g1 g3'));
  const { store: fresh } = await reopened(shelf);
  expect(standing(fresh).actions).toEqual([]);
  expect(fresh.getState().notice?.text).toContain('g1 g3');
});

test('a position in which a single letter is damaged or missing is passed over', async () => {
  const { shelf, store } = await shelfAfter(PLAYED);
  const text = shelf.kept.get(CACHED) ?? '';
  const cache = createPositionCache(shelf, BUILD);
  const saved = store.getState().saved();
  invariant(saved, 'a game is on the table');
  expect(cache.find(saved)?.cursor).toBe(5);
  for (let at = 0; at < text.length; at++)
    for (const rest of [(text[at] === '1' ? '2' : '1') + text.slice(at + 1), '']) {
      shelf.kept.set(CACHED, text.slice(0, at) + rest);
      expect(cache.find(saved), `letter ${at}`).toBeNull();
    }
});

test('where a position does not follow from what was played, what was played counts', async () => {
  const { shelf, store: before } = await shelfAfter(PLAYED);
  const { table, heading } = before.getState();
  invariant(table && heading, 'a game is on the table');
  const { start, turns } = table.replayed;
  const wrong = turns.map((turn) => ({ ...turn, position: start, steps: turn.tell() }));
  createPositionCache(shelf, BUILD).keep(heading.id, { ...table, replayed: { start, turns: wrong } });
  await vi.runAllTimersAsync();
  const { store, all } = await reopened(shelf);
  expect(positionOf(tableIn(store))).toEqual(start);
  all();
  await vi.runAllTimersAsync();
  expect(told(store)).toEqual(told(before));
  expect(store.getState().notice).toBeNull();
});

test('where the storage is full, positions make room for what was played', async () => {
  const { shelf, store } = await shelfAfter(PLAYED);
  const set = shelf.setItem.bind(shelf);
  shelf.setItem = (key, value) => {
    if (shelf.kept.has(CACHED)) throw new Error('the storage is full');
    set(key, value);
  };
  pickAll(store, 'a7 a6');
  expect(store.getState().notice).toBeNull();
  expect(standing(await chessRoom(shelf)).actions.length).toBe(6);
});

test.each(['no record of the game', 'only a damaged record'])(
  'where %s is left, the position is opened as a game of its own, and it is said',
  async (left) => {
    const { shelf, store } = await shelfAfter(PLAYED);
    const key = [...shelf.kept.keys()].find((each) => each.startsWith('oddboard/save/')) ?? '';
    if (left === 'only a damaged record') shelf.kept.set(key, 'damaged');
    else shelf.kept.delete(key);
    const { store: again } = await reopened(shelf);
    expect(positionIn(again)).toBe(positionIn(store));
    expect(again.getState().notice?.text).toMatch(/open at its last position, without the moves before it/);
    expect(again.getState().heading?.id).not.toBe(store.getState().heading?.id);
    pickAll(again, 'a7 a6');
    expect(standing(again).actions).toEqual(['a7 a6']);
  },
);
