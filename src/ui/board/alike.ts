/** When a drawn thing need not be drawn again: views are new at every position, but most of what they hold is as it was. */
import { same } from '../../kernel/same.ts';

/** Props that differ in nothing: those named by their content, all others by identity. For `memo`. */
export const alikeIn =
  <Props extends object>(...byContent: readonly (keyof Props)[]) =>
  (before: Props, after: Props): boolean => {
    for (const name in after)
      if (!Object.is(before[name], after[name]) && !(byContent.includes(name) && same(before[name], after[name]))) return false;
    for (const name in before) if (!(name in after)) return false;
    return true;
  };
