import type { UnitId } from '../../../kernel/asking/target.ts';
import type { Square } from '../../../kernel/board/board.ts';
import {
  type Brush,
  choiceField,
  countField,
  defineEditor,
  type Field,
  optionFields,
  pieceBrush,
  turnFields,
} from '../../../kernel/editing/edit.ts';
import { SIDES, type Side, sideName, withSide } from '../../../kernel/side.ts';
import type { UnitView } from '../../../kernel/view.ts';
import { writePosition } from '../position/format.ts';
import { OPTIONS } from '../position/options.ts';
import { FACTS, PIECE_TYPES } from '../position/pieces.ts';
import {
  type Chain,
  isPiece,
  type Piece,
  pieceOn,
  putSnake,
  removeSnake,
  SNAKE_ID,
  type State,
} from '../position/state.ts';

const withPiece = (draft: State, square: Square, piece: Piece | null): State => ({
  ...draft,
  board: draft.board.map((each, at) => (at === square ? piece : each)),
});

const withSnake = (draft: State, side: Side, chain: Chain): State => {
  const board = draft.board.slice();
  removeSnake(board, draft.snakes[side]);
  putSnake(board, side, chain);
  return { ...draft, board, snakes: withSide(draft.snakes, side, chain) };
};

const withoutParts = (draft: State, square: Square): State =>
  SIDES.reduce((state, side) => {
    const index = state.snakes[side].indexOf(square);
    return index < 0 ? state : withSnake(state, side, state.snakes[side].slice(0, index));
  }, draft);

const nextId = ({ board }: State): UnitId =>
  Math.max(SNAKE_ID.black, ...board.map((each) => (each && isPiece(each) ? each.id : 0))) + 1;

const putPiece = (draft: State, square: Square, { type, side }: Omit<Piece, 'id'>): State => {
  const there = pieceOn(draft, square);
  if (there?.type === type && there.side === side) return withPiece(draft, square, null);
  return withPiece(withoutParts(draft, square), square, { id: nextId(draft), type, side });
};

const snakeBrush = (side: Side): Brush<State> => ({
  id: `snake-${side}`,
  title: `${sideName(side)}'s Snake: Head first, then Part by Part`,
  group: sideName(side),
  look: { type: 'snake', side },
  put(draft, square) {
    const own = draft.snakes[side];
    const index = own.indexOf(square);
    if (index >= 0) return withSnake(draft, side, own.slice(0, index));
    const free = withPiece(withoutParts(draft, square), square, null);
    return withSnake(free, side, [...free.snakes[side], square]);
  },
});

const [TURN, NUMBER] = turnFields<State>({ title: 'Turn number', to: 9999 });

const FIELDS: readonly Field<State>[] = [
  TURN,
  choiceField(
    'phase',
    'Still to move',
    { piece: 'A piece, then the Snake', snake: 'The Snake' },
    ({ phase }) => phase,
    (draft, phase) => ({ ...draft, phase }),
  ),
  choiceField(
    'shield',
    'Invulnerable Snake',
    { none: 'None', white: 'White', black: 'Black' },
    ({ shielded }) => shielded ?? 'none',
    (draft, side) => ({ ...draft, shielded: side === 'none' ? null : side }),
  ),
  countField(
    'quiet',
    'Turns without a capture or Pawn move',
    { to: 9999 },
    ({ quiet }) => quiet,
    (draft, quiet) => ({ ...draft, quiet }),
  ),
  ...optionFields<State>(OPTIONS),
  NUMBER,
];

export const EDITOR = defineEditor<State>({
  brushes: SIDES.flatMap((side) => [
    snakeBrush(side),
    ...PIECE_TYPES.map((type) => pieceBrush(FACTS, type, side, putPiece)),
  ]),
  fields: FIELDS,
  details: () => [],
  write: writePosition,
  show(draft) {
    const units: Record<UnitId, UnitView> = {};
    for (const side of SIDES) {
      const at = draft.snakes[side];
      if (at.length > 0)
        units[SNAKE_ID[side]] = { id: SNAKE_ID[side], type: 'snake', side, at, body: 'chain', badges: [] };
    }
    for (const [at, each] of draft.board.entries())
      if (each && isPiece(each)) units[each.id] = { ...each, at: [at], body: 'whole', badges: [] };
    return { units, marks: {} };
  },
  withoutUnits: (draft) => ({
    ...draft,
    board: draft.board.map(() => null),
    snakes: { white: [], black: [] },
    shielded: null,
  }),
  clear: (draft, square) => withoutParts(withPiece(draft, square, null), square),
  carry(draft, from, to) {
    const piece = pieceOn(draft, from);
    if (piece) return withPiece(withPiece(withoutParts(draft, to), from, null), to, piece);
    const side = SIDES.find((each) => draft.snakes[each].includes(from));
    if (!side || SIDES.some((each) => draft.snakes[each].includes(to))) return draft;
    return withSnake(
      withPiece(draft, to, null),
      side,
      draft.snakes[side].map((square) => (square === from ? to : square)),
    );
  },
});
