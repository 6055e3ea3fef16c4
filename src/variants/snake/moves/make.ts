/** Making an action: the position after it. */
import type { Square } from '../../../kernel/board/board.ts';
import { invariant } from '../../../kernel/invariant.ts';
import { forward, other, type Side, sideName, withSide } from '../../../kernel/side.ts';
import type { Act } from '../position/action.ts';
import type { PieceType } from '../position/pieces.ts';
import { type Chain, headOf, liftSnake, pieceOn, putSnake, type State } from '../position/state.ts';
import { rule } from '../rules/index.ts';
import { isWaived } from './legality.ts';

/** Does a Pawn of this side promote here? */
export const isLastRank = (side: Side, square: Square): boolean =>
  forward(side) === 1 ? square >= 56 : square < 8;

/** The changes of an action on the board, and the quiet counter. */
type BoardChange = Pick<State, 'board' | 'snakes' | 'quiet'>;

/**
 * The second portion is to come. Every field is written out, here and below: copying by a spread was a third
 * of a search.
 */
const passToSnake = (state: State, { board, snakes, quiet }: BoardChange): State => ({
  toMove: state.toMove,
  phase: 'snake',
  ply: state.ply,
  rng: state.rng,
  board,
  snakes,
  shielded: state.shielded,
  quiet,
  barsStranding: state.barsStranding,
  yurtsOnly: state.yurtsOnly,
  waivesStranding: state.waivesStranding,
});

/** The turn passes: the Snake that has just captured is invulnerable, no other (SN-SHIELD-1). */
const passTurn = (state: State, { board, snakes, quiet }: BoardChange, shielded: Side | null): State => ({
  toMove: other(state.toMove),
  phase: 'piece',
  ply: state.ply + 1,
  rng: state.rng,
  board,
  snakes,
  shielded,
  quiet,
  barsStranding: state.barsStranding,
  yurtsOnly: state.yurtsOnly,
  waivesStranding: state.waivesStranding,
});

/** After a first-part move. A captured Head takes its whole Snake with it and ends the play (SN-END-3). */
export const makePieceMove = (state: State, from: Square, to: Square, promotion: PieceType | null): State => {
  const piece = pieceOn(state, from);
  invariant(piece, 'a piece moves');
  const captured = state.board[to];
  const { snakes } = state;
  const board = state.board.slice();
  const quiet = piece.type === 'pawn' || captured ? 0 : state.quiet + 1;
  if (captured?.type === 'head') liftSnake(board, snakes[captured.side]);
  board[from] = null;
  board[to] = promotion ? { ...piece, type: promotion } : piece;
  if (captured?.type === 'head')
    return passTurn(state, { board, snakes: withSide(snakes, captured.side, []), quiet }, null);
  return passToSnake(state, { board, snakes, quiet });
};

/** The chain after step 2: every Part on the square of the one before it. */
export const follow = (chain: Chain, to: Square): Chain => [to, ...chain.slice(0, -1)];

/** The chain after step 3: the new Tail on the old Tail's square. */
export const grow = (chain: Chain, to: Square): Chain => [to, ...chain];

/** After a Snake move, steps 1 to 3, and the end of the play. */
export const makeSnakeMove = (state: State, to: Square): State => {
  const { board: before, snakes, toMove: side } = state;
  const foe = other(side);
  const captured = before[to]?.side === foe;
  const beheaded = captured && to === headOf(state, foe);
  const board = before.slice();
  if (beheaded) liftSnake(board, snakes[foe]);
  liftSnake(board, snakes[side]);
  const chain = captured ? grow(snakes[side], to) : follow(snakes[side], to);
  putSnake(board, side, chain);
  const left = withSide(beheaded ? withSide(snakes, foe, []) : snakes, side, chain);
  const quiet = captured ? 0 : state.quiet + (isWaived(state) ? 1 : 0);
  return passTurn(state, { board, snakes: left, quiet }, captured ? side : null);
};

/** The draw claimed after many quiet plays, in words (SN-END-6). */
export const claimText = (state: State): string =>
  `${sideName(state.toMove)} claims a draw: ${state.quiet} turns in a row without a Pawn move or a capture.`;

/** The position after an action. */
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
