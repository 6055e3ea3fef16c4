/** The position editor. A custom position has no history (BQ-STATE-3). */
import {
  choiceField,
  countField,
  defineEditor,
  type Field,
  optionFields,
  turnFields,
  unitEditor,
} from '../../../kernel/editing/edit.ts';
import { type Side, sideName } from '../../../kernel/side.ts';
import { BOARD } from '../position/board.ts';
import { OPTIONS } from '../position/options.ts';
import { PIECES } from '../position/pieces.ts';
import {
  EMPTY,
  idOf,
  occupancyOf,
  type PieceType,
  pieceOf,
  placementOf,
  type State,
  sideOf,
} from '../position/state.ts';

const edit = (draft: State, changes: Partial<State>): State => ({
  ...draft,
  history: [],
  ply: 0,
  ...changes,
});

/** The part of the editor that places units. A side has one Titan, so a second replaces it (BQ-STATE-3). */
const UNITS = unitEditor<State, PieceType>({
  board: BOARD,
  pieces: PIECES,
  squaresOf: ({ board }) =>
    board.map((code) => (code === EMPTY ? null : { id: idOf(code), type: pieceOf(code), side: sideOf(code) })),
  withSquares: (draft, squares) => edit(draft, { board: occupancyOf(squares) }),
  uniqueTypes: ['titan'],
});

const [TURN] = turnFields<State>({ set: (draft, { toMove }) => edit(draft, { toMove }) });

const reserveField = (side: Side): Field<State> =>
  countField(
    `reserve-${side}`,
    `${sideName(side)}'s Chameleons in reserve`,
    { to: 2 },
    ({ options, reserve }) => (options.version === 'twoplayer' ? reserve[side] : null),
    (draft, held) => edit(draft, { reserve: { ...draft.reserve, [side]: held } }),
  );

const NO_RESERVE = { white: 0, black: 0 } as const;

const OPTION_FIELDS = optionFields<State>(OPTIONS, (draft) =>
  edit(draft, draft.options.version === 'standard' ? { phase: 'play', reserve: NO_RESERVE } : {}),
);

const FIELDS: readonly Field<State>[] = [
  TURN,
  ...OPTION_FIELDS.slice(0, 1),
  choiceField(
    'phase',
    'Phase',
    { place: 'Placing Chameleons', play: 'Playing' },
    ({ options, phase }) => (options.version === 'twoplayer' ? phase : null),
    (draft, phase) => edit(draft, { phase }),
  ),
  reserveField('white'),
  reserveField('black'),
  ...OPTION_FIELDS.slice(1),
];

export const EDITOR = defineEditor<State>({
  ...UNITS,
  fields: FIELDS,
  write: (draft) =>
    [placementOf(draft), ...(draft.history.length > 0 ? [`history ${draft.history.join(', ')}`] : [])].join(' '),
});
