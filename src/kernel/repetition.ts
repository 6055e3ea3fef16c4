/** Counts repetitions. A game stores the keys of its past positions, since keys are small and quick to compare. */
import { objectCache } from './memoize.ts';

type History = readonly string[];

/** How often each key occurs among the first `counted` keys. Longer histories reuse the counts. */
interface KeyCounts {
  readonly counts: ReadonlyMap<string, number>;
  readonly counted: number;
  readonly hasRepeats: boolean;
}

/** Up to so many newer keys are compared one by one, since a new count of all keys after every action is slow. */
const MAX_UNCOUNTED = 32;

const keyCountCache = objectCache<History, KeyCounts>();

const recount = (history: History): KeyCounts => {
  const counts = new Map<string, number>();
  for (const key of history) counts.set(key, (counts.get(key) ?? 0) + 1);
  return { counts, counted: history.length, hasRepeats: counts.size < history.length };
};

const keyCountsOf = (history: History): KeyCounts => {
  let known = keyCountCache.get(history);
  if (!known || history.length > known.counted + MAX_UNCOUNTED) {
    known = recount(history);
    keyCountCache.set(history, known);
  }
  return known;
};

export const timesOccurred = (history: History, key: string): number => {
  const { counts, counted } = keyCountsOf(history);
  let times = counts.get(key) ?? 0;
  for (let place = counted; place < history.length; place++) if (history[place] === key) times++;
  return times;
};

export const withKey = (history: History, key: string): History => {
  const longer = [...history, key];
  const { counts, counted, hasRepeats } = keyCountsOf(history);
  keyCountCache.set(longer, { counts, counted, hasRepeats: hasRepeats || timesOccurred(history, key) > 0 });
  return longer;
};

/** Whether any key occurs at least twice. Without a repeat, the next action cannot complete a threefold repetition. */
export const hasRepeats = (history: History): boolean => keyCountsOf(history).hasRepeats;
