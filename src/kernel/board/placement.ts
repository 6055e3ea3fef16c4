import type { UnitId } from '../asking/target.ts';
import type { PieceInfo } from '../game.ts';
import { ok, type Problem, problem, type Result } from '../result.ts';
import type { Side } from '../side.ts';
import type { Badge, BoardView } from '../view.ts';
import { countWords } from '../words.ts';
import type { Square } from './board.ts';
import { between, type Grid } from './ray.ts';
import type { Rectangle } from './rectangle.ts';

export interface Piece<Type extends string = string> {
  readonly type: Type;
  readonly side: Side;
}

/** A piece on the board. Its id is constant for the whole game, so that animations can follow the piece. */
export interface Unit<Type extends string = string> extends Piece<Type> {
  readonly id: UnitId;
}

/** The unit on each square, or null; a1 first. */
export type Squares<Type extends string = string> = readonly (Unit<Type> | null)[];

export const withUnits = <T>(squares: readonly T[], ...changes: readonly (readonly [Square, T])[]): readonly T[] => {
  const after = squares.slice();
  for (const [square, unit] of changes) after[square] = unit;
  return after;
};

/** Returns the squares after a unit's move from `from`. A unit on `to` is replaced. */
export const moveUnit = <T>(squares: readonly (T | null)[], from: Square, to: Square): readonly (T | null)[] =>
  withUnits(squares, [from, null], [to, squares[from] ?? null]);

/** Returns a text key of the pieces on a board, without ids, since equal pieces are interchangeable. */
export const boardKey = (squares: readonly (Piece | null)[], letters: Readonly<Record<string, string>>): string => {
  let key = '';
  for (let square = 0; square < squares.length; square++) {
    const unit = squares[square];
    const letter = unit ? (letters[unit.type] as string) : '.';
    key += unit?.side === 'white' ? letter.toUpperCase() : letter;
  }
  return key;
};

export const unitsOf = <Type extends string>(
  squares: Squares<Type>,
  side: Side,
): readonly (readonly [Square, Unit<Type>])[] =>
  squares.flatMap((unit, square) => (unit?.side === side ? [[square, unit] as const] : []));

/** Returns the square of a side's first unit of that type, or -1. */
export const squareOf = (squares: Squares, type: string, side: Side): Square => {
  for (let square = 0; square < squares.length; square++) {
    const unit = squares[square];
    if (unit?.type === type && unit.side === side) return square;
  }
  return -1;
};

export const nextId = (squares: Squares): UnitId =>
  squares.reduce((most, unit) => Math.max(most, unit?.id ?? 0), 0) + 1;

/** Returns the pieces with ids, numbered in the order of their squares, so that equal boards get equal ids. */
export const numberUnits = <Type extends string>(
  pieces: readonly (Piece<Type> | null)[],
  first: UnitId = 1,
): Squares<Type> => {
  let id = first;
  return pieces.map((piece) => piece && { id: id++, ...piece });
};

/** Returns the squares of a diagram of one piece's moves. Required pieces, such as Titans, stand far away. */
export const singlePieceSquares = <Type extends string>(
  board: Rectangle,
  square: Square,
  piece: Piece<Type>,
  others: readonly Piece<Type>[],
  among: readonly Square[] = board.open,
): Squares<Type> => {
  const taken = [square];
  const distance = (a: Square, b: Square) =>
    Math.max(Math.abs(board.fileOf(a) - board.fileOf(b)), Math.abs(board.rankOf(a) - board.rankOf(b)));
  const away = [...among].sort((a, b) => distance(b, square) - distance(a, square));
  const standing = new Map([[square, piece]]);
  for (const each of others) {
    const free = away.filter((at) => taken.every((other) => other !== at && between(board.rays, at, other) === null));
    const at = free.find((one) => taken.every((other) => distance(one, other) > 1)) ?? free[0] ?? square;
    taken.push(at);
    if (at !== square) standing.set(at, each);
  }
  return numberUnits(board.squares.map((each) => standing.get(each.square) ?? null));
};

