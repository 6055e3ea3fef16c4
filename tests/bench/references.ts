/**
 * Other engines counting, each in the way it is played: clone and play, or play and take back, every leaf.
 */
import { Chess } from 'chessops/chess';
import { parseFen } from 'chessops/fen';
import type { Move, Role } from 'chessops/types';
import { type Board, loadFfish } from '../support/ffish.ts';
import { PIECES, walled } from '../variants/snake/fairyStockfish.ts';

const PROMOTED: readonly Role[] = ['queen', 'rook', 'bishop', 'knight'];

/** Every legal move of a chessops position. */
const movesOf = (position: Chess): readonly Move[] => {
  const moves: Move[] = [];
  for (const [from, targets] of position.allDests()) {
    const isPawn = position.board.pawn.has(from);
    for (const to of targets) {
      if (isPawn && (to < 8 || to >= 56))
        for (const promotion of PROMOTED) moves.push({ from, to, promotion });
      else moves.push({ from, to });
    }
  }
  return moves;
};

const cloneAndPlay = (position: Chess, depth: number): number => {
  if (depth === 0) return 1;
  let nodes = 0;
  for (const move of movesOf(position)) {
    const next = position.clone();
    next.play(move);
    nodes += cloneAndPlay(next, depth - 1);
  }
  return nodes;
};

/** chessops, clone and play: what our ratios are measured against. */
export const chessops = (fen: string): ((depth: number) => number) => {
  const position = Chess.fromSetup(parseFen(fen).unwrap()).unwrap();
  return (depth) => cloneAndPlay(position, depth);
};

const playAll = (board: Board): number => {
  const moves = board.legalMoves().split(' ').filter(Boolean);
  for (const move of moves) {
    board.push(move);
    board.pop();
  }
  return moves.length;
};

/** Makes boards of Fairy-Stockfish with the pieces of Snake, which are Ordamirror's, and no Snakes. */
const ordamirrorBoards = async (): Promise<(fen: string) => Board> => {
  const fairy = await loadFfish();
  new fairy.Board().delete();
  fairy.loadVariantConfig(PIECES);
  return (fen) => new fairy.Board('ordapieces', fen);
};

/** Fairy-Stockfish playing every first-part move of positions of Snake, the Parts entered as walls. */
export const ffishFirstParts = async (positions: readonly string[]): Promise<() => number> => {
  const boardOf = await ordamirrorBoards();
  const boards = positions.map((position) => {
    const [pieces = '', side = '', , white = '', black = ''] = position.split(' ');
    return boardOf(walled(pieces, side, `${white}${black}`.match(/../g) ?? []));
  });
  return () => boards.reduce((sum, board) => sum + playAll(board), 0);
};
