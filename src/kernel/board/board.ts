/**
 * Boards: regions of squares. Inside the engine a square is a small integer, the same for the whole game; its
 * name (`e4`, `p16`, `H3`) exists only at the edges.
 */
import { invariant } from '../invariant.ts';
import { memoize } from '../memoize.ts';

/** A square's number: its index in `board.squares`. */
export type Square = number;

/** A rectangle of squares: the main board, or something glued to it (the lunar hallway). */
export interface Region {
  readonly id: string;
  readonly title: string;
  readonly files: number;
  readonly ranks: number;
  readonly place: 'centre' | 'side' | 'below';
  /** For names that sound like others: the word spoken in place of the file letter. */
  readonly aloud?: string;
}

/** The place of a square; file and rank count from 0 within its region, rank 0 nearest to White. */
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

/** The square of a name from outside, or null. */
export const squareNamed = (board: Board, name: string): Square | null => indexOf(board).get(name) ?? null;

const spokenNames = memoize(({ regions, squares }: Board): ReadonlyMap<string, string> => {
  const words = new Map(regions.map((region) => [region.id, region.aloud]));
  return new Map(
    squares.flatMap(({ name, region, rank }) => {
      const word = words.get(region);
      return word ? [[name, `${word} ${rank + 1}`] as const] : [];
    }),
  );
});

/** The text as it is spoken: "H4", which sounds like h4, becomes "hallway 4". */
export const aloud = (board: Board, text: string): string => {
  const heard = spokenNames(board);
  return heard.size === 0 ? text : text.replace(/[A-Za-z]\d+/g, (name) => heard.get(name) ?? name);
};

export const squareName = (board: Board, square: Square): string => {
  const found = board.squares[square];
  invariant(found, `no square ${square}`);
  return found.name;
};
