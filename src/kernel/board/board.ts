/**
 * Boards: regions of squares. Inside the engine a square is a small integer, the same for the whole game; its
 * name (`e4`, `p16`, `H3`) exists only at the edges.
 */
import { invariant } from '../invariant.ts';

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

const indexes = new WeakMap<Board, ReadonlyMap<string, Square>>();

/** The square of a name from outside, or null. */
export const squareNamed = (board: Board, name: string): Square | null => {
  let index = indexes.get(board);
  if (!index) {
    index = new Map(board.squares.map((each) => [each.name, each.square]));
    indexes.set(board, index);
  }
  return index.get(name) ?? null;
};

const spoken = new WeakMap<Board, ReadonlyMap<string, string>>();

/** The text as it is spoken: "H4", which sounds like h4, becomes "hallway 4". */
export const aloud = (board: Board, text: string): string => {
  let names = spoken.get(board);
  if (!names) {
    const words = new Map(board.regions.map((region) => [region.id, region.aloud]));
    names = new Map(
      board.squares.flatMap(({ name, region, rank }) => {
        const word = words.get(region);
        return word ? [[name, `${word} ${rank + 1}`] as const] : [];
      }),
    );
    spoken.set(board, names);
  }
  const heard = names;
  return heard.size === 0 ? text : text.replace(/[A-Za-z]\d+/g, (name) => heard.get(name) ?? name);
};

export const squareName = (board: Board, square: Square): string => {
  const found = board.squares[square];
  invariant(found, `no square ${square}`);
  return found.name;
};
