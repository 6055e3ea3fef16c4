/** Where a card can lie on the board without covering what matters. */
import type { Square } from '../../kernel/board/board.ts';
import type { Crop, Layout, SquarePlace } from './layout.ts';

/** Steps of the search, in squares. */
const STEP = 0.5;

/** How far a card rather goes than to cover one piece. */
const COVER = 0.4;

/**
 * The place nearest to a square for a card of this size that touches none of the kept squares, and few with
 * pieces; null if there is none.
 */
export const berthFor = (
  layout: Layout,
  about: Square,
  { columns, rows }: Pick<Crop, 'columns' | 'rows'>,
  kept: ReadonlySet<Square>,
  taken: ReadonlySet<Square>,
): Crop | null => {
  const here = layout.places[about];
  if (!here) return null;
  const places = layout.places.filter(({ square }) => square === about || kept.has(square));
  const pieces = layout.places.filter(({ square }) => taken.has(square));
  let best: Crop | null = null;
  let nearest = Number.POSITIVE_INFINITY;
  for (let y = 0; y + rows <= layout.rows; y += STEP)
    for (let x = 0; x + columns <= layout.columns; x += STEP) {
      const touches = (place: SquarePlace) =>
        place.x < x + columns && place.x + 1 > x && place.y < y + rows && place.y + 1 > y;
      const straight = Math.hypot(x + columns / 2 - here.x - 0.5, y + rows / 2 - here.y - 0.5);
      if (straight >= nearest || places.some(touches)) continue;
      const away = straight + COVER * pieces.filter(touches).length;
      if (away >= nearest) continue;
      best = { x, y, columns, rows };
      nearest = away;
    }
  return best;
};
