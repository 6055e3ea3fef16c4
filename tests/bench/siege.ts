/**
 * The hostile campaign: very many spoiled files, links, picks and stored games, and positions and actions,
 * one table at the end.
 */
import { parseArgs } from 'node:util';
import { invariant } from '../../src/kernel/invariant.ts';
import { GAMES } from '../../src/variants/index.ts';
import { brokenReading, brokenTyping, misreadings } from '../support/hostile.ts';
import { siege } from '../support/hostile-room.ts';
import { randomGame } from '../support/random.ts';
import { table, thousands } from './table.ts';

const { values } = parseArgs({
  options: { inputs: { type: 'string', default: '100000' }, seed: { type: 'string', default: '1' } },
});
const [inputs, seed] = [Number(values.inputs), Number(values.seed)];
invariant(
  Number.isSafeInteger(inputs) && Number.isSafeInteger(seed),
  '--inputs and --seed are whole numbers',
);
/**
 * Half of the inputs come in at the doors of the app, a quarter each are position files and actions; half of
 * these are one sign away.
 */
const quarter = Math.ceil(inputs / GAMES.length / 4);

const rows: string[][] = [];
let failures = 0;
for (const entry of GAMES) {
  const started = performance.now();
  const game = await entry.load();
  const doors = await siege(GAMES, entry.id, 2 * quarter, seed);
  const positions = [0, 1, 2, 3].flatMap((each) => randomGame(game, seed + each, 40).positions);
  const broken = [
    ...doors.broken,
    ...brokenReading(game, seed, quarter),
    ...brokenTyping(game, seed, Math.ceil(quarter / 2)),
    ...misreadings(game, positions, seed, Math.ceil(quarter / 20), 10),
  ];
  for (const each of broken) console.log(`  BROKEN  ${entry.id}: ${each}`);
  failures += broken.length;
  const seconds = (performance.now() - started) / 1000;
  rows.push([
    entry.id,
    thousands(4 * quarter),
    thousands(doors.refused),
    String(broken.length),
    doors.slowest.toFixed(0),
    seconds.toFixed(0),
  ]);
}
console.log(table(['game', 'inputs', 'refused at the doors', 'broken', 'slowest, ms', 'seconds'], rows));
if (failures > 0) process.exitCode = 1;
