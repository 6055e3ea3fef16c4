/** The transposition table: what a search has found of a position that it may meet again. */

/** `least` and `most`: the worth is no less, or no more, than the score, since the search was cut off. */
export type Bound = 'exact' | 'least' | 'most';

export interface Known {
  /** How many turns ahead was looked. */
  readonly turns: number;
  readonly score: number;
  readonly bound: Bound;
  /** The label of the best action, or of the one that cut off. */
  readonly best: number | null;
}

/** More than that are forgotten together: positions are large, and a search is short. */
const MOST = 400_000;

export interface Table {
  get(key: string): Known | undefined;
  set(key: string, known: Known): void;
}

export const createTable = (): Table => {
  const known = new Map<string, Known>();
  return {
    get: (key) => known.get(key),
    set: (key, found) => {
      if (known.size >= MOST) known.clear();
      known.set(key, found);
    },
  };
};

/** Is what is known of a position enough for this window? Then its score is the answer. */
export const answers = (
  { turns, score, bound }: Known,
  wanted: number,
  alpha: number,
  beta: number,
): boolean => {
  if (turns < wanted) return false;
  return bound === 'exact' || (bound === 'least' ? score >= beta : score <= alpha);
};
