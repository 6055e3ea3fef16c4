import type { Square } from '../../../kernel/board/board.ts';
import type { ClauseId } from '../rules/index.ts';

export interface PieceMove {
  readonly kind: 'regular';
  readonly from: Square;
  readonly to: Square;
  /** What a Claw's move also does: promote (GW-CLAW-4) or capture en passant (GW-CLAW-3). Null for plain moves. */
  readonly special: 'promotion' | 'enPassant' | null;
}

/** A skipped piece move: by choice (`pass`, GW-TURN-4), or since none is possible (`waive`, GW-TURN-3). */
export interface NoPieceMove {
  readonly kind: 'pass' | 'waive';
}

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
  readonly leg: Square | null;
}

export type Act = PieceMove | NoPieceMove | Encroachment;

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
