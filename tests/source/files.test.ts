/** Tests how many files a folder of `src` has, and how many lines a file. */
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { textsIn } from './files.ts';

const SOURCE = textsIn('src');

/** The limit beyond which a folder should be split. */
const MAX_FILES = 21;
const MAX_LINES = 350;

test(`no folder has more than ${MAX_FILES} files of code`, () => {
  const counts = new Map<string, number>();
  for (const file of SOURCE.keys()) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  expect([...counts].filter(([, count]) => count > MAX_FILES)).toEqual([]);
});

test(`no file has more than ${MAX_LINES} lines`, () => {
  const long = [...SOURCE].filter(([, text]) => text.split('\n').length - 1 > MAX_LINES);
  expect(long.map(([file]) => file)).toEqual([]);
});
