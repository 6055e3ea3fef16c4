/** Timelines: the frames of a turn, a line or a demonstration in their order, and how long each stands. */

/** The frames are found from their neighbours: those of a long line are told only when they are reached. */
export interface Timeline<Frame> {
  readonly start: Frame;
  /** Null at the end. */
  next(frame: Frame): Frame | null;
  /** Null at the start. */
  back(frame: Frame): Frame | null;
  /** Milliseconds; null: until the player steps on. */
  durationOf(frame: Frame): number | null;
}

/** The timeline of a list; null stands for the frame of an empty one. */
export const timelineOf = <Frame>(
  frames: readonly Frame[],
  durationOf: (frame: Frame) => number | null,
): Timeline<Frame | null> => {
  const beside = (frame: Frame | null, by: number) =>
    (frame !== null && frames[frames.indexOf(frame) + by]) || null;
  return {
    start: frames[0] ?? null,
    next: (frame) => beside(frame, 1),
    back: (frame) => beside(frame, -1),
    durationOf: (frame) => (frame === null || frame === frames.at(-1) ? null : durationOf(frame)),
  };
};

/** The same timeline, again and again: frames without a duration of their own stand `rest` milliseconds. */
export const looped = <Frame>(timeline: Timeline<Frame>, rest: number): Timeline<Frame> => ({
  ...timeline,
  next: (frame) => timeline.next(frame) ?? timeline.start,
  durationOf: (frame) => timeline.durationOf(frame) ?? rest,
});
