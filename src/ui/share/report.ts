/** The report of a failure of the app, made only on request: a file with the error and every kept game. */
import { attempt, type KeyValueStore, keysOf, messageOf } from '../../app/base/browser.ts';

export type Listed = Pick<KeyValueStore, 'getItem' | 'key' | 'length'>;

interface Surroundings {
  /** A function, since the browser may refuse even to name its storage. */
  storage(): Listed;
  /** The page's fragment: tells which game was open. */
  readonly fragment: string;
  readonly agent: string;
  readonly now: string;
}

/** The report as JSON. An unreadable storage is noted in its place. */
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
