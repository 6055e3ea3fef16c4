/**
 * How fast the engines are, in one run on a built bundle: complete plays counted per second beside chessops and
 * Fairy-Stockfish, random actions per second, and the time of one answer to a player.
 */
import { loadavg } from 'node:os';
import { defineGame } from '../../src/kernel/define.ts';
import type { Game } from '../../src/kernel/game.ts';
import { GAMES } from '../../src/variants/index.ts';
import { GAME as chess, SPEC } from '../support/chess/index.ts';
import { START } from '../support/chess/text.ts';
import { answersOf, positionIn, walksPerSecond } from './answers.ts';
import { type Scene, scenesOf } from './busy.ts';
import { cpu, median, type Spread } from './clock.ts';
import { chessops, ffish, ffishOrdamirror } from './references.ts';
import { table, thousands } from './table.ts';

const RUNS = 5;
/** Depth 4 of orthodox chess: 197,281 plays. */
const DEPTH = 4;
/** Milliseconds that a count, and the walks of one game, may take. */
const QUICK = 1500;
const WALKS = 2000;
const ANSWERS = 100;

interface Counter {
  readonly name: string;
  readonly count: () => number;
}

interface Counted {
  readonly name: string;
  readonly nodes: number;
  readonly perSecond: number;
}

/** Counts of all counters, interleaved so that noise hits them alike; plays per second of processor time in the median run. */
const compared = (counters: readonly Counter[]): readonly Counted[] => {
  const times = counters.map((): number[] => []);
  const nodes = counters.map(({ count }) => count());
  for (let run = 0; run < RUNS; run++) for (const [index, { count }] of counters.entries()) times[index]?.push(cpu(count));
  return counters.map(({ name }, index) => ({
    name,
    nodes: nodes[index] ?? 0,
    perSecond: ((nodes[index] ?? 0) / median(times[index] ?? [])) * 1000,
  }));
};

/** The deepest count that is quick enough to be repeated. */
const depthOf = (game: Game): number => {
  const start = game.setup(1);
  let before = 1;
  for (let depth = 1; ; depth++) {
    let nodes = 0;
    const ms = cpu(() => {
      nodes = game.perft(start, depth);
    });
    if ((ms * nodes) / before > QUICK) return depth;
    before = nodes;
  }
};

const wanted = process.argv.slice(2);
const entries = GAMES.filter(({ id }) => wanted.length === 0 || wanted.includes(id));
const variants = await Promise.all(entries.map((entry) => entry.load()));
const pushAndPop = await ffish(START);
const ordamirror = await ffishOrdamirror();
const cloneAndPlay = chessops(START);

/** Chess that plays its last move too, as the others do, instead of only counting the open choices. */
const playing = defineGame({ ...SPEC, countsAsPlay: () => true });

const CHESSOPS = 'chessops: chess, clone and play every leaf';
const ORDAMIRROR = "ffish: Ordamirror's moves, play and take back every leaf";

const counters: readonly Counter[] = [
  { name: CHESSOPS, count: () => cloneAndPlay(DEPTH) },
  { name: 'ffish: chess, play and take back every leaf', count: () => pushAndPop(DEPTH) },
  { name: ORDAMIRROR, count: () => ordamirror(3) },
  { name: `oddboard: chess, play every leaf, depth ${DEPTH}`, count: () => playing.perft(playing.setup(1), DEPTH) },
  { name: `oddboard: chess, depth ${DEPTH}`, count: () => chess.perft(chess.setup(1), DEPTH) },
  ...variants.map((game) => {
    const depth = depthOf(game);
    return { name: `oddboard: ${game.id}, depth ${depth}`, count: () => game.perft(game.setup(1), depth) };
  }),
];

console.log(
  `Node ${process.version}, load of the machine ${loadavg()[0]?.toFixed(1)}. Processor time, medians of ${RUNS} interleaved runs.\n`,
);
console.log('Complete plays counted from the start position\n');
const counted = compared(counters);
const perSecond = (reference: string): number => counted.find(({ name }) => name === reference)?.perSecond ?? Number.NaN;
console.log(
  table(
    ['engine', 'plays', 'plays/s', 'of chessops', 'of ffish Ordamirror'],
    counted.map(({ name, nodes, perSecond: speed }) => [
      name,
      thousands(nodes),
      thousands(speed),
      `${(speed / perSecond(CHESSOPS)).toFixed(3)}x`,
      `${(speed / perSecond(ORDAMIRROR)).toFixed(2)}x`,
    ]),
  ),
);

const placed = variants.flatMap((game) => scenesOf(game, 0).map((scene): readonly [Game, Scene] => [game, scene]));

console.log('\nRandom games: actions chosen and played per second\n');
console.log(
  table(
    ['game', 'from', 'actions/s'],
    placed.map(([game, scene]) => [game.id, scene.name, thousands(walksPerSecond(game, positionIn(game, scene), RUNS, WALKS))]),
  ),
);

const figures = ({ median: middle, p95 }: Spread): readonly string[] => [middle.toFixed(2), p95.toFixed(2)];

console.log(`\nOne answer to a player, in milliseconds: median and 95th percentile of ${ANSWERS} positions of random games,`);
console.log('nothing remembered of any. Ready: the end or not, the view with its checks, and the first question.\n');
console.log(
  table(
    ['game', 'from', 'ready', 'p95', 'question', 'p95', 'refusal', 'p95', 'preview', 'p95', 'all lenses', 'p95'],
    placed.map(([game, scene]) => {
      const { ready, question, refusal, preview, lenses } = answersOf(game, positionIn(game, scene), ANSWERS);
      return [game.id, scene.name, ...[ready, question, refusal, preview, lenses].flatMap(figures)];
    }),
  ),
);
