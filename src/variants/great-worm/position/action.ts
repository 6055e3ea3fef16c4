import type { Square } from '../../../kernel/board/board.ts';
import type { NoPieceMove, PieceMove } from '../moves/generate.ts';
import type { WormPath } from '../moves/worm-paths.ts';

export interface Encroachment {
  readonly kind: 'encroachment';
  readonly path: WormPath;
  /** The square of a new Leg, or null. */
  readonly leg: Square | null;
}

export type Act = PieceMove | NoPieceMove | Encroachment;

/** The kind of an action as one word, for the filter of the list of moves. */
export const kindOfAct = (act: Act): string => {
  switch (act.kind) {
    case 'regular':
      return act.special ?? 'move';
    case 'encroachment':
      return act.leg === null ? 'encroachment' : 'leg';
    default:
      return act.kind;
  }
};
