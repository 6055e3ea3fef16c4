import { squareName } from '../../kernel/board/board.ts';
import type { Game } from '../../kernel/game.ts';
import { sideName } from '../../kernel/side.ts';
import type { UnitView } from '../../kernel/view.ts';

export const pieceName = (game: Game, type: string): string => game.pieces[type]?.name ?? type;

export const unitName = (game: Game, unit: UnitView): string =>
  `${sideName(unit.side)}'s ${pieceName(game, unit.type)}`;

/** Returns "e4", or "e4 and h4" for a unit in halves. */
export const unitPlace = ({ board }: Game, { at, body }: UnitView): string =>
  (body === 'halves' ? at : at.slice(0, 1)).map((each) => squareName(board, each)).join(' and ');

export const unitNameAndPlace = (game: Game, unit: UnitView): string =>
  `${unitName(game, unit)} on ${unitPlace(game, unit)}`;
