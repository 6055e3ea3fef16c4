/** Which tab has a game, by the browser's locks. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lockedTabs } from '../../src/app/keeping/tabs.ts';
import { testShelf } from './room.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/**
 * A browser's locks: one holder a name; asking with `ifAvailable` gets null where there is one, stealing
 * breaks it.
 */
const fakeLocks = () => {
  const holders = new Map<string, { free(): void; lose(): void }>();
  const request = async (
    name: string,
    { steal = false }: LockOptions,
    use: (lock: Lock | null) => unknown,
  ): Promise<unknown> => {
    // Like a browser's, a lock is given later.
    await null;
    const holder = holders.get(name);
    if (holder && !steal) return use(null);
    holder?.lose();
    return new Promise((resolve, reject) => {
      holders.set(name, { free: () => holders.delete(name), lose: () => reject(new Error('stolen')) });
      Promise.resolve(use({ name, mode: 'exclusive' })).then((value) => {
        holders.delete(name);
        resolve(value);
      });
    });
  };
  return { request } as unknown as LockManager;
};

/** Two tabs of one browser. */
const tabsOf = (locks: LockManager) => {
  const shelf = testShelf();
  return [lockedTabs(locks, shelf, 'one'), lockedTabs(locks, shelf, 'two')] as const;
};

test('a game is had by one tab, until that lets go of it or another takes it over, which is told', async () => {
  const locks = fakeLocks();
  const [first, second] = tabsOf(locks);
  const lost = vi.fn();
  expect(await first.claim('a', false, lost)).toBe(true);
  const refused = second.claim('a', false, lost);
  await vi.runAllTimersAsync();
  expect(await refused).toBe(false);
  const granted = second.claim('a', false, lost);
  first.release();
  await vi.runAllTimersAsync();
  expect(await granted).toBe(true);
  expect(lost).not.toHaveBeenCalled();
  expect(await first.claim('a', true, vi.fn())).toBe(true);
  await vi.runAllTimersAsync();
  expect(lost).toHaveBeenCalledOnce();
});

test('a game asked for twice at once is had once; one that is left before it is had is free', async () => {
  const locks = fakeLocks();
  const [first, second] = tabsOf(locks);
  const lost = vi.fn();
  const claims = [first.claim('a', false, lost), first.claim('a', false, lost)];
  await vi.runAllTimersAsync();
  expect(await Promise.all(claims)).toEqual([true, true]);
  const left = first.claim('b', false, lost);
  first.release();
  await vi.runAllTimersAsync();
  expect(await left).toBe(false);
  const free = [second.claim('a', false, lost), second.claim('b', false, lost)].at(-1);
  await vi.runAllTimersAsync();
  expect(await free).toBe(true);
  expect(lost).not.toHaveBeenCalled();
});

test.each(['refuses', 'throws'])('where the browser %s every lock, a tab has every game', async (how) => {
  const refuse = () => {
    if (how === 'throws') throw new Error('not allowed');
    return Promise.reject(new Error('not allowed'));
  };
  const [tab] = tabsOf({ request: refuse } as unknown as LockManager);
  const lost = vi.fn();
  expect(await tab.claim('a', false, lost)).toBe(true);
  expect(await tab.claim('b', true, lost)).toBe(true);
  expect(lost).not.toHaveBeenCalled();
});
