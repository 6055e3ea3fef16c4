/** The rules in dispute: options of a new game, and fields of the editor. */
import { change } from '../../../kernel/changed.ts';
import { type DisputedOption, disputed } from '../../../kernel/editing/readings.ts';
import { rule } from '../rules/index.ts';
import type { State } from './state.ts';

export const DISPUTES: readonly DisputedOption<State>[] = [
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
