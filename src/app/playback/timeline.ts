import { memoize } from '../../kernel/memoize.ts';
import type { Table } from '../model/table.ts';
import { type LinePlace, linePlace, nextFrame, playbackBetween, previousFrame, type Tempo } from './playback.ts';

/** A sequence of frames, each computed only when it is needed, since a line may have thousands. */
export interface Timeline<Frame> {
  readonly start: Frame;
  next(frame: Frame): Frame | null;
  back(frame: Frame): Frame | null;
  /** Duration of a frame in ms; null if the frame lasts until the player steps on. */
  durationOf(frame: Frame): number | null;
}

/** A timeline over a list of frames. The last frame lasts until the player steps on. */
export const timelineOf = <Frame>(
  frames: readonly Frame[],
  durationOf: (frame: Frame) => number | null,
): Timeline<Frame | null> => {
  const neighbour = (frame: Frame | null, by: number) => (frame !== null && frames[frames.indexOf(frame) + by]) || null;
  return {
    start: frames[0] ?? null,
    next: (frame) => neighbour(frame, 1),
    back: (frame) => neighbour(frame, -1),
    durationOf: (frame) => (frame === null || frame === frames.at(-1) ? null : durationOf(frame)),
  };
};

/** Repeats a timeline without end. `rest` milliseconds replace a missing duration. */
export const looped = <Frame>(timeline: Timeline<Frame>, rest: number): Timeline<Frame> => ({
  ...timeline,
  next: (frame) => timeline.next(frame) ?? timeline.start,
  durationOf: (frame) => timeline.durationOf(frame) ?? rest,
});

export const isMidway = ({ playback }: LinePlace): boolean => playback !== null && nextFrame(playback) !== null;

const startOf = memoize((table: Table): LinePlace => ({ table, playback: null }));

/** Returns the timeline of a line from the table's cursor on. `restAt` gives the ms to wait after each animation. */
export const lineTimeline = (
  table: Table,
  tempo: Tempo,
  restAt: (table: Table) => number | null,
): Timeline<LinePlace> => ({
  start: startOf(table),
  next({ table: here, playback }) {
    const frame = playback && nextFrame(playback);
    if (frame) return { table: here, playback: frame };
    const { table: next } = linePlace(here, here.cursor + 1);
    if (next.cursor > here.cursor) return { table: next, playback: playbackBetween(here, next, tempo) };
    return playback?.frameTime === null ? { table: here, playback: null } : null;
  },
  back({ table: here, playback }) {
    const frame = playback?.frameTime === null ? previousFrame(playback) : null;
    if (frame) return { table: here, playback: frame };
    return here.cursor > 0 ? linePlace(here, here.cursor - 1) : null;
  },
  durationOf({ table: here, playback }) {
    if (playback && nextFrame(playback)) return playback.frameTime;
    const rest = here.cursor < here.line.length ? restAt(here) : null;
    return rest === null ? null : rest + (playback?.frameTime ?? 0);
  },
});
