/** An answer that is the only one, played by itself where the players want that. */
import type { StoreAccess } from '../room.ts';
import { haltIn } from '../seats/halt.ts';
import { lastLogged } from '../telling/log.ts';
import { NEWS } from '../telling/words.ts';
import { play, soleRest } from './playing.ts';
import { positionOf, type Table } from './table.ts';

interface Alone {
  /** Somebody has just got from one table to the next by playing or picking. */
  reach(before: Table | null, next: Table | null): void;
  /** Plays the only answer as soon as it is asked for. */
  attend(): void;
}

/**
 * Plays the rest of a turn that can only be answered one way: not the next turn, and not where one has gone
 * back to.
 */
export const playingAlone = ({ get, put }: Pick<StoreAccess, 'get' | 'put'>): Alone => {
  let reached: Table | null = null;
  const attend = () => {
    const { table, playback, arriving, settings } = get();
    if (!table || table !== reached || playback || arriving || haltIn(get()) !== null) return;
    reached = null;
    const rest = settings.forced === 'played' ? soleRest(table) : null;
    const next = rest && play(table, [...table.picks, ...rest]);
    if (!next?.ok) return;
    reached = positionOf(next.value).ply === positionOf(table).ply ? next.value : null;
    put(next.value, { alone: NEWS.playedAlone(lastLogged(next.value)?.notation ?? '') });
  };
  return {
    attend,
    reach(before, next) {
      reached = before && next && positionOf(before).ply === positionOf(next).ply ? next : null;
      attend();
    },
  };
};
