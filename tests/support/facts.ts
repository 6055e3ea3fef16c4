import { squareNamed } from '../../src/kernel/board/board.ts';
import type { Game, Position } from '../../src/kernel/game.ts';

/** Returns the inspector's facts as `CLAUSE: sentence`: of the square with this name, or of the turn if it is null. */
export const factsOn = (game: Game, position: Position, name: string | null = null): readonly string[] =>
  game
    .inspectorFacts(position, name === null ? null : squareNamed(game.board, name))
    .map(({ rule, label }) => `${rule}: ${label}`);
