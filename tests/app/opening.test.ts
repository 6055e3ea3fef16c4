/**
 * Long games on their way to the table: in pieces, seen, stopped; other lines are replayed when somebody goes
 * there.
 */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import '../../src/app/keeping/import-games.ts';
import type { SourceReader } from '../../src/app/formats/reader.ts';
import type { SavedGame } from '../../src/app/formats/saved.ts';
import '../../src/app/formats/source.ts';
import { isReplayed } from '../../src/app/table/line.ts';
import { waysFrom } from '../../src/app/telling/log.ts';
import { shortWay } from '../../src/app/telling/short.ts';
import { invariant } from '../../src/kernel/invariant.ts';
import { ok } from '../../src/kernel/result.ts';
import { chessRoom, fileOf, pickAll, roomWith, savedChess, standing, testShelf } from './room.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const there = 'g1 f3; g8 f6; f3 g1; f6 g8'.split('; ');

/** A game of so many actions, and lines beside it: each begins after so many of them and is played so. */
const savedGame = (
  length: number,
  beside: readonly (readonly [after: number, actions: string])[] = [],
): SavedGame => {
  const nodes = Array.from({ length }, (_, index) => ({
    id: index + 1,
    parent: index,
    action: there[index % 4] ?? '',
  }));
  for (const [after, actions] of beside) {
    let parent = after;
    for (const action of actions.split('; ')) {
      nodes.push({ id: nodes.length + 1, parent, action });
      parent = nodes.length;
    }
  }
  return savedChess(nodes, length);
};

/** A page that gives way after every action, and comes back so many milliseconds later. */
const pausing = (milliseconds: number) => () =>
  new Promise<() => boolean>((then) => {
    setTimeout(() => then(() => false), milliseconds);
  });

const roomOf = async (pause: (() => Promise<() => boolean>) | undefined, reader?: SourceReader) => {
  const shelf = testShelf();
  const first = await chessRoom(shelf);
  pickAll(first, 'd2 d4');
  const store = roomWith(shelf, { ...(pause && { pause }), ...(reader && { reader }) });
  const open = store.getState().open('chess');
  await vi.runAllTimersAsync();
  await open;
  return store;
};

test('a long game shows after a moment how far it is replayed, and then stands', async () => {
  const store = await roomOf(pausing(50));
  const opened = store.getState().openFile(fileOf(savedGame(20)));
  await vi.advanceTimersByTimeAsync(250);
  expect(store.getState().taskProgress).toBeNull();
  await vi.advanceTimersByTimeAsync(300);
  expect(store.getState().taskProgress).toMatchObject({ all: 20 });
  expect(store.getState().taskProgress?.done).toBeGreaterThan(3);
  expect(standing(store).actions).toEqual(['d2 d4']);
  await vi.runAllTimersAsync();
  expect(await opened).toEqual({ ok: true, value: 'chess' });
  expect(store.getState().taskProgress).toBeNull();
  expect(standing(store)).toMatchObject({ cursor: 20, picks: '' });
});

test('stopped, the table is what it was, and it is said', async () => {
  const store = await roomOf(pausing(50));
  const before = { ...store.getState() };
  const opened = store.getState().openFile(fileOf(savedGame(20)));
  await vi.advanceTimersByTimeAsync(500);
  store.getState().stop();
  expect((await opened).ok).toBe(false);
  await vi.runAllTimersAsync();
  const { table, heading, previous, taskProgress, notice } = store.getState();
  expect({ table, heading, previous }).toEqual({
    table: before.table,
    heading: before.heading,
    previous: before.previous,
  });
  expect(table).toBe(before.table);
  expect(taskProgress).toBeNull();
  expect(notice?.text).toBe('Opening stopped. Your game is unchanged.');
  // The next one opens as if nothing had been.
  const again = store.getState().openFile(fileOf(savedGame(3)));
  await vi.runAllTimersAsync();
  expect((await again).ok).toBe(true);
  expect(standing(store).cursor).toBe(3);
});

test('reading is stopped too, and whoever reads is told', async () => {
  let stopped = false;
  const reader: SourceReader = (_source, _stamp, signal) =>
    new Promise(() => {
      signal.addEventListener('abort', () => {
        stopped = true;
      });
    });
  const store = await roomOf(undefined, reader);
  const opened = store.getState().openLink('#g=whatever');
  await vi.advanceTimersByTimeAsync(1000);
  expect(store.getState().taskProgress).toEqual({ done: 0, all: 0 });
  store.getState().stop();
  expect(await opened).toMatchObject({
    ok: false,
    error: { text: 'Opening stopped. Your game is unchanged.' },
  });
  expect(stopped).toBe(true);
  expect(standing(store).actions).toEqual(['d2 d4']);
});

test('of two games opened one after the other, the later one stands', async () => {
  const store = await roomOf(pausing(50), async (source) => ok(savedGame(source === '#g=first' ? 30 : 5)));
  const first = store.getState().openLink('#g=first');
  await vi.advanceTimersByTimeAsync(200);
  const second = store.getState().openLink('#g=second');
  await vi.runAllTimersAsync();
  expect((await first).ok).toBe(false);
  expect((await second).ok).toBe(true);
  expect(standing(store).cursor).toBe(5);
});

