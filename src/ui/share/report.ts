/** The report of an app failure, made on request: a file with the error and all saved games. */
import { attempt, type KeyValueStore, keysOf, messageOf } from '../../app/base/browser.ts';

export type Listed = Pick<KeyValueStore, 'getItem' | 'key' | 'length'>;

interface Surroundings {
  /** A function, since even access to `localStorage` may throw. */
  storage(): Listed;
  /** The URL fragment, which tells the open game. */
  readonly fragment: string;
  readonly agent: string;
  readonly now: string;
}

/** The report as JSON. If storage cannot be read, it says so. */
export const reportOf = (error: unknown, { storage, fragment, agent, now }: Surroundings): string => {
  const kept = attempt(() => {
    const all = storage();
    return Object.fromEntries(keysOf(all, 'oddboard/').map((key) => [key, all.getItem(key)]));
  });
  const report = {
    report: 'oddboard',
    made: now,
    message: messageOf(error),
    stack: error instanceof Error ? error.stack : undefined,
    fragment,
    agent,
    kept: kept.ok ? kept.value : `Your browser would not let Oddboard read it: ${kept.error.text}`,
  };
  return JSON.stringify(report, null, 2);
};
