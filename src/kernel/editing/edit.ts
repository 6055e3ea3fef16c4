/**
 * Setting up a position by hand. A variant gives the contents of squares and the other facts of a position as
 * tables; a draft may be impossible, and its only judge is the strict reader of the position file.
 */
import type { Square } from '../board/board.ts';
import { nextId, type Piece, type Squares, type Unit, unitViews, withUnits } from '../board/placement.ts';
import type { Rectangle } from '../board/rectangle.ts';
import type { Game, GameOption, Position } from '../game.ts';
import type { Problem } from '../result.ts';
import { plyAt, SIDES, type Side, sideName, turnNumber } from '../side.ts';
import type { BoardView, MarkKind } from '../view.ts';
import { disputesOf } from './options.ts';

/** Something that can be put on a square. */
export interface Brush<S> {
  readonly id: string;
  readonly title: string;
  /** The heading that it is listed under. */
  readonly group: string;
  /** Drawn as this piece, or by the look of this kind of mark. */
  readonly look:
    | { readonly type: string; readonly side: Side }
    | { readonly mark: MarkKind; readonly of?: Side };
  /** Is it drawn from one square to another (a link, a half and its other half)? */
  readonly joins?: true;
  /**
   * The draft after using it on a square; used again where it is already, most take it away. `from` is the
   * first square of a join.
   */
  put(draft: S, square: Square, from: Square): S;
}

interface Setting {
  readonly id: string;
  readonly title: string;
}

/** A kind of value: one of a list, or a whole number. */
export type ValueKind = { readonly of: readonly Setting[] } | { readonly from: number; readonly to: number };

/** A fact of the whole position: the side to move, a phase, a counter. */
export interface Field<S> extends Setting {
  kind(draft: S): ValueKind;
  /** Null where this position has no such thing. */
  read(draft: S): string | null;
  write(draft: S, value: string): S;
}

/**
 * A fact of a unit or a thing on a square: turns left, a role, a direction. There may be several of a kind,
 * told apart by their ids.
 */
export interface Detail<S> extends Setting {
  readonly kind: ValueKind;
  readonly value: string;
  write(value: string): S;
}

export interface Editor<S = Position> {
  readonly brushes: readonly Brush<S>[];
  /** The view of a draft, possible or not. */
  show(draft: S): Pick<BoardView, 'units' | 'marks'>;
  readonly fields: readonly Field<S>[];
  details(draft: S, square: Square): readonly Detail<S>[];
  /** The draft as a position file, possible or not. */
  write(draft: S): string;
  /** The draft with an empty board. */
  bare(draft: S): S;
  /** The draft with this square empty. */
  clear(draft: S, square: Square): S;
  /** The draft with the contents of one square moved to another. */
  carry(draft: S, from: Square, to: Square): S;
}

/** An editor as the app sees it. */
export const defineEditor = <S extends Position>(editor: Editor<S>): Editor => editor as unknown as Editor;

/** The problem that the reader of the position file has with a draft; null if it can be played from. */
export const faultOf = (game: Game, editor: Editor, draft: Position): Problem | null => {
  const read = game.read(editor.write(draft));
  return read.ok ? null : read.error;
};

/** Can this value be given? Any other leaves the draft as it is. */
export const isGiven = (kind: ValueKind, value: string): boolean =>
  'of' in kind
    ? kind.of.some(({ id }) => id === value)
    : /^\d+$/.test(value) && Number(value) >= kind.from && Number(value) <= kind.to;

/** A list to choose from: ids and their words. */
export const oneOf = (words: Readonly<Record<string, string>>): ValueKind => ({
  of: Object.entries(words).map(([id, title]) => ({ id, title })),
});

export const YES_OR_NO: ValueKind = oneOf({ no: 'No', yes: 'Yes' });
export const EITHER_SIDE: ValueKind = oneOf({ white: 'White', black: 'Black' });

/** A whole number of the position. */
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

/** A whole number of a unit or a square; one above the limit already stays. */
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

