/** Tests that the files in goldens/ are complete, that none is superfluous, and that people can read them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { disputesOf } from '../../src/kernel/editing/options.ts';
import { GAMES } from '../../src/variants/index.ts';
import { familiesOf } from '../support/demos.ts';
import { arenaGames } from '../support/samples.ts';

const folderOf = (id: string): string => `tests/variants/${id}/goldens`;

const filesIn = (id: string): readonly string[] => readdirSync(folderOf(id)).sort();

/**
 * The games that have golden files. `describeDemos` and `describeSamples` create those of a new game; in CI a missing
 * file fails.
 */
const WITH_FILES = GAMES.filter(({ id }) => existsSync(folderOf(id)));

it.each(WITH_FILES)('$title has exactly the golden files of its tests', async ({ id, load }) => {
  const game = await load();
  const names = [
    'words',
    ...(disputesOf(game.options).length > 0 ? ['readings'] : []),
    ...familiesOf(game).keys(),
    ...game.samples.map((_sample, index) => `sample-${index + 1}`),
    ...arenaGames(id).map(({ title }) => title),
  ];
  expect(filesIn(id)).toEqual(names.map((name) => `${name}.txt`).sort());
});

it('golden files have lines of at most 200 characters, 20,000 in all', () => {
  const lines = WITH_FILES.flatMap(({ id }) =>
    filesIn(id).flatMap((file) => readFileSync(`${folderOf(id)}/${file}`, 'utf8').split('\n')),
  );
  expect(lines.filter((line) => line.length > 200)).toEqual([]);
  expect(lines.length).toBeLessThan(20_000);
});
