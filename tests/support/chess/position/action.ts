import type { Square } from '../../../../src/kernel/board/board.ts';
import type { Promotion } from '../moves/tables.ts';
import { BOARD } from './board.ts';

/** The squares of King and Rook before and after, and those between them. */
export interface Castling {
  readonly letter: string;
  readonly king: Square;
  readonly rook: Square;
  readonly to: Square;
  readonly over: Square;
  readonly between: readonly Square[];
}

/** `taken` is the square of the captured unit, which en passant differs from `to`. */
export interface Move {
  readonly kind: 'move';
  readonly from: Square;
  readonly to: Square;
  readonly taken: Square | null;
  readonly into: Promotion | null;
}

export type Displacement = Pick<Move, 'from' | 'to' | 'taken'>;

export type Act = Move | { readonly kind: 'castle'; readonly castle: Castling };

const castle = (
  letter: string,
  king: string,
  rook: string,
  to: string,
  over: string,
  ...between: string[]
): Castling => ({
  letter,
  king: BOARD.at(king),
  rook: BOARD.at(rook),
  to: BOARD.at(to),
  over: BOARD.at(over),
  between: between.map(BOARD.at),
});

export const CASTLES: readonly Castling[] = [
  castle('K', 'e1', 'h1', 'g1', 'f1', 'f1', 'g1'),
  castle('Q', 'e1', 'a1', 'c1', 'd1', 'd1', 'c1', 'b1'),
  castle('k', 'e8', 'h8', 'g8', 'f8', 'f8', 'g8'),
  castle('q', 'e8', 'a8', 'c8', 'd8', 'd8', 'c8', 'b8'),
];

/** The kind of an action, for filters. */
export const kindOfAct = (act: Act): string => (act.kind === 'move' && act.taken !== null ? 'capture' : act.kind);
