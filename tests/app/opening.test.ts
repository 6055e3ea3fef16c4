/**
 * Long games on their way to the table: in pieces, seen, stopped; other lines are replayed when somebody goes
 * there.
 */
import { expect, test, vi } from 'vitest';
import { isReplayed } from '../../src/app/table/line.ts';
import { waysFrom } from '../../src/app/telling/log.ts';
import { shortWay } from '../../src/app/telling/short.ts';
import { invariant } from '../../src/kernel/invariant.ts';
import { begun, browser, type Page, rested } from './browser.ts';
import { fileOf, pickAll, savedChess, standing } from './room.ts';

const MOVES = ['g1 f3', 'g8 f6', 'f3 g1', 'f6 g8'];
const LINE = MOVES.join(', ');

/** A file of a game of so many actions, with lines beside it: "2: e2 e4; e7 e5" begins after 2 of them. */
const fileWith = (length: number, ...beside: readonly string[]) => {
  const nodes = Array.from({ length }, (_, index) => ({
    id: index + 1,
    parent: index,
    action: MOVES[index % 4] ?? '',
  }));
  for (const [after = '', actions = ''] of beside.map((line) => line.split(': ')))
    for (const [index, action] of actions.split('; ').entries())
      nodes.push({ id: nodes.length + 1, parent: index === 0 ? Number(after) : nodes.length, action });
  return fileOf(savedChess(nodes, length));
};

/** A page that gives way after every action, and comes back a moment later. */
const SLOW = {
  pause: () =>
    new Promise<() => boolean>((then) => {
      setTimeout(() => then(() => false), 50);
    }),
};

/** A page on which a game of 4 actions was opened from a file. */
const openedWith = async (world: Partial<typeof SLOW>, ...beside: readonly string[]) => {
  const page = await browser().open('chess', world);
  await page.play(() => page.act.openFile(fileWith(4, ...beside)));
  page.sees(LINE);
  return page;
};

const STOPPED = /^Opening stopped\. Your game is unchanged\.$/;

test.each<readonly [string, (page: Page) => unknown, boolean, string, RegExp]>([
  ['let go on', () => undefined, true, Array(5).fill(LINE).join(', '), /^A different game/],
  ['stopped', ({ act }) => act.stop(), false, 'd2 d4', STOPPED],
  ['left for another one', ({ act }) => act.openFile(fileWith(4)), false, LINE, /^A different game/],
  ['left for the start page', ({ act }) => act.leave(), false, 'no game', STOPPED],
])('a long game shows after a moment how far it is replayed; what is there when it is %s', async (...row) => {
  const [what, deed, isThere, board, notice] = row;
  const { at } = await begun('d2 d4');
  const page = await at.open('chess', SLOW);
  const { act, store } = page;
  const opening = act.openFile(fileWith(20));
  await vi.advanceTimersByTimeAsync(250);
  expect(store.getState().taskProgress).toBeNull();
  await vi.advanceTimersByTimeAsync(300);
  expect(store.getState().taskProgress).toMatchObject({ all: 20 });
  expect(store.getState().taskProgress?.done).toBeGreaterThan(3);
  const { table, heading, previous } = store.getState();
  await page.play(() => deed(page));
  expect(await opening).toMatchObject(isThere ? { ok: true, value: 'chess' } : { ok: false });
  page.sees(board, notice);
  if (what === 'stopped') {
    const after = store.getState();
    expect(after.table).toBe(table);
    expect(after).toMatchObject({ heading, previous });
  }
  // Its own game is still there, also where it was stopped on its way.
  act.leave();
  void act.open('chess');
  await vi.advanceTimersByTimeAsync(20);
  act.stop();
  await rested();
  page.sees('no game');
  expect(store.getState()).toMatchObject({ loading: null, taskProgress: null });
  await page.open();
  page.sees(board === 'no game' ? 'd2 d4' : board);
});

