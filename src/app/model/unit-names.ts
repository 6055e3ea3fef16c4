/** Units in words: kind, side and place. */
import { squareName } from '../../kernel/board/board.ts';
import type { Game } from '../../kernel/game.ts';
import { sideName } from '../../kernel/side.ts';
import type { UnitView } from '../../kernel/view.ts';

export const pieceName = (game: Game, type: string): string => game.pieces[type]?.name ?? type;

/** "White's Lancer". */
export const whose = (game: Game, unit: UnitView): string =>
  `${sideName(unit.side)}'s ${pieceName(game, unit.type)}`;

export const placeOf = (game: Game, unit: UnitView): string =>
  unit.body === 'halves'
    ? unit.at.map((each) => squareName(game.board, each)).join(' and ')
    : squareName(game.board, unit.at[0] ?? 0);

/** "White's Lancer on e4". */
export const standing = (game: Game, unit: UnitView): string =>
  `${whose(game, unit)} on ${placeOf(game, unit)}`;
