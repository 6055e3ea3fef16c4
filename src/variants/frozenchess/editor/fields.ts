import { initialOf, type NamesOf } from '../../../kernel/editing/codec.ts';
import { choiceField, countField, type Field, flagField, optionFields } from '../../../kernel/editing/edit.ts';
import { typedKeys } from '../../../kernel/editing/objects.ts';
import { OPTIONS } from '../position/options.ts';
import { type GROUND, PURSUIT, type Pursuit, type TURN } from '../position/schema.ts';
import { stageOf } from '../position/stages.ts';
import type { State } from '../position/state.ts';
import { edit } from './draft.ts';

const MAX_PLIES = 9998;
const FIRST_LONG = 2;

const FLAGS: Readonly<Record<NamesOf<typeof TURN & typeof GROUND, boolean>, string>> = {
  lastNull: 'The last turn was a Nullmove',
};

/** Titles of the streaks (turns in a row) that a victory sequence counts (FC-STG-3). */
const STREAKS: Readonly<Record<NamesOf<typeof PURSUIT, number>, string>> = {
  captures: 'Turns in a row with a capture',
  checks: 'Turns in a row with a check',
};
const FEATS: Readonly<Record<NamesOf<typeof PURSUIT, boolean>, string>> = {
  hasCaptured: 'Two captures in a row made',
  hasPromoted: 'Promotion made',
  hasChecked: 'Two checks in a row made',
};

const withPursuit = (draft: State, changes: Partial<Pursuit>): State =>
  edit(draft, ({ pursuit }) => void Object.assign(pursuit ?? {}, changes));

const set = (draft: State, changes: Partial<Pick<State, 'toMove' | 'ply' | 'lastNull' | 'pursuit'>>): State =>
  edit(draft, (edited) => Object.assign(edited, changes));

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
    { to: MAX_PLIES },
    ({ ply }) => ply,
    (draft, ply) => set(draft, { ply }),
  ),
  ...typedKeys(FLAGS).map((name) =>
    flagField<State>(
      name,
      FLAGS[name],
      (draft) => draft[name],
      (draft, value) => set(draft, { [name]: value }),
    ),
  ),
  ...optionFields<State>(OPTIONS, (draft) => set(draft, {})),
  choiceField(
    'pursuit',
    'Victory sequence of',
    { none: 'Neither side', white: 'White', black: 'Black' },
    (draft) => (stageOf(draft) >= FIRST_LONG || draft.pursuit ? (draft.pursuit?.side ?? 'none') : null),
    (draft, side) =>
      set(draft, { pursuit: side === 'none' ? null : { ...(draft.pursuit ?? initialOf(PURSUIT)), side } }),
  ),
  ...typedKeys(STREAKS).map((name) =>
    countField<State>(
      name,
      STREAKS[name],
      { to: 99 },
      ({ pursuit }) => pursuit?.[name] ?? null,
      (draft, value) => withPursuit(draft, { [name]: value }),
    ),
  ),
  ...typedKeys(FEATS).map((name) =>
    flagField<State>(
      name,
      FEATS[name],
      ({ pursuit }) => pursuit?.[name] ?? null,
      (draft, value) => withPursuit(draft, { [name]: value }),
    ),
  ),
];
