/** Slice: an answer that is the only one, played by itself where the players want that. */

import { squareName } from '../../kernel/board/board.ts';
import { MESSAGES } from '../base/messages.ts';
import { gamesBegun } from '../learning/marks.ts';
import { play, soleRest } from '../model/playing.ts';
import { notationAt, positionOf, type Table } from '../model/table.ts';
import { whyPaused } from '../seats/pause.ts';
import type { Slice } from './state.ts';

export interface AutoPlay {
  /** The notice of an only move: played automatically, or shown to a newcomer. */
  readonly autoPlayed: string | null;
  /** A play or a pick led from one table to the next: an only answer there is played. */
  expectForced(before: Table | null, next: Table | null): void;
  /** Plays the expected only answer as soon as it is asked for. */
  playForced(): void;
}

/** Turns of both sides together that a newcomer plays by hand. */
const BY_HAND = 4;

/**
 * Plays the rest of a turn that has only one answer: not the next turn, not at a place reached by undo, and
 * not what waits to be confirmed.
 * In the first turns of the first game of its kind it says and lights the only answer instead.
 */
export const createAutoPlay: Slice<AutoPlay> = ({ get, set, services: { progress } }) => {
  let reached: Table | null = null;
  const isNew = (table: Table): boolean =>
    progress !== undefined && positionOf(table).ply < BY_HAND && gamesBegun(progress.of(table.game.id)) < 2;
  const playForced = () => {
    const { table, playback, isAsking, settings, put } = get();
    if (!table || table !== reached || table.armed || playback || isAsking || whyPaused(get())) return;
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
    autoPlayed: null,
    playForced,
    expectForced(before, next) {
      reached = before && next && positionOf(before).ply === positionOf(next).ply ? next : null;
      playForced();
    },
  };
};
