/** Counts of names, by which rare ones are chosen more often, until they are as common as others. */
import type { Die } from '../../kernel/chance.ts';

export interface RareFirst {
  saw(what: string): void;
  times(what: string): number;
  /** One of a list; the rarer its name so far, the likelier it is; those of one name are equally likely. */
  choose<T>(die: Die, list: readonly T[], nameOf: (each: T) => string): T | undefined;
}

const MOST = 1_000_000;

export const createRareFirst = (): RareFirst => {
  const counts = new Map<string, number>();
  const times = (what: string): number => counts.get(what) ?? 0;
  return {
    times,
    saw(what) {
      counts.set(what, times(what) + 1);
    },
    choose(die, list, nameOf) {
      const named = new Map<string, (typeof list)[number][]>();
      for (const each of list) {
        const name = nameOf(each);
        const alike = named.get(name);
        if (alike) alike.push(each);
        else named.set(name, [each]);
      }
      const weights = [...named].map(
        ([name, alike]) => [Math.ceil(MOST / (1 + times(name))), alike] as const,
      );
      let thrown = die(weights.reduce((sum, [weight]) => sum + weight, 0));
      for (const [weight, alike] of weights) {
        if (thrown < weight) return alike[die(alike.length)];
        thrown -= weight;
      }
      return undefined;
    },
  };
};
