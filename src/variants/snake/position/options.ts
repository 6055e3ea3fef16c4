import { change } from '../../../kernel/changed.ts';
import { disputed } from '../../../kernel/editing/options.ts';
import type { GameOption } from '../../../kernel/game.ts';
import { rule } from '../rules/index.ts';
import type { State } from './state.ts';

export const OPTIONS: readonly GameOption<State>[] = [
  disputed(
    rule('SN-TURN-2'),
    'waiver',
    'Skip the piece move',
    { none: 'When no piece can move', exit: 'When none leaves an exit' },
    ({ waivesStranding }) => waivesStranding,
    (state, waivesStranding) => change(state, { waivesStranding }),
  ),
  disputed(
    rule('SN-TURN-4'),
    'stranding',
    'A move that strands the Snake',
    { free: 'Loses at once', barred: 'Is not allowed' },
    ({ barsStranding }) => barsStranding,
    (state, barsStranding) => change(state, { barsStranding }),
  ),
  disputed(
    rule('SN-PROMO-1'),
    'promotion',
    'A Pawn becomes',
    { any: 'Any piece', yurt: 'A Yurt' },
    ({ yurtsOnly }) => yurtsOnly,
    (state, yurtsOnly) => change(state, { yurtsOnly }),
  ),
];
