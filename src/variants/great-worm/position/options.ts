import { change } from '../../../kernel/changed.ts';
import { disputed, gameOption } from '../../../kernel/editing/options.ts';
import type { GameOption } from '../../../kernel/game.ts';
import { rule } from '../rules/index.ts';
import type { State } from './state.ts';

export const OPTIONS: readonly GameOption<State>[] = [
  gameOption(
    'passing',
    'Passing',
    { off: 'Not allowed', on: 'Instead of a piece move' },
    ({ passing }) => (passing ? 'on' : 'off'),
    (state, passing) => change(state, { passing: passing === 'on' }),
  ),
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
