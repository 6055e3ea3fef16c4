/** What can be played: one half of a play, or something said beside the board. */
import type { Saying } from '../../../kernel/agreement.ts';
import type { Square } from '../../../kernel/board.ts';
import type { PieceType } from '../moves/tables.ts';

export type Act =
  | { readonly kind: 'piece'; readonly from: Square; readonly to: Square; readonly promotion: PieceType | null }
  | { readonly kind: 'snake'; readonly to: Square }
  | { readonly kind: 'claim' }
  | { readonly kind: 'say'; readonly saying: Saying };

/** An action in one word, for filters: what moves, or what is said. */
export const kindOfAct = (act: Act): string => {
  switch (act.kind) {
    case 'piece':
      return act.promotion ? 'promotion' : 'piece';
    case 'snake':
      return 'snake';
    case 'claim':
      return 'claim';
    case 'say':
      return act.saying.kind;
  }
};
