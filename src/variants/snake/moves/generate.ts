/** Generates piece moves: every square of a piece's pattern, open or closed (SN-PIECE-1). */
import type { Square } from '../../../kernel/board/board.ts';
import type { Mode } from '../../../kernel/board/movement.ts';
import { other, type Side } from '../../../kernel/side.ts';
import { isPiece, type Occupant, type Piece, type State } from '../position/state.ts';
import { PATHS_OF } from './tables.ts';

export type Destination =
  | { readonly kind: 'quiet'; readonly to: Square }
  | { readonly kind: 'capture'; readonly to: Square; readonly captured: Occupant }
  /** An empty square, which the piece could enter only by capturing an enemy there (SN-PIECE-1). */
  | { readonly kind: 'empty'; readonly to: Square }
  /** A square whose unit the piece cannot capture by this movement (SN-PIECE-1). */
  | { readonly kind: 'held'; readonly to: Square; readonly holder: Occupant; readonly mode: Mode }
  | { readonly kind: 'blocked'; readonly to: Square; readonly blocker: Square };

export type PieceMove = Extract<Destination, { kind: 'quiet' | 'capture' }>;

export const isPieceMove = (destination: Destination): destination is PieceMove =>
  destination.kind === 'quiet' || destination.kind === 'capture';

/** Whether the side `by` may capture an occupant: an enemy piece, or an enemy Head without shield (SN-SHIELD-2). */
export const canCapture = (state: State, by: Side, occupant: Occupant): boolean =>
  occupant.side !== by && (isPiece(occupant) || (occupant.type === 'head' && state.shielded !== occupant.side));

/** Returns a destination for each square of a piece's pattern, closed ones too: the menu refuses those. */
export const pseudoLegalMoves = (state: State, from: Square, piece: Piece): readonly Destination[] => {
  const { board } = state;
  const found: Destination[] = [];
  for (const { mode, paths } of PATHS_OF[piece.side][piece.type]) {
    for (const path of paths[from] ?? []) {
      let blocker: Square | null = null;
      for (const to of path) {
        const occupant: Occupant | null = board[to] ?? null;
        if (blocker !== null) found.push({ kind: 'blocked', to, blocker });
        else if (!occupant) found.push(mode === 'capture' ? { kind: 'empty', to } : { kind: 'quiet', to });
        else {
          blocker = to;
          const captures = mode !== 'move' && canCapture(state, piece.side, occupant);
          found.push(
            captures ? { kind: 'capture', to, captured: occupant } : { kind: 'held', to, holder: occupant, mode },
          );
        }
      }
    }
  }
  return found;
};

/** Whether the piece can make a move that passes a test. Without a test, every move counts. */
export const canMove = (
  state: State,
  from: Square,
  piece: Piece,
  passes?: (to: Square, captured: Occupant | null) => boolean,
): boolean => {
  const { board } = state;
  for (const { mode, paths } of PATHS_OF[piece.side][piece.type]) {
    for (const path of paths[from] ?? []) {
      for (let index = 0; index < path.length; index++) {
        const to = path[index] as Square;
        const occupant = board[to] ?? null;
        const open = occupant ? mode !== 'move' && canCapture(state, piece.side, occupant) : mode !== 'capture';
        if (open && (!passes || passes(to, occupant))) return true;
        if (occupant) break;
      }
    }
  }
  return false;
};

export const piecesOf = (state: State, side: Side): readonly (readonly [Square, Piece])[] => {
  const found: (readonly [Square, Piece])[] = [];
  const { board } = state;
  for (let square = 0; square < board.length; square++) {
    const occupant = board[square];
    if (occupant && occupant.side === side && isPiece(occupant)) found.push([square, occupant]);
  }
  return found;
};

export const hasPieceMove = (state: State): boolean =>
  state.board.some(
    (occupant, square) => occupant?.side === state.toMove && isPiece(occupant) && canMove(state, square, occupant),
  );

/** Lists the pieces that could capture the enemy Head now. Only custom positions have any (SN-END-3). */
export const headCapturers = (state: State): readonly Square[] =>
  piecesOf(state, state.toMove)
    .filter(([square, piece]) =>
      pseudoLegalMoves(state, square, piece).some(
        (each) =>
          each.kind === 'capture' && each.captured.type === 'head' && each.captured.side === other(state.toMove),
      ),
    )
    .map(([square]) => square);
