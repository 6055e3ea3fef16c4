/**
 * The arena: matches between the levels of the computer, a random player and a greedy one. Openings are
 * random turns, each played with both sides; games that last too long are judged by their evaluation. With
 * `mates` first: how many wins in one and two turns the strongest level finds. With `laws`: every law at
 * every position of such games. With `shows`: what can be seen in games that were kept. With `choose`: which of
 * them to keep.
 */
import { parseArgs } from 'node:util';
import type { Game, GameRecord, Position } from '../../../src/kernel/game.ts';
import { invariant } from '../../../src/kernel/invariant.ts';
import { brokenLaws, brokenNotation } from '../../../src/kernel/laws/laws.ts';
import { paths } from '../../../src/kernel/menu.ts';
import { replay } from '../../../src/kernel/record.ts';
import { sure } from '../../../src/kernel/result.ts';
import { levelOf, limitsOf } from '../../../src/opponent/levels.ts';
import { GAMES } from '../../../src/variants/index.ts';
import { randomGame } from '../../support/random.ts';
import { choose, type Seen, seenOf } from './choose.ts';
import { keptIn } from './kept.ts';
import { pairingOf, playGame, playMatch, shareOf } from './match.ts';
import { isForced, isFound, trialsOf, withKingToTake } from './mates.ts';
import { playerNamed } from './players.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    opening: { type: 'string', default: '2' },
    most: { type: 'string', default: '160' },
    winning: { type: 'string', default: '300' },
    records: { type: 'string' },
  },
});
const VERBS = ['mates', 'laws', 'shows', 'choose'];
const verb = VERBS.find((each) => each === positionals[0]) ?? 'matches';
const [id = 'great-worm', ...pairs] = verb === 'matches' ? positionals : positionals.slice(1);
const entry = GAMES.find((each) => each.id === id);
invariant(entry?.worth, `${id} is a game with an opponent`);
const [game, worth] = [await entry.load(), await entry.worth()];
const [games, seed, opening, most, winning] = [
  values.games,
  values.seed,
  values.opening,
  values.most,
  values.winning,
].map(Number) as [number, number, number, number, number];

