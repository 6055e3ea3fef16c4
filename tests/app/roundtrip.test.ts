import { expect, test } from 'vitest';
import { GAMES } from '../../src/variants/index.ts';
import { lostOnTheWay } from '../support/saved.ts';

/**
 * A few here; 200 at every `npm test` in the bundle of tests/walks; thousands with
 * `npm run campaign -- --saves 2000`.
 */
const EACH = 3;

for (const entry of GAMES)
  test(`${entry.title}: random games come back from files and links bit by bit`, async () => {
    const game = await entry.load();
    for (let seed = 1; seed <= EACH; seed++)
      expect(await lostOnTheWay(game, seed, 10), `seed ${seed}`).toEqual([]);
  });
