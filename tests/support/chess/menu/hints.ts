/** The hints of choices, computed on demand: a hint says what the move captures. */
import { type Hint, refusal as hint } from '../../../../src/kernel/asking/menu.ts';
import type { Displacement } from '../position/action.ts';
import { type State, unitName } from '../position/state.ts';
import { rule } from '../rules/index.ts';

export const moveHint = ({ squares }: State, { to, taken }: Displacement): { readonly hint?: () => Hint } =>
  taken === null
    ? {}
    : {
        hint: () =>
          hint(taken === to ? rule('CH-MOVE-2') : rule('CH-PAWN-2'), `Captures ${unitName(squares, taken)}.`, [taken]),
      };
