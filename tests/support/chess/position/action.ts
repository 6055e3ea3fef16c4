import type { Square } from '../../../../src/kernel/board/board.ts';
import type { Promotion } from '../moves/tables.ts';
import { BOARD } from './board.ts';

/**
 * A castling by its FEN letter (`K`, `Q`, `k` or `q`). The King goes from `king` to `to`, the Rook from `rook` to
 * `over`; the squares of `between` must be empty.
 */
export interface Castling {
  readonly letter: string;
  readonly king: Square;
  readonly rook: Square;
  readonly to: Square;
  readonly over: Square;
  readonly between: readonly Square[];
}

/** A move of one unit. `taken` is the square of the captured unit; en passant it is not `to`. */
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

/** Returns the kind by which players filter actions: `move`, `capture` or `castle`. */
export const kindOfAct = (act: Act): string => (act.kind === 'move' && act.taken !== null ? 'capture' : act.kind);
