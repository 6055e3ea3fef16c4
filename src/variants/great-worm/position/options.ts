/** The rules in dispute: options of a new game, and fields of the editor. */
import { change } from '../../../kernel/changed.ts';
import { type DisputedOption, disputed } from '../../../kernel/editing/readings.ts';
import { rule } from '../rules/index.ts';
import type { State } from './state.ts';

export const DISPUTES: readonly DisputedOption<State>[] = [
  disputed(
    rule('GW-TRAIL-3'),
    'trails',
    'A trail binds',
    { own: 'Its own worm', all: 'Both worms' },
    ({ trailsBindAll }) => trailsBindAll,
    (state, trailsBindAll) => change(state, { trailsBindAll }),
  ),
  disputed(
    rule('GW-NIGHT-3'),
    'wait',
    'The wait for a Leg counts',
    { own: "The side's turns", both: "Both sides' turns" },
    ({ waitsBoth }) => waitsBoth,
    (state, waitsBoth) => change(state, { waitsBoth }),
  ),
];
