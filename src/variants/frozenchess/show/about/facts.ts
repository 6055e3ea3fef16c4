/** Lists of inspector lines; a line without an urgency is a rule that applies. */
import type { Badge } from '../../../../kernel/view.ts';

export const NONE: readonly Badge[] = [];

/** The lines whose conditions hold. */
export const facts = (...lines: readonly (Badge | readonly Badge[] | false)[]): readonly Badge[] =>
  lines.flat().filter((line) => line !== false);
