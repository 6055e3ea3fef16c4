import { deepEqual } from '../../kernel/deep-equal.ts';

/** Returns a comparison of props for `memo`. A new view has many equal parts, so `byContent` compares deeply. */
export const sameProps =
  <Props extends object>(...byContent: readonly (keyof Props)[]) =>
  (before: Props, after: Props): boolean => {
    for (const name in after)
      if (!Object.is(before[name], after[name]) && !(byContent.includes(name) && deepEqual(before[name], after[name])))
        return false;
    for (const name in before) if (!(name in after)) return false;
    return true;
  };