export const unitViews = <Type extends string>(
  squares: Squares<Type>,
  badgesOf: (unit: Unit<Type>, square: Square) => readonly Badge[] = () => [],
): BoardView['units'] =>
  Object.fromEntries(
    squares.flatMap((unit, square) => {
      if (!unit) return [];
      const { id, type, side } = unit;
      return [[id, { id, type, side, at: [square], body: 'whole' as const, badges: badgesOf(unit, square) }]];
    }),
  );

/** Writes the board part of a FEN. `letterAt` returns '' for an empty square. */
export const ranksText = ({ files, ranks }: Grid, letterAt: (square: Square) => string): string => {
  let text = '';
  for (let rank = ranks - 1; rank >= 0; rank--) {
    let empty = 0;
    for (let square = rank * files; square < (rank + 1) * files; square++) {
      const letter = letterAt(square);
      if (letter === '') {
        empty++;
        continue;
      }
      if (empty > 0) text += empty;
      empty = 0;
      text += letter;
    }
    if (empty > 0) text += empty;
    if (rank > 0) text += '/';
  }
  return text;
};

/** Reads and writes placements as the board part of a FEN. */
interface PlacementFormat<Type extends string> {
  letterOf(piece: Piece<Type>): string;
  pieceOf(letter: string): Piece<Type> | null;
  write(squares: readonly (Piece<Type> | null)[]): string;
  /** Reads what stands on each square. A problem's text begins with `field`, so that players find the fault. */
  read(text: string, field: string): Result<readonly (Piece<Type> | null)[], Problem>;
}

export const placementOn = <Type extends string>(
  board: Rectangle,
  pieces: Readonly<Record<Type, Pick<PieceInfo, 'letter'>>>,
): PlacementFormat<Type> => {
  const { files, ranks, closed } = board;
  const types = Object.keys(pieces) as Type[];
  const letterOf = ({ type, side }: Piece<Type>): string => {
    const { letter } = pieces[type];
    return side === 'white' ? letter : letter.toLowerCase();
  };
  const all = types.flatMap((type): readonly Piece<Type>[] => [
    { type, side: 'white' },
    { type, side: 'black' },
  ]);
  const byLetter: ReadonlyMap<string, Piece<Type>> = new Map(all.map((piece) => [letterOf(piece), piece]));
  const pieceOf = (letter: string): Piece<Type> | null => byLetter.get(letter) ?? null;
  const letters = types.map((type) => pieces[type].letter).join('');
  const token = files > 9 ? /\d+|./gu : /./gu;

  /** Reads one rank into `placed`; returns a problem or null. */
  const readRank = (text: string, rank: number, placed: (Piece<Type> | null)[]): string | null => {
    let file = 0;
    for (const sign of text.match(token) ?? []) {
      const piece = pieceOf(sign);
      const square = rank * files + file;
      if (!piece && !(/^[1-9]\d?$/.test(sign) && Number(sign) <= files))
        return `"${sign}" is none of the letters ${letters}, ${letters.toLowerCase()} and 1 to ${files}.`;
      if (piece && file < files) {
        if (closed?.has(square)) return `no piece can be on ${board.nameOf(square)}.`;
        placed[square] = piece;
      }
      file += piece ? 1 : Number(sign);
    }
    return file === files ? null : `"${text}" has ${countWords(file, 'square')} instead of ${files}.`;
  };

  return {
    letterOf,
    pieceOf,
    write: (squares) =>
      ranksText(board, (square) => {
        const piece = squares[square];
        return piece ? letterOf(piece) : '';
      }),
    read: (text, field) => {
      const rows = text.split('/');
      if (rows.length !== ranks)
        return problem(`${field}: "${text}" has ${countWords(rows.length, 'rank')} instead of ${ranks}.`);
      const placed: (Piece<Type> | null)[] = new Array(files * ranks).fill(null);
      for (const [index, row] of rows.entries()) {
        const rank = ranks - 1 - index;
        const wrong = readRank(row, rank, placed);
        if (wrong) return problem(`${field}, rank ${rank + 1}: ${wrong}`);
      }
      return ok(placed);
    },
  };
};
