/** What every command of the arena has in hand: a game, who plays it, how many games, and where they are kept. */
import type { Editor } from '../../../src/kernel/editing/edit.ts';
import type { Evaluation } from '../../../src/kernel/evaluation.ts';
import type { Game, GameEntry, GameRecord } from '../../../src/kernel/game.ts';
import { invariant } from '../../../src/kernel/invariant.ts';
import type { Kept } from './kept.ts';
import { pairingOf, playGame, type Terms } from './match.ts';
import { type Player, playerNamed } from './players.ts';

/** Near the ends of games, on positions built for a proof, or on any set up at random. */
export type From = 'games' | 'built' | 'made';

/** What the command line says. */
export interface Wishes {
  readonly games: number;
  readonly seed: number;
  readonly terms: Terms;
  readonly kept: Kept;
  /** Where alone wins are looked for; null: everywhere. */
  readonly from: From | null;
}

export interface Arena extends Wishes {
  readonly game: Game;
  readonly evaluation: Evaluation;
  /** Sets up positions; null in a game that has none. */
  readonly editor: Editor | null;
}

export const arenaOf = async (entry: GameEntry, wishes: Wishes): Promise<Arena> => {
  invariant(entry.evaluation, `${entry.id} is a game with an opponent`);
  const [game, evaluation, editor = null] = await Promise.all([
    entry.load(),
    entry.evaluation(),
    entry.editor?.(),
  ]);
  return { ...wishes, game, evaluation, editor };
};

/** "careful:casual" as players. */
export const playersOf = ({ game, evaluation }: Arena, pair: string): readonly [Player, Player] => {
  const [first = '', second = ''] = pair.split(':');
  return [playerNamed(game, evaluation, first), playerNamed(game, evaluation, second)];
};

/** A game of this pair: the one that was kept, or played now. */
export const gameOf = (arena: Arena, pair: string, number: number): GameRecord => {
  const { game, evaluation, terms, seed, kept } = arena;
  const { players, seed: opening, name } = pairingOf(game, playersOf(arena, pair), number, seed);
  const known = kept.read(name);
  if (known) return known;
  const { record } = playGame(game, evaluation, players, terms, opening, () => {});
  kept.write(name, record);
  return record;
};
