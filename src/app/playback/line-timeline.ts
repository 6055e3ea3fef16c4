/** A line as a timeline: its places, and the frames of the actions between them. */
import { memoize } from '../../kernel/memoize.ts';
import type { Table } from '../model/table.ts';
import { type LinePlace, linePlace, playbackBetween } from './line-places.ts';
import { backward, onward, type Tempo } from './playback.ts';
import type { Timeline } from './timeline.ts';

/** Do more frames of its action follow? */
export const isMidway = ({ playback }: LinePlace): boolean => playback !== null && onward(playback) !== null;

const startOf = memoize((table: Table): LinePlace => ({ table, playback: null }));

/** The line of a table from its place; `restAt` is the time that a place stands after its action. */
export const lineTimeline = (
  table: Table,
  tempo: Tempo,
  restAt: (table: Table) => number | null,
): Timeline<LinePlace> => ({
  start: startOf(table),
  next({ table: here, playback }) {
    const frame = playback && onward(playback);
    if (frame) return { table: here, playback: frame };
    const { table: next } = linePlace(here, here.cursor + 1);
    if (next.cursor > here.cursor) return { table: next, playback: playbackBetween(here, next, tempo) };
    return playback?.stand === null ? { table: here, playback: null } : null;
  },
  back({ table: here, playback }) {
    const frame = playback?.stand === null ? backward(playback) : null;
    if (frame) return { table: here, playback: frame };
    return here.cursor > 0 ? linePlace(here, here.cursor - 1) : null;
  },
  durationOf({ table: here, playback }) {
    if (playback && onward(playback)) return playback.stand;
    const rest = here.cursor < here.line.length ? restAt(here) : null;
    return rest === null ? null : rest + (playback?.stand ?? 0);
  },
});
