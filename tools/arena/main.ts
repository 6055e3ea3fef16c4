/**
 * Plays the levels of the computer (beginner, casual, careful, strong) and `random` against each other, in the named
 * variant or in all.
 *
 * arena [VARIANT [FIRST:SECOND ...]] [--games N] [--seed S] [--opening TURNS] [--even HUNDREDTHS] [--most TURNS]
 * [--winning HUNDREDTHS] [--records FOLDER]: plays matches from random openings, each with both colours. --even skips
 * openings that the strongest level finds more uneven. --most ends longer games: they are won by an advantage of
 * --winning, else drawn. FOLDER keeps the games, a file each.
 *
 * arena laws [...]: checks every law at every position of these games; those in FOLDER are not played again.
 *
 * arena reports [...]: counts the turning points in these games' reports that a search ten times as long confirms.
 */
import { parseArgs } from 'node:util';
import { invariant } from '../../src/kernel/invariant.ts';
import { brokenLaws, brokenNotation } from '../../src/kernel/laws/laws.ts';
import { replay } from '../../src/kernel/record.ts';
import { unwrap } from '../../src/kernel/result.ts';
import { GAMES } from '../../src/variants/index.ts';
import { spreadOf } from '../figures.ts';
import { type Arena, type ArenaOptions, arenaOf, gameOf, playGame } from './match.ts';
import { checkReports } from './reports.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    opening: { type: 'string', default: '2' },
    even: { type: 'string', default: 'Infinity' },
    most: { type: 'string', default: '160' },
    winning: { type: 'string', default: '300' },
    records: { type: 'string' },
  },
});
const { records, ...numbers } = values;
const arenaOptions = {
  ...Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, Number(value)])),
  records,
} as ArenaOptions;

/** Returns Wilson's 95 % confidence interval of a share of points (0 to 1) in this many games. */
const wilson = (share: number, games: number): readonly number[] => {
  const z = 1.96;
  const whole = 1 + z ** 2 / games;
  const middle = (share + z ** 2 / (2 * games)) / whole;
  const half = (z * Math.sqrt((share * (1 - share)) / games + z ** 2 / (4 * games ** 2))) / whole;
  return [middle - half, middle + half];
};

const playMatches = (arena: Arena, pairs: readonly string[]): void => {
  const { game, games } = arena;
  for (const pair of pairs) {
    const played = Array.from({ length: games }, (_, number) => playGame(arena, pair, number));
    const share = played.reduce((sum, { points }) => sum + points, 0) / games;
    const [low, high] = wilson(share, games).map((each) => (100 * each).toFixed(0));
    const counted = (list: readonly unknown[]): string =>
      [...new Set(list)].map((each) => `${each} ${list.filter((one) => one === each).length}`).join(', ');
    const { median, p95, worst } = spreadOf(played.flatMap(({ times }) => times));
    const ms = [median, p95, worst].map((each) => each.toFixed(0)).join(', ');
    const length = played.reduce((sum, { record }) => sum + record.actions.length, 0) / games;
    console.log(
      `${game.id} ${pair}: ${(100 * share).toFixed(0)} % (${low} to ${high}); games by points ${counted(played.map(({ points }) => points))}; ${length.toFixed(0)} actions a game; ms an action of the first, median, 95 %, worst: ${ms}; ends: ${counted(played.map(({ rule }) => rule))}`,
    );
  }
};

/** Prints each broken law with the record of its game. */
const checkLaws = (arena: Arena, pairs: readonly string[]): void => {
  const { game, games } = arena;
  let [count, wrong] = [0, 0];
  for (const pair of pairs)
    for (let number = 0; number < games; number++) {
      const record = gameOf(arena, pair, number);
      const { start, actions } = unwrap(replay(game, record));
      const broken = actions.flatMap(({ picks }, index) => {
        const before = actions[index - 1]?.position ?? start;
        return [...brokenLaws(game, before, picks), ...brokenNotation(game, before, picks)];
      });
      if (broken.length > 0) console.log([...broken, `  ${JSON.stringify(record)}`].join('\n'));
      count += actions.length;
      wrong += broken.length;
    }
  console.log(`${game.id}: ${count} actions of ${games * pairs.length} games, ${wrong} broken laws`);
  if (wrong > 0) process.exitCode = 1;
};

/** A command, which runs once per variant, and the pairs of players that it takes by default. */
type Command = readonly [run: (arena: Arena, pairs: readonly string[]) => unknown, pairs: readonly string[]];

const MATCHES: Command = [playMatches, ['beginner:random', 'casual:beginner', 'careful:casual', 'strong:careful']];
const COMMANDS: Readonly<Record<string, Command>> = {
  laws: [checkLaws, ['beginner:beginner', 'casual:beginner', 'careful:casual']],
  reports: [checkReports, ['casual:beginner']],
};

const command = COMMANDS[positionals[0] ?? ''];
const [run, defaultPairs] = command ?? MATCHES;
const [id, ...pairs] = command ? positionals.slice(1) : positionals;
const entries = GAMES.filter((entry) => id === undefined || entry.id === id);
invariant(entries.length > 0, `${id} is a game`);
for (const entry of entries) await run(await arenaOf(entry, arenaOptions), pairs.length > 0 ? pairs : defaultPairs);
