import { change } from '../../../kernel/changed.ts';
import { disputed, gameOption } from '../../../kernel/editing/options.ts';
import type { GameOption } from '../../../kernel/game.ts';
import { rule } from '../rules/index.ts';
import { startingPosition } from './setup.ts';
import { type Readings, readingsWith, type State } from './state.ts';

const withReading = (state: State, reading: Partial<Readings>): State =>
  change(state, { readings: readingsWith({ ...state.readings, ...reading }) });

export const OPTIONS: readonly GameOption<State>[] = [
  gameOption(
    'version',
    'Version',
    { standard: 'Standard', twoplayer: 'Two-Player version' },
    ({ version }) => version,
    ({ readings }, version) => ({ ...startingPosition(version), readings }),
  ),
  disputed(
    rule('BQ-LEAP-2'),
    'leap',
    'A Long Leaper lands',
    { behind: 'Directly behind', beyond: 'On any empty square beyond' },
    ({ readings }) => readings.beyond,
    (state, beyond) => withReading(state, { beyond }),
  ),
  disputed(
    rule('BQ-IMM-3'),
    'frozen',
    'A frozen piece',
    { removes: 'May remove itself', locked: 'Stays' },
    ({ readings }) => readings.locked,
    (state, locked) => withReading(state, { locked }),
  ),
  disputed(
    rule('BQ-SIDE-1'),
    'chameleon',
    'A leaping Chameleon',
    { sides: 'Has its side effects', plain: 'Captures Long Leapers only' },
    ({ readings }) => readings.plain,
    (state, plain) => withReading(state, { plain }),
  ),
];
