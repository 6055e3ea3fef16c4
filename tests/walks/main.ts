/**
 * Long random games of every variant, on a bundle, where they are many times faster than under the test
 * runner. At each action: nothing is changed in place, the steps lead from the old view to the new one, the
 * preview tells the same steps where no dice fell, the position survives JSON, and somebody can act until the
 * game is over.
 *
 * `node walks.js 1000000` walks so many actions of all variants together, and plays each game again from its
 * record.
 */
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { spell, type Target } from '../../src/kernel/asking/target.ts';
import { seeded } from '../../src/kernel/chance.ts';
import { deepEqual } from '../../src/kernel/deep-equal.ts';
import { foldView } from '../../src/kernel/fold.ts';
import type { Game, Position } from '../../src/kernel/game.ts';
import { invariant } from '../../src/kernel/invariant.ts';
import { freeze } from '../../src/kernel/laws/laws.ts';
import { randomPicks } from '../../src/kernel/laws/walk.ts';
import { playSpelled } from '../../src/kernel/record.ts';
import { GAMES } from '../../src/variants/index.ts';
import { crowdAfter, STAGE_STARTS } from '../variants/frozenchess/stage-starts.ts';

/** How many actions are walked; the largest ruleset needs the most. */
const USUAL = 4_000;
const ACTIONS: Readonly<Record<string, number>> = { frozenchess: 10_000 };

/**
 * What part of a long campaign each variant has: a small ruleset is walked many times faster than a large
 * one.
 */
const SHARE: Readonly<Record<string, number>> = {
  'great-worm': 0.3,
  snake: 0.3,
  baroque: 0.25,
  inchworm: 0.1,
  frozenchess: 0.05,
};

/** Positions from which every other game of a variant is walked, in turn; set up, not played. */
const STARTS: Readonly<Record<string, readonly Position[]>> = {
  frozenchess: STAGE_STARTS.map(([plies]) => crowdAfter(plies)),
};

const startOf = (game: Game, number: number): Position => {
  const starts = STARTS[game.id] ?? [];
  // Two of each kind in a row, so that threads that take every other game have both kinds.
  const isSetUp = number % 4 < 2;
  const start = starts[(2 * Math.floor(number / 4) + (number % 2)) % starts.length];
  return (isSetUp && start) || game.setup(number);
};

/** So many actions of one game at the most, then another begins. */
const LONGEST = 200;

/** Without dice a preview is the action itself: then one in so many is looked at. */
const THOROUGH = 10;

/**
 * Games are not equally long: the most actions are shared out in so many parts for each core, so that none
 * waits long for another.
 */
const PARTS = 3;

/**
 * Is it what JSON keeps? What is frozen was looked at before: all that a position shares with the one before
 * it.
 */
const isPlain = (value: unknown): boolean => {
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || value === null)
    return value === null || typeof value === 'string' || typeof value === 'boolean';
  if (Object.isFrozen(value)) return true;
  const isList = Array.isArray(value);
  if (!isList && Object.getPrototypeOf(value) !== Object.prototype) return false;
  const kept = Object.values(value);
  return kept.every(isPlain) && (!isList || kept.length === value.length);
};

/** What one action breaks, and the position after it. */
const checked = (
  game: Game,
  position: Position,
  picks: readonly Target[],
  isThorough: boolean,
): { readonly after: Position | null; readonly broken: readonly string[] } => {
  const played = game.play(position, picks);
  if (!played.ok) return { after: null, broken: [played.error.text] };
  const { state, tell } = played.value;
  const steps = tell();
  const broken: string[] = [];
  if (!deepEqual(foldView(game.view(position), steps), game.view(state)))
    broken.push('the steps do not lead to the new view');
  if (position.rng || isThorough) {
    const preview = game.preview(position, picks);
    const isChance = steps.some(({ events }) => events.some(({ kind }) => kind === 'rolled'));
    if (!preview.ok || (!isChance && !deepEqual(preview.value.tell(), steps)))
      broken.push('the preview tells otherwise');
  }
  if (!isPlain(state)) broken.push('the position does not survive JSON');
  return { after: state, broken };
};

/** Games of one variant to be walked by one thread; their numbers are `first`, `first + every` and so on. */
interface Job {
  readonly id: string;
  readonly actions: number;
  readonly first: number;
  readonly every: number;
  /** Is each game played again from its record? */
  readonly again: boolean;
}

