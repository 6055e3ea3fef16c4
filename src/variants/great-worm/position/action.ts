/** The actions of the game, as data. */
import type { Square } from '../../../kernel/board/board.ts';
import type { ClauseId } from '../rules/index.ts';

export interface PieceMove {
  readonly kind: 'regular';
  readonly from: Square;
  readonly to: Square;
  /** The Claw's special action; null where it declines either. */
  readonly special: 'promotion' | 'enPassant' | null;
}

/** A regular Phase without an action. */
export interface NoPieceMove {
  readonly kind: 'pass' | 'waive';
}

/** One movement of a worm: the squares it passes through and the one it ends on. */
export interface WormPath {
  readonly from: Square;
  readonly to: Square;
  readonly crossed: readonly Square[];
  readonly manner: 'step' | 'slide' | 'corner';
  readonly rule: ClauseId;
}

export interface Encroachment {
  readonly kind: 'encroachment';
  readonly path: WormPath;
  /** The square of a new Leg, or null. */
  readonly leg: Square | null;
}

export type Act = PieceMove | NoPieceMove | Encroachment;

/** One word for filters. */
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
