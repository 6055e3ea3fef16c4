/** What has been learned: kept, never lost to another tab, as a file and from one. */
import { expect, test } from 'vitest';
import { progressKeeper } from '../../src/app/learning/progress.ts';
import { testShelf } from './room.ts';

const now = () => '2026-01-01T00:00:00.000Z';

test('what is learned stays learned, game by game', () => {
  const shelf = testShelf();
  progressKeeper(shelf, now).add('chess', 'en-passant');
  progressKeeper(shelf, now).add('chess', 'castling');
  const after = progressKeeper(shelf, now);
  expect([...after.of('chess')]).toEqual(['en-passant', 'castling']);
  expect([...after.of('snake')]).toEqual([]);
});

test('two tabs take nothing from each other', () => {
  const shelf = testShelf();
  const [one, other] = [progressKeeper(shelf, now), progressKeeper(shelf, now)];
  one.add('chess', 'en-passant');
  other.add('chess', 'castling');
  expect([...one.of('chess')].sort()).toEqual(['castling', 'en-passant']);
});

test('a file adds what it holds, and any other text is refused', () => {
  const there = progressKeeper(testShelf(), now);
  there.add('chess', 'castling');
  const here = progressKeeper(testShelf(), now);
  here.add('chess', 'en-passant');
  expect(here.open(there.file())).toBe(true);
  expect([...here.of('chess')]).toEqual(['en-passant', 'castling']);
  for (const text of [
    '',
    '{',
    '[]',
    '{"format":2,"progress":{}}',
    '{"format":1,"progress":{"chess":[1]}}',
    '{"game":"chess"}',
  ])
    expect(here.open(text), text).toBe(false);
  expect([...here.of('chess')]).toEqual(['en-passant', 'castling']);
});

test('damaged progress is set aside, and a storage that refuses is no obstacle', () => {
  const shelf = testShelf();
  shelf.setItem('oddboard/progress', '{"format":1');
  const keeper = progressKeeper(shelf, now);
  expect([...keeper.of('chess')]).toEqual([]);
  expect(shelf.kept.get(`oddboard/aside/progress/${now()}`)).toBe('{"format":1');
  shelf.refuses = true;
  keeper.add('chess', 'castling');
  expect([...keeper.of('chess')]).toEqual(['castling']);
});
