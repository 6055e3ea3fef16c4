/**
 * Counts of complete plays deeper than every test run takes, and a reason for every no on many random tries, in
 * the variants that are named or in all and in the chess of the tests.
 */
import type { Game } from '../../src/kernel/game.ts';
import { invariant } from '../../src/kernel/invariant.ts';
import { GAMES } from '../../src/variants/index.ts';
import { DEEP as CHESS_DEEP } from '../support/chess/deep.ts';
import { GAME as chess } from '../support/chess/index.ts';
import type { DeepCount } from '../support/deep.ts';
import { triedAtRandom } from '../support/reasons.ts';
import { thousands } from './table.ts';

const TRIES = 20_000;

const deepCounts = import.meta.glob<readonly DeepCount[]>('../variants/*/deep.ts', {
  eager: true,
  import: 'DEEP',
});
const deepOf = (game: Game): readonly DeepCount[] =>
  game === chess ? CHESS_DEEP : (deepCounts[`../variants/${game.id}/deep.ts`] ?? []);

/** The counts of a game that came out otherwise than published, in words. */
const wrongCounts = (game: Game, rows: readonly DeepCount[]): readonly string[] =>
  rows.flatMap(({ at, depth, plays }) => {
    const position = at === undefined ? { ok: true as const, value: game.setup(1) } : game.read(at);
    if (!position.ok) return [`"${at}" cannot be read: ${position.error.text}`];
    const found = game.perft(position.value, depth);
    return found === plays
      ? []
      : [`${at ?? 'the start'}, depth ${depth}: ${thousands(found)} plays instead of ${thousands(plays)}`];
  });

const names = process.argv.slice(2);
const all = [chess, ...(await Promise.all(GAMES.map((entry) => entry.load())))];
const unknown = names.find((name) => !all.some(({ id }) => id === name));
invariant(unknown === undefined, `there is no variant "${unknown}"`);
for (const game of all) {
  if (names.length > 0 && !names.includes(game.id)) continue;
  const rows = deepOf(game);
  const editor = (await GAMES.find(({ id }) => id === game.id)?.editor?.()) ?? null;
  const broken = [...wrongCounts(game, rows), ...triedAtRandom(game, editor, TRIES, 1).broken];
  for (const each of broken) console.log(`  BROKEN  ${each}`);
  console.log(`${game.id}: ${rows.length} deep counts, ${thousands(TRIES)} tries, ${broken.length} broken`);
  if (broken.length > 0) process.exitCode = 1;
}
