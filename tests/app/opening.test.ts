/**
 * Tests that long games open in slices, show progress and can be stopped, and that their other lines are replayed only
 * on a visit.
 */
import { expect, test, vi } from 'vitest';
import { readOnPage } from '../../src/app/formats/reader.ts';
import { isReplayed } from '../../src/app/model/line.ts';
import type { TreeNode } from '../../src/app/model/tree.ts';
import { sideLinesFrom } from '../../src/app/narration/log.ts';
import { shortVariation } from '../../src/app/narration/short.ts';
import type { Services } from '../../src/app/store/state.ts';
import { browser, type Page, rested } from './browser.ts';
import { fileOf, pickAll, savedChess, standing } from './room.ts';

const MOVES = ['g1 f3', 'g8 f6', 'f3 g1', 'f6 g8'];
const played = (count: number) => Array.from({ length: count }, (_, index) => MOVES[index % 4]).join(', ');
const [TWO, LINE] = [played(2), played(4)];

/** Creates a file of a game of this length, with branches: "2: e2 e4, e7 e5" leaves the line after 2 actions. */
const fileWith = (length: number, ...beside: readonly string[]) => {
  const nodes: TreeNode[] = [];
  for (const line of [`0: ${played(length)}`, ...beside]) {
    const [after, actions = ''] = line.split(': ');
    for (const [index, action] of actions.split(', ').entries())
      nodes.push({ id: nodes.length + 1, parent: index === 0 ? Number(after) : nodes.length, action });
  }
  return fileOf(savedChess(nodes, length));
};

/** Called when reading a link is stopped. */
const told = vi.fn();

/** Services with which a page pauses for 50 ms after every action, and never finishes reading a link. */
const SLOW: Partial<Services> = {
  pause: () => new Promise((then) => setTimeout(() => then(() => false), 50)),
  reader: (source, stamp, words, signal) =>
    typeof source === 'string'
      ? new Promise(() => signal.addEventListener('abort', told))
      : readOnPage(source, stamp, words, signal),
};

/** Opens a page, and in it a game of 4 actions from a file. */
const openedWith = async (world: Partial<Services>, ...beside: readonly string[]) => {
  const page = await browser().open('chess', world);
  await page.play(() => page.act.openFile(fileWith(4, ...beside)), LINE);
  return page;
};

type Deed = (page: Page) => unknown;
const opens: Deed = ({ act }) => act.openFile(fileWith(20));
const goes: Deed = ({ act }) => act.visit(5);
const waits: Deed = () => undefined;
const stops: Deed = ({ act }) => act.stop();
const STOPPED = /^Opening stopped\. Your game is unchanged\.$/;

test.each<readonly [string, number, Deed, Deed, string, RegExp]>([
  ['opening a game, continued,', 20, opens, waits, played(20), /^A different game/],
  ['opening a game, stopped,', 20, opens, stops, LINE, STOPPED],
  ['opening a game, left for another,', 20, opens, ({ act }) => act.openFile(fileWith(2)), TWO, /^A diff/],
  ['opening a game, left for the start page,', 20, opens, ({ act }) => act.leave(), 'no game', STOPPED],
  ['going to a line, continued,', 42, goes, waits, `e2 e4, e7 e5, ${played(40)}`, /^$/],
  ['going to a line, stopped,', 42, goes, stops, LINE, /^$/],
  ['reading a link, stopped,', 0, ({ act }) => act.openLink('#g=any'), stops, LINE, /^$/],
])('%s shows progress, and ends as expected', async (_what, all, begins, ends, board, says) => {
  const page = await openedWith(SLOW, `0: e2 e4, e7 e5, ${played(40)}`);
  const { act, store } = page;
  const before = store.getState();
  const beginning = begins(page);
  await vi.advanceTimersByTimeAsync(250);
  expect(store.getState().taskProgress).toBeNull();
  await vi.advanceTimersByTimeAsync(300);
  const { taskProgress } = store.getState();
  expect(taskProgress).toMatchObject({ all });
  expect((taskProgress?.done ?? 0) > 3).toBe(all > 0);
  page.sees(LINE);
  await page.play(() => ends(page), board, says);
  if (begins !== goes) expect(await beginning).toMatchObject({ ok: ends === waits });
  for (const kept of ends === stops ? (['table', 'heading', 'previous'] as const) : [])
    expect(store.getState()[kept]).toBe(before[kept]);
  expect(told).toHaveBeenCalledTimes(all > 0 ? 0 : 1);
  // The game that was on the table is still saved, and opening it can be stopped.
  act.leave();
  void act.open('chess');
  await vi.advanceTimersByTimeAsync(20);
  await page.play(act.stop, 'no game');
  expect(store.getState()).toMatchObject({ loading: null, taskProgress: null });
  await page.open(board === 'no game' ? LINE : board);
});

test('branches are summarized a few at a time, without a replay', async () => {
  const page = await openedWith({}, '2: e2 e4, e7 e5', ...Array(1000).fill('0: e2 e4'));
  const table = page.table();
  const told = sideLinesFrom(table, 2, 9).ways.map(({ line }) => line.map(({ action }) => action));
  expect(told).toEqual([['e2 e4', 'e7 e5']]);
  expect(shortVariation(table, 2, table.tree.nodes.slice(4, 5)).actions).toMatchObject([{ notation: 'e2-e4' }]);
  expect(sideLinesFrom(table, 0, 6)).toMatchObject({ ways: { length: 6 }, count: 1000 });
  expect(table.tree.nodes.slice(0, 6).map((node) => isReplayed(table.tree, [node]))).toEqual([
    true,
    true,
    true,
    true,
    true,
    false,
  ]);
});

const plays: Deed = ({ act, store }) => {
  act.goTo(2);
  pickAll(store, 'e2 e4');
};
const UNPLAYABLE = /^Could not open this line\. Action 4, "e7 e2": .* does not get to e2\. Your game is unchanged\.$/;

test.each<readonly [string, string, Deed, string, string, number, RegExp]>([
  ['is replayed', 'e2 e4, e7 e5', goes, LINE, `${TWO}, e2 e4, e7 e5`, 3, /^$/],
  ['cannot be played', 'e2 e4, e7 e2', ({ act }) => act.visit(6), LINE, LINE, 4, UNPLAYABLE],
  ['follows', 'e2 e4, e7 e5, d2 d4', plays, `${TWO}, e2 e4`, `${TWO}, e2 e4, e7 e5, d2 d4`, 3, /^$/],
  ['follows so far', 'e2 e4, e7 e5, d2 d8', plays, `${TWO}, e2 e4`, `${TWO}, e2 e4, e7 e5`, 3, /5, "d2 d8"/],
  ['is passed over', 'e2 e5', ({ act }) => act.prune(3), TWO, TWO, 2, /^Line deleted\.$/],
])('a branch %s (%s)', async (_what, line, deed, soon, board, cursor, notice) => {
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
});
