import { deepEqual } from '../../kernel/deep-equal.ts';

/** Returns a comparison for `memo`. `byContent` names props to compare deeply. */
export const sameProps =
  <Props extends object>(...byContent: readonly (keyof Props)[]) =>
  (before: Props, after: Props): boolean => {
    for (const name in after)
      if (!Object.is(before[name], after[name]) && !(byContent.includes(name) && deepEqual(before[name], after[name])))
        return false;
    for (const name in before) if (!(name in after)) return false;
    return true;
  };
