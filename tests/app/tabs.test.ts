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
  const request = (
    name: string,
    { steal = false }: LockOptions,
    use: (lock: Lock | null) => unknown,
  ): Promise<unknown> => {
    const holder = holders.get(name);
    if (holder && !steal) return Promise.resolve(use(null));
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

const lost = vi.fn();

test('a game that nobody has is claimed at once, however busy the page is', async () => {
  expect(await lockedTabs(fakeLocks(), testShelf(), 'one').claim('a', false, lost)).toBe(true);
});

test('what another tab has is refused, unless it lets go of it in a moment', async () => {
  const locks = fakeLocks();
  const [first, second] = tabsOf(locks);
  await first.claim('a', false, lost);
  const refused = second.claim('a', false, lost);
  await vi.runAllTimersAsync();
  expect(await refused).toBe(false);
  const granted = second.claim('a', false, lost);
  first.release();
  await vi.runAllTimersAsync();
  expect(await granted).toBe(true);
});

test('taken over, the tab that had it is told', async () => {
  const locks = fakeLocks();
  const [first, second] = tabsOf(locks);
  const told = vi.fn();
  await first.claim('a', false, told);
  expect(await second.claim('a', true, lost)).toBe(true);
  await vi.runAllTimersAsync();
  expect(told).toHaveBeenCalledOnce();
});

test.each([
  ['refuses', () => Promise.reject(new Error('not allowed'))],
  [
    'throws',
    () => {
      throw new Error('not allowed');
    },
  ],
])('where the browser %s every lock, a tab has every game', async (_what, request) => {
  const claims = lockedTabs({ request } as unknown as LockManager, testShelf(), 'one');
  expect(await claims.claim('a', false, lost)).toBe(true);
  expect(await claims.claim('b', true, lost)).toBe(true);
  expect(lost).not.toHaveBeenCalled();
});
