/** The rules in dispute: options of a new game, and fields of the editor. */
import { type DisputedOption, disputed } from '../../../kernel/editing/readings.ts';
import { rule } from '../rules/index.ts';
import { changeState } from './changed.ts';
import type { State } from './state.ts';

export const DISPUTES: readonly DisputedOption<State>[] = [
  disputed(
    rule('FC-PAWN-5'),
    'pincer',
    'A pincer needs Pawns',
    { pair: '2 opposite ones', all: 'On all sides' },
    ({ surrounds }) => surrounds,
    (state, surrounds) => changeState(state, { surrounds }),
  ),
  disputed(
    rule('FC-KNIG-3'),
    'march',
    "A Knight's second step captures",
    { leap: 'Only with a leap', any: 'With or without a leap' },
    ({ marchCaptures }) => marchCaptures,
    (state, marchCaptures) => changeState(state, { marchCaptures }),
  ),
];
