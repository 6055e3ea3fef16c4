import type { Square } from '../../../kernel/board/board.ts';
import { invariant } from '../../../kernel/invariant.ts';
import { forward, other, type Side, sideName, withSide } from '../../../kernel/side.ts';
import type { Act } from '../position/action.ts';
import type { PieceType } from '../position/pieces.ts';
import { type Chain, headOf, pieceOn, putSnake, removeSnake, type State } from '../position/state.ts';
import { rule } from '../rules/index.ts';
import { isWaived } from './legality.ts';

/** Whether a Pawn of this side promotes on this square (SN-PROMO-1). */
export const isLastRank = (side: Side, square: Square): boolean => (forward(side) === 1 ? square >= 56 : square < 8);

type BoardChange = Pick<State, 'board' | 'snakes' | 'quiet'>;

/** Returns the position before the Snake move. Fields are listed, since a spread took a third of a search's time. */
const passToSnake = (state: State, { board, snakes, quiet }: BoardChange): State => ({
  toMove: state.toMove,
  phase: 'snake',
  ply: state.ply,
  rng: state.rng,
  board,
  snakes,
  shielded: state.shielded,
  quiet,
  options: state.options,
});

/** Returns the position after a turn. `shielded` is the side whose Snake has just captured (SN-SHIELD-1). */
const passTurn = (state: State, { board, snakes, quiet }: BoardChange, shielded: Side | null): State => ({
  toMove: other(state.toMove),
  phase: 'piece',
  ply: state.ply + 1,
  rng: state.rng,
  board,
  snakes,
  shielded,
  quiet,
  options: state.options,
});

/** Returns the position after a piece move. Capturing a Head removes its Snake and ends the game (SN-END-3). */
export const makePieceMove = (state: State, from: Square, to: Square, promotion: PieceType | null): State => {
  const piece = pieceOn(state, from);
  invariant(piece, 'a piece moves');
  const captured = state.board[to];
  const { snakes } = state;
  const board = state.board.slice();
  const quiet = piece.type === 'pawn' || captured ? 0 : state.quiet + 1;
  if (captured?.type === 'head') removeSnake(board, snakes[captured.side]);
  board[from] = null;
  board[to] = promotion ? { ...piece, type: promotion } : piece;
  if (captured?.type === 'head')
    return passTurn(state, { board, snakes: withSide(snakes, captured.side, []), quiet }, null);
  return passToSnake(state, { board, snakes, quiet });
};

/** Returns a Snake's squares after a move. Each Part moves to the square of the Part before it (SN-BODY-1). */
export const movedChain = (chain: Chain, to: Square): Chain => [to, ...chain.slice(0, -1)];

/** Returns a Snake's squares after a capture. The new Tail takes the old Tail's square (SN-GROW-1). */
export const grownChain = (chain: Chain, to: Square): Chain => [to, ...chain];

export const makeSnakeMove = (state: State, to: Square): State => {
  const { board: before, snakes, toMove: side } = state;
  const foe = other(side);
  const captured = before[to]?.side === foe;
  const beheaded = captured && to === headOf(state, foe);
  const board = before.slice();
  if (beheaded) removeSnake(board, snakes[foe]);
  removeSnake(board, snakes[side]);
  const chain = captured ? grownChain(snakes[side], to) : movedChain(snakes[side], to);
  putSnake(board, side, chain);
  const left = withSide(beheaded ? withSide(snakes, foe, []) : snakes, side, chain);
  const quiet = captured ? 0 : state.quiet + (isWaived(state) ? 1 : 0);
  return passTurn(state, { board, snakes: left, quiet }, captured ? side : null);
};

export const claimText = (state: State): string =>
  `${sideName(state.toMove)} claims a draw: ${state.quiet} turns in a row without a Pawn move or a capture.`;

export const next = (state: State, action: Act): State => {
  switch (action.kind) {
    case 'piece':
      return makePieceMove(state, action.from, action.to, action.promotion);
    case 'snake':
      return makeSnakeMove(state, action.to);
    case 'claim':
      return {
        ...state,
        talk: { offer: null, agreed: { winner: null, rule: rule('SN-END-6'), text: claimText(state) } },
      };
  }
};
