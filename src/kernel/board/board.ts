/** Boards of one or several regions. Squares are numbers, since numbers index arrays fast. */
import { invariant } from '../invariant.ts';
import { memoize } from '../memoize.ts';

/** A square, as an index into `board.squares`. */
export type Square = number;

export interface Region {
  readonly id: string;
  readonly title: string;
  readonly files: number;
  readonly ranks: number;
  readonly place: 'centre' | 'side' | 'below';
  /** What a screen reader says for the file, since H4 and h4 sound alike: "hallway" for H. */
  readonly spokenFile?: string;
}

/** A square of a board. File and rank count from 0 within the region, rank 0 nearest to White. */
export interface BoardSquare {
  readonly square: Square;
  readonly name: string;
  readonly region: string;
  readonly file: number;
  readonly rank: number;
}

export interface Board {
  readonly regions: readonly Region[];
  readonly squares: readonly BoardSquare[];
}

const indexOf = memoize(({ squares }: Board) => new Map(squares.map(({ name, square }) => [name, square])));

export const squareNamed = (board: Board, name: string): Square | null => indexOf(board).get(name) ?? null;

/** A regular expression for square names of any board: a letter and digits. */
export const ANY_SQUARE = '[a-z]\\d+';

export const squarePattern = memoize(({ squares }: Board): string => {
  const files = new Set(squares.map(({ name }) => name.replace(/\d+$/, '')));
  return `(?:${[...files].join('|')})\\d+`;
});

const spokenNames = memoize(({ regions, squares }: Board): ReadonlyMap<string, string> => {
  const words = new Map(regions.map((region) => [region.id, region.spokenFile]));
  return new Map(
    squares.flatMap(({ name, region, rank }) => {
      const word = words.get(region);
      return word ? [[name, `${word} ${rank + 1}`] as const] : [];
    }),
  );
});

/** Rewrites text for a screen reader, since H4 and h4 sound alike: "H4" becomes "hallway 4". */
export const spokenText = (board: Board, text: string): string => {
  const heard = spokenNames(board);
  return heard.size === 0 ? text : text.replace(/[A-Za-z]\d+/g, (name) => heard.get(name) ?? name);
};

export const squareName = (board: Board, square: Square): string => {
  const found = board.squares[square];
  invariant(found, `no square ${square}`);
  return found.name;
};
