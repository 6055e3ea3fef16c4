/** What can be done in a position. */
import type { Square } from '../../../../src/kernel/board/board.ts';

export type Act = { readonly kind: 'move'; readonly from: Square; readonly to: Square };

/** An action in one word, for filters. */
export const kindOfAct = ({ kind }: Act): string => kind;
