/** The files in goldens/ are those that the tests compare, and can be read. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { GAMES } from '../../src/variants/index.ts';
import { familiesOf } from '../support/demos.ts';
import { arenaGames } from '../support/samples.ts';

const folderOf = (id: string): string => `tests/variants/${id}/goldens`;

/** None where there is no folder: `describeDemos` and `describeSamples` write them. */
const filesIn = (id: string): readonly string[] =>
  existsSync(folderOf(id)) ? readdirSync(folderOf(id)).sort() : [];

it.each(GAMES)(
  '$title has a golden file for each family of clauses, each sample and each game of the arena, and no other',
  async ({ id, load }) => {
    const game = await load();
    const names = [
      ...familiesOf(game).keys(),
      ...game.samples.map((_sample, index) => `sample-${index + 1}`),
      ...arenaGames(id).map(({ title }) => title),
    ];
    expect(filesIn(id)).toEqual(names.map((name) => `${name}.txt`).sort());
  },
);

it('no line of a golden file has more than 200 letters, and all together have at most 4 MB', () => {
  const texts = GAMES.flatMap(({ id }) =>
    filesIn(id).map((file) => readFileSync(`${folderOf(id)}/${file}`, 'utf8')),
  );
  expect(texts.flatMap((text) => text.split('\n')).filter((line) => line.length > 200)).toEqual([]);
  expect(texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0)).toBeLessThan(4_000_000);
});
