import { change } from '../../../kernel/changed.ts';
import { disputed, gameOption } from '../../../kernel/editing/options.ts';
import type { GameOption } from '../../../kernel/game.ts';
import { rule } from '../rules/index.ts';
import type { State } from './state.ts';

export const OPTIONS: readonly GameOption<State>[] = [
  gameOption(
    'dice',
    'Dice',
    { seeded: 'App rolls', real: 'You roll and enter them' },
    ({ dice }) => dice,
    (state, dice) => change(state, { dice }),
  ),
  gameOption(
    'rules',
    'Rules',
    { all: 'All rules', first: 'First game: no links and no explosions' },
    ({ isFirst }) => (isFirst ? 'first' : 'all'),
    (state, rules) => change(state, { isFirst: rules === 'first' }),
  ),
  disputed(
    rule('IW-MAG-6'),
    'half',
    'The half left behind',
    { stays: 'Stays', pulled: 'Is pulled' },
    ({ pullsHalves }) => pullsHalves,
    (state, pullsHalves) => change(state, { pullsHalves }),
  ),
  disputed(
    rule('IW-BOOM-3'),
    'rolling',
    'A piece that turns rolls as',
    { moved: 'What it was', turned: 'What it is' },
    ({ rollsTurned }) => rollsTurned,
    (state, rollsTurned) => change(state, { rollsTurned }),
  ),
];
