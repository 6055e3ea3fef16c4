import type { Badge } from '../../../../kernel/view.ts';

export const NONE: readonly Badge[] = [];

export const facts = (...lines: readonly (Badge | readonly Badge[] | false)[]): readonly Badge[] =>
  lines.flat().filter((line) => line !== false);
