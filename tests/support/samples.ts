/**
 * The sample games and those of the arena, as one suite: played, told and shown as their files in `goldens/` say.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Game, GameRecord, Position, Sample } from '../../src/kernel/game.ts';
import { type Replayed, replay } from '../../src/kernel/record.ts';
import { actionLines, boardAndFactsOf, boardOf, digestOf, positionLine, wrapped } from './golden.ts';
import { must } from './scenario.ts';

const known = new WeakMap<GameRecord, Replayed>();

/** Games between levels of the computer that name what the samples do not (`npm run arena -- choose`). */
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

/** A sample game, played: long ones are played once for all tests. */
export const replayed = (game: Game, record: GameRecord): Replayed => {
  const found = known.get(record) ?? must(replay(game, record));
  known.set(record, found);
  return found;
};

/** Marks, badges, facts of every square, and every lens, by itself and on each unit. */
const shown = (game: Game, position: Position): readonly unknown[] => {
  const view = game.view(position);
  const squares = game.board.squares.map(({ square }) =>
    game.about(position, square).map(({ rule, label }) => [rule, label]),
  );
  const standing = Object.values(view.units).flatMap(({ at }) => at.slice(0, 1));
  const looks = game.lenses.flatMap(({ id }) =>
    [null, ...standing].map((focus) => game.look(position, id, focus)),
  );
  return [view, game.about(position, null), squares, looks];
};

const sampleLines = (
  game: Game,
  { title, record }: Sample,
  every: number,
  write: (position: Position) => string,
): readonly string[] => {
  const { start, turns } = replayed(game, record);
  const parts = Array.from({ length: Math.ceil(turns.length / every) }, (_, part) =>
    turns.slice(part * every, (part + 1) * every),
  );
  let before = start;
  const told = parts.flatMap((part, index) => {
    const last = part.at(-1)?.position ?? before;
    const lines = [
      '',
      ...actionLines(game, before, part, index * every + 1, (position) => [positionLine(write(position))]),
      '',
      ...boardAndFactsOf(game, last),
      `Digest of these actions, and of all facts and lenses on every square now: ${digestOf(JSON.stringify([part.map(({ tell }) => tell()), shown(game, last)]))}`,
    ];
    before = last;
    return lines;
  });
  return [title, '', ...boardOf(game, start), ...told];
};

/**
 * The board and its facts are written out after so many actions, of a game of the arena at its end only;
 * `write` gives the part of a position file that is compared.
 */
export const describeSamples = (
  game: Game,
  every: number,
  write: (position: Position) => string = game.write,
): void => {
  it.each([
    ...game.samples.map((each, index) => [each.title, each, every, `sample-${index + 1}`] as const),
    ...arenaGames(game.id).map((each) => [each.title, each, each.record.actions.length, each.title] as const),
  ])('"%s" is played, told and shown as its file says', async (_title, sample, step, file) => {
    await expect(
      `${sampleLines(game, sample, step, write).flatMap(wrapped).join('\n')}\n`,
    ).toMatchFileSnapshot(`goldens/${file}.txt`);
  });
};
