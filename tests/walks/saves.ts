/**
 * Random games with many lines, notes and an action begun, through a file and a link and back: bit by bit as
 * they were, with all dice to come. On a bundle, where they are many times faster than under the test runner.
 *
 * `node saves.js 2000 60` takes so many games of every variant, of so many actions; a third word is a folder
 * into which one game of each is written, as the saved games of a version.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { linkTo } from '../../src/app/formats/link/link.ts';
import { fileOf } from '../../src/app/formats/saved.ts';
import { GAMES } from '../../src/variants/index.ts';
import { lostOnTheWay, randomSaved } from '../support/saved.ts';

const [, , each = '40', longest = '12', folder] = process.argv;

/** The first random game that is long enough, with an action begun. */
const worthKeeping = (game: Parameters<typeof randomSaved>[0]) => {
  for (let seed = 1; ; seed++) {
    const saved = randomSaved(game, seed, 60);
    if (saved.picks && saved.nodes.length > 40) return saved;
  }
};

let failed = 0;
for (const entry of GAMES) {
  const started = performance.now();
  const game = await entry.load();
  for (let seed = 1; seed <= Number(each); seed++)
    for (const lost of await lostOnTheWay(game, seed, Number(longest))) {
      failed += 1;
      console.error(`${entry.id}, seed ${seed}: ${lost}`);
    }
  console.log(`${entry.id.padEnd(12)} ${each} games, ${((performance.now() - started) / 1000).toFixed(1)} s`);
  if (folder) {
    mkdirSync(folder, { recursive: true });
    const saved = worthKeeping(game);
    writeFileSync(`${folder}/${entry.id}.json`, fileOf(saved));
    writeFileSync(`${folder}/${entry.id}.link`, `${linkTo(saved)}\n`);
    writeFileSync(`${folder}/${entry.id}.link.position`, `${saved.snapshot}\n`);
  }
}
console.log(`round trips: ${Number(each) * GAMES.length} games, ${failed} losses`);
process.exitCode = failed > 0 ? 1 : 0;