const at = (sorted: readonly number[], share: number): string =>
  (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(0);

const terms = { opening, most, winning };
const kept = keptIn(values.records);

const USUAL: Readonly<Record<string, readonly string[]>> = {
  matches: ['beginner:random', 'casual:beginner', 'careful:casual', 'careful:greedy', 'strong:careful'],
  mates: ['beginner:beginner'],
  laws: ['beginner:beginner', 'casual:beginner', 'careful:casual'],
};

const wanted = pairs.length > 0 ? pairs : (USUAL[verb] ?? []);

const playersOf = (pair: string) => {
  const [first = '', second = ''] = pair.split(':');
  return [playerNamed(game, worth, first), playerNamed(game, worth, second)] as const;
};

/** One match, printed at its end. */
const compete = (pair: string): void => {
  const players = playersOf(pair);
  const [first, second] = players.map(({ name }) => name);
  const score = playMatch(game, worth, players, games, terms, seed, (now, name, { record }) => {
    if (process.stderr.isTTY) process.stderr.write(`\r${now.wins} ${now.draws} ${now.losses} `);
    kept.write(name, record);
  });
  const [share, low, high] = shareOf(score).map((each) => (100 * each).toFixed(0));
  const times = [...score.times].sort((a, b) => a - b);
  const rules = [...score.rules].map(([rule, count]) => `${rule} ${count}`).join(', ');
  console.log(
    `${id} ${first} v ${second}: ${share} % (${low} to ${high}), +${score.wins} =${score.draws} -${score.losses}, ${(score.actions / games).toFixed(0)} actions a game; ${first} ${at(times, 0.5)} ms median, ${at(times, 0.95)} 95 %, ${at(times, 1)} worst; ${rules}`,
  );
};

/** A game of this pair: the one that was kept, or played now. */
const gameOf = (pair: string, number: number): GameRecord => {
  const { players, seed: opening, name } = pairingOf(game, playersOf(pair), number, seed);
  const known = kept.read(name);
  if (known) return known;
  const { record } = playGame(game, worth, players, terms, opening, () => {});
  kept.write(name, record);
  return record;
};

/** So many positions of one game at the most. */
const MOST_A_GAME = 12;
/** With more actions than so many, only what was played is proved to win in two. */
const MANY = 400;

const hasMany = (position: Position): boolean => {
  let count = 0;
  for (const _ of paths(game.menu(position))) if (++count > MANY) return true;
  return false;
};

/** Positions near the ends of hasty games, until so many are proved to be won; then how many are found. */
const hunt = (turns: 1 | 3, count: number): void => {
  const limits = limitsOf(levelOf('strong'), worth, 1);
  const seen = new Set<string>();
  let [made, found, from] = [0, 0, 0];
  for (let number = 0; made < count && number < 4 * count; number++) {
    const before = made;
    for (const { position, played } of trialsOf(game, worth, gameOf(wanted[0] ?? '', number), turns)) {
      if (made === count || made - before === MOST_A_GAME) break;
      const key = worth.key(position);
      if (seen.has(key)) continue;
      seen.add(key);
      if (!isForced(game, worth, position, turns, turns === 3 && hasMany(position) ? played : null)) continue;
      made++;
      if (isFound(game, worth, position, turns, limits)) found++;
      else console.log(`not found: ${game.write(position)}`);
    }
    if (made > before) from++;
  }
  console.log(`${id}: won in ${(turns + 1) / 2}: ${found} of ${made} found, from ${from} games`);
};

/** Random games, until there are so many positions in which a royal piece can be taken; then how many are. */
const huntKings = (count: number): void => {
  const limits = { ...limitsOf(levelOf('strong'), worth, 1), turns: 2 };
  let [made, found] = [0, 0];
  for (let number = 0; made < count && number < 40 * count; number++) {
    for (const position of randomGame(game, seed + number, 120).positions) {
      const turned = made < count ? withKingToTake(game, worth, position) : null;
      if (!turned) continue;
      made++;
      if (isFound(game, worth, turned, 1, limits)) found++;
      else console.log(`not taken: ${game.write(turned)}`);
    }
  }
  console.log(`${id}: a royal piece left to be taken: ${found} of ${made} taken`);
};

/** The broken laws at every position of a game, in words, and how many actions it has. */
const checkGame = (record: GameRecord): readonly [broken: readonly string[], actions: number] => {
  const { start, turns } = sure(replay(game, record));
  let position = start;
  const broken = turns.flatMap(({ picks, position: after }) => {
    const laws = [...brokenLaws(game, position, picks), ...brokenNotation(game, position, picks)];
    position = after;
    return laws;
  });
  return [broken, turns.length];
};

/** So many games of each pair, with every law at every position. */
const checkLaws = (): void => {
  let [actions, count] = [0, 0];
  for (const pair of wanted) {
    for (let number = 0; number < games; number++) {
      const record = gameOf(pair, number);
      const [broken, played] = checkGame(record);
      for (const law of broken) console.log(law);
      if (broken.length > 0) {
        console.log(`  ${JSON.stringify(record)}`);
        process.exitCode = 1;
      }
      actions += played;
      count++;
    }
  }
  const found = process.exitCode ? 'keep the laws, but for what is said above' : 'keep the laws';
  console.log(`${id}: ${actions} actions of ${count} games ${found}`);
};

const seenIn = ({ name, actions, events, captures, clauses, end }: Seen): string =>
  `${name}: ${actions} actions, ${clauses.size} clauses, ${(events / actions).toFixed(1)} events an action, ${captures} captures, ${end ?? 'goes on'}`;

const samplesOf = (each: Game): readonly Seen[] =>
  each.samples.map(({ record }, index) => seenOf(each, `${each.id}, sample ${index + 1}`, record));

const keptOf = (each: Game): readonly Seen[] =>
  kept.names(each.id).flatMap((name) => {
    const record = kept.read(name);
    return record ? [seenOf(each, name, record)] : [];
  });

/** The kept games of all variants to keep as golden games, and what each adds. */
const chooseGames = async (): Promise<void> => {
  const all = await Promise.all(GAMES.map(({ load }) => load()));
  for (const { seen, adds } of choose(all.flatMap(keptOf), all.flatMap(samplesOf), games))
    console.log(`${seenIn(seen)}; adds ${adds.join(' ')}`);
};

if (verb === 'mates') {
  huntKings(games);
  hunt(1, games);
  hunt(3, Math.ceil(games / 4));
} else if (verb === 'laws') checkLaws();
else if (verb === 'shows')
  for (const seen of [...samplesOf(game), ...keptOf(game)]) console.log(seenIn(seen));
else if (verb === 'choose') await chooseGames();
else for (const pair of wanted) compete(pair);
