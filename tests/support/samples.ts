/** Tests the sample games and the arena's games: what they play, tell and show must equal their files in `goldens/`. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Step } from '../../src/kernel/event.ts';
import type { Game, GameRecord, Position, Sample } from '../../src/kernel/game.ts';
import { type ReplayedLine, replay } from '../../src/kernel/record.ts';
import type { Badge } from '../../src/kernel/view.ts';
import { actionLines, briefLines, digestOf, wrapLine } from './golden.ts';
import { type Phrase, phrasesIn } from './phrases.ts';
import { must } from './scenario.ts';

const replays = new WeakMap<GameRecord, ReplayedLine>();

/** Returns games between computer levels, kept since they name clauses that the samples do not. */
export const arenaGames = (id: string): readonly Sample[] => {
  const folder = `tests/variants/${id}/games`;
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort()
    .map((file) => ({
      title: file.slice(0, -'.json'.length),
      record: JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as GameRecord,
    }));
};

/** Returns the replay of a game, made once per record for all tests. */
export const replayOnce = (game: Game, record: GameRecord): ReplayedLine => {
  const found = replays.get(record) ?? must(replay(game, record));
  replays.set(record, found);
  return found;
};

const factsOn = (game: Game, position: Position): readonly (readonly Badge[])[] =>
  [null, ...game.board.squares.map(({ square }) => square)].map((square) => game.inspectorFacts(position, square));

/** Returns all that a position shows: its view, the facts of every square, and every lens, alone and on each unit. */
const factsShown = (game: Game, position: Position): readonly unknown[] => {
  const view = game.view(position);
  const standing = Object.values(view.units).flatMap(({ at }) => at.slice(0, 1));
  const looks = game.lenses.flatMap(({ id }) => [null, ...standing].map((focus) => game.look(position, id, focus)));
  return [view, factsOn(game, position), looks];
};

/** Returns all sentences that the games tell, and those shown at the end of each. */
export const phrasesInGames = (game: Game): readonly Phrase[] =>
  [...game.samples, ...arenaGames(game.id)].flatMap(({ record }) => {
    const { start, actions } = replayOnce(game, record);
    const last = actions.at(-1)?.position ?? start;
    return phrasesIn([actions.map(({ tell }) => tell()), game.view(last), factsOn(game, last)]);
  });

/** The number of samples whose steps are written out; other games have one line per action. */
const TOLD = 2;

const sampleLines = (
  game: Game,
  { record }: Sample,
  isTold: boolean,
  every: number,
  write: (position: Position) => string,
): readonly string[] => {
  const { start, actions } = replayOnce(game, record);
  const digest = (steps: readonly Step[], position: Position): string => digestOf(game, [steps, write(position)]);
  let before = start;
  return Array.from({ length: Math.ceil(actions.length / every) }, (_, index) => {
    const first = index * every;
    const part = actions.slice(first, first + every);
    const lines = isTold
      ? actionLines(game, before, part, first + 1, ({ position }, steps) => [`digest ${digest(steps, position)}`])
      : briefLines(game, before, part, first + 1, ({ position }, steps) => digest(steps, position));
    before = part.at(-1)?.position ?? before;
    return [...lines, `All facts and lenses on every square now: ${digestOf(game, factsShown(game, before))}`];
  }).flat();
};

/**
 * Adds a test per game, which digests the view after `every` actions; in arena games, only at the end. `write` selects
 * the part of the position file that is compared.
 */
export const describeSamples = (
  game: Game,
  every: number,
  write: (position: Position) => string = game.write,
): void => {
  const samples = game.samples.map((each, index) => ({
    each,
    file: `sample-${index + 1}`,
    isTold: index < TOLD,
    step: every,
  }));
  const arena = arenaGames(game.id).map((each) => ({
    each,
    file: each.title,
    isTold: false,
    step: each.record.actions.length,
  }));
  it.each([...samples, ...arena])('"$each.title" equals its file', async ({ each, file, isTold, step }) => {
    const lines = [each.title, ...sampleLines(game, each, isTold, step, write)];
    await expect(`${lines.flatMap(wrapLine).join('\n')}\n`).toMatchFileSnapshot(`goldens/${file}.txt`);
  });
};
