/** The transposition table: results of a search by position. */

/** `least` and `most`: the score is a lower, or an upper, bound, since the search was cut off. */
type Bound = 'exact' | 'least' | 'most';

export interface Known {
  /** Turns looked ahead. */
  readonly turns: number;
  readonly score: number;
  readonly bound: Bound;
  /** The label of the best action, or of the one that cut off. */
  readonly best: number | null;
}

/** Most entries, which are then cleared together: positions are large, and a search is short. */
const MOST = 400_000;

interface TranspositionTable {
  get(key: string): Known | undefined;
  set(key: string, known: Known): void;
}

export const createTable = (): TranspositionTable => {
  const known = new Map<string, Known>();
  return {
    get: (key) => known.get(key),
    set: (key, found) => {
      if (known.size >= MOST) known.clear();
      known.set(key, found);
    },
  };
};

/** Does a known result answer this window? Then its score is the answer. */
export const answers = (
  { turns, score, bound }: Known,
  wanted: number,
  alpha: number,
  beta: number,
): boolean => {
  if (turns < wanted) return false;
  return bound === 'exact' || (bound === 'least' ? score >= beta : score <= alpha);
};
