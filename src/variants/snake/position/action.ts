/** What can be played: one half of a play, or something said beside the board. */
import type { Saying } from '../../../kernel/agreement.ts';
import type { Square } from '../../../kernel/board.ts';
import type { PieceType } from '../moves/tables.ts';

export type SnakeAct =
  | { readonly kind: 'piece'; readonly from: Square; readonly to: Square; readonly promotion: PieceType | null }
  | { readonly kind: 'snake'; readonly to: Square }
  | { readonly kind: 'claim' }
  | { readonly kind: 'say'; readonly saying: Saying };
