/** What a position holds. */
import type { Squares } from '../../../../src/kernel/board/placement.ts';
import type { PositionBase } from '../../../../src/kernel/game.ts';
import { nameUnits } from '../../../../src/kernel/units.ts';
import { PIECES, type PieceType } from '../moves/tables.ts';
import { BOARD } from './board.ts';

export interface State extends PositionBase {
  readonly squares: Squares<PieceType>;
}

/** What stands on a square in words: "the King on c1". */
export const unitName = nameUnits(BOARD, PIECES);
