import type { Square } from '../../../kernel/board/board.ts';

export interface Move {
  readonly kind: 'move';
  readonly from: Square;
  readonly to: Square;
  readonly victims: readonly Square[];
}

export type Act =
  | Move
  /** The removal of a player's own frozen unit (BQ-IMM-3). */
  | { readonly kind: 'remove'; readonly square: Square }
  | { readonly kind: 'drop'; readonly square: Square }
  /** The placement of 0 to 2 Chameleons before the first turn (BQ-TWO-4). */
  | { readonly kind: 'place'; readonly squares: readonly Square[] };

export const kindOfAct = (act: Act): string => {
  switch (act.kind) {
    case 'move':
      return act.victims.length > 0 ? 'capture' : 'move';
    case 'remove':
      return 'self-capture';
    default:
      return act.kind;
  }
};
