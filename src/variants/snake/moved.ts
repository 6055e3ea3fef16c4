/** The positions that moves lead to: what a piece move and a Snake move change. */
import type { Square } from '../../kernel/board.ts';
import { invariant } from '../../kernel/invariant.ts';
import { forward, other, type Side } from '../../kernel/side.ts';
import type { PieceType } from './pieces.ts';
import { isWaived } from './reach.ts';
import { type Chain, headOf, lay, lift, pieceOn, type SnakeState, withChain } from './state.ts';

/** Does a Pawn of this side promote here? */
export const isLastRank = (side: Side, square: Square): boolean => (forward(side) === 1 ? square >= 56 : square < 8);

/** The opponent's draw offer is gone once a move is made; the player's own stands (SN-END-7). */
const afterMove = ({ talk, toMove }: SnakeState): SnakeState['talk'] => (talk.offer === other(toMove) ? { ...talk, offer: null } : talk);

/** The turn passes: the Snake that has just captured is invulnerable, no other (SN-SHIELD-1). */
const nextTurn = ({ toMove, ply }: SnakeState, shielded: Side | null) =>
  ({ toMove: other(toMove), phase: 'piece', ply: ply + 1, shielded }) as const;

/** After a first-part move. A captured Head takes its whole Snake with it and ends the play (SN-END-3). */
export const withPieceMoved = (state: SnakeState, from: Square, to: Square, promotion: PieceType | null): SnakeState => {
  const piece = pieceOn(state, from);
  invariant(piece, 'a piece moves');
  const captured = state.board[to];
  const beheaded = captured?.type === 'head';
  const board = state.board.slice();
  if (beheaded) lift(board, state.snakes[captured.side]);
  board[from] = null;
  board[to] = promotion ? { ...piece, type: promotion } : piece;
  const moved: SnakeState = {
    ...state,
    phase: 'snake',
    board,
    quiet: piece.type === 'pawn' || captured ? 0 : state.quiet + 1,
    talk: afterMove(state),
  };
  return beheaded ? { ...moved, ...nextTurn(state, null), snakes: withChain(state.snakes, captured.side, []) } : moved;
};

/** The chain after step 2: every Part on the square of the one before it. */
export const followed = (chain: Chain, to: Square): Chain => [to, ...chain.slice(0, -1)];

/** The chain after step 3: the new Tail on the old Tail's square. */
export const grown = (chain: Chain, to: Square): Chain => [to, ...chain];

/** After a Snake move, steps 1 to 3, and the end of the play. */
export const withSnakeMoved = (state: SnakeState, to: Square): SnakeState => {
  const { board: before, snakes, toMove: side } = state;
  const foe = other(side);
  const captured = before[to]?.side === foe;
  const beheaded = captured && to === headOf(state, foe);
  const board = before.slice();
  if (beheaded) lift(board, snakes[foe]);
  lift(board, snakes[side]);
  const chain = captured ? grown(snakes[side], to) : followed(snakes[side], to);
  lay(board, side, chain);
  return {
    ...state,
    ...nextTurn(state, captured ? side : null),
    board,
    snakes: withChain(beheaded ? withChain(snakes, foe, []) : snakes, side, chain),
    quiet: captured ? 0 : state.quiet + (isWaived(state) ? 1 : 0),
    talk: afterMove(state),
  };
};