test("whoever goes to the start page gives up what is being opened, and one's own game can be opened later", async () => {
  const store = await roomOf(pausing(50));
  const opened = store.getState().openFile(fileOf(savedGame(20)));
  await vi.advanceTimersByTimeAsync(500);
  store.getState().leave();
  expect((await opened).ok).toBe(false);
  await vi.runAllTimersAsync();
  expect(store.getState().table).toBeNull();
  const own = store.getState().open('chess');
  await vi.advanceTimersByTimeAsync(20);
  store.getState().stop();
  await own;
  expect(store.getState()).toMatchObject({ table: null, loading: null });
  const again = store.getState().open('chess');
  await vi.runAllTimersAsync();
  await again;
  expect(standing(store).actions).toEqual(['d2 d4']);
});

/** Opened from a file, with no line replayed but the one it stands on. */
const openedWith = async (
  beside: readonly (readonly [number, string])[],
  pause?: () => Promise<() => boolean>,
) => {
  const store = await roomOf(pause);
  const opened = store.getState().openFile(fileOf(savedGame(4, beside)));
  await vi.runAllTimersAsync();
  expect((await opened).ok).toBe(true);
  return store;
};

const tableOf = ({ getState }: Awaited<ReturnType<typeof roomOf>>) => {
  const { table } = getState();
  invariant(table, 'a game is on the table');
  return table;
};

test('other lines are not replayed when a game is opened, and a mark says so until somebody goes there', async () => {
  const store = await openedWith([[2, 'e2 e4; e7 e5']]);
  const beside = () =>
    waysFrom(tableOf(store), 2, 9).ways.map(({ line }) => line.map(({ action }) => action));
  expect(beside()).toEqual([['e2 e4', 'e7 e5']]);
  expect(tableOf(store).tree.nodes.map(isReplayed)).toEqual([true, true, true, true, false, false]);
  store.getState().visit(5);
  expect(standing(store)).toMatchObject({ actions: ['g1 f3', 'g8 f6', 'e2 e4', 'e7 e5'], cursor: 3 });
  expect(tableOf(store).tree.nodes.every(isReplayed)).toBe(true);
});

test('the first action of another line is told in notation without the rest of it', async () => {
  const store = await openedWith([[2, 'e2 e4; e7 e5']]);
  const table = tableOf(store);
  const [node, next] = table.tree.nodes.slice(4);
  invariant(node && next, 'there is another line');
  expect(shortWay(table, 2, [node]).actions).toMatchObject([{ notation: 'e2-e4' }]);
  expect(isReplayed(next)).toBe(false);
});

test('of very many lines a few are looked at', async () => {
  const store = await openedWith(Array.from({ length: 1000 }, () => [0, 'e2 e4'] as const));
  const { ways, count } = waysFrom(tableOf(store), 0, 6);
  expect([ways.length, count]).toEqual([6, 1000]);
});

test('a line that cannot be played says which action stops it, and one stays where one is', async () => {
  for (const pause of [undefined, pausing(5)]) {
    const store = await openedWith([[2, 'e2 e4; e7 e2']], pause);
    const before = tableOf(store);
    store.getState().visit(6);
    await vi.runAllTimersAsync();
    expect(store.getState().notice?.text).toContain('Action 4, "e7 e2"');
    expect(store.getState().notice?.text).toContain(
      'Could not open this line. Action 4, "e7 e2": A Pawn goes straight forward and captures one square diagonally forward: the Pawn on e7 does not get to e2. Your game is unchanged.',
    );
    expect(store.getState().table).toBe(before);
  }
});

test('going to a long line is seen and can be stopped; one stays where one is', async () => {
  const moves = Array.from({ length: 40 }, (_, index) => there[(index + 2) % 4]).join('; ');
  const store = await openedWith([[2, `e2 e4; e7 e5; ${moves}`]], pausing(50));
  const before = tableOf(store);
  store.getState().visit(5);
  await vi.advanceTimersByTimeAsync(600);
  expect(store.getState().taskProgress).toMatchObject({ all: 44 });
  store.getState().stop();
  await vi.runAllTimersAsync();
  expect(store.getState().table).toBe(before);
  store.getState().visit(5);
  await vi.runAllTimersAsync();
  expect(standing(store)).toMatchObject({ cursor: 3 });
  expect(tableOf(store).line.length).toBe(44);
});

test('playing into a line that is not replayed yet answers at once; the rest of the line follows', async () => {
  const store = await openedWith([[2, 'e2 e4; e7 e5; d2 d4']], pausing(50));
  store.getState().goTo(2);
  pickAll(store, 'e2 e4');
  expect(standing(store)).toEqual({ actions: ['g1 f3', 'g8 f6', 'e2 e4'], cursor: 3, picks: '' });
  await vi.runAllTimersAsync();
  expect(standing(store)).toEqual({
    actions: ['g1 f3', 'g8 f6', 'e2 e4', 'e7 e5', 'd2 d4'],
    cursor: 3,
    picks: '',
  });
  store.getState().redo();
  expect(standing(store).cursor).toBe(4);
});

test('playing into a line that cannot be played on keeps what can, and says what stops the rest', async () => {
  const store = await openedWith([[2, 'e2 e4; e7 e5; d2 d8']], pausing(50));
  store.getState().goTo(2);
  pickAll(store, 'e2 e4');
  await vi.runAllTimersAsync();
  expect(standing(store).actions).toEqual(['g1 f3', 'g8 f6', 'e2 e4', 'e7 e5']);
  expect(store.getState().notice?.text).toContain('Action 5, "d2 d8"');
  expect(tableOf(store).tree.nodes.length).toBe(7);
});

test('deleting the line one is on leads to what is left of it, also where another line cannot be played', async () => {
  const store = await openedWith([[2, 'e2 e5']]);
  store.getState().prune(3);
  expect(standing(store)).toMatchObject({ actions: ['g1 f3', 'g8 f6'], cursor: 2 });
});
