/** Fields beside the board: side to move, move number, last Nullmove, victory sequence. */
import {
  choiceField,
  countField,
  type Field,
  flagField,
  readingFields,
} from '../../../kernel/editing/edit.ts';
import { OPTIONS } from '../position/options.ts';
import { stageOf } from '../position/stages.ts';
import type { Pursuit, State } from '../position/state.ts';
import { edit } from './draft.ts';

const NOT_BEGUN = { captures: 0, checks: 0, hasCaptured: false, hasPromoted: false, hasChecked: false };
const MOST_PLIES = 9998;
const FIRST_LONG = 2;

/** Changes a victory sequence that has begun. */
const withPursuit = (draft: State, changes: Partial<Pursuit>): State =>
  edit(draft, ({ pursuit }) => void Object.assign(pursuit ?? {}, changes));

type Streak = 'captures' | 'checks';
type Feat = 'hasCaptured' | 'hasPromoted' | 'hasChecked';

const streakField = (id: string, title: string, key: Streak): Field<State> =>
  countField(
    id,
    title,
    { to: 99 },
    ({ pursuit }) => pursuit?.[key] ?? null,
    (draft, value) => withPursuit(draft, { [key]: value }),
  );

const featField = (id: string, title: string, key: Feat): Field<State> =>
  flagField(
    id,
    title,
    ({ pursuit }) => pursuit?.[key] ?? null,
    (draft, value) => withPursuit(draft, { [key]: value }),
  );

const set = (
  draft: State,
  changes: Partial<Pick<State, 'toMove' | 'ply' | 'lastNull' | 'pursuit' | 'isFirst'>>,
): State => edit(draft, (edited) => Object.assign(edited, changes));

export const FIELDS: readonly Field<State>[] = [
  choiceField(
    'turn',
    'To move',
    { white: 'White', black: 'Black' },
    ({ toMove }) => toMove,
    (draft, toMove) => set(draft, { toMove }),
  ),
  countField(
    'plies',
    'Turns played (both sides)',
    { to: MOST_PLIES },
    ({ ply }) => ply,
    (draft, ply) => set(draft, { ply }),
  ),
  flagField(
    'null',
    'The last turn was a Nullmove',
    ({ lastNull }) => lastNull,
    (draft, lastNull) => set(draft, { lastNull }),
  ),
  flagField(
    'first',
    'First game: fewer rules',
    ({ isFirst }) => isFirst,
    (draft, isFirst) => set(draft, { isFirst }),
  ),
  ...readingFields(OPTIONS, (draft) => set(draft, {})),
  choiceField(
    'pursuit',
    'Victory sequence of',
    { none: 'Neither side', white: 'White', black: 'Black' },
    (draft) => (stageOf(draft) >= FIRST_LONG || draft.pursuit ? (draft.pursuit?.side ?? 'none') : null),
    (draft, side) =>
      set(draft, { pursuit: side === 'none' ? null : { ...(draft.pursuit ?? NOT_BEGUN), side } }),
  ),
  streakField('captures', 'Turns in a row with a capture', 'captures'),
  streakField('checks', 'Turns in a row with a check', 'checks'),
  featField('captured', 'Two captures in a row made', 'hasCaptured'),
  featField('promoted', 'Promotion made', 'hasPromoted'),
  featField('checked', 'Two checks in a row made', 'hasChecked'),
];
