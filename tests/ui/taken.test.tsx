/** Tests the material lead of a side, shown beside its captures. */
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PUBLISHED_GAMES } from '../support/published.ts';
import { shownGame } from './shown-game.tsx';

test.each(PUBLISHED_GAMES)('$title: every piece except royals has a value', async (entry) => {
  const game = await entry.load();
  const material = (await entry.evaluation?.())?.material;
  const types = new Set(Object.values(game.view(game.setup(1, {})).units).map(({ type }) => type));
  expect([...types].filter((type) => !material?.[type])).toEqual([game.royal?.type]);
});

test('only the side ahead shows the difference in Pawns', async () => {
  const { game, store } = await shownGame('baroque');
  const [sample] = game.samples;
  if (sample) store.getState().load(sample.record);
  expect(await screen.findByTitle('Leads by about 17 Pawns')).toHaveTextContent('+17');
  expect(screen.getByRole('region', { name: /^White/ })).toHaveTextContent('+17');
  expect(screen.getAllByTitle(/^Leads by/)).toHaveLength(1);
});
