/** The position editor. A draft may be impossible, since only the reader of position files judges a draft. */
import type { Square } from '../board/board.ts';
import { nextId, type Piece, type Squares, type Unit, unitViews, withUnits } from '../board/placement.ts';
import type { Rectangle } from '../board/rectangle.ts';
import type { Game, Position } from '../game.ts';
import { memoize } from '../memoize.ts';
import type { Problem } from '../result.ts';
import { plyAt, SIDES, type Side, sideName, turnNumber } from '../side.ts';
import type { BoardView } from '../view.ts';
import type { Options } from './options.ts';

export interface Brush<S> {
  readonly id: string;
  readonly title: string;
  readonly group: string;
  readonly look: { readonly type: string; readonly side: Side } | { readonly mark: string; readonly of?: Side };
  /** Whether the brush joins two squares, such as those of a piece and its carrier. */
  readonly joins?: true;
  /** Puts the piece or mark on `square`. A two-square brush begins at `from`. */
  put(draft: S, square: Square, from: Square): S;
}

interface Setting {
  readonly id: string;
  readonly title: string;
}

export type ValueKind = { readonly of: readonly Setting[] } | { readonly from: number; readonly to: number };

export interface Field<S> extends Setting {
  kind(draft: S): ValueKind;
  /** Returns the value of the field in a draft. Null if the draft lacks the field. */
  read(draft: S): string | null;
  write(draft: S, value: string): S;
}

export interface Detail<S> extends Setting {
  readonly kind: ValueKind;
  readonly value: string;
  write(value: string): S;
}

export interface Editor<S = Position> {
  readonly brushes: readonly Brush<S>[];
  show(draft: S): Pick<BoardView, 'units' | 'marks'>;
  readonly fields: readonly Field<S>[];
  details(draft: S, square: Square): readonly Detail<S>[];
  /** Writes a position file, even of an impossible draft, so that the reader can name the fault. */
  write(draft: S): string;
  withoutUnits(draft: S): S;
  clear(draft: S, square: Square): S;
  carry(draft: S, from: Square, to: Square): S;
}

/** Returns the editor, typed for any position. Memoizes `write`, since the app calls `write` often. */
export const defineEditor = <S extends Position>(editor: Editor<S>): Editor =>
  ({ ...editor, write: memoize(editor.write) }) as unknown as Editor;

/** Returns the problem that the game's reader finds in a draft. Null if the draft can be played. */
export const faultOf = (game: Game, editor: Editor, draft: Position): Problem | null => {
  const read = game.read(editor.write(draft));
  return read.ok ? null : read.error;
};

export const acceptsValue = (kind: ValueKind, value: string): boolean =>
  'of' in kind
    ? kind.of.some(({ id }) => id === value)
    : /^\d+$/.test(value) && Number(value) >= kind.from && Number(value) <= kind.to;

export const valueKindOf = (words: Readonly<Record<string, string>>): ValueKind => ({
  of: Object.entries(words).map(([id, title]) => ({ id, title })),
});

export const YES_OR_NO: ValueKind = valueKindOf({ no: 'No', yes: 'Yes' });
export const EITHER_SIDE: ValueKind = valueKindOf({ white: 'White', black: 'Black' });

/** Makes a field for a whole number. The bounds are inclusive. */
export const countField = <S>(
  id: string,
  title: string,
  { from = 0, to }: { readonly from?: number; readonly to: number },
  read: (draft: S) => number | null,
  write: (draft: S, value: number) => S,
): Field<S> => ({
  id,
  title,
  kind: () => ({ from, to }),
  read: (draft) => read(draft)?.toString() ?? null,
  write: (draft, value) => write(draft, Number(value)),
});

/** Makes a detail (one value that can be edited) for a count. The maximum is at least the current count. */
export const countDetail = <S>(
  id: string,
  title: string,
  value: number,
  { from = 0, to }: { readonly from?: number; readonly to: number },
  write: (value: number) => S,
): Detail<S> => ({
  id,
  title,
  kind: { from, to: Math.max(to, value) },
  value: String(value),
  write: (given) => write(Number(given)),
});

export const choiceField = <S, const Words extends Readonly<Record<string, string>>>(
  id: string,
  title: string,
  words: Words,
  read: (draft: S) => keyof Words | null,
  write: (draft: S, value: keyof Words & string) => S,
): Field<S> => {
  const kind = valueKindOf(words);
  return {
    id,
    title,
    kind: () => kind,
    read: read as (draft: S) => string | null,
    write: write as (draft: S, value: string) => S,
  };
};

export const flagField = <S>(
  id: string,
  title: string,
  read: (draft: S) => boolean | null,
  write: (draft: S, value: boolean) => S,
): Field<S> => {
  const words = { true: 'yes', false: 'no' } as const;
  return {
    id,
    title,
    kind: () => YES_OR_NO,
    read: (draft) => {
      const value = read(draft);
      return value === null ? null : words[`${value}`];
    },
    write: (draft, value) => write(draft, value === 'yes'),
  };
};

