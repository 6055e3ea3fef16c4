/** What can be done in a position: a move or a castling. */
import type { Square } from '../../../../src/kernel/board/board.ts';
import type { Promotion } from '../moves/tables.ts';
import { BOARD } from './board.ts';

/** One castling: where King and Rook stand and land, and the squares between them. */
export interface Castling {
  readonly letter: string;
  readonly king: Square;
  readonly rook: Square;
  readonly to: Square;
  readonly over: Square;
  readonly between: readonly Square[];
}

/** `taken` is the square of what is captured, which en passant is not where the Pawn ends. */
export interface Move {
  readonly kind: 'move';
  readonly from: Square;
  readonly to: Square;
  readonly taken: Square | null;
  readonly into: Promotion | null;
}

/** What a move does to the board, whoever makes it. */
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

/** An action in one word, for filters. */
export const kindOfAct = (act: Act): string =>
  act.kind === 'move' && act.taken !== null ? 'capture' : act.kind;
