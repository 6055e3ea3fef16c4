/** The inspector's own lines: everything about a square in words, beyond badges and marks, each with its clause. */
import type { Square } from '../../kernel/board.ts';
import type { Badge } from '../../kernel/view.ts';
import { kindFacts } from './about/kinds.ts';
import { numberFacts } from './about/numbers.ts';
import { relationFacts } from './about/relations.ts';
import { shadowFacts } from './about/shadows.ts';
import { squareFacts } from './about/squares.ts';
import { tombFacts } from './about/tombs.ts';
import { turnFacts } from './about/turn.ts';
import { type State, stackOn } from './state.ts';

const unitFacts = (state: State, square: Square): readonly Badge[] => {
  const stack = stackOn(state, square);
  if (!stack) return [];
  return [
    ...stack.comps.flatMap((unit) => [...kindFacts(unit.kind), ...numberFacts(state, square, stack, unit)]),
    ...relationFacts(state, square, stack),
  ].filter(({ label }, index, all) => all.findIndex((each) => each.label === label) === index);
};

export const about = (state: State, focus: Square | null): readonly Badge[] =>
  focus === null
    ? turnFacts(state)
    : [...unitFacts(state, focus), ...shadowFacts(state, focus), ...tombFacts(state, focus), ...squareFacts(state, focus)];
