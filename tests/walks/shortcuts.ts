/**
 * The law of shortcuts of FrozenChess (tests/variants/frozenchess/shortcuts.ts) at length, on a bundle:
 * crowded corners made at random, the positions of all demonstrations and of the sample games, and the crowds
 * before each stage, walked on from by every core, in half of them with a King that is kept in check.
 *
 * `node shortcuts.js 1000000 [SEED]` makes so many comparisons.
 */
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import type { Demo } from '../../src/kernel/learning/demo.ts';
import { replay } from '../../src/kernel/record.ts';
import { DEMOS } from '../../src/variants/frozenchess/demos/index.ts';
import { GAME } from '../../src/variants/frozenchess/index.ts';
import type { State } from '../../src/variants/frozenchess/position/state.ts';
import {
  type Compared,
  compareInCheck,
  compareJudgements,
  compareWalk,
  nothingCompared,
  sumOf,
} from '../variants/frozenchess/shortcuts.ts';
import { crowdAfter, STAGE_STARTS } from '../variants/frozenchess/stage-starts.ts';
import { type Dice, diceFrom, oneOf, strange, tense } from '../variants/frozenchess/strange.ts';

const PLIES = 4;
const TRIALS = 24;
const MANY_TRIALS = 160;
/** One position in so many is a known one. */
const KNOWN = 8;
/** After so many differences a thread stops. */
const MOST_DIFFERENCES = 5;

const known = (): readonly State[] => [
  ...Object.values<Demo>(DEMOS).flatMap(({ at }) => {
    const read = at === undefined ? null : GAME.read(at);
    return read?.ok ? [read.value as State] : [];
  }),
  ...GAME.samples.flatMap(({ record }) => {
    const played = replay(GAME, record);
    return played.ok ? played.value.turns.map(({ position }) => position as State) : [];
  }),
  ...STAGE_STARTS.map(([plies]) => crowdAfter(plies)),
];

/** What one thread does: positions by their numbers, every so many of them. */
interface Job {
  readonly comparisons: number;
  readonly first: number;
  readonly every: number;
}

interface Done {
  readonly counts: readonly (readonly [string, number])[];
  readonly positions: number;
  readonly differences: readonly string[];
}

const startOf = (all: readonly State[], dice: Dice): State =>
  dice(KNOWN) === 0 ? oneOf(dice, all) : strange(dice)[0];

const walked = ({ comparisons, first, every }: Job): Done => {
  const all = known();
  const sum: Compared = nothingCompared();
  const found: string[] = [];
  let positions = 0;
  for (let number = first; sumOf(sum) < comparisons && found.length < MOST_DIFFERENCES; number += every) {
    const dice = diceFrom(number);
    positions += 1;
    const compared: Compared = { counts: sum.counts, differences: [] };
    try {
      const which = dice(4);
      if (which === 0) compareJudgements(compared, tense(dice)[0], dice, MANY_TRIALS);
      else if (which < 3) compareInCheck(compared, startOf(all, dice), dice, PLIES, MANY_TRIALS);
      else compareWalk(compared, startOf(all, dice), dice, PLIES, TRIALS);
    } catch (error) {
      compared.differences.push(`thrown: ${error instanceof Error ? error.message : error}`);
    }
    found.push(...compared.differences.slice(0, 2).map((each) => `position ${number}: ${each}`));
  }
  return { counts: [...sum.counts], positions, differences: found };
};

const inThread = async (job: Job): Promise<Done> => {
  const thread = new Worker(new URL(import.meta.url));
  thread.postMessage(job);
  const [done] = await once(thread, 'message');
  await thread.terminate();
  return done as Done;
};

if (isMainThread) {
  const [, , asked = '1000000', seed = '1'] = process.argv;
  const every = availableParallelism();
  const started = performance.now();
  const jobs = Array.from(
    { length: every },
    (_, index): Job => ({ comparisons: Number(asked) / every, first: Number(seed) + index, every }),
  );
  const results = await Promise.all(jobs.map(inThread));
  const counts = new Map<string, number>();
  for (const [question, count] of results.flatMap((each) => each.counts))
    counts.set(question, (counts.get(question) ?? 0) + count);
  for (const [question, count] of [...counts].sort(([a], [b]) => (a < b ? -1 : 1)))
    console.log(`${question.padEnd(32)} ${count}`);
  const differences = results.flatMap((each) => each.differences);
  for (const each of differences) console.error(each);
  const sum = [...counts.values()].reduce((total, count) => total + count, 0);
  const positions = results.reduce((total, each) => total + each.positions, 0);
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(
    `shortcuts: ${sum} comparisons from ${positions} positions, ${differences.length} differences, ${seconds} s`,
  );
  process.exitCode = differences.length > 0 ? 1 : 0;
} else parentPort?.on('message', (job: Job) => parentPort?.postMessage(walked(job)));
