/**
 * The arena, every variant if none is named; FOLDER keeps the games, a file each.
 *
 * arena [VARIANT [FIRST:SECOND ...]] [--games N] [--seed S] [--opening TURNS] [--even HUNDREDTHS] [--most TURNS]
 * [--winning HUNDREDTHS] [--records FOLDER]: matches between the levels (beginner, casual, careful, strong),
 * random and greedy. Openings are random turns, each played with both sides; with --even those are left out
 * that the strongest level judges a greater lead; games that last too long are judged by their evaluation.
 *
 * arena mates [VARIANT [FIRST:SECOND]] [--wins W] [--games N] [--records FOLDER] [--from games|built|made]
 * [--only one|two|kings]: how many of W wins in one turn the strongest level finds, and of a quarter as many in
 * two: near the ends of the samples and of N games of that pair, then on positions built for a proof, then on
 * any set up at random.
 *
 * arena laws [VARIANT [FIRST:SECOND ...]] [--games N] [--records FOLDER]: every law at every position of such
 * games.
 *
 * arena reports [VARIANT [FIRST:SECOND ...]] [--games N] [--records FOLDER]: how many turning points of their
 * reports a search ten times as long finds true. `mates`, `laws` and `reports` play no game that FOLDER holds.
 */
import { parseArgs } from 'node:util';
import { invariant } from '../../../src/kernel/invariant.ts';
import { GAMES } from '../../../src/variants/index.ts';
import { type Arena, arenaOf, type From, type Wishes } from './arena.ts';
import { compete } from './compete.ts';
import { hunt, huntKings } from './hunt.ts';
import { keptIn } from './kept.ts';
import { checkLaws } from './laws.ts';
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
    wins: { type: 'string', default: '200' },
    records: { type: 'string' },
    from: { type: 'string' },
    only: { type: 'string' },
  },
});

const fromNamed = (name: string | undefined): From | null =>
  (['games', 'built', 'made'] as const).find((each) => each === name) ?? null;

const wishes: Wishes = {
  games: Number(values.games),
  seed: Number(values.seed),
  terms: {
    opening: Number(values.opening),
    even: Number(values.even),
    most: Number(values.most),
    winning: Number(values.winning),
  },
  kept: keptIn(values.records),
  from: fromNamed(values.from),
};

/** What a command does in one game, and between whom if it is not said. */
interface Command {
  readonly pairs: readonly string[];
  run(arena: Arena, pairs: readonly string[]): void | Promise<void>;
}

const COMMANDS: Readonly<Record<string, Command>> = {
  matches: {
    pairs: ['beginner:random', 'casual:beginner', 'careful:casual', 'careful:greedy', 'strong:careful'],
    run: (arena, pairs) => {
      for (const pair of pairs) compete(arena, pair);
    },
  },
  mates: {
    pairs: ['beginner:beginner'],
    run: (arena, [pair = '']) => {
      const wins = Number(values.wins);
      const isWanted = (kind: 'one' | 'two' | 'kings') => values.only === undefined || values.only === kind;
      if (isWanted('one')) hunt(arena, pair, 1, wins);
      if (isWanted('two')) hunt(arena, pair, 3, Math.ceil(wins / 4));
      if (isWanted('kings')) huntKings(arena, wins);
    },
  },
  laws: { pairs: ['beginner:beginner', 'casual:beginner', 'careful:casual'], run: checkLaws },
  reports: { pairs: ['casual:beginner'], run: checkReports },
};

const [first = ''] = positionals;
const verb = first in COMMANDS ? first : 'matches';
const [id, ...pairs] = first in COMMANDS ? positionals.slice(1) : positionals;
const entries = GAMES.filter((entry) => id === undefined || entry.id === id);
invariant(entries.length > 0, `${id} is a game`);
const { pairs: usual, run } = COMMANDS[verb] as Command;
for (const entry of entries) await run(await arenaOf(entry, wishes), pairs.length > 0 ? pairs : usual);
