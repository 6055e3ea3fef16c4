/** The rules in dispute: options of a new game, and fields of the editor. */
import { change } from '../../../kernel/changed.ts';
import { type DisputedOption, disputed } from '../../../kernel/editing/readings.ts';
import { rule } from '../rules/index.ts';
import { type Readings, readingsWith, type State } from './state.ts';

/** A position that is or is not by one of the other readings. */
const withReading = (state: State, reading: Partial<Readings>): State =>
  change(state, { readings: readingsWith({ ...state.readings, ...reading }) });

export const DISPUTES: readonly DisputedOption<State>[] = [
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
