/** Apart from the other words of players: the first page says notices by name, too. */
import type { Players } from '../../app/seats/seats.ts';

/**
 * A side by the name of its player wherever a person acts: asked, offering, resigning, winning, out of time.
 * Pieces keep the name of their side, in every sentence and in the rules, as the board shows them.
 */
export const asNamed = (text: string, names?: Players): string =>
  names
    ? text.replace(
        /\b(White|Black)(?=:| [a-z]|'s (?:turn|time)\b)/g,
        (side) => names[side === 'White' ? 'white' : 'black'] || side,
      )
    : text;
