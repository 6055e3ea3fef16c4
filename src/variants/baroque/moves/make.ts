/** Making an action: the position it leads to. */
import { said } from '../../../kernel/agreement.ts';
import type { Square } from '../../../kernel/board.ts';
import { other } from '../../../kernel/side.ts';
import type { Action } from '../position/action.ts';
import { afterTurn, fieldAfter, nextFromReserve, type State, withCode } from '../position/state.ts';
import { EMPTY } from '../position/units.ts';
import { rule } from '../rules/index.ts';

/** Chameleons of the reserve put on these squares, one after the other. */
const withEntered = ({ field, reserve, toMove }: State, squares: readonly Square[]): Pick<State, 'field' | 'reserve'> =>
  squares.reduce(
    (sum, square) => ({
      field: withCode(sum.field, square, nextFromReserve(sum.reserve, toMove)),
      reserve: { ...sum.reserve, [toMove]: sum.reserve[toMove] - 1 },
    }),
    { field, reserve },
  );

/** The position after an action. */
export const next = (state: State, action: Action): State => {
  switch (action.kind) {
    case 'move':
      return afterTurn(state, fieldAfter(state.field, action));
    case 'remove':
      return afterTurn(state, withCode(state.field, action.square, EMPTY));
    case 'drop': {
      const { field, reserve } = withEntered(state, [action.square]);
      return afterTurn(state, field, reserve);
    }
    case 'place':
      return {
        ...state,
        ...withEntered(state, action.squares),
        toMove: other(state.toMove),
        phase: state.toMove === 'white' ? 'place' : 'play',
      };
    default:
      return { ...state, talk: said(state.talk, action, { resign: rule('BQ-END-4'), draw: rule('BQ-END-4') }) };
  }
};
