/** Repeated positions, counted in histories that share their beginnings. */
import { expect, test } from 'vitest';
import { hasRepeats, timesStood, withKey } from '../../src/kernel/repetition.ts';

/** The naive count. */
const countedIn = (history: readonly string[], key: string): number =>
  history.filter((each) => each === key).length;

test('a history counts what stands in it, however long it grows', () => {
  let history: readonly string[] = [];
  for (let turn = 0; turn < 120; turn++) {
    history = withKey(history, `position ${(turn * turn) % 41}`);
    for (let key = 0; key < 41; key++)
      expect(timesStood(history, `position ${key}`)).toBe(countedIn(history, `position ${key}`));
    expect(hasRepeats(history)).toBe(new Set(history).size < history.length);
  }
});

test('lines that grow from one history know nothing of each other', () => {
  const trunk = Array.from({ length: 50 }, (_, turn) => `position ${turn}`).reduce<readonly string[]>(
    withKey,
    [],
  );
  const [left, right] = [withKey(trunk, 'left'), withKey(trunk, 'position 7')];
  expect([timesStood(left, 'left'), timesStood(right, 'left'), hasRepeats(left), hasRepeats(right)]).toEqual([
    1,
    0,
    false,
    true,
  ]);
  expect(timesStood(withKey(right, 'position 7'), 'position 7')).toBe(3);
});

test('a history from a file counts as one that was played', () => {
  const read = ['a', 'b', 'a', 'c'];
  expect([timesStood(read, 'a'), timesStood(read, 'd'), hasRepeats(read), hasRepeats(['a', 'b'])]).toEqual([
    2,
    0,
    true,
    false,
  ]);
});
