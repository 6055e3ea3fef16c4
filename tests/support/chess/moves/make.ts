import { withUnits } from '../../../../src/kernel/board/placement.ts';
import { other } from '../../../../src/kernel/side.ts';
import { type Act, CASTLES, type Castling, type Displacement, type Move } from '../position/action.ts';
import { BOARD } from '../position/board.ts';
import { type Squares, type State, unitAt } from '../position/state.ts';

/** Returns the board after a move. The caller applies a promotion. */
export const makeMove = (squares: Squares, { from, to, taken }: Displacement): Squares => {
  const after = squares.slice();
  if (taken !== null) after[taken] = null;
  after[to] = after[from] ?? null;
  after[from] = null;
  return after;
};

/**
 * The castlings lost when a unit leaves or enters a square, indexed by that square: King and Rook lose them by moving,
 * and a Rook by being captured.
 */
const LOST = Array.from({ length: 64 }, (_, square) =>
  CASTLES.filter(({ king, rook }) => king === square || rook === square),
);

const castlingsAfter = (castling: string, from: number, to: number): string =>
  [...(LOST[from] ?? []), ...(LOST[to] ?? [])].reduce((rest, { letter }) => rest.replace(letter, ''), castling);

const passTurn = (
  { toMove, ply }: State,
  { squares, castling, passed, quiet }: Pick<State, 'squares' | 'castling' | 'passed' | 'quiet'>,
): State => ({
  toMove: other(toMove),
  ply: ply + 1,
  rng: null,
  squares,
  castling,
  passed,
  quiet,
});

const playMove = (state: State, move: Move): State => {
  const { squares } = state;
  const { from, to, taken, into } = move;
  const unit = unitAt(squares, from);
  const after = makeMove(squares, move);
  const isPawn = unit.type === 'pawn';
  return passTurn(state, {
    squares: into ? withUnits(after, [to, { ...unit, type: into }]) : after,
    castling: castlingsAfter(state.castling, from, to),
    passed: isPawn && Math.abs(to - from) === 2 * BOARD.files ? (from + to) / 2 : null,
    quiet: isPawn || taken !== null ? 0 : state.quiet + 1,
  });
};

const playCastling = (state: State, { king, rook, to, over }: Castling): State => {
  const { squares } = state;
  return passTurn(state, {
    squares: withUnits(squares, [king, null], [rook, null], [to, unitAt(squares, king)], [over, unitAt(squares, rook)]),
    castling: castlingsAfter(state.castling, king, rook),
    passed: null,
    quiet: state.quiet + 1,
  });
};

export const next = (state: State, act: Act): State =>
  act.kind === 'move' ? playMove(state, act) : playCastling(state, act.castle);
