/**
 * The arena: matches between the levels of the computer, a random player and a greedy one. Openings are
 * random turns, each played with both sides; games that last too long are judged by their evaluation. With
 * `mates` first: how many wins in one and two turns the strongest level finds. With `laws`: every law at
 * every position of such games. With `shows`: what can be seen in games that were kept. With `choose`: which of
 * them to keep as golden games.
 */
import { parseArgs } from 'node:util';
import type { Game } from '../../../src/kernel/game.ts';
import { invariant } from '../../../src/kernel/invariant.ts';
import { GAMES } from '../../../src/variants/index.ts';
import { type Arena, arenaOf, type From, type Wishes } from './arena.ts';
import { choose, partsOf, type Seen, seenOf } from './choose.ts';
import { compete } from './compete.ts';
import { hunt, huntKings } from './hunt.ts';
import { type Kept, keptIn } from './kept.ts';
import { checkLaws } from './laws.ts';

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
    letters: { type: 'string', default: '300000' },
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

const samplesOf = ({ game }: Arena): readonly Seen[] =>
  game.samples.map(({ record }, index) => seenOf(game, `${game.id}, sample ${index + 1}`, record));

const recordsIn = ({ names, read }: Kept, { id }: Game) =>
  names(id).flatMap((name) => {
    const record = read(name);
    return record ? [{ name, record }] : [];
  });

const keptOf = ({ game, kept }: Arena): readonly Seen[] =>
  recordsIn(kept, game).map(({ name, record }) => seenOf(game, name, record));

const lineOf = ({ name, actions, letters, events, captures, clauses, end }: Seen): string =>
  `${name}: ${actions} actions, ${letters} letters, ${clauses.size} clauses, ${(events / actions).toFixed(1)} events an action, ${captures} captures, ${end ?? 'goes on'}`;

/** What a command does in one game, and between whom if it is not said. */
interface Command {
  readonly pairs: readonly string[];
  run(arena: Arena, pairs: readonly string[]): void;
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
  shows: {
    pairs: [],
    run: (arena) => {
      for (const seen of [...samplesOf(arena), ...keptOf(arena)]) console.log(lineOf(seen));
    },
  },
};

/** Puts the kept games of all variants that are worth it among the golden games, and says what each adds. */
const chooseGames = async (): Promise<void> => {
  const arenas = await Promise.all(GAMES.map((entry) => arenaOf(entry, wishes)));
  const goldenOf = (id: string): Kept => keptIn(`tests/variants/${id}/games`);
  const golden = arenas.flatMap((arena) => [
    ...samplesOf(arena),
    ...keptOf({ ...arena, kept: goldenOf(arena.game.id) }),
  ]);
  const games = arenas.flatMap(({ game, kept }) =>
    recordsIn(kept, game)
      .flatMap(({ name, record }) => partsOf(game, name, record))
      .filter(({ name }) => !goldenOf(game.id).read(name)),
  );
  for (const { seen, adds } of choose(games, golden, wishes.games, Number(values.letters))) {
    goldenOf(seen.record.game).write(seen.name, seen.record);
    console.log(`${lineOf(seen)}; adds ${adds.join(' ')}`);
  }
};

const [first = ''] = positionals;
const verb = first in COMMANDS ? first : 'matches';
const [id, ...pairs] = first in COMMANDS ? positionals.slice(1) : positionals;
if (first === 'choose') await chooseGames();
else {
  const entries = GAMES.filter((entry) => id === undefined || entry.id === id);
  invariant(entries.length > 0, `${id} is a game`);
  const { pairs: usual, run } = COMMANDS[verb] as Command;
  for (const entry of entries) run(await arenaOf(entry, wishes), pairs.length > 0 ? pairs : usual);
}
