/**
 * The laws every game keeps, as one suite. A variant's test file calls it in one line:
 * `describeLaws(GAME, { games: 200, plies: 60, seed: 1 });`
 */
import { describe, expect, it } from 'vitest';
import { walked } from '../../src/cli/random.ts';
import type { Game, Position, SetupOptions } from '../../src/kernel/game.ts';
import { spell } from '../../src/kernel/menu.ts';

export interface Walks {
  readonly games: number;
  /** At most so many actions a game. */
  readonly plies: number;
  readonly seed: number;
  readonly options?: SetupOptions;
}

/** Everything a player may say beside the board is a choice with words that can be played. */
const brokenAsides = (game: Game, position: Position): readonly string[] =>
  game.asides(position).flatMap((choice) => {
    if (choice.kind === 'refused') return [];
    const played = game.play(position, [choice.target]);
    if (!played.ok) return [`${choice.label}: ${played.error.text}`];
    return choice.label && played.value.steps.length > 0 ? [] : [`${spell(game.board, [choice.target])} has no words or no steps`];
  });

/** One suite of laws for one game, on random walks down its menus. */
export const describeLaws = (game: Game, walks: Walks): void => {
  describe(`${game.title} keeps the laws of every game`, () => {
    const batch = Math.max(1, Math.ceil(walks.games / 10));
    for (let first = 0; first < walks.games; first += batch) {
      const count = Math.min(batch, walks.games - first);
      it(`on random games ${walks.seed + first} to ${walks.seed + first + count - 1}`, () => {
        for (let index = 0; index < count; index++)
          expect(walked(game, walks.seed + first + index, walks.plies, walks.options).broken).toEqual([]);
      });
    }

    it('beside the board', () => {
      const position = game.setup(walks.seed, walks.options ?? {});
      expect(brokenAsides(game, position)).toEqual([]);
    });

    it('and names every square, piece and clause once', () => {
      const names = game.board.squares.map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
      const letters = Object.values(game.pieces).map(({ letter }) => letter);
      expect(new Set(letters).size).toBe(letters.length);
      const ids = game.rules.flatMap(({ clauses }) => clauses.map(({ id }) => id));
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids).toContain(game.turnRule);
    });
  });
};
