/**
 * How fast the engines are, in one run on a built bundle: complete plays counted per second beside chessops and
 * Fairy-Stockfish, and for every game random actions per second and the time of one answer to a player.
 */
import { type Speed, speed } from '../../src/cli/speed.ts';
import { defineGame } from '../../src/kernel/define.ts';
import type { Game } from '../../src/kernel/game.ts';
import { GAMES } from '../../src/variants/index.ts';
import { GAME as chess, SPEC } from '../support/chess/index.ts';
import { START } from '../support/chess/text.ts';
import { chessops, ffish } from './references.ts';
import { table, thousands } from './table.ts';

const RUNS = 5;
/** Depth 4 of orthodox chess: 197,281 plays. */
const DEPTH = 4;

interface Counter {
  readonly name: string;
  readonly count: () => number;
}

/** Counts of all counters, interleaved so that noise hits them alike; plays per second in the best run. */
const compared = (
  counters: readonly Counter[],
): readonly { readonly name: string; readonly nodes: number; readonly perSecond: number }[] => {
  const times = counters.map((): number[] => []);
  const nodes = counters.map(({ count }) => count());
  for (let run = 0; run < RUNS; run++) {
    counters.forEach(({ count }, index) => {
      const started = performance.now();
      count();
      times[index]?.push(performance.now() - started);
    });
  }
  return counters.map(({ name }, index) => ({
    name,
    nodes: nodes[index] ?? 0,
    perSecond: ((nodes[index] ?? 0) / Math.min(...(times[index] ?? []))) * 1000,
  }));
};

/** The depth at which a count takes long enough to be measured and short enough to be repeated. */
const depthOf = (game: Game): number => {
  const start = game.setup(1);
  for (let depth = 1; ; depth++) {
    const started = performance.now();
    const nodes = game.perft(start, depth);
    const ms = performance.now() - started;
    if (ms > 300 || nodes > 5000) return depth;
  }
};

const variants = await Promise.all(GAMES.map((entry) => entry.load()));
const pushAndPop = await ffish(START);
const cloneAndPlay = chessops(START);

/** Chess that plays its last move too, as the others do, instead of only counting the open choices. */
const playing = defineGame({ ...SPEC, countsAsPlay: () => true });

const counters: readonly Counter[] = [
  { name: 'chessops: chess, clone and play every leaf', count: () => cloneAndPlay(DEPTH) },
  { name: 'ffish: chess, play and take back every leaf', count: () => pushAndPop(DEPTH) },
  { name: `oddboard: chess, play every leaf, depth ${DEPTH}`, count: () => playing.perft(playing.setup(1), DEPTH) },
  { name: `oddboard: chess, depth ${DEPTH}`, count: () => chess.perft(chess.setup(1), DEPTH) },
  ...variants.map((game) => {
    const depth = depthOf(game);
    return { name: `oddboard: ${game.id}, depth ${depth}`, count: () => game.perft(game.setup(1), depth) };
  }),
];

console.log('Complete plays from the start position (best of 5 interleaved runs)\n');
const counted = compared(counters);
const base = counted[0]?.perSecond ?? Number.NaN;
console.log(
  table(
    ['engine', 'plays', 'plays/s', 'of chessops'],
    counted.map(({ name, nodes, perSecond }) => [name, thousands(nodes), thousands(perSecond), `${(perSecond / base).toFixed(3)}x`]),
  ),
);

const ms = (value: number): string => value.toFixed(3);
const row = (game: Game, { actionsPerSecond, ms: answer }: Speed): readonly string[] => [
  game.id,
  thousands(actionsPerSecond),
  ms(answer.ask),
  ms(answer.preview),
  ms(answer.explain),
];

console.log('\nRandom games, and one answer to a player in milliseconds (mean over 200 positions, nothing remembered)\n');
console.log(
  table(
    ['game', 'actions/s', 'ask', 'preview', 'explain'],
    [chess, ...variants].map((game) => row(game, speed(game, game.setup(1), 500))),
  ),
);