test('reading is stopped too, and its reader is told', async () => {
  const told = vi.fn();
  const { act, store, play, sees } = await browser().open('chess', {
    reader: (_source, _stamp, signal) => new Promise(() => signal.addEventListener('abort', told)),
  });
  await play('d2 d4');
  const opening = act.openLink('#g=any');
  await rested();
  expect(store.getState().taskProgress).toEqual({ done: 0, all: 0 });
  act.stop();
  expect(await opening).toMatchObject({ ok: false, error: { text: expect.stringMatching(STOPPED) } });
  expect(told).toHaveBeenCalledOnce();
  sees('d2 d4');
});

test('other lines are told, a few of very many, and not replayed', async () => {
  const page = await openedWith({}, '2: e2 e4; e7 e5', ...Array(1000).fill('0: e2 e4'));
  const table = page.table();
  const told = waysFrom(table, 2, 9).ways.map(({ line }) => line.map(({ action }) => action));
  expect(told).toEqual([['e2 e4', 'e7 e5']]);
  const [node] = table.tree.nodes.slice(4);
  invariant(node, 'there is another line');
  expect(shortWay(table, 2, [node]).actions).toMatchObject([{ notation: 'e2-e4' }]);
  expect(waysFrom(table, 0, 6)).toMatchObject({ ways: { length: 6 }, count: 1000 });
  expect(table.tree.nodes.slice(0, 6).map(isReplayed)).toEqual([true, true, true, true, true, false]);
});

const TWO = 'g1 f3, g8 f6';
const visits =
  (node: number) =>
  ({ act }: Page) =>
    act.visit(node);
const plays = ({ act, store }: Page) => {
  act.goTo(2);
  pickAll(store, 'e2 e4');
};
const UNPLAYABLE =
  /^Could not open this line\. Action 4, "e7 e2": A Pawn goes .* does not get to e2\. Your game is unchanged\.$/;

test.each<readonly [string, string, (page: Page) => void, string, string, number, RegExp]>([
  ['is replayed', 'e2 e4; e7 e5', visits(5), LINE, `${TWO}, e2 e4, e7 e5`, 3, /^$/],
  ['cannot be played', 'e2 e4; e7 e2', visits(6), LINE, LINE, 4, UNPLAYABLE],
  ['follows', 'e2 e4; e7 e5; d2 d4', plays, `${TWO}, e2 e4`, `${TWO}, e2 e4, e7 e5, d2 d4`, 3, /^$/],
  ['follows so far', 'e2 e4; e7 e5; d2 d8', plays, `${TWO}, e2 e4`, `${TWO}, e2 e4, e7 e5`, 3, /5, "d2 d8"/],
  ['is passed over', 'e2 e5', ({ act }) => act.prune(3), TWO, TWO, 2, /^Line deleted\.$/],
])(
  'another line %s (%s) where one goes to it, plays into it, or deletes what is beside it',
  async (...row) => {
    const [, line, deed, soon, board, cursor, notice] = row;
    for (const world of [{}, SLOW]) {
      const page = await openedWith(world, `2: ${line}`);
      const { tree } = page.table();
      deed(page);
      if (world === SLOW) page.sees(soon, cursor === 2 ? notice : /^$/);
      await rested();
      page.sees(board, notice);
      expect(standing(page.store).cursor).toBe(cursor);
      if (cursor > 2) expect(page.table().tree.nodes).toHaveLength(tree.nodes.length);
      if (board === LINE) expect(page.table().tree).toBe(tree);
    }
  },
);

test('going to a long line is seen and can be stopped; one stays where one is', async () => {
  const page = await openedWith(SLOW, `0: e2 e4; e7 e5; ${Array(10).fill(MOVES.join('; ')).join('; ')}`);
  const { act, store, play, table } = page;
  const before = table();
  act.visit(5);
  await vi.advanceTimersByTimeAsync(600);
  expect(store.getState().taskProgress).toMatchObject({ all: 42 });
  await play(act.stop);
  expect(table()).toBe(before);
  await play(() => act.visit(5));
  expect(table()).toMatchObject({ cursor: 1, line: { length: 42 } });
});
