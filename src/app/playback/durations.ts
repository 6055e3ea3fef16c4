/** How long frames, places and words stand, in milliseconds. */
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
