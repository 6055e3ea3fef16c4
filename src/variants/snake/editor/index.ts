/** Setting up a position: pieces, both Snakes part by part, and what the play remembers. */
import { SILENCE } from '../../../kernel/agreement.ts';
import type { Square } from '../../../kernel/board.ts';
import { type Brush, defineEditor, EITHER_SIDE, type Field, oneOf } from '../../../kernel/edit.ts';
import type { UnitId } from '../../../kernel/menu.ts';
import { SIDES, type Side, sideName, withSide } from '../../../kernel/side.ts';
import type { UnitView } from '../../../kernel/view.ts';
import { FACTS, PIECE_TYPES, type PieceType } from '../moves/tables.ts';
import { writePosition } from '../position/format.ts';
import {
  type Chain,
  isPiece,
  liftSnake,
  type Phase,
  type Piece,
  pieceOn,
  playNumber,
  putSnake,
  SNAKE_ID,
  type State,
} from '../position/state.ts';

const withPiece = (draft: State, square: Square, piece: Piece | null): State => ({
  ...draft,
  board: draft.board.map((each, at) => (at === square ? piece : each)),
});

const withSnake = (draft: State, side: Side, chain: Chain): State => {
  const board = draft.board.slice();
  liftSnake(board, draft.snakes[side]);
  putSnake(board, side, chain);
  return { ...draft, board, snakes: withSide(draft.snakes, side, chain) };
};

const withoutParts = (draft: State, square: Square): State =>
  SIDES.reduce((state, side) => {
    const index = state.snakes[side].indexOf(square);
    return index < 0 ? state : withSnake(state, side, state.snakes[side].slice(0, index));
  }, draft);

const nextId = ({ board }: State): UnitId => Math.max(SNAKE_ID.black, ...board.map((each) => (each && isPiece(each) ? each.id : 0))) + 1;

const pieceBrush = (type: PieceType, side: Side): Brush<State> => ({
  id: `${type}-${side}`,
  title: `${sideName(side)}'s ${FACTS[type].name}`,
  group: sideName(side),
  look: { type, side },
  put(draft, square) {
    const there = pieceOn(draft, square);
    if (there?.type === type && there.side === side) return withPiece(draft, square, null);
    return withPiece(withoutParts(draft, square), square, { id: nextId(draft), type, side });
  },
});

const snakeBrush = (side: Side): Brush<State> => ({
  id: `snake-${side}`,
  title: `${sideName(side)}'s Snake, from the Head part by part`,
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

const setTurnNumber = (draft: State, number: number, toMove: Side): State => ({
  ...draft,
  toMove,
  ply: 2 * (number - 1) + SIDES.indexOf(toMove),
});

const FIELDS: readonly Field<State>[] = [
  {
    id: 'turn',
    title: 'To move',
    kind: () => EITHER_SIDE,
    read: ({ toMove }) => toMove,
    write: (draft, side) => setTurnNumber(draft, playNumber(draft), side as Side),
  },
  {
    id: 'phase',
    title: 'Portion of the play',
    kind: () => oneOf({ piece: 'A piece, then the Snake', snake: 'The Snake' }),
    read: ({ phase }) => phase,
    write: (draft, phase) => ({ ...draft, phase: phase as Phase }),
  },
  {
    id: 'shield',
    title: 'Invulnerable Snake',
    kind: () => oneOf({ none: 'None', white: 'White', black: 'Black' }),
    read: ({ shielded }) => shielded ?? 'none',
    write: (draft, side) => ({ ...draft, shielded: side === 'none' ? null : (side as Side) }),
  },
  {
    id: 'quiet',
    title: 'Plays without a capture or a Pawn move',
    kind: () => ({ from: 0, to: 9999 }),
    read: ({ quiet }) => String(quiet),
    write: (draft, value) => ({ ...draft, quiet: Number(value) }),
  },
  {
    id: 'number',
    title: 'Play number',
    kind: () => ({ from: 1, to: 9999 }),
    read: (draft) => String(playNumber(draft)),
    write: (draft, value) => setTurnNumber(draft, Number(value), draft.toMove),
  },
];

export const EDITOR = defineEditor<State>({
  brushes: SIDES.flatMap((side) => [snakeBrush(side), ...PIECE_TYPES.map((type) => pieceBrush(type, side))]),
  fields: FIELDS,
  details: () => [],
  write: writePosition,
  show(draft) {
    const units: Record<UnitId, UnitView> = {};
    for (const side of SIDES) {
      const at = draft.snakes[side];
      if (at.length > 0) units[SNAKE_ID[side]] = { id: SNAKE_ID[side], type: 'snake', side, at, body: 'chain', badges: [] };
    }
    for (const [at, each] of draft.board.entries())
      if (each && isPiece(each)) units[each.id] = { ...each, at: [at], body: 'whole', badges: [] };
    return { units, marks: {} };
  },
  bare: (draft) => ({ ...draft, board: draft.board.map(() => null), snakes: { white: [], black: [] }, shielded: null, talk: SILENCE }),
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
