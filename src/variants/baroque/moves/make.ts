import type { Square } from '../../../kernel/board/board.ts';
import { withKey } from '../../../kernel/repetition.ts';
import { other } from '../../../kernel/side.ts';
import type { Act, Move } from '../position/action.ts';
import {
  codeOn,
  EMPTY,
  nextFromReserve,
  type Occupancy,
  placementOf,
  type State,
  withCode,
} from '../position/state.ts';

/** Returns the board after a move and its captures (BQ-TURN-1). */
export const makeMove = (board: Occupancy, { from, to, victims }: Move): Occupancy => {
  const changed = board.slice();
  for (let index = 0; index < victims.length; index++) changed[victims[index] as Square] = EMPTY;
  changed[to] = codeOn(board, from);
  changed[from] = EMPTY;
  return changed;
};

/** Returns the position after a turn. The fields are listed, since spreading `state` would be slower. */
export const endTurn = (state: State, board: Occupancy, reserve: State['reserve'] = state.reserve): State => ({
  board,
  options: state.options,
  phase: state.phase,
  reserve,
  history: withKey(state.history, placementOf(state)),
  toMove: other(state.toMove),
  ply: state.ply + 1,
  rng: null,
});

const enterReserve = (
  { board, reserve, toMove }: State,
  squares: readonly Square[],
): Pick<State, 'board' | 'reserve'> =>
  squares.reduce(
    (sum, square) => ({
      board: withCode(sum.board, square, nextFromReserve(sum.reserve, toMove)),
      reserve: { ...sum.reserve, [toMove]: sum.reserve[toMove] - 1 },
    }),
    { board, reserve },
  );

export const next = (state: State, act: Act): State => {
  switch (act.kind) {
    case 'move':
      return endTurn(state, makeMove(state.board, act));
    case 'remove':
      return endTurn(state, withCode(state.board, act.square, EMPTY));
    case 'drop': {
      const { board, reserve } = enterReserve(state, [act.square]);
      return endTurn(state, board, reserve);
    }
    case 'place':
      return {
        ...state,
        ...enterReserve(state, act.squares),
        toMove: other(state.toMove),
        phase: state.toMove === 'white' ? 'place' : 'play',
      };
  }
};
