import { option } from '../../../kernel/asking/target.ts';
import type { Square } from '../../../kernel/board/board.ts';
import type { PieceType } from './pieces.ts';

export type Act =
  | {
      readonly kind: 'piece';
      readonly from: Square;
      readonly to: Square;
      readonly promotion: PieceType | null;
    }
  | { readonly kind: 'snake'; readonly to: Square }
  | { readonly kind: 'claim' };

export const CLAIM = option('claim-draw');

export const kindOfAct = (act: Act): string => (act.kind === 'piece' && act.promotion ? 'promotion' : act.kind);
