/** Setting up a position: units, the version, its phase and reserves. A position that was set up has no earlier ones. */
import { SILENCE } from '../../../kernel/agreement.ts';
import type { Square } from '../../../kernel/board.ts';
import { type Brush, defineEditor, EITHER_SIDE, type Field, oneOf } from '../../../kernel/edit.ts';
import { SIDES, type Side, sideName } from '../../../kernel/side.ts';
import { PIECES } from '../moves/tables.ts';
import { SQUARES } from '../position/board.ts';
import { type Phase, placementOf, type State, type Version, withCode } from '../position/state.ts';
import { bitOf, codeOn, EMPTY, encode, idOf, kindOf, type PieceType, pieceOf, sideOf, TITAN, TYPES } from '../position/units.ts';

/** What is set up begins anew: nothing stood before it, and nothing was said. */
const edit = (draft: State, changes: Partial<State>): State => ({ ...draft, history: [], ply: 0, talk: SILENCE, ...changes });

const put = (draft: State, square: Square, type: number, side: Side): State => {
  const kind = bitOf(side) | type;
  if (kindOf(codeOn(draft.board, square)) === kind) return edit(draft, { board: withCode(draft.board, square, EMPTY) });
  // Each side has one Titan: set down anew, it leaves the square where it stood.
  const board = type === TITAN ? draft.board.map((code) => (kindOf(code) === kind ? EMPTY : code)) : draft.board;
  const id = Math.max(...board.map(idOf)) + 1;
  return edit(draft, { board: withCode(board, square, encode(id, side, type)) });
};

const pieceBrush = (type: PieceType, side: Side): Brush<State> => ({
  id: `${type}-${side}`,
  title: `${sideName(side)}'s ${PIECES[type].name}`,
  group: sideName(side),
  look: { type, side },
  put: (draft, square) => put(draft, square, TYPES.indexOf(type) + 1, side),
});

const reserveField = (side: Side): Field<State> => ({
  id: `reserve-${side}`,
  title: `${sideName(side)}'s Chameleons in reserve`,
  kind: () => ({ from: 0, to: 2 }),
  read: ({ version, reserve }) => (version === 'twoplayer' ? String(reserve[side]) : null),
  write: (draft, value) => edit(draft, { reserve: { ...draft.reserve, [side]: Number(value) } }),
});

const NO_RESERVE = { white: 0, black: 0 } as const;

const FIELDS: readonly Field<State>[] = [
  {
    id: 'turn',
    title: 'To move',
    kind: () => EITHER_SIDE,
    read: ({ toMove }) => toMove,
    write: (draft, side) => edit(draft, { toMove: side as Side }),
  },
  {
    id: 'version',
    title: 'Version',
    kind: () => oneOf({ standard: 'Standard', twoplayer: 'Two-Player' }),
    read: ({ version }) => version,
    write: (draft, version) =>
      edit(draft, {
        version: version as Version,
        ...(version === 'standard' && { phase: 'play' as const, reserve: NO_RESERVE }),
      }),
  },
  {
    id: 'phase',
    title: 'Phase',
    kind: () => oneOf({ place: 'Placing Chameleons', play: 'Playing' }),
    read: ({ version, phase }) => (version === 'twoplayer' ? phase : null),
    write: (draft, phase) => edit(draft, { phase: phase as Phase }),
  },
  reserveField('white'),
  reserveField('black'),
];

export const EDITOR = defineEditor<State>({
  brushes: SIDES.flatMap((side) => TYPES.map((type) => pieceBrush(type, side))),
  fields: FIELDS,
  details: () => [],
  write: (draft) => [placementOf(draft), ...(draft.history.length > 0 ? [`history ${draft.history.join(', ')}`] : [])].join(' '),
  show: ({ board }) => ({
    units: Object.fromEntries(
      SQUARES.flatMap((square) => {
        const code = codeOn(board, square);
        const unit = { id: idOf(code), type: pieceOf(code), side: sideOf(code), at: [square], body: 'whole' as const, badges: [] };
        return code === EMPTY ? [] : [[unit.id, unit]];
      }),
    ),
    marks: {},
  }),
  bare: (draft) => edit(draft, { board: draft.board.map(() => EMPTY) }),
  clear: (draft, square) => edit(draft, { board: withCode(draft.board, square, EMPTY) }),
  carry: (draft, from, to) => edit(draft, { board: withCode(withCode(draft.board, to, codeOn(draft.board, from)), from, EMPTY) }),
});
