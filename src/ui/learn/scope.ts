import type { Square } from '../../kernel/board/board.ts';
import { type Crop, cropAround, type Layout } from '../board/layout.ts';

/** What stands further than that from everything else is out of the way. */
const NEAR = 5;

const apart = ({ places }: Layout, one: Square, other: Square): number => {
  const [a, b] = [places[one], places[other]];
  return a && b ? Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)) : Number.POSITIVE_INFINITY;
};

/** The part of a large board with these squares and the pieces near them or near each other. */
export const cropTogether = (layout: Layout, squares: readonly Square[], pieces: readonly Square[]): Crop => {
  const near = pieces.filter((piece) =>
    [...squares, ...pieces].some((each) => each !== piece && apart(layout, piece, each) <= NEAR),
  );
  return cropAround(layout, [...squares, ...near]);
};
