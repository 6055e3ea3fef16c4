/**
 * Tests that damaged files, links, picks and storage are refused in words and change nothing. The campaign tries many
 * more.
 */
import { expect, it } from 'vitest';
import { readSavedValue } from '../../src/app/formats/reading.ts';
import { GAMES } from '../../src/variants/index.ts';
import { atDepth } from '../support/depth.ts';
import { attackStore } from '../support/hostile-room.ts';

it.each(GAMES.map(({ id, title }) => [title, id] as const))('%s', async (_title, id) => {
  const { broken, refused } = await attackStore(GAMES, id, atDepth(30, 60), 11);
  expect(broken).toEqual([]);
  expect(refused).toBeGreaterThan(10);
});

it.each([
  ['a format that cannot be a word', { format: { toString: 1 } }, /is of format/],
  [
    'a place that is no node',
    {
      format: 2,
      id: 'a',
      name: '',
      created: '',
      changed: '',
      players: { white: '', black: '' },
      game: 'snake',
      version: 1,
      seed: 1,
      options: {},
      nodes: [],
      notes: {},
      at: 6,
      end: 6,
      picks: '',
      flipped: false,
      result: null,
      snapshot: '',
    },
    /"end": there is no node 6/,
  ],
])('%s is refused in words', (_what, value, text) => {
  const read = readSavedValue(value, { id: 'x', now: '' });
  expect(read.ok ? '' : read.error.text).toMatch(text);
});
