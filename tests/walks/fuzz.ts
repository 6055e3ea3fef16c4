/**
 * Positions set up by a random hand, walked with every law, on a bundle: so many games of each variant, the
 * same each time. `node fuzz.js 600` goes on for so many seconds in every variant, `node fuzz.js 600 snake`
 * in one. The engine's own `fuzz` does the same with any bounds; here a thread is watched, so that a question
 * that is never answered is found, too.
 */
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { type Fuzzed, type FuzzPlace, fuzzGame } from '../../src/cli/fuzz/fuzz.ts';
import { invariant } from '../../src/kernel/invariant.ts';
import { clausesOf } from '../../src/kernel/learning/rulebook.ts';
import { GAMES } from '../../src/variants/index.ts';

/** Games by themselves; the largest rulesets, where each takes longest, get fewer. */
const USUAL = 60;
const FEWER: Readonly<Record<string, number>> = { inchworm: 20, frozenchess: 3 };
const PLIES = 12;
const SEED = 5;

/** Seconds without a word from the thread: nothing that a player asks may take as long. */
const FROZEN = 120;

interface Job {
  readonly id: string;
  readonly games: number;
  readonly seconds: number;
  readonly seed: number;
}

interface Ran {
  readonly found: Fuzzed | null;
  /** The last that was heard. */
  readonly place: FuzzPlace | null;
}

const loaded = async (id: string) => {
  const entry = GAMES.find((each) => each.id === id);
  const editor = await entry?.editor?.();
  invariant(entry && editor, `${id} can be set up by hand`);
  return { game: await entry.load(), editor, demos: (await entry.demos?.()) ?? {} };
};

/** One run in a thread of its own; it is given up where it freezes. */
const ran = (job: Job): Promise<Ran> =>
  new Promise((resolve) => {
    const thread = new Worker(new URL(import.meta.url));
    let place: FuzzPlace | null = null;
    const end = (found: Fuzzed | null) => {
      clearTimeout(timer);
      void thread.terminate();
      resolve({ found, place });
    };
    let timer = setTimeout(end, FROZEN * 1000, null);
    thread.on('error', (cause) => {
      throw cause;
    });
    thread.on('message', (message: { readonly place: FuzzPlace } | { readonly found: Fuzzed }) => {
      if ('found' in message) return end(message.found);
      place = message.place;
      clearTimeout(timer);
      timer = setTimeout(end, FROZEN * 1000, null);
    });
    thread.postMessage(job);
  });

const line = ({ position, actions }: Pick<FuzzPlace, 'position' | 'actions'>): string =>
  `from ${position}${actions && `, ${actions}`}`;

/**
 * All that is asked of one variant: gives how many laws broke. With a time limit it goes on with the next
 * seed where a run froze.
 */
const report = async (id: string, games: number, seconds: number): Promise<number> => {
  const started = performance.now();
  const left = () => seconds - (performance.now() - started) / 1000;
  const met = new Set<string>();
  const broken: string[] = [];
  let [runs, played, actions] = [0, 0, 0];
  do {
    const { found, place } = await ran({ id, games, seconds: left(), seed: SEED + runs });
    runs += 1;
    const { game } = await loaded(id);
    const unmet = new Set(found?.unmet);
    const named = found
      ? clausesOf(game.rules).flatMap((clause) => (unmet.has(clause.id) ? [] : [clause.id]))
      : (place?.met ?? []);
    for (const rule of named) met.add(rule);
    played += found?.games ?? 0;
    actions += found?.actions ?? 0;
    for (const each of found?.broken ?? [])
      broken.push(`${each.law}\n    ${line(each)}${each.picks === undefined ? '' : `, tried ${each.picks}`}`);
    if (!found)
      broken.push(
        `nothing was answered for ${FROZEN} s\n    ${place ? line(place) : 'before the first game'}`,
      );
    if (found) break;
  } while (seconds < Infinity && left() > 0);
  const { game } = await loaded(id);
  const ids = clausesOf(game.rules).map((clause) => clause.id);
  const share = `${met.size} of ${ids.length} clauses met (${((100 * met.size) / ids.length).toFixed(1)} %)`;
  const duration = ((performance.now() - started) / 1000).toFixed(1);
  for (const law of broken.slice(0, 10)) console.error(`${id}: ${law}`);
  console.log(`${id.padEnd(12)} ${played} games, ${actions} actions, ${share}, ${duration} s`);
  if (seconds < Infinity)
    console.log(`             not met: ${ids.filter((each) => !met.has(each)).join(' ') || 'none'}`);
  return broken.length;
};

if (isMainThread) {
  const [asked, only] = process.argv.slice(2);
  let failed = 0;
  for (const { id } of GAMES.filter((each) => only === undefined || each.id === only))
    failed += await report(
      id,
      asked === undefined ? (FEWER[id] ?? USUAL) : Infinity,
      asked === undefined ? Infinity : Number(asked),
    );
  console.log(`positions set up at random: ${failed} laws broken`);
  process.exitCode = failed > 0 ? 1 : 0;
} else
  parentPort?.on('message', async ({ id, games, seconds, seed }: Job) => {
    const found = fuzzGame(await loaded(id), { games, plies: PLIES, seed, seconds }, (place) =>
      parentPort?.postMessage({ place }),
    );
    parentPort?.postMessage({ found });
  });
