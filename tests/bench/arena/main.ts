/**
 * The arena: matches between the levels of the computer, a random player and a greedy one. Openings are
 * random turns, each played with both sides; games that last too long are judged by their evaluation. With
 * `mates` first: how many wins in one and two turns the strongest level finds. With `laws`: every law at
 * every position of careful games.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { invariant } from '../../../src/kernel/invariant.ts';
import { brokenLaws, brokenNotation } from '../../../src/kernel/laws/laws.ts';
import { replay } from '../../../src/kernel/record.ts';
import { sure } from '../../../src/kernel/result.ts';
import { levelOf, limitsOf } from '../../../src/opponent/levels.ts';
import { GAMES } from '../../../src/variants/index.ts';
import { randomGame } from '../../support/random.ts';
import { playMatch, shareOf } from './match.ts';
import { beforeTheEnd, isForced, isFound, withKingToTake } from './mates.ts';
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
if (values.records) mkdirSync(values.records, { recursive: true });
const VERBS = ['mates', 'laws'];
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

const MATCHES =
  pairs.length > 0
    ? pairs
    : ['beginner:random', 'casual:beginner', 'careful:casual', 'careful:greedy', 'strong:careful'];

const terms = { opening, most, winning };

/** One match, printed at its end. */
const compete = (pair: string): void => {
  const [first = '', second = ''] = pair.split(':');
  const players = [playerNamed(game, worth, first), playerNamed(game, worth, second)] as const;
  const score = playMatch(game, worth, players, games, terms, seed, (now) => {
    if (process.stderr.isTTY) process.stderr.write(`\r${now.wins} ${now.draws} ${now.losses} `);
  });
  const [share, low, high] = shareOf(score).map((each) => (100 * each).toFixed(0));
  const times = [...score.times].sort((a, b) => a - b);
  const rules = [...score.rules].map(([rule, count]) => `${rule} ${count}`).join(', ');
  console.log(
    `${id} ${first} v ${second}: ${share} % (${low} to ${high}), +${score.wins} =${score.draws} -${score.losses}, ${(score.actions / games).toFixed(0)} actions a game; ${first} ${at(times, 0.5)} ms median, ${at(times, 0.95)} 95 %, ${at(times, 1)} worst; ${rules}`,
  );
  if (values.records)
    writeFileSync(`${values.records}/${id}-${first}-${second}-${seed}.json`, JSON.stringify(score.records));
};

/** Games of two hasty players, until there are so many positions to win; then how many are won. */
const hunt = (turns: 1 | 3, count: number): void => {
  const hasty = playerNamed(game, worth, 'beginner');
  const limits = limitsOf(levelOf('strong'), worth, 1);
  let [made, found] = [0, 0];
  // Where lists are long, nobody looks at everything: then the game that was won is the proof of a win in
  // one.
  const isShort = !worth.actions;
  if (turns === 3 && !isShort) return;
  for (let number = 0; made < count && number < 20 * count; number++) {
    const { records } = playMatch(game, worth, [hasty, hasty], 1, terms, seed + number);
    const position = records[0] && beforeTheEnd(game, worth, records[0], turns);
    if (!position || (isShort && !isForced(game, position, turns))) continue;
    made++;
    if (isFound(game, worth, position, turns, limits)) found++;
    else console.log(`not found: ${game.write(position)}`);
  }
  console.log(`${id}: won in ${(turns + 1) / 2}: ${found} of ${made} found`);
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

/** Games of two careful players, with every law at every position. */
const checkLaws = (): void => {
  const careful = playerNamed(game, worth, 'careful');
  let actions = 0;
  for (let number = 0; number < games; number++) {
    const [record] = playMatch(game, worth, [careful, careful], 1, terms, seed + number).records;
    if (!record) continue;
    const { start, turns } = sure(replay(game, record));
    let position = start;
    for (const { picks, position: after } of turns) {
      for (const law of [...brokenLaws(game, position, picks), ...brokenNotation(game, position, picks)]) {
        console.log(`${law}\n  ${JSON.stringify(record)}`);
        process.exitCode = 1;
      }
      actions++;
      position = after;
    }
    if (values.records)
      writeFileSync(`${values.records}/${id}-${seed + number}.json`, JSON.stringify(record));
  }
  console.log(
    `${id}: ${actions} actions of ${games} careful games keep the laws, but for what is said above`,
  );
};

if (verb === 'mates') {
  huntKings(games);
  hunt(1, games);
  hunt(3, Math.ceil(games / 4));
} else if (verb === 'laws') checkLaws();
else for (const pair of MATCHES) compete(pair);