/** Makes a field for each option of a game. After a change of the option, `begin` adapts the draft. */
export const optionFields = <S extends Position>(
  { all }: Pick<Options, 'all'>,
  begin: (draft: S) => S = (draft) => draft,
): readonly Field<S>[] =>
  all.map(({ id, title, values, valueIn, withValue }) => ({
    id,
    title,
    kind: () => ({ of: values }),
    read: valueIn,
    write: (draft, value) => begin(withValue(draft, value)),
  }));

type Turn = Pick<Position, 'ply' | 'toMove'>;

/** Makes the fields for the side to move and the turn number, which counts full moves from 1. */
export const turnFields = <S extends Position>({
  title = 'Turn number',
  to = 999_999,
  first = 'white',
  sideOf = ({ toMove }) => toMove,
  set = (draft, turn) => ({ ...draft, ...turn }),
}: {
  readonly title?: string;
  readonly to?: number;
  readonly first?: Side;
  readonly sideOf?: (draft: S) => Side;
  readonly set?: (draft: S, turn: Turn) => S;
} = {}): readonly [Field<S>, Field<S>] => {
  const begin = (draft: S, number: number, toMove: Side) => set(draft, { ply: plyAt(number, toMove, first), toMove });
  return [
    {
      id: 'turn',
      title: 'To move',
      kind: () => EITHER_SIDE,
      read: sideOf,
      write: (draft, side) => begin(draft, turnNumber(draft), side as Side),
    },
    countField<S>('number', title, { from: 1, to }, turnNumber, (draft, number) => begin(draft, number, sideOf(draft))),
  ];
};

export const pieceBrush = <S, Type extends string>(
  pieces: Readonly<Record<Type, { readonly name: string }>>,
  type: Type,
  side: Side,
  put: (draft: S, square: Square, piece: Piece<Type>) => S,
): Brush<S> => ({
  id: `${type}-${side}`,
  title: `${sideName(side)}'s ${pieces[type].name}`,
  group: sideName(side),
  look: { type, side },
  put: (draft, square) => put(draft, square, { type, side }),
});

/** Makes the unit parts of an editor, for one unit per square. A new unit of a unique type replaces the old unit. */
export const unitEditor = <S extends Position, Type extends string>({
  board,
  pieces,
  squaresOf,
  withSquares,
  uniqueTypes = [],
}: {
  readonly board: Rectangle;
  readonly pieces: Readonly<Record<Type, { readonly name: string }>>;
  readonly squaresOf: (draft: S) => Squares<Type>;
  readonly withSquares: (draft: S, squares: Squares<Type>) => S;
  readonly uniqueTypes?: readonly Type[];
}): Pick<Editor<S>, 'brushes' | 'show' | 'details' | 'withoutUnits' | 'clear' | 'carry'> => {
  const change = (draft: S, ...changes: readonly (readonly [Square, Unit<Type> | null])[]) =>
    withSquares(draft, withUnits(squaresOf(draft), ...changes));
  const put = (draft: S, square: Square, { type, side }: Piece<Type>): S => {
    const squares = squaresOf(draft);
    const isSame = (unit: Unit | null | undefined) => unit?.type === type && unit.side === side;
    if (isSame(squares[square])) return change(draft, [square, null]);
    if (board.closed?.has(square)) return draft;
    const others = uniqueTypes.includes(type)
      ? squares.flatMap((unit, at) => (isSame(unit) ? [[at, null] as const] : []))
      : [];
    return change(draft, ...others, [square, { id: nextId(squares), type, side }]);
  };
  return {
    brushes: SIDES.flatMap((side) =>
      (Object.keys(pieces) as Type[]).map((type) => pieceBrush(pieces, type, side, put)),
    ),
    details: () => [],
    show: (draft) => ({ units: unitViews(squaresOf(draft)), marks: {} }),
    withoutUnits: (draft) => change(draft, ...board.open.map((square) => [square, null] as const)),
    clear: (draft, square) => change(draft, [square, null]),
    carry: (draft, from, to) =>
      board.closed?.has(to) ? draft : change(draft, [from, null], [to, squaresOf(draft)[from] ?? null]),
  };
};

interface Placed<Type extends string> extends Position {
  readonly squares: Squares<Type>;
}

/** Makes an editor for a one-line position file without extra fields. */
export const lineEditor = <Type extends string>({
  board,
  pieces,
  uniqueTypes = [],
  first = 'white',
  write,
}: {
  readonly board: Rectangle;
  readonly pieces: Readonly<Record<Type, { readonly name: string }>>;
  readonly uniqueTypes?: readonly Type[];
  readonly first?: Side;
  write(draft: Placed<Type>): string;
}): Editor =>
  defineEditor<Placed<Type>>({
    ...unitEditor<Placed<Type>, Type>({
      board,
      pieces,
      uniqueTypes,
      squaresOf: ({ squares }) => squares,
      withSquares: (draft, squares) => ({ ...draft, squares }),
    }),
    fields: turnFields({ first }),
    write,
  });
