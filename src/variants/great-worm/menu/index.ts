/** What can be picked now: the regular action or the Encroachment on the board, and what may be said beside it. */
import { sayings } from '../../../kernel/agreement.ts';
import type { Choice, Menu } from '../../../kernel/menu.ts';
import type { Act } from '../position/action.ts';
import type { WormState } from '../position/state.ts';
import { regularMenu } from './piece-move.ts';
import { encroachmentMenu } from './worm-move.ts';

export const menu = (state: WormState): Menu<Act> => (state.phase.kind === 'regular' ? regularMenu(state) : encroachmentMenu(state));

/** Resigning and draws: GW-END-5 and GW-END-6. */
export const asides = (state: WormState): readonly Choice<Act>[] => sayings(state.talk);
