/**
 * How fast the engines are, in one run on a built bundle: complete plays counted per second beside chessops
 * and, where it knows the moves, Fairy-Stockfish, random actions per second, and the time of one answer to a player.
 */
import { loadavg } from 'node:os';
import { isMainThread } from 'node:worker_threads';
import { GAMES } from '../../src/variants/index.ts';
import { type Answers, answersOf, positionIn, walksPerSecond } from './answers.ts';
import { apart, serve, type Thread } from './apart.ts';
import { scenesOf } from './busy.ts';
import { cpu, median, type Spread } from './clock.ts';
import { CHESSOPS, FFISH_FIRST, FIRST_IDS, gameOf, REFERENCE_IDS, subjectOf } from './subjects.ts';
import { table, thousands } from './table.ts';

const RUNS = 5;
/** Milliseconds that the walks of one game may take. */
const WALKS = 2000;
const ANSWERS = 100;

interface Counted {
  readonly name: string;
  readonly nodes: number;
  readonly ms: number;
}

type Placed<T> = readonly (readonly [scene: string, measured: T])[];

/** What a thread measures of the one subject it has. */
const measuring = async (id: string) => {
  const { name, count } = await subjectOf(id);
  const game = GAMES.some((entry) => entry.id === id) ? await gameOf(id) : null;
  const scenes = game
    ? scenesOf(game, 0).map((scene) => [scene.name, game, positionIn(game, scene)] as const)
    : [];
  return {
    count: (): Counted => {
      let nodes = 0;
      const ms = cpu(() => {
        nodes = count();
      });
      return { name, nodes, ms };
    },
    walks: (): Placed<number> =>
      scenes.map(([scene, of, position]) => [scene, walksPerSecond(of, position, RUNS, WALKS)]),
    answers: (): Placed<Answers> =>
      scenes.map(([scene, of, position]) => [scene, answersOf(of, position, ANSWERS)]),
  };
};

interface Speed {
  readonly name: string;
  readonly nodes: number;
  readonly perSecond: number;
}

/**
 * Counts of all subjects in turn, again and again, so that noise hits them alike; plays per second in the
 * median run.
 */
const compared = async (threads: readonly Thread[]): Promise<readonly Speed[]> => {
  const rounds: (readonly Counted[])[] = [];
  for (let run = 0; run <= RUNS; run++) {
    const round: Counted[] = [];
    for (const thread of threads) round.push(await thread.ask<Counted>('count'));
    rounds.push(round);
  }
  const [first = [], ...measured] = rounds;
  return first.map(({ name, nodes }, index) => {
    const ms = median(measured.map((round) => round[index]?.ms ?? Number.NaN));
    return { name, nodes, perSecond: (nodes / ms) * 1000 };
  });
};

/** A table of speeds, with their ratios to some of them. */
const speeds = (
  counted: readonly Speed[],
  what: string,
  references: Readonly<Record<string, string>>,
): string => {
  const columns = Object.entries(references).map(([title, name]) => {
    const reference = counted.find((each) => each.name === name)?.perSecond ?? Number.NaN;
    return { title, of: (speed: number) => `${(speed / reference).toFixed(3)}x` };
  });
  return table(
    ['engine', what, `${what}/s`, ...columns.map(({ title }) => title)],
    counted.map(({ name, nodes, perSecond }) => [
      name,
      thousands(nodes),
      thousands(perSecond),
      ...columns.map((column) => column.of(perSecond)),
    ]),
  );
};

const figures = ({ median: middle, p95 }: Spread): readonly string[] => [middle.toFixed(2), p95.toFixed(2)];

const report = async (): Promise<void> => {
  const asked = process.argv.slice(2);
  const wanted = GAMES.map(({ id }) => id).filter((id) => asked.length === 0 || asked.includes(id));
  const started = (ids: readonly string[]) => ids.map((id) => apart(new URL(import.meta.url), id));
  const [references, games, firsts] = [
    started(REFERENCE_IDS),
    started(wanted),
    started(wanted.includes('snake') ? FIRST_IDS : []),
  ];

  const load = loadavg()[0]?.toFixed(1);
  console.log(
    `Node ${process.version}, load of the machine ${load}. Processor time, medians of ${RUNS} rounds, a thread for each.\n`,
  );
  console.log('Complete plays counted from the start position\n');
  const plays = await compared([...references, ...games]);
  console.log(speeds(plays, 'plays', { 'of chessops': CHESSOPS }));

  if (firsts.length > 0) {
    console.log(
      '\nFirst-part moves of Snake, in the positions of its sample game: what Ordamirror calls a move\n',
    );
    console.log(speeds(await compared(firsts), 'moves', { 'of ffish': FFISH_FIRST }));
  }

  console.log('\nRandom games: actions chosen and played per second\n');
  const walked: string[][] = [];
  for (const [index, thread] of games.entries())
    for (const [scene, speed] of await thread.ask<Placed<number>>('walks'))
      walked.push([wanted[index] ?? '', scene, thousands(speed)]);
  console.log(table(['game', 'from', 'actions/s'], walked));

  console.log(
    `\nOne answer to a player, in milliseconds: median and 95th percentile of ${ANSWERS} positions of random games,`,
  );
  console.log(
    'nothing remembered of any. Ready: the end or not, the view with its checks, and the first question.\n',
  );
  const answered: string[][] = [];
  for (const [index, thread] of games.entries()) {
    for (const [scene, { ready, question, refusal, preview, lenses }] of await thread.ask<Placed<Answers>>(
      'answers',
    ))
      answered.push([
        wanted[index] ?? '',
        scene,
        ...[ready, question, refusal, preview, lenses].flatMap(figures),
      ]);
  }
  const columns = ['ready', 'question', 'refusal', 'preview', 'all lenses'].flatMap((title) => [
    title,
    'p95',
  ]);
  console.log(table(['game', 'from', ...columns], answered));
  await Promise.all([...references, ...games, ...firsts].map((thread) => thread.end()));
};

if (isMainThread) await report();
else serve(measuring);
