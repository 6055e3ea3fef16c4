/** Spoiled files, links, picks and storage: refused in words, with everything as it was. The campaign sends many more. */
import { expect, it } from 'vitest';
import { GAMES } from '../../src/variants/index.ts';
import { siege } from '../support/hostile-room.ts';

it.each(GAMES.map(({ id, title }) => [title, id] as const))('%s', async (_title, id) => {
  const { broken, refused } = await siege(GAMES, id, 60, 11);
  expect(broken).toEqual([]);
  expect(refused).toBeGreaterThan(10);
});
