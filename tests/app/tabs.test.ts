/** Tests two tabs of one browser: which one has a game, and what happens without locks. */
import { expect, test, vi } from 'vitest';
import { createLockedTabs } from '../../src/app/saves/tabs.ts';
import type { TestDatabase } from '../support/database.ts';
import { begun, browser } from './browser.ts';
import { fileOf, testShelf } from './room.ts';

/**
 * Fakes `navigator.locks`: each name has one holder, from whom it can be stolen. Locks are granted asynchronously
 * (after 50 ms), as in browsers.
 */
const fakeLocks = (): LockManager => {
  const robbed = new Map<string, () => void>();
  const request = async (name: string, { steal }: LockOptions, use: LockGrantedCallback<unknown>) => {
    await new Promise((given) => setTimeout(given, 50));
    if (robbed.has(name) && !steal) return use(null);
    robbed.get(name)?.();
    const lost = new Promise((_, refuse) => robbed.set(name, () => refuse(new Error('stolen'))));
    await Promise.race([lost, use({ name, mode: 'exclusive' })]);
    return robbed.delete(name);
  };
  return { request } as never;
};

/** Opens chess in two tabs of one browser, after a move in the first. */
const twoTabs = async (locks = fakeLocks(), isFull = false, mood: TestDatabase['state'] = 'well') => {
  const at = browser();
  at.fare(isFull, mood);
  const open = (name: string, tab = testShelf()) =>
    at.open('chess', { tab, tabs: createLockedTabs(locks, at.shelf, name) });
  const one = await open('one', at.tab);
  await one.play('e2 e4');
  return { at, open, one, two: await open('two') };
};

test('a game is in one tab until it leaves, is taken over, or reloads', async () => {
  const { open, one, two } = await twoTabs();
  two.sees('another tab');
  void two.act.open('chess');
  await vi.advanceTimersByTimeAsync(800);
  await one.play(one.act.leave);
  two.sees('e2 e4');
  await one.open('another tab');
  await one.play(one.act.takeOver, 'e2 e4');
  two.sees('another tab');
  await two.play(() => two.act.openFile(fileOf(one.saved())), 'another tab');
  (await open('one')).sees('e2 e4');
  one.sees('another tab');
});

test('a game opened twice at once is held once, and one left early is free', async () => {
  const { one, two } = await twoTabs();
  one.act.leave();
  void one.act.open('chess');
  await one.open('e2 e4');
  await one.play(one.act.leave);
  for (const milliseconds of [0, 20]) {
    await two.play(two.act.leave);
    void one.act.open('chess');
    await vi.advanceTimersByTimeAsync(milliseconds);
    one.act.leave();
    await two.open('e2 e4');
  }
  one.sees('no game');
});

test.each([
  ['lacks locks', undefined, false, 'well'],
  ['refuses locks', async () => Promise.reject(new Error('not allowed')), false, 'well'],
  ['never answers locks', () => new Promise(() => undefined), false, 'well'],
  ['lacks locks and is full', undefined, true, 'well'],
  ['lacks locks and a database', undefined, false, 'refuses'],
] as const)('if the browser %s, the later tab plays a new game', async (_what, request, isFull, mood) => {
  const { at, one, two } = await twoTabs({ request } as never, isFull, mood);
  one.act.dismiss();
  await one.play('e7 e5');
  await two.play('c7 c5 g1', 'e2 e4, c7 c5 | g1', /This game is also played in another tab/);
  await one.play('b1 c3', 'e2 e4, e7 e5, b1 c3');
  expect((await two.lines()).sort()).toEqual(['e2 e4, c7 c5 | g1', 'e2 e4, e7 e5, b1 c3']);
  (await at.open()).sees('e2 e4, e7 e5, b1 c3', mood === 'well' ? /^$/ : /crash/);
});

test('a game touched by another tab is the same game, with its moves', async () => {
  const { at, page, act } = await begun();
  const { id } = page.saved();
  await page.playNew('d2 d4');
  at.tab.kept.set('oddboard/current/chess', id);
  const other = await at.open();
  other.sees('e2 e4');
  other.act.leave();
  const [, game] = await other.listed();
  act.leave();
  await page.open('e2 e4');
  await page.play('e7 e5', 'e2 e4, e7 e5');
  await other.play(() => game && other.act.rename(game, 'Old'), 'no game', /changed in another tab/);
  await page.play('g1 f3', 'e2 e4, e7 e5, g1 f3');
  expect(page.saved()).toMatchObject({ id, name: '' });
  expect(await page.lines()).toEqual(['e2 e4, e7 e5, g1 f3', 'd2 d4']);
});
