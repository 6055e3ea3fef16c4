/** A reason for every no, on a few random tries of every variant; many more are made on a bundle (tests/walks/reasons.ts). */
import { expect, it } from 'vitest';
import { GAMES } from '../../src/variants/index.ts';
import { triedAtRandom } from '../support/reasons.ts';

it.each(GAMES.map((entry) => [entry.title, entry] as const))('%s', async (_title, entry) => {
  const tried = triedAtRandom(await entry.load(), (await entry.editor?.()) ?? null, entry.id === 'frozenchess' ? 60 : 400, 11);
  expect(tried.broken).toEqual([]);
  expect(tried.refused).toBeGreaterThan(tried.tries / 4);
});
