/** The positions that moves lead to: what a piece move and a Snake move change. */
import type { Square } from '../../kernel/board.ts';
import { invariant } from '../../kernel/invariant.ts';
import { forward, other, type Side } from '../../kernel/side.ts';
import type { PieceType } from './pieces.ts';
import { isWaived } from './reach.ts';
import { type Chain, headOf, occupancy, type SnakeState } from './state.ts';

/** Does a Pawn of this side promote here? */
export const isLastRank = (side: Side, square: Square): boolean => (forward(side) === 1 ? square >= 56 : square < 8);

/** The opponent's draw offer is gone once a move is made; the player's own stands (SN-END-7). */
const afterMove = ({ talk, toMove }: SnakeState): SnakeState['talk'] => (talk.offer === other(toMove) ? { ...talk, offer: null } : talk);

/** The turn passes: the Snake that has just captured is invulnerable, no other (SN-SHIELD-1). */
const nextTurn = (state: SnakeState, shielded: Side | null): SnakeState => ({
  ...state,
  toMove: other(state.toMove),
  phase: 'piece',
  ply: state.ply + 1,
  shielded,
});

/** After a first-part move. A captured Head takes its whole Snake with it and ends the play (SN-END-3). */
export const withPieceMoved = (state: SnakeState, from: Square, to: Square, promotion: PieceType | null): SnakeState => {
  const piece = state.pieces[from];
  invariant(piece, `no piece on ${from}`);
  const captured = occupancy(state)[to];
  const pieces = state.pieces.slice();
  pieces[from] = null;
  pieces[to] = promotion ? { ...piece, type: promotion } : piece;
  const moved: SnakeState = {
    ...state,
    phase: 'snake',
    pieces,
    quiet: piece.type === 'pawn' || captured ? 0 : state.quiet + 1,
    talk: afterMove(state),
  };
  if (captured?.type !== 'head') return moved;
  return nextTurn({ ...moved, snakes: { ...moved.snakes, [captured.side]: [] } }, null);
};

/** The chain after step 2: every Part on the square of the one before it. */
export const followed = (chain: Chain, to: Square): Chain => [to, ...chain.slice(0, -1)];

/** The chain after step 3: the new Tail on the old Tail's square. */
export const grown = (chain: Chain, to: Square): Chain => [to, ...chain];

/** After a Snake move, steps 1 to 3, and the end of the play. */
export const withSnakeMoved = (state: SnakeState, to: Square): SnakeState => {
  const side = state.toMove;
  const foe = other(side);
  const chain = state.snakes[side];
  const occupant = occupancy(state)[to];
  const captured = occupant?.side === foe ? occupant : null;
  const pieces = state.pieces.slice();
  pieces[to] = null;
  return nextTurn(
    {
      ...state,
      pieces,
      snakes: {
        ...state.snakes,
        [side]: captured ? grown(chain, to) : followed(chain, to),
        [foe]: to === headOf(state, foe) ? [] : state.snakes[foe],
      },
      quiet: captured ? 0 : state.quiet + (isWaived(state) ? 1 : 0),
      talk: afterMove(state),
    },
    captured ? side : null,
  );
};
