/** Two tabs of one browser: which of them has a game, by the browser's locks. */
import { test, vi } from 'vitest';
import { lockedTabs } from '../../src/app/keeping/tabs.ts';
import { browser, rested } from './browser.ts';
import { fileOf, testShelf } from './room.ts';

/** A browser's locks: one holder a name, which a thief breaks. Like a browser's, a lock is given later. */
const fakeLocks = (): Pick<LockManager, 'request'> => {
  const holders = new Map<string, () => void>();
  const request = async (name: string, { steal = false }: LockOptions, use: LockGrantedCallback<unknown>) => {
    await null;
    if (holders.has(name) && !steal) return use(null);
    holders.get(name)?.();
    return new Promise((resolve, reject) => {
      holders.set(name, () => reject(new Error('stolen')));
      Promise.resolve(use({ name, mode: 'exclusive' })).then((value) => {
        holders.delete(name);
        resolve(value);
      });
    });
  };
  return { request } as never;
};

/** Opens chess in tabs of one browser, by their names. */
const tabsOf = (locks = fakeLocks()) => {
  const at = browser();
  return (name: string) =>
    at.open('chess', { tab: testShelf(), tabs: lockedTabs(locks as LockManager, at.shelf, name) });
};

test('a game is in one tab until that leaves it, another takes it over, or it is reloaded', async () => {
  const open = tabsOf();
  const one = await open('one');
  await one.play('e2 e4');
  const two = await open('two');
  two.sees('another tab');
  void two.act.open('chess');
  await vi.advanceTimersByTimeAsync(800);
  one.act.leave();
  await rested();
  two.sees('e2 e4');
  await one.open();
  one.sees('another tab');
  void one.act.takeOver();
  await rested();
  one.sees('e2 e4');
  two.sees('another tab');
  void two.act.openFile(fileOf(one.saved()));
  await rested();
  two.sees('another tab');
  (await open('one')).sees('e2 e4');
  one.sees('another tab');
});

test('a game opened twice at once is had once; one that is left before it is had is free', async () => {
  const open = tabsOf();
  const one = await open('one');
  await one.play('e2 e4');
  one.act.leave();
  void one.act.open('chess');
  await one.open();
  one.sees('e2 e4');
  one.act.leave();
  void one.act.open('chess');
  one.act.leave();
  (await open('two')).sees('e2 e4');
  await rested();
  one.sees('no game');
});

test.each(['refuses', 'throws'])('where the browser %s every lock, a tab has every game', async (how) => {
  const request = () => {
    if (how === 'throws') throw new Error('not allowed');
    return Promise.reject(new Error('not allowed'));
  };
  const open = tabsOf({ request } as never);
  const one = await open('one');
  await one.play('e2 e4');
  const two = await open('two');
  void two.act.takeOver();
  for (const page of [one, two]) page.sees('e2 e4');
});
