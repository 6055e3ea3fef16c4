/** What a position holds beside its board: whose turn, the move, the last Nullmove, and how far a victory sequence has got. */
import { EITHER_SIDE, type Field, oneOf, YES_OR_NO } from '../../../kernel/edit.ts';
import type { Side } from '../../../kernel/side.ts';
import { stageOf } from '../position/stages.ts';
import type { Pursuit, State } from '../position/state.ts';
import { changed } from './draft.ts';

const NOBODYS = { captures: 0, checks: 0, hasCaptured: false, hasPromoted: false, hasChecked: false };
const MOST_PLIES = 9998;
const FIRST_LONG = 2;

const pursuitField = (id: string, title: string, key: 'hasCaptured' | 'hasPromoted' | 'hasChecked'): Field<State> => ({
  id,
  title,
  kind: () => YES_OR_NO,
  read: ({ pursuit }) => pursuit && (pursuit[key] ? 'yes' : 'no'),
  write: (draft, value) => (draft.pursuit ? changed(draft, { pursuit: { ...draft.pursuit, [key]: value === 'yes' } }) : draft),
});

const streakField = (id: string, title: string, key: 'captures' | 'checks'): Field<State> => ({
  id,
  title,
  kind: () => ({ from: 0, to: 99 }),
  read: ({ pursuit }) => pursuit && String(pursuit[key]),
  write: (draft, value) => (draft.pursuit ? changed(draft, { pursuit: { ...draft.pursuit, [key]: Number(value) } }) : draft),
});

export const FIELDS: readonly Field<State>[] = [
  {
    id: 'turn',
    title: 'To move',
    kind: () => EITHER_SIDE,
    read: ({ toMove }) => toMove,
    write: (draft, side) => changed(draft, { toMove: side as Side }),
  },
  {
    id: 'plies',
    title: 'Plies played (two are a move)',
    kind: () => ({ from: 0, to: MOST_PLIES }),
    read: ({ ply }) => String(ply),
    write: (draft, value) => changed(draft, { ply: Number(value) }),
  },
  {
    id: 'null',
    title: 'The last ply was a Nullmove',
    kind: () => YES_OR_NO,
    read: ({ lastNull }) => (lastNull ? 'yes' : 'no'),
    write: (draft, value) => changed(draft, { lastNull: value === 'yes' }),
  },
  {
    id: 'pursuit',
    title: 'Victory sequence of',
    kind: () => oneOf({ none: 'Nobody', white: 'White', black: 'Black' }),
    read: (draft) => (stageOf(draft) >= FIRST_LONG || draft.pursuit ? (draft.pursuit?.side ?? 'none') : null),
    write: (draft, value) => {
      const pursuit: Pursuit | null = value === 'none' ? null : { ...(draft.pursuit ?? NOBODYS), side: value as Side };
      return changed(draft, { pursuit });
    },
  },
  streakField('captures', 'Own turns in a row with a capture', 'captures'),
  streakField('checks', 'Own turns in a row with a check', 'checks'),
  pursuitField('captured', 'Two captures in a row are done', 'hasCaptured'),
  pursuitField('promoted', 'A promotion is done', 'hasPromoted'),
  pursuitField('checked', 'Two checks in a row are done', 'hasChecked'),
];
