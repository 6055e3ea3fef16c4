import { squareNamed } from '../../src/kernel/board/board.ts';
import type { Game, Position } from '../../src/kernel/game.ts';

/** The inspector's facts of a square, or of the turn, each with its clause. */
export const factsOn = (game: Game, position: Position, name: string | null = null): readonly string[] =>
  game
    .inspectorFacts(position, name === null ? null : squareNamed(game.board, name))
    .map(({ rule, label }) => `${rule}: ${label}`);
