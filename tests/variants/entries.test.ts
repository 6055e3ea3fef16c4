/** Tests what the list of games says of a game before its rules are loaded. */
import { expect, test } from 'vitest';
import { unwrap } from '../../src/kernel/result.ts';
import { GAMES } from '../../src/variants/index.ts';

test.each(GAMES)('$title has the listed number of pieces', async ({ load, kinds }) => {
  const game = await load();
  const { units } = game.view(game.setup(1));
  expect(new Set(Object.values(units).map(({ type }) => type)).size).toBe(kinds);
});

test.each(GAMES)('$title has each option in the position, its file and the editor', async ({ load, editor }) => {
  const game = await load();
  const fields = (await editor?.())?.fields ?? [];
  for (const { id, title, values, valueIn } of game.options)
    for (const value of values) {
      const start = game.setup(1, { [id]: value.id });
      expect([start, unwrap(game.read(game.write(start)))].map(valueIn)).toEqual([value.id, value.id]);
      const field = fields.find((each) => each.id === id);
      expect([field?.title, field?.kind(start), field?.read(start)]).toEqual([title, { of: values }, value.id]);
    }
});
