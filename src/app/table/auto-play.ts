/** An answer that is the only one, played by itself where the players want that. */
import { squareName } from '../../kernel/board/board.ts';
import { gamesBegun } from '../learning/progress.ts';
import { whyPaused } from '../seats/pause.ts';
import type { StoreAccess } from '../state.ts';
import { MESSAGES } from '../telling/words.ts';
import { play, soleRest } from './playing.ts';
import { notationAt, positionOf, type Table } from './table.ts';

interface AutoPlay {
  /** To be called after a play or a pick that led from one table to the next. */
  reach(before: Table | null, next: Table | null): void;
  /** Plays the only answer as soon as it is asked for. */
  attend(): void;
}

/** Turns of both sides together that a newcomer plays by hand. */
const BY_HAND = 4;

type Access = Pick<StoreAccess, 'get' | 'set' | 'put' | 'world'>;

/**
 * Plays the rest of a turn that has only one answer: not the next turn, and not at a place reached by undo.
 * In the first turns of the first game of its kind it says and lights the only answer instead.
 */
export const autoPlayForced = ({ get, set, put, world: { progress } }: Access): AutoPlay => {
  let reached: Table | null = null;
  const isNew = (table: Table): boolean =>
    progress !== undefined && positionOf(table).ply < BY_HAND && gamesBegun(progress.of(table.game.id)) < 2;
  const attend = () => {
    const { table, playback, isAsking, settings } = get();
    if (!table || table !== reached || playback || isAsking || whyPaused(get()) !== null) return;
    reached = null;
    const rest = settings.forced === 'played' ? soleRest(table) : null;
    const [first] = rest ?? [];
    if (rest && isNew(table)) {
      if (first?.kind === 'square')
        set({
          autoPlayed: MESSAGES.onlyWay(squareName(table.game.board, first.square)),
          highlighted: [first.square],
        });
      return;
    }
    const next = rest && play(table, [...table.picks, ...rest]);
    if (!next?.ok) return;
    reached = positionOf(next.value).ply === positionOf(table).ply ? next.value : null;
    put(next.value, { autoPlayed: MESSAGES.playedAlone(notationAt(next.value, next.value.cursor - 1)) });
  };
  return {
    attend,
    reach(before, next) {
      reached = before && next && positionOf(before).ply === positionOf(next).ply ? next : null;
      attend();
    },
  };
};
