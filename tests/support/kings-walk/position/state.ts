/** What a position holds. */

import type { Squares } from '../../../../src/kernel/board/placement.ts';
import type { PositionBase } from '../../../../src/kernel/game.ts';
import type { PieceType } from '../moves/tables.ts';

export interface State extends PositionBase {
  readonly squares: Squares<PieceType>;
}
