/** Inspector lines about a square beyond its badges and marks, each with its clause. */
import type { Square } from '../../../../kernel/board/board.ts';
import type { Badge } from '../../../../kernel/view.ts';
import { stackOn } from '../../position/squares.ts';
import type { State } from '../../position/state.ts';
import { kindFacts } from './kinds.ts';
import { monadFacts } from './monads.ts';
import { numberFacts } from './numbers.ts';
import { relationFacts } from './relations.ts';
import { shadowFacts } from './shadows.ts';
import { squareFacts } from './squares.ts';
import { tombFacts } from './tombs.ts';
import { turnFacts } from './turn.ts';

/** Facts of the units here in this position. */
const unitFacts = (state: State, square: Square): readonly Badge[] => {
  const stack = stackOn(state, square);
  return stack
    ? [
        ...relationFacts(state, square, stack),
        ...stack.comps.flatMap((unit) => numberFacts(state, square, stack, unit)),
      ]
    : [];
};

/** Facts of their kinds, which hold in every position. */
const kindsOn = (state: State, square: Square): readonly Badge[] =>
  stackOn(state, square)?.comps.flatMap(({ kind }) => kindFacts(kind)) ?? [];

const factsOf = (state: State, square: Square): readonly Badge[] => [
  ...unitFacts(state, square),
  ...monadFacts(state, square),
  ...shadowFacts(state, square),
  ...tombFacts(state, square),
  ...squareFacts(state, square),
  ...kindsOn(state, square),
];

/** The facts of a square, those of this position first, without duplicates; or those of the turn. */
export const about = (state: State, focus: Square | null): readonly Badge[] =>
  focus === null
    ? turnFacts(state)
    : factsOf(state, focus).filter(
        ({ label }, index, all) => all.findIndex((each) => each.label === label) === index,
      );
