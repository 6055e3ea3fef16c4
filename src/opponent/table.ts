/** A cut-off leaves only a lower or an upper bound of the score. */
type Bound = 'exact' | 'lower' | 'upper';

interface TableEntry {
  /** Depth in turns. */
  readonly turns: number;
  readonly score: number;
  readonly bound: Bound;
  /** The hash of the best action, or of the one that caused the cut-off. */
  readonly best: number | null;
}

/** Maximum number of entries. A full table is cleared whole: a search is short, so ageing would not pay. */
const MAX_ENTRIES = 400_000;

interface TranspositionTable {
  get(key: string): TableEntry | undefined;
  set(key: string, known: TableEntry): void;
}

export const createTable = (): TranspositionTable => {
  const known = new Map<string, TableEntry>();
  return {
    get: (key) => known.get(key),
    set: (key, found) => {
      if (known.size >= MAX_ENTRIES) known.clear();
      known.set(key, found);
    },
  };
};

/** Whether a stored result can replace a search to depth `wanted` in this window. */
export const canReplaceSearch = (
  { turns, score, bound }: TableEntry,
  wanted: number,
  alpha: number,
  beta: number,
): boolean => {
  if (turns < wanted) return false;
  return bound === 'exact' || (bound === 'lower' ? score >= beta : score <= alpha);
};
