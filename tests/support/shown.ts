/** The sample games, as one suite: what is told, shown and said of every square as it always was. */
import { expect, it } from 'vitest';
import type { Game, Position, Sample } from '../../src/kernel/game.ts';
import { replay } from '../../src/kernel/record.ts';
import { hashed } from './hash.ts';
import { must } from './scenario.ts';

/** Marks, badges, facts of every square, and every lens, by itself and on each unit. */
const shown = (game: Game, position: Position): readonly unknown[] => {
  const view = game.view(position);
  const squares = game.board.squares.map(({ square }) => game.about(position, square).map(({ rule, label }) => [rule, label]));
  const standing = Object.values(view.units).flatMap(({ at }) => at.slice(0, 1));
  const looks = game.lenses.flatMap(({ id }) => [null, ...standing].map((focus) => game.look(position, id, focus)));
  return [view, game.about(position, null), squares, looks];
};

const toldBy = (game: Game, { record }: Sample, every: number): readonly string[] => {
  const { turns } = must(replay(game, record));
  const parts = Array.from({ length: Math.ceil(turns.length / every) }, (_, part) => turns.slice(part * every, (part + 1) * every));
  return parts.map((part) => {
    const last = part.at(-1)?.position;
    return hashed(JSON.stringify([part.map(({ tell }) => tell()), last && shown(game, last)]));
  });
};

/** `hashes`: of so many actions and the position after them, sample by sample. A changed one is explained in its commit. */
export const describeShown = (game: Game, every: number, hashes: readonly string[]): void => {
  it.each(game.samples.map((sample, index) => [sample.title, sample, hashes[index]] as const))(
    '"%s" is told and shown as it always was',
    (_title, sample, recorded) => {
      expect(toldBy(game, sample, every).join(' ')).toBe(recorded);
    },
  );
};
