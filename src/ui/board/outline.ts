/** The outline of a set of squares, as lines along their outer edges. */
import type { Square } from '../../kernel/board.ts';
import type { Layout } from './layout.ts';

/** The four sides of a square: towards whom, and the line from corner to corner. */
const SIDES = [
  { dx: 0, dy: -1, line: [0, 0, 1, 0] },
  { dx: 1, dy: 0, line: [1, 0, 1, 1] },
  { dx: 0, dy: 1, line: [0, 1, 1, 1] },
  { dx: -1, dy: 0, line: [0, 0, 0, 1] },
] as const;

export const outline = (layout: Layout, squares: readonly Square[]): string => {
  const places = squares.flatMap((square) => layout.places[square] ?? []);
  const taken = new Set(places.map(({ x, y }) => `${x} ${y}`));
  return places
    .flatMap(({ x, y }) =>
      SIDES.filter(({ dx, dy }) => !taken.has(`${x + dx} ${y + dy}`)).map(
        ({ line: [x1, y1, x2, y2] }) => `M${x + x1} ${y + y1}L${x + x2} ${y + y2}`,
      ),
    )
    .join('');
};
