/**
 * Positions that come again. A game writes what makes two positions the same as a key, and keeps the keys of
 * those that have stood.
 */
import { memory } from './remembered.ts';

type History = readonly string[];

/**
 * What is known of a history: how often each key stands among its first ones, which it shares with those that
 * grew from it.
 */
interface Register {
  readonly counts: ReadonlyMap<string, number>;
  readonly counted: number;
  /** Does any key stand in it twice? */
  readonly hasRepeats: boolean;
}

/** So many keys more are looked through one by one before all are counted anew. */
const MOST_UNCOUNTED = 32;

const registers = memory<History, Register>();

const recount = (history: History): Register => {
  const counts = new Map<string, number>();
  for (const key of history) counts.set(key, (counts.get(key) ?? 0) + 1);
  return { counts, counted: history.length, hasRepeats: counts.size < history.length };
};

const registerOf = (history: History): Register => {
  let known = registers.get(history);
  if (!known || history.length > known.counted + MOST_UNCOUNTED) {
    known = recount(history);
    registers.set(history, known);
  }
  return known;
};

/** How often this key stands in a history. */
export const timesStood = (history: History, key: string): number => {
  const { counts, counted } = registerOf(history);
  let times = counts.get(key) ?? 0;
  for (let place = counted; place < history.length; place++) if (history[place] === key) times++;
  return times;
};

/** The history with one more key. */
export const withKey = (history: History, key: string): History => {
  const longer = [...history, key];
  const { counts, counted, hasRepeats } = registerOf(history);
  registers.set(longer, { counts, counted, hasRepeats: hasRepeats || timesStood(history, key) > 0 });
  return longer;
};

/** Does any key stand in it twice? Whoever brings one such about again repeats it a third time. */
export const hasRepeats = (history: History): boolean => registerOf(history).hasRepeats;
