/** Tests that the cached position of a game is shown before its line has been replayed. */
import { expect, test } from 'vitest';
import { positionOf } from '../../src/app/model/table.ts';
import { loggedAt } from '../../src/app/narration/log.ts';
import { createPositionCache } from '../../src/app/saves/position-cache.ts';
import { selectLastSquares } from '../../src/app/store/selectors.ts';
import type { Game } from '../../src/kernel/game.ts';
import { GAME as CHESS } from '../support/chess/index.ts';
import { type Browser, browser, type Page, rested } from './browser.ts';
import { CHESS_ENTRY, pickAll, standing } from './room.ts';

const BUILD = 'this build';
const CACHED = 'oddboard/stand/chess';
const PLAYED = 'e2 e4 e7 e5 g1 f3 b8 c6 f1 b5';
const LINE = 'e2 e4, e7 e5, g1 f3, b8 c6, f1 b5';

/**
 * Opens the game again, without replaying it. `played.count` counts replayed actions; `one` replays the next action,
 * `all` the rest.
 */
const reopened = async (at: Browser, build = BUILD) => {
  const played = { count: 0 };
  const play: Game['play'] = (position, picks) => {
    played.count++;
    return CHESS.play(position, picks);
  };
  const due: ((mayContinue: () => boolean) => void)[] = [];
  const give = (mayContinue: boolean) => () => {
    for (const work of due.splice(0)) work(() => mayContinue);
  };
  const entries = [{ ...CHESS_ENTRY, load: async () => ({ ...CHESS, play }) }];
  const page = await at.open('chess', { build, entries, whenIdle: (work) => void due.push(work) });
  return { ...page, played, one: give(false), all: give(true) };
};

const told = ({ store, table }: Page) => {
  const logged = table().line.map((_, index) => loggedAt(table(), index));
  return [logged, standing(store), positionOf(table())];
};
const positionIn = ({ table }: Page) => CHESS.write(positionOf(table()));

/** Plays a game and undoes some of it. `copy` returns a new browser with the same local storage. */
const left = async (picks = PLAYED, back = 0) => {
  const before = browser();
  const page = await before.open('chess', { build: BUILD, whenIdle: (work) => work(() => true) });
  await page.play(picks);
  for (let times = 0; times < back; times++) page.act.undo();
  await rested();
  return { page, copy: () => browser(Object.fromEntries(before.shelf.kept)) };
};

const waits = () => undefined;
test.each([
  [0, '', 5, 'waits', waits],
  [0, ' a7', 5, 'waits', waits],
  [2, '', 5, 'waits', waits],
  [5, '', 5, 'waits', waits],
  [0, '', 5, 'goes back', ({ act }: Page) => Array.from({ length: 3 }, () => act.undo('turn'))],
  [0, '', 7, 'plays on', ({ store }: Page) => pickAll(store, 'a7 a6 b5 c6')],
] as const)(
  'left %i early with "%s" picked: shown first, then replays all %i (one %s)',
  async (back, begun, count, _how, acts) => {
    const { page: before, copy } = await left(PLAYED + begun, back);
    const at = copy();
    const kept = [...at.shelf.kept];
    const { one, all, ...page } = await reopened(at);
    expect([...at.shelf.kept]).toEqual(kept);
    expect(page.played.count).toBe(0);
    expect(positionIn(page)).toBe(positionIn(before));
    expect(standing(page.store)).toEqual(standing(before.store));
    expect(selectLastSquares(page.store.getState())).toEqual([]);
    for (const each of [page, before]) acts(each);
    expect(standing(page.store)).toEqual(standing(before.store));
    await rested();
    expect(at.shelf.kept.get(CACHED)).toBe(new Map(kept).get(CACHED));
    const soFar = page.played.count;
    one();
    expect(page.played.count).toBe(soFar + 1);
    all();
    expect(page.played.count).toBe(count);
    expect(page.store.getState().replaying).toBeNull();
    expect(told(page)).toEqual(told(before));
    if (acts === waits)
      expect(selectLastSquares(page.store.getState())).toEqual(selectLastSquares(before.store.getState()));
    await rested();
    expect(at.shelf.kept.get(CACHED) === new Map(kept).get(CACHED)).toBe(acts === waits);
    const again = await reopened(at);
    expect(again.played.count).toBe(0);
    expect(standing(again.store)).toEqual(standing(before.store));
  },
);