/** One of a list: a phase, a role. */
export const choiceField = <S, const Words extends Readonly<Record<string, string>>>(
  id: string,
  title: string,
  words: Words,
  read: (draft: S) => keyof Words | null,
  write: (draft: S, value: keyof Words & string) => S,
): Field<S> => {
  const kind = oneOf(words);
  return {
    id,
    title,
    kind: () => kind,
    read: read as (draft: S) => string | null,
    write: write as (draft: S, value: string) => S,
  };
};

/** A yes or no; null where the position has no such thing. */
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

/** The rules in dispute, in the words of a new game's options; `begin` gives the draft after an edit. */
export const readingFields = <S>(
  options: readonly GameOption<S>[],
  begin: (draft: S) => S = (draft) => draft,
): readonly Field<S>[] =>
  disputesOf(options).map(({ id, title, values, valueIn, withValue }) => ({
    id,
    title,
    kind: () => ({ of: values }),
    read: valueIn,
    write: (draft, value) => begin(withValue(draft, `${value}`)),
  }));

type Turn = Pick<Position, 'ply' | 'toMove'>;

/** The side to move and the turn's number. `set` changes the draft where more follows from that. */
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
  const begin = (draft: S, number: number, toMove: Side) =>
    set(draft, { ply: plyAt(number, toMove, first), toMove });
  return [
    {
      id: 'turn',
      title: 'To move',
      kind: () => EITHER_SIDE,
      read: sideOf,
      write: (draft, side) => begin(draft, turnNumber(draft), side as Side),
    },
    countField<S>('number', title, { from: 1, to }, turnNumber, (draft, number) =>
      begin(draft, number, sideOf(draft)),
    ),
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

/**
 * All of an editor but its fields, for a position of units on squares. `lone` names the types of which a side
 * has only one.
 */
export const unitEditor = <S extends Position, Type extends string>({
  board,
  pieces,
  squaresOf,
  withSquares,
  lone = [],
}: {
  readonly board: Rectangle;
  readonly pieces: Readonly<Record<Type, { readonly name: string }>>;
  readonly squaresOf: (draft: S) => Squares<Type>;
  readonly withSquares: (draft: S, squares: Squares<Type>) => S;
  readonly lone?: readonly Type[];
}): Pick<Editor<S>, 'brushes' | 'show' | 'details' | 'bare' | 'clear' | 'carry'> => {
  const change = (draft: S, ...changes: readonly (readonly [Square, Unit<Type> | null])[]) =>
    withSquares(draft, withUnits(squaresOf(draft), ...changes));
  const put = (draft: S, square: Square, { type, side }: Piece<Type>): S => {
    const squares = squaresOf(draft);
    const isSame = (unit: Unit | null | undefined) => unit?.type === type && unit.side === side;
    if (isSame(squares[square])) return change(draft, [square, null]);
    if (board.closed?.has(square)) return draft;
    const others = lone.includes(type)
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
    bare: (draft) => change(draft, ...board.open.map((square) => [square, null] as const)),
    clear: (draft, square) => change(draft, [square, null]),
    carry: (draft, from, to) =>
      board.closed?.has(to) ? draft : change(draft, [from, null], [to, squaresOf(draft)[from] ?? null]),
  };
};

interface Placed<Type extends string> extends Position {
  readonly squares: Squares<Type>;
}

/** The editor of a position of units on squares and a turn: all that `lineFormat` reads without more fields. */
export const lineEditor = <Type extends string>({
  board,
  pieces,
  lone = [],
  first = 'white',
  write,
}: {
  readonly board: Rectangle;
  readonly pieces: Readonly<Record<Type, { readonly name: string }>>;
  readonly lone?: readonly Type[];
  /** The side that begins the game. */
  readonly first?: Side;
  write(draft: Placed<Type>): string;
}): Editor =>
  defineEditor<Placed<Type>>({
    ...unitEditor<Placed<Type>, Type>({
      board,
      pieces,
      lone,
      squaresOf: ({ squares }) => squares,
      withSquares: (draft, squares) => ({ ...draft, squares }),
    }),
    fields: turnFields({ first }),
    write,
  });
