/** What can be picked now: the regular action or the Encroachment on the board, and what may be said beside it. */
import { sayings } from '../../../kernel/agreement.ts';
import type { Choice, Menu } from '../../../kernel/menu.ts';
import type { Act } from '../position/action.ts';
import type { State } from '../position/state.ts';
import { pieceMoveMenu } from './piece-move.ts';
import { wormMoveMenu } from './worm-move.ts';

export const menu = (state: State): Menu<Act> => (state.phase.kind === 'regular' ? pieceMoveMenu(state) : wormMoveMenu(state));

/** Resigning and draws: GW-END-5 and GW-END-6. */
export const asides = (state: State): readonly Choice<Act>[] => sayings(state.talk);
