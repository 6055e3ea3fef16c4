/** Whose game it is. */
import type { Credit } from '../../../../src/kernel/learning/rulebook.ts';

export const CREDIT: Credit = {
  text: { title: "King's walk", by: null },
  basis: [],
  version: 'Two Kings take turns to step.',
};
