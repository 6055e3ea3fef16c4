/** Making an act: the position it leads to. */
import { SILENCE, said } from '../../../kernel/agreement.ts';
import type { Square } from '../../../kernel/board.ts';
import { other } from '../../../kernel/side.ts';
import type { Act } from '../position/action.ts';
import { nextFromReserve, placementOf, type State, withCode } from '../position/state.ts';
import { codeOn, EMPTY, type Occupancy } from '../position/units.ts';
import { rule } from '../rules/index.ts';
import type { Move } from './generate.ts';

/** The board after a move: the mover on its end, its victims gone, all at once (BQ-TURN-1). */
export const makeMove = (board: Occupancy, { from, to, victims }: Move): Occupancy => {
  const changed = board.slice();
  for (let index = 0; index < victims.length; index++) changed[victims[index] as Square] = EMPTY;
  changed[to] = codeOn(board, from);
  changed[from] = EMPTY;
  return changed;
};

/** The position after a turn that left the board like this. A draw offer lapses when the other player plays on. */
export const endTurn = (state: State, board: Occupancy, reserve: State['reserve'] = state.reserve): State => ({
  ...state,
  board,
  reserve,
  toMove: other(state.toMove),
  ply: state.ply + 1,
  history: [...state.history, placementOf(state)],
  talk: state.talk.offer === other(state.toMove) ? SILENCE : state.talk,
});

/** Chameleons of the reserve put on these squares, one after the other. */
const enterReserve = ({ board, reserve, toMove }: State, squares: readonly Square[]): Pick<State, 'board' | 'reserve'> =>
  squares.reduce(
    (sum, square) => ({
      board: withCode(sum.board, square, nextFromReserve(sum.reserve, toMove)),
      reserve: { ...sum.reserve, [toMove]: sum.reserve[toMove] - 1 },
    }),
    { board, reserve },
  );

/** The position after an act. */
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
    default:
      return { ...state, talk: said(state.talk, act, { resign: rule('BQ-END-4'), draw: rule('BQ-END-4') }) };
  }
};
