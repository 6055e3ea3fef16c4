/**
 * Tests each variant (all, or those named) and the test chess at random and at length, each in a process of its own:
 * games with every law checked at every action, replayed from their records; games from random positions, checked
 * likewise; random tries whose refusals must give the cause; games saved to files and links and read back; perft counts.
 *
 * campaign [VARIANT ...] [--actions N] [--fuzz N] [--seed S] [--tries N] [--saves N] [--counts] [--keep FOLDER]: N is the
 * amount per variant (for large rulesets, fewer positions). --counts adds the deep counts, which take long; --keep
 * writes a saved game of each variant to the folder, as one made with this version.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type SavedGame, saveFileText } from '../src/app/formats/saved.ts';
import { walkAtRandom } from '../src/cli/random.ts';
import type { Editor } from '../src/kernel/editing/edit.ts';
import type { Game } from '../src/kernel/game.ts';
import { invariant } from '../src/kernel/invariant.ts';
import type { Demos } from '../src/kernel/learning/demo.ts';
import { clausesOf } from '../src/kernel/learning/rulebook.ts';
import { unwrap } from '../src/kernel/result.ts';
import { GAMES } from '../src/variants/index.ts';
import { GAME as chess } from '../tests/support/chess/index.ts';
import type { DeepCount } from '../tests/support/deep.ts';
import { linkTo } from '../tests/support/links.ts';
import { tryAtRandom } from '../tests/support/reasons.ts';
import { lossesInFormats, randomSaved } from '../tests/support/saved.ts';
import { thousands } from './figures.ts';
import { fuzzGame } from './fuzz/fuzz.ts';
import { runInChild, sendToParent } from './run-in-child.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    actions: { type: 'string', default: '20000' },
    fuzz: { type: 'string', default: '300' },
    seed: { type: 'string', default: '5' },
    tries: { type: 'string', default: '20000' },
    saves: { type: 'string', default: '200' },
    counts: { type: 'boolean' },
    keep: { type: 'string' },
  },
});
const { actions, fuzz, tries, saves } = values;
/** The most actions of a saved game (`SAVED_ACTIONS`), and of a random game (`MAX_ACTIONS`). */
const SAVED_ACTIONS = 60;
const MAX_ACTIONS = 200;
/**
 * The most actions from a set-up position. `SHARES` are the shares of such positions that variants with large rulesets
 * get.
 */
const FUZZED_ACTIONS = 12;
const SHARES: Readonly<Record<string, number>> = { inchworm: 1 / 3, frozenchess: 1 / 20 };

/** Describes the perft counts that differ from the published ones. */
const wrongCounts = async (game: Game): Promise<readonly string[]> => {
  const file = `../tests/${game === chess ? 'support/chess' : `variants/${game.id}`}/deep.ts`;
  if (!existsSync(new URL(file, import.meta.url))) return [];
  const { DEEP } = (await import(file)) as { readonly DEEP: readonly DeepCount[] };
  return DEEP.flatMap(({ at, depth, plays }) => {
    const found = game.perft(at === undefined ? game.setup(1) : unwrap(game.read(at)), depth);
    return found === plays
      ? []
      : [`${at ?? 'the start'}, depth ${depth}: ${thousands(found)} plays instead of ${thousands(plays)}`];
  });
};

/** Describes what random games lose in files and links, with the seed of each. */
const lossesInSaves = async (game: Game): Promise<readonly string[]> => {
  const lost: string[] = [];
  for (let seed = 1; seed <= Number(saves); seed++)
    lost.push(...(await lossesInFormats(game, seed, SAVED_ACTIONS)).map((each) => `save of seed ${seed}: ${each}`));
  return lost;
};

/** Returns the first random game that has more than 40 actions and one in progress. */
const findGameToKeep = (game: Game): SavedGame => {
  for (let seed = 1; ; seed++) {
    const saved = randomSaved(game, seed, SAVED_ACTIONS);
    if (saved.picks && saved.nodes.length > 40) return saved;
  }
};

/** Describes the laws that random games break. */
const brokenInRandomGames = (game: Game): readonly string[] => {
  const broken: string[] = [];
  let played = 0;
  for (let seed = 1; played < Number(actions); seed++) {
    const walk = walkAtRandom(game, seed, Math.min(MAX_ACTIONS, Number(actions) - played));
    played += walk.actions;
    broken.push(...walk.broken.map((law) => `game ${seed}: ${law}`));
  }
  return broken;
};

/**
 * Describes the laws broken in games from set-up positions, each with its line. Prints the clauses that no game met.
 */
const brokenInFuzzing = (game: Game, editor: Editor, demos: Demos): readonly string[] => {
  const games = Math.ceil(Number(fuzz) * (SHARES[game.id] ?? 1));
  const found = fuzzGame({ game, editor, demos }, { games, plies: FUZZED_ACTIONS, seed: Number(values.seed) });
  const all = clausesOf(game.rules).length;
  console.log(
    `${game.id}: ${games} positions set up, ${found.skipped} given up, ${found.actions} actions, ${found.unmet.length} of ${all} clauses not met: ${found.unmet.join(' ')}`,
  );
  return found.broken.map(({ law, ...line }) => `${law} ${JSON.stringify(line)}`);
};

/** Runs all tests of one game, prints what is broken, and returns how much. */
const runCampaign = async (id: string): Promise<number> => {
  const entry = GAMES.find((each) => each.id === id);
  const game = entry ? await entry.load() : chess;
  const loaded = await Promise.all([entry?.editor?.(), entry?.demos?.(), entry?.examples?.()]);
  const [editor = null, demos = {}, examples] = loaded;
  const tried = tryAtRandom(game, editor, Number(tries), 1, examples);
  const broken = [...brokenInRandomGames(game), ...tried.broken];
  if (editor) broken.push(...brokenInFuzzing(game, editor, demos));
  if (values.counts) broken.push(...(await wrongCounts(game)));
  if (entry) broken.push(...(await lossesInSaves(game)));
  for (const each of broken) console.log(`  BROKEN  ${each}`);
  console.log(`${id}: ${actions} actions, ${tries} tries, ${saves} saves: ${broken.length} broken`);
  if (values.keep && entry) {
    const saved = findGameToKeep(game);
    mkdirSync(values.keep, { recursive: true });
    writeFileSync(`${values.keep}/${id}.json`, saveFileText(saved));
    writeFileSync(`${values.keep}/${id}.link`, `${linkTo(saved)}\n`);
    writeFileSync(`${values.keep}/${id}.link.position`, `${saved.snapshot}\n`);
  }
  return broken.length;
};

const known = [chess.id, ...GAMES.map(({ id }) => id)];
const unknown = positionals.find((name) => !known.includes(name));
invariant(unknown === undefined, `there is no variant "${unknown}"`);
if (process.send) sendToParent([await runCampaign(positionals[0] ?? '')]);
else {
  const flags = process.argv.slice(2).filter((word) => !positionals.includes(word));
  const wanted = positionals.length > 0 ? positionals : known;
  const found = await Promise.all(wanted.map((id) => runInChild<number[]>(import.meta.url, [id, ...flags])));
  process.exitCode = found.flat().some((broken) => broken > 0) ? 1 : 0;
}
