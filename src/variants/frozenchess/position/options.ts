import { disputed, gameOption } from '../../../kernel/editing/options.ts';
import type { GameOption } from '../../../kernel/game.ts';
import { rule } from '../rules/index.ts';
import { changeState } from './changed.ts';
import type { State } from './state.ts';

export const OPTIONS: readonly GameOption<State>[] = [
  gameOption(
    'rules',
    'Rules',
    { all: 'All rules', first: 'First game: no special actions' },
    ({ isFirst }) => (isFirst ? 'first' : 'all'),
    (state, rules) => changeState(state, { isFirst: rules === 'first' }),
  ),
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