interface Walked {
  readonly id: string;
  readonly actions: number;
  readonly games: number;
  readonly ends: number;
  readonly broken: readonly string[];
  readonly seconds: number;
}

/** Where spelled actions lead; null where one of them cannot be played. */
const playedAgain = (game: Game, start: Position, spelled: readonly string[]): Position | null => {
  let position = start;
  for (const action of spelled) {
    const turned = playSpelled(game, position, action);
    if (!turned.ok) return null;
    position = turned.value.position;
  }
  return position;
};

const walked = async ({ id, actions, first, every, again }: Job): Promise<Walked> => {
  const started = performance.now();
  const game = await GAMES.find((entry) => entry.id === id)?.load();
  invariant(game, `there is no game ${id}`);
  let [played, games, ends] = [0, 0, 0];
  const broken: string[] = [];
  for (let number = first; played < actions && broken.length === 0; number += every) {
    games += 1;
    let dice = seeded(number);
    const start = startOf(game, number);
    const spelled: string[] = [];
    let position = start;
    if (!isPlain(start)) broken.push(`what it starts from does not survive JSON: ${game.write(start)}`);
    for (let ply = 0; ply < LONGEST && played < actions; ply++) {
      const chosen = randomPicks(game, freeze(position), dice);
      if (!chosen && !game.outcome(position))
        broken.push(`nobody can act, and the game is not over: ${game.write(position)}`);
      if (!chosen) break;
      const [picks, next] = chosen;
      dice = next;
      const { after, broken: laws } = checked(game, position, picks, played % THOROUGH === 0);
      broken.push(...laws.map((law) => `${law}: ${game.write(position)}, ${spell(game.board, picks)}`));
      if (!after || broken.length > 0) break;
      played += 1;
      position = after;
      if (again) spelled.push(spell(game.board, picks));
    }
    if (again && broken.length === 0 && !deepEqual(playedAgain(game, start, spelled), position))
      broken.push(`played again it ends elsewhere: ${game.write(start)}, ${spelled.join('; ')}`);
    if (game.outcome(position)) ends += 1;
  }
  return { id, actions, games, ends, broken, seconds: (performance.now() - started) / 1000 };
};

/** The games of a variant shared out; the one with the most actions is walked by every core. */
const jobsOf = (asked: number | null, cores: number): readonly Job[] =>
  GAMES.flatMap(({ id }) => {
    const actions =
      asked === null ? (ACTIONS[id] ?? USUAL) : Math.ceil(asked * (SHARE[id] ?? 1 / GAMES.length));
    const every = actions > USUAL ? PARTS * cores : 1;
    return Array.from(
      { length: every },
      (_, index): Job => ({
        id,
        actions: Math.ceil(actions / every),
        first: index + 1,
        every,
        again: asked !== null,
      }),
    );
  });

const inThread = async (thread: Worker, job: Job): Promise<Walked> => {
  thread.postMessage(job);
  const [result] = await once(thread, 'message');
  return result;
};

/** The longest first, by a thread for each core; each keeps what it has compiled for its next job. */
const allWalked = async (jobs: readonly Job[], cores: number): Promise<readonly Walked[]> => {
  const waiting = [...jobs].sort((a, b) => b.actions - a.actions);
  const done: Walked[] = [];
  const worked = async (): Promise<void> => {
    const thread = new Worker(new URL(import.meta.url));
    for (let job = waiting.shift(); job; job = waiting.shift()) done.push(await inThread(thread, job));
    await thread.terminate();
  };
  await Promise.all(Array.from({ length: cores }, worked));
  return done;
};

if (isMainThread) {
  const cores = availableParallelism();
  const asked = process.argv[2] === undefined ? null : Number(process.argv[2]);
  const results = await allWalked(jobsOf(asked, cores), cores);
  for (const { id, actions, games, ends, broken, seconds } of results) {
    for (const law of broken) console.error(`${id}: ${law}`);
    console.log(
      `${id.padEnd(12)} ${actions} actions, ${games} games, ${ends} of them to their end, ${seconds.toFixed(1)} s`,
    );
  }
  const failed = results.flatMap(({ broken }) => broken).length;
  console.log(
    `laws: ${results.reduce((sum, { actions }) => sum + actions, 0)} actions walked, ${failed} broken`,
  );
  process.exitCode = failed > 0 ? 1 : 0;
} else parentPort?.on('message', async (job: Job) => parentPort?.postMessage(await walked(job)));
