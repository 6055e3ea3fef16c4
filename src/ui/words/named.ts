/** In a file of its own, since the first page's notices need it as well. */
import type { Players } from '../../app/seats/seats.ts';

/**
 * Replaces a side by the name of its player where the person acts: asked, offering, resigning, winning, out
 * of time. Pieces keep the name of their side everywhere, as the board shows them.
 */
export const asNamed = (text: string, names?: Players): string =>
  names
    ? text.replace(
        /\b(White|Black)(?=:| [a-z]|'s (?:turn|time)\b)/g,
        (side) => names[side === 'White' ? 'white' : 'black'] || side,
      )
    : text;
