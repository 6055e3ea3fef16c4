/** Counts of names, by which rare ones are chosen more often, until they are as common as others. */
import type { Die } from '../../src/kernel/chance.ts';

export type RareFirst = ReturnType<typeof createRareFirst>;

const MOST = 1_000_000;

export const createRareFirst = () => {
  const counts = new Map<string, number>();
  const times = (what: string): number => counts.get(what) ?? 0;
  return {
    times,
    saw(what: string): void {
      counts.set(what, times(what) + 1);
    },
    /** One of a list; the rarer its name so far, the likelier it is; those of one name are equally likely. */
    choose<T>(die: Die, list: readonly T[], nameOf: (each: T) => string): T | undefined {
      const named = new Map<string, T[]>();
      for (const each of list) named.set(nameOf(each), [...(named.get(nameOf(each)) ?? []), each]);
      const weights = [...named.keys()].map((name) => Math.ceil(MOST / (1 + times(name))));
      let thrown = die(weights.reduce((sum, weight) => sum + weight, 0));
      for (const [index, alike] of [...named.values()].entries()) {
        thrown -= weights[index] ?? 0;
        if (thrown < 0) return alike[die(alike.length)];
      }
      return undefined;
    },
  };
};
