/** Tests how many files a folder of `src` has, and how many lines a file. */
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { textsIn } from './files.ts';

const SOURCE = textsIn('src');

/** The limit beyond which a folder should be split. */
const MOST_FILES = 21;
const MOST_LINES = 350;

test(`no folder has more than ${MOST_FILES} files of code`, () => {
  const counts = new Map<string, number>();
  for (const file of SOURCE.keys()) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  expect([...counts].filter(([, count]) => count > MOST_FILES)).toEqual([]);
});

test(`no file has more than ${MOST_LINES} lines`, () => {
  const long = [...SOURCE].filter(([, text]) => text.split('\n').length - 1 > MOST_LINES);
  expect(long.map(([file]) => file)).toEqual([]);
});
