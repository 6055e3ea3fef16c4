/** `least` and `most` are lower and upper bounds, left by cut-offs. */
type Bound = 'exact' | 'least' | 'most';

export interface Known {
  /** Depth in turns. */
  readonly turns: number;
  readonly score: number;
  readonly bound: Bound;
  /** The label of the best action, or of the one that caused the cut-off. */
  readonly best: number | null;
}

/** Maximum number of entries. A full table is cleared whole: a search is short, so ageing would not pay. */
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

/** Whether a stored result can replace a search to depth `wanted` in this window. */
export const answers = (
  { turns, score, bound }: Known,
  wanted: number,
  alpha: number,
  beta: number,
): boolean => {
  if (turns < wanted) return false;
  return bound === 'exact' || (bound === 'least' ? score >= beta : score <= alpha);
};
