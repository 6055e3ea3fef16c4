/** Timelines: the frames of a turn, a line or a demonstration in their order, and how long each stands. */

/** Milliseconds that frames, places and words stand. */
export const TIMES = {
  /** A motion, and a frame that tells nothing. */
  pace: 230,
  /** A frame with words; all of one action take at most `story`. */
  frame: 620,
  story: 7000,
  /** A frame of a replay, long enough to read all its words. */
  slow: 1900,
  /** A frame of a primer's point, and its last one. */
  point: 900,
  pointEnd: 2700,
  /** The end of a film, and of a line before it begins again. */
  end: 4000,
  letter: 38,
  /** Bounds of reading: beneath a line that is watched, beside a demonstration, in a film. */
  line: { least: 900, most: 6000 },
  scene: { least: 1300, most: 7000 },
  film: { least: 1000, most: 3200 },
} as const;

/** Milliseconds that words stand to be read. */
export const readingTime = (words: string, place: 'line' | 'scene' | 'film'): number =>
  Math.max(TIMES[place].least, Math.min(TIMES[place].most, words.length * TIMES.letter));

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
