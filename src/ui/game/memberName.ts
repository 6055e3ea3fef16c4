/** What a unit is called among those it shares a square with. */
import { type Square, squareName } from '../../kernel/board.ts';
import type { Game } from '../../kernel/game.ts';
import type { UnitView } from '../../kernel/view.ts';

/** "½ b8": a half and where its other half stands; undefined for what is whole. */
export const halfMark = (game: Game, { body, at }: UnitView, square: Square): string | undefined => {
  const other = body === 'halves' ? at.find((each) => each !== square) : undefined;
  return other === undefined ? undefined : `½ ${squareName(game.board, other)}`;
};

/** "Rook", "Queen ½ b8". */
export const memberName = (game: Game, unit: UnitView, square: Square): string => {
  const half = halfMark(game, unit, square);
  return `${game.pieces[unit.type]?.name ?? unit.type}${half ? ` ${half}` : ''}`;
};
