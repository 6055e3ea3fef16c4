/**
 * What is told only when somebody listens. The accessor stands on a prototype that all such objects share: a getter written
 * into an object literal gives each object a hidden class of its own, which is slow to make and keeps alive all that the
 * getter closes over, until the whole memory is swept.
 */
import type { Step } from './event.ts';

interface Teller {
  readonly tell: () => readonly Step[];
}

const TELLER = {
  get steps(): readonly Step[] {
    return (this as unknown as Teller).tell();
  },
};

/** The same facts with `steps`, which are told each time they are read, and are not among what a spread copies. */
export const toldLater = <Facts extends object>(facts: Facts, tell: () => readonly Step[]): Facts & { readonly steps: readonly Step[] } =>
  Object.assign(Object.create(TELLER), facts, { tell });
