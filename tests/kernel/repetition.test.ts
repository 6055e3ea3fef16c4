/** Tests counts of repeated positions in histories that share their beginnings. */
import { expect, test } from 'vitest';
import { hasRepeats, timesOccurred, withKey } from '../../src/kernel/repetition.ts';

/** Counts naively, for comparison. */
const countedIn = (history: readonly string[], key: string): number => history.filter((each) => each === key).length;

test('histories count correctly at any length', () => {
  let history: readonly string[] = [];
  for (let turn = 0; turn < 120; turn++) {
    history = withKey(history, `position ${(turn * turn) % 41}`);
    for (let key = 0; key < 41; key++)
      expect(timesOccurred(history, `position ${key}`)).toBe(countedIn(history, `position ${key}`));
    expect(hasRepeats(history)).toBe(new Set(history).size < history.length);
  }
});

test('lines with a common history are independent', () => {
  const trunk = Array.from({ length: 50 }, (_, turn) => `position ${turn}`).reduce<readonly string[]>(withKey, []);
  const [left, right] = [withKey(trunk, 'left'), withKey(trunk, 'position 7')];
  expect([timesOccurred(left, 'left'), timesOccurred(right, 'left'), hasRepeats(left), hasRepeats(right)]).toEqual([
    1,
    0,
    false,
    true,
  ]);
  expect(timesOccurred(withKey(right, 'position 7'), 'position 7')).toBe(3);
});

test('histories from files count like played ones', () => {
  const read = ['a', 'b', 'a', 'c'];
  expect([timesOccurred(read, 'a'), timesOccurred(read, 'd'), hasRepeats(read), hasRepeats(['a', 'b'])]).toEqual([
    2,
    0,
    true,
    false,
  ]);
});
