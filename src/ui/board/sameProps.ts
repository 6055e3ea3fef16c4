/** Comparisons that skip a redraw: views are new at every position, but most of their content is equal. */
import { deepEqual } from '../../kernel/deep-equal.ts';

/** Compares props: those named by content, all others by identity. For `memo`. */
export const sameProps =
  <Props extends object>(...byContent: readonly (keyof Props)[]) =>
  (before: Props, after: Props): boolean => {
    for (const name in after)
      if (
        !Object.is(before[name], after[name]) &&
        !(byContent.includes(name) && deepEqual(before[name], after[name]))
      )
        return false;
    for (const name in before) if (!(name in after)) return false;
    return true;
  };
