/** A game that is on the table before what led to it has been played through. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPositionCache } from '../../src/app/keeping/position-cache.ts';
import { selectLastSquares } from '../../src/app/selectors.ts';
import type { OddboardStore } from '../../src/app/store.ts';
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

const STAND = 'oddboard/stand/chess';
const PLAYED = 'e2 e4 e7 e5 g1 f3 b8 c6 f1 b5';

/** Time that is there when the test says so: enough for one action, or for all. */
const leisure = () => {
  let due: ((mayGoOn: () => boolean) => void)[] = [];
  const give = (mayGoOn: boolean) => {
    const now = due;
    due = [];
    for (const work of now) work(() => mayGoOn);
  };
  return {
    spare: (work: (mayGoOn: () => boolean) => void) => void due.push(work),
    one: () => give(false),
    all: () => give(true),
  };
};

/** Chess that counts how many actions were played. */
const counted = () => {
  const played = { count: 0 };
  const play: Game['play'] = (position, picks) => {
    played.count++;
    return CHESS.play(position, picks);
  };
  return { played, entries: [{ ...CHESS_ENTRY, load: async () => ({ ...CHESS, play }) }] };
};

/** Opens what is on a shelf: how many actions were played for it, and a way to give the rest its time. */
const reopened = async (shelf: TestShelf, build = 'this build') => {
  const { played, entries } = counted();
  const { spare, one, all } = leisure();
  const store = await chessRoom(shelf, { build, spare, entries });
  return { store, played, one, all };
};

const told = ({ getState }: OddboardStore) => {
  const { table } = getState();
  invariant(table, 'a game is on the table');
  return [
    table.line.map((_, index) => loggedAt(table, index)),
    standing({ getState } as OddboardStore),
    positionOf(table),
  ];
};

const positionIn = ({ getState }: OddboardStore) => CHESS.write(positionOf(getState().table as never));

/** A shelf on which a game was played, gone back in, and left for a while. */
const shelfAfter = async (
  picks: string,
  back = 0,
): Promise<{ readonly shelf: TestShelf; readonly store: OddboardStore }> => {
  const shelf = testShelf();
  const store = await chessRoom(shelf, { build: 'this build', spare: (work) => work(() => true) });
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
    const { store, played, one, all } = await reopened(shelf);
    expect(played.count).toBe(0);
    expect(positionIn(store)).toBe(positionIn(before));
    expect(standing(store)).toEqual(standing(before));
    expect(standing(store).picks).toBe(begun.trim());
    expect(store.getState().recalling).not.toBeNull();
    expect(selectLastSquares(store.getState())).toEqual([]);
    one();
    expect(played.count).toBe(1);
    all();
    expect(played.count).toBe(5);
    expect(store.getState().recalling).toBeNull();
    expect(selectLastSquares(store.getState())).toEqual(selectLastSquares(before.getState()));
    expect(told(store)).toEqual(told(before));
  },
);

test('opening changes nothing of what is kept, nor when it was changed last', async () => {
  const { shelf } = await shelfAfter(`${PLAYED} a7`, 1);
  const kept = () => [...shelf.kept];
  const before = kept();
  await chessRoom(shelf, { build: 'this build', spare: (work) => work(() => true), now: () => 'later' });
  await vi.runAllTimersAsync();
  expect(kept()).toEqual(before);
});

test('who is killed at once after an action has only that played again', async () => {
  const { shelf, store: before } = await shelfAfter(PLAYED);
  pickAll(before, 'a7 a6');
  const { store, played } = await reopened(shelf);
  expect(standing(store)).toEqual({ actions: [...standing(before).actions], cursor: 6, picks: '' });
  expect(played.count).toBe(1);
});

test.each([
  ['goes back', ({ getState }: OddboardStore) => Array.from({ length: 3 }, () => getState().undo('turn'))],
  ['plays on', (room: OddboardStore) => pickAll(room, 'a7 a6 b5 c6')],
])('whoever %s at once does so in the same game', async (_what, acts) => {
  const { shelf, store: before } = await shelfAfter(PLAYED);
  const here = testShelf();
  for (const [key, text] of shelf.kept) here.kept.set(key, text);
  const { store, all } = await reopened(here);
  for (const room of [store, before]) acts(room);
  expect(standing(store)).toEqual(standing(before));
  all();
  expect(told(store)).toEqual(told(before));
  await vi.runAllTimersAsync();
  const again = await reopened(here);
  expect(again.played.count).toBe(0);
  expect(standing(again.store)).toEqual(standing(before));
});

test('a position is written only when what led to it is known', async () => {
  const { shelf } = await shelfAfter(PLAYED);
  const stand = shelf.kept.get(STAND);
  const { store, all } = await reopened(shelf);
  pickAll(store, 'a7 a6');
  await vi.runAllTimersAsync();
  expect(shelf.kept.get(STAND)).toBe(stand);
  all();
  await vi.runAllTimersAsync();
  expect(shelf.kept.get(STAND)).not.toBe(stand);
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

test('a position in which a single letter is damaged is passed over', async () => {
  const { shelf, store: before } = await shelfAfter(PLAYED);
  const stand = shelf.kept.get(STAND) ?? '';
  const cache = createPositionCache(shelf, 'this build');
  const saved = before.getState().saved();
  invariant(saved, 'a game is on the table');
  expect(cache.find(saved)?.cursor).toBe(5);
  for (let at = 0; at < stand.length; at++) {
    const other = stand[at] === '1' ? '2' : '1';
    shelf.kept.set(STAND, stand.slice(0, at) + other + stand.slice(at + 1));
    expect(cache.find(saved), `letter ${at}`).toBeNull();
    shelf.kept.set(STAND, stand.slice(0, at));
    expect(cache.find(saved), `only ${at} letters`).toBeNull();
  }
});

test('where a position does not follow from what was played, what was played counts', async () => {
  const { shelf, store: before } = await shelfAfter(PLAYED);
  const { table, heading } = before.getState();
  invariant(table && heading, 'a game is on the table');
  const { start, turns } = table.replayed;
  const wrong = turns.map((turn) => ({ ...turn, position: start, steps: turn.tell() }));
  createPositionCache(shelf, 'this build').keep(heading.id, { ...table, replayed: { start, turns: wrong } });
  await vi.runAllTimersAsync();
  const { store, played, all } = await reopened(shelf);
  expect(played.count).toBe(0);
  expect(positionOf(store.getState().table as never)).toEqual(start);
  all();
  await vi.runAllTimersAsync();
  expect(told(store)).toEqual(told(before));
  expect(store.getState().notice).toBeNull();
});

test('where the storage is full, positions make room for what was played', async () => {
  const { shelf, store } = await shelfAfter(PLAYED);
  const set = shelf.setItem.bind(shelf);
  shelf.setItem = (key, value) => {
    if (shelf.kept.has(STAND)) throw new Error('the storage is full');
    set(key, value);
  };
  pickAll(store, 'a7 a6');
  expect(store.getState().notice).toBeNull();
  expect(standing(await chessRoom(shelf)).actions.length).toBe(6);
});

test.each(['no record of the game', 'only a damaged record'])(
  'where %s is left, the position is opened as a game of its own, and it is said',
  async (left) => {
    const { shelf, store } = await shelfAfter('e2 e4 e7 e5 g1 f3');
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
