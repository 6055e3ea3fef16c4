/** The list of games: what it says of a game before its rules are loaded. */
import { expect, test } from 'vitest';
import { GAMES } from '../../src/variants/index.ts';

test.each(GAMES)('$title has the listed number of pieces', async ({ load, kinds }) => {
  const game = await load();
  const { units } = game.view(game.setup(1));
  expect(new Set(Object.values(units).map(({ type }) => type)).size).toBe(kinds);
});
