/**
 * The long campaign: many more random games than a test run has time for, every law checked at every action,
 * and counts deeper than every test run takes. What breaks is printed with the command that shows it again;
 * the summary comes last.
 */
import { parseArgs } from 'node:util';
import { tally } from '../../src/cli/random.ts';
import type { Game } from '../../src/kernel/game.ts';
import { invariant } from '../../src/kernel/invariant.ts';
import { GAMES } from '../../src/variants/index.ts';
import { DEEP as CHESS_DEEP } from '../support/chess/deep.ts';
import { GAME as chess } from '../support/chess/index.ts';
import type { DeepCount } from '../support/deep.ts';
import { triedAtRandom } from '../support/reasons.ts';
import { table, thousands } from './table.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '2000' },
    plies: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    tries: { type: 'string', default: '20000' },
  },
});
const [count, plies, seed, tries] = [values.games, values.plies, values.seed, values.tries].map(Number) as [
  number,
  number,
  number,
  number,
];
invariant(
  [count, plies, seed, tries].every(Number.isSafeInteger),
  '--games, --plies, --seed and --tries are whole numbers',
);

const deepCounts = import.meta.glob<readonly DeepCount[]>('../variants/*/deep.ts', {
  eager: true,
  import: 'DEEP',
});
const deepOf = (game: Game): readonly DeepCount[] =>
  game === chess ? CHESS_DEEP : (deepCounts[`../variants/${game.id}/deep.ts`] ?? []);

interface Report {
  readonly game: string;
  readonly actions: number;
  readonly ended: number;
  readonly clauses: number;
  readonly counts: string;
  readonly seconds: number;
  readonly broken: readonly string[];
}

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

const campaign = async (game: Game): Promise<Report> => {
  const started = performance.now();
  const walks = tally(game, count, plies, seed);
  const rows = deepOf(game);
  const editor = await GAMES.find(({ id }) => id === game.id)?.editor?.();
  const noes = triedAtRandom(game, editor ?? null, tries, seed);
  const wrong = wrongCounts(game, rows);
  return {
    game: game.id,
    actions: walks.plies,
    ended: walks.games - walks.unfinished,
    clauses: new Set([...Object.keys(walks.outcomes), ...Object.keys(walks.refusals)]).size,
    counts: `${rows.length - wrong.length}/${rows.length}`,
    seconds: (performance.now() - started) / 1000,
    broken: [
      ...walks.broken.map(
        (law) =>
          `${law}\n    npm run engine -- random ${game.id} --games 1 --plies ${plies} --seed ${law.match(/\d+/)?.[0]}`,
      ),
      ...wrong,
      ...noes.broken,
    ],
  };
};

const all = [chess, ...(await Promise.all(GAMES.map((entry) => entry.load())))];
const unknown = positionals.find((name) => !all.some(({ id }) => id === name));
invariant(unknown === undefined, `there is no variant "${unknown}"`);
const games = all.filter(({ id }) => positionals.length === 0 || positionals.includes(id));

const reports: Report[] = [];
for (const game of games) {
  console.log(
    `${game.id}: ${thousands(count)} games of at most ${thousands(plies)} actions from seed ${seed} …`,
  );
  const report = await campaign(game);
  reports.push(report);
  for (const law of report.broken) console.log(`  BROKEN  ${law}`);
}

console.log('');
console.log(
  table(
    ['game', 'actions', 'games ended', 'clauses met', 'deep counts right', 'laws broken', 'seconds'],
    reports.map(({ game, actions, ended, clauses, counts, broken, seconds }) => [
      game,
      thousands(actions),
      thousands(ended),
      String(clauses),
      counts,
      String(broken.length),
      seconds.toFixed(1),
    ]),
  ),
);
if (reports.some(({ broken }) => broken.length > 0)) process.exitCode = 1;
