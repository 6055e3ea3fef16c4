import { deepEqual } from '../../kernel/deep-equal.ts';
import { isFields, ownIn } from '../../kernel/editing/objects.ts';
import { isExtended, type SavedGame } from './saved.ts';

/** All that a game tells beside its actions. A date that was only stamped on it is none. */
export const toldIn = (saved: SavedGame) => {
  const { game, seed, options, start, notes, name, players, computers, clock, times } = saved;
  const created = saved.created === saved.changed ? '' : saved.created;
  return { game, seed, options, start, notes, name, players, computers, clock, times, created };
};

/** Does a value tell all that a part tells? An empty text tells nothing. */
const tells = (whole: unknown, part: unknown): boolean =>
  isFields(part) && isFields(whole)
    ? Object.entries(part).every(([name, each]) => tells(ownIn(whole, name), each))
    : part === undefined || part === '' || deepEqual(whole, part);

/** Does a game tell all that another one tells: its actions, notes, players, name, date and times? */
export const isTold = (other: SavedGame, saved: SavedGame): boolean =>
  isExtended(other, saved) && tells(saved, toldIn(other));