test.each([
  ['an action less', 1, `${LINE}, a7 a6`, 'g1 f3', /^$/],
  ['another build', 5, LINE, 'g1 f3', /^$/],
  ['other actions', 5, LINE.replace('g1 f3', 'g1 h3'), 'g1 h3', /^$/],
  ['actions that cannot be played', 3, '', 'g1 g3', /g1 g3/],
])('with a cache of %s, %i are replayed', async (what, count, board, third, says) => {
  const { page: before, copy } = await left();
  if (what === 'an action less') pickAll(before.store, 'a7 a6');
  const at = copy();
  at.rewrite((text) => text.replace('g1 f3', third));
  const page = await reopened(at, what === 'another build' ? what : BUILD);
  page.sees(board, says);
  expect(page.played.count).toBe(count);
});

test('a position with one wrong or missing letter is ignored', async () => {
  const { page, copy } = await left();
  const { shelf } = copy();
  const text = shelf.kept.get(CACHED) ?? '';
  const cache = createPositionCache(shelf, BUILD);
  expect(cache.find(page.saved())?.cursor).toBe(5);
  for (let at = 0; at < text.length; at++)
    for (const rest of [(text[at] === '1' ? '2' : '1') + text.slice(at + 1), '']) {
      shelf.kept.set(CACHED, text.slice(0, at) + rest);
      expect(cache.find(page.saved()), `letter ${at}`).toBeNull();
    }
});

test('a cached position that contradicts its line is replaced', async () => {
  const { page: before, copy } = await left();
  const at = copy();
  const table = before.table();
  const { start, actions } = table.replayed;
  const wrong = actions.map((turn) => ({ ...turn, position: start, steps: turn.tell() }));
  const cache = createPositionCache(at.shelf, BUILD);
  cache.schedule(before.saved().id, { ...table, replayed: { start, actions: wrong } });
  await rested();
  const { all, ...page } = await reopened(at);
  expect(positionOf(page.table())).toEqual(start);
  all();
  await rested();
  expect(told(page)).toEqual(told(before));
  page.sees(LINE);
});

test('full storage drops positions to save the game', async () => {
  const { shelf, ...at } = (await left()).copy();
  const page = await reopened({ shelf, ...at });
  const { setItem } = shelf;
  shelf.setItem = (key, value) => {
    if (shelf.kept.has(CACHED)) throw new Error('the storage is full');
    setItem.call(shelf, key, value);
  };
  at.fare(false, 'refuses');
  pickAll(page.store, 'a7 a6');
  page.sees(`${LINE}, a7 a6`);
  (await at.reopened()).sees(`${LINE}, a7 a6`, /crash/);
});

test.each(['no record of the game', 'only a damaged record'])(
  'with %s left, the position opens as a new game, with a notice',
  async (what) => {
    const { page, copy } = await left();
    const { shelf, ...at } = copy();
    const key = [...shelf.kept.keys()].find((each) => each.startsWith('oddboard/save/')) ?? '';
    if (what === 'only a damaged record') shelf.kept.set(key, 'damaged');
    else shelf.kept.delete(key);
    const again = await reopened({ shelf, ...at });
    expect(positionIn(again)).toBe(positionIn(page));
    again.sees('', /open at its last position, without the moves before it/);
    expect(again.saved().id).not.toBe(page.saved().id);
    await again.play('a7 a6', 'a7 a6', /last position/);
  },
);
