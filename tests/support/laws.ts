/**
 * The laws every game keeps, as one suite. A variant's test file calls it in one line:
 * `describeLaws(GAME, { games: 200, plies: 60, seed: 1 });`
 */
import { describe, expect, it } from 'vitest';
import { seeded } from '../../src/kernel/chance.ts';
import type { Game, Position, SetupOptions } from '../../src/kernel/game.ts';
import { brokenLaws, brokenNotation } from '../../src/kernel/laws.ts';
import { spell } from '../../src/kernel/menu.ts';
import { recordOf, replay, withAction } from '../../src/kernel/record.ts';
import { same } from '../../src/kernel/same.ts';
import { randomPicks } from '../../src/kernel/walk.ts';

export interface Walks {
  readonly games: number;
  /** At most so many actions a game. */
  readonly plies: number;
  readonly seed: number;
  readonly options?: SetupOptions;
  /** One action in so many is also written, read back and replayed, which costs more; every action if left out. */
  readonly every?: number;
}

/** One random game, every action of it checked: the laws it broke, and how it ended. */
const walk = (game: Game, { plies, options = {}, every = 1 }: Walks, seed: number): readonly string[] => {
  let position: Position = game.setup(seed, options);
  let record = recordOf(game, seed, options);
  let dice = seeded(seed);
  for (let ply = 0; ply < plies; ply++) {
    const chosen = randomPicks(game, position, dice);
    if (!chosen) break;
    const [picks, next] = chosen;
    dice = next;
    const broken = [...brokenLaws(game, position, picks), ...(ply % every === 0 ? brokenNotation(game, position, picks) : [])];
    if (broken.length > 0) return broken;
    const played = game.play(position, picks);
    if (!played.ok) return [`${spell(game.board, picks)}: ${played.error.text}`];
    position = played.value.state;
    record = withAction(record, game, picks);
  }
  const again = replay(game, record);
  if (!again.ok) return [`the record of a game cannot be replayed: ${again.error.text}`];
  return same(again.value.turns.at(-1)?.position ?? again.value.start, position) ? [] : ['a replayed record ends elsewhere'];
};

/** Everything a player may say beside the board keeps the laws of steps and views too, at the start of the game. */
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
        for (let index = 0; index < count; index++) expect(walk(game, walks, walks.seed + first + index)).toEqual([]);
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
