/** Matches, each printed in a line. */
import { type Arena, playersOf } from './arena.ts';
import { playMatch, shareOf } from './match.ts';

const at = (sorted: readonly number[], share: number): string =>
  (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(0);

export const compete = (arena: Arena, pair: string): void => {
  const { game, evaluation, games, terms, seed, kept } = arena;
  const players = playersOf(arena, pair);
  const [first, second] = players.map(({ name }) => name);
  const score = playMatch(game, evaluation, players, games, terms, seed, (now, name, { record }) => {
    if (process.stderr.isTTY) process.stderr.write(`\r${now.wins} ${now.draws} ${now.losses} `);
    kept.write(name, record);
  });
  const [share, low, high] = shareOf(score).map((each) => (100 * each).toFixed(0));
  const times = [...score.times].sort((a, b) => a - b);
  const rules = [...score.rules].map(([rule, count]) => `${rule} ${count}`).join(', ');
  console.log(
    `${game.id} ${first} v ${second}: ${share} % (${low} to ${high}), +${score.wins} =${score.draws} -${score.losses}, ${(score.actions / games).toFixed(0)} actions a game; ${first} ${at(times, 0.5)} ms median, ${at(times, 0.95)} 95 %, ${at(times, 1)} worst; ${rules}`,
  );
};
