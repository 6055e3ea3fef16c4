/**
 * proofs VARIANT [TURNS] [ENDINGS]: measures the CPU time of proving who wins within this many turns, near the ends of
 * games.
 */
import { argv } from 'node:process';
import { invariant } from '../../src/kernel/invariant.ts';
import { replay } from '../../src/kernel/record.ts';
import { unwrap } from '../../src/kernel/result.ts';
import { whoWins } from '../../src/prover/who-wins.ts';
import { GAMES } from '../../src/variants/index.ts';
import { arenaOf, gameOf } from '../arena/match.ts';

const [id = 'snake', turns = '3', count = '40'] = argv.slice(2);
const entry = GAMES.find((each) => each.id === id);
invariant(entry, `${id} is a game`);
const arenaOptions = {
  games: 0,
  seed: 77,
  opening: 2,
  even: Infinity,
  most: 160,
  winning: 300,
  records: undefined,
};
const arena = await arenaOf(entry, arenaOptions);
const { game, evaluation } = arena;

/** The CPU time in seconds after which a proof is given up. */
const SECONDS_AN_ENDING = 20;

const processorTime = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/** Returns the position in which the winner has TURNS turns left; null if game `number` has no winner or is shorter. */
const endingOf = (number: number) => {
  const { start, actions: played } = unwrap(replay(game, gameOf(arena, 'casual:casual', number)));
  const positions = [start, ...played.map(({ position }) => position)];
  const winner = game.outcome(positions.at(-1) ?? start)?.winner;
  const isTurnOfWinner = (each: typeof start) =>
    each.toMove === winner && !game.outcome(each) && !evaluation.isMidTurn?.(each) && !evaluation.awaitsDice?.(each);
  return positions.filter(isTurnOfWinner).at(-Number(turns)) ?? null;
};

const times: number[] = [];
const found = { won: 0, lost: 0, neither: 0, unknown: 0 };
for (let number = 0; times.length < Number(count); number++) {
  const position = endingOf(number);
  if (!position) continue;
  const began = processorTime();
  let isKnown = false;
  const shouldStop = () => isKnown || processorTime() > began + SECONDS_AN_ENDING;
  const { winner } = whoWins(game, evaluation, position, shouldStop, ({ turns: looked }) => {
    isKnown = looked === Number(turns);
  });
  times.push(winner || isKnown ? processorTime() - began : Infinity);
  found[winner ? (winner === position.toMove ? 'won' : 'lost') : isKnown ? 'neither' : 'unknown']++;
}
times.sort((a, b) => a - b);
const median = times[times.length >> 1] ?? 0;
console.log(`${id}: ${turns} turns, median ${median.toFixed(1)} s; ${JSON.stringify(found)}`);
