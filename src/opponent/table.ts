type Bound = 'exact' | 'lower' | 'upper';

interface TableEntry {
  /** Depth of the search in turns. */
  readonly turns: number;
  readonly score: number;
  readonly bound: Bound;
  /** Hash of the action that was best or caused a cut-off. This action is tried first next time. */
  readonly best: number | null;
}

/** Maximum number of entries. A full table is cleared, since replacement by age does not pay in short searches. */
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

export const canReplaceSearch = (
  { turns, score, bound }: TableEntry,
  wanted: number,
  alpha: number,
  beta: number,
): boolean => {
  if (turns < wanted) return false;
  return bound === 'exact' || (bound === 'lower' ? score >= beta : score <= alpha);
};
