/**
 * The arena: matches between the levels of the computer, a random player and a greedy one. Openings are
 * random turns, each played with both sides; games that last too long are judged by their evaluation.
 */
import { parseArgs } from 'node:util';
import { invariant } from '../../../src/kernel/invariant.ts';
import { GAMES } from '../../../src/variants/index.ts';
import { playMatch, shareOf } from './match.ts';
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
const [id = 'great-worm', ...pairs] = positionals;
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

for (const pair of MATCHES) {
  const [first = '', second = ''] = pair.split(':');
  const players = [playerNamed(game, worth, first), playerNamed(game, worth, second)] as const;
  const score = playMatch(game, worth, players, games, { opening, most, winning }, seed, (now) => {
    if (process.stderr.isTTY) process.stderr.write(`\r${now.wins} ${now.draws} ${now.losses} `);
  });
  const [share, low, high] = shareOf(score).map((each) => (100 * each).toFixed(0));
  const times = [...score.times].sort((a, b) => a - b);
  const rules = [...score.rules].map(([rule, count]) => `${rule} ${count}`).join(', ');
  console.log(
    `${id} ${first} v ${second}: ${share} % (${low} to ${high}), +${score.wins} =${score.draws} -${score.losses}, ${(score.actions / games).toFixed(0)} actions a game; ${first} ${at(times, 0.5)} ms median, ${at(times, 0.95)} 95 %, ${at(times, 1)} worst; ${rules}`,
  );
}
