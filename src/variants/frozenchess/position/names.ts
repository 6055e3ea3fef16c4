import type { Square } from '../../../kernel/board/board.ts';
import { sideName } from '../../../kernel/side.ts';
import { nameOf } from './board.ts';
import { KIND_NAMES } from './kinds.ts';
import { isQueensShadow, stackOn } from './squares.ts';
import type { Actor, Stack, State } from './state.ts';

/** Names the kinds in a stack: "Rook", "Lancer+Rook", "stack of 3 Pawns". */
export const kindName = ({ units }: Stack): string => {
  const [{ kind: base }] = units;
  if (units.length === 1) return KIND_NAMES[base];
  return units.every(({ kind }) => kind === base)
    ? `stack of ${units.length} ${KIND_NAMES[base]}s`
    : units.map(({ kind }) => KIND_NAMES[kind]).join('+');
};

const ARTICLES = { first: 'The', inner: 'the' } as const;

export const formName = (stack: Stack): string => (stack.shade ? `Shadow ${kindName(stack)}` : kindName(stack));

export const actorName = ({ square, stack }: Actor): string =>
  `${sideName(stack.side)}'s ${formName(stack)} on ${nameOf(square)}`;

export const theActor = ({ square, stack }: Actor, place: keyof typeof ARTICLES = 'first'): string =>
  `${ARTICLES[place]} ${formName(stack)} on ${nameOf(square)}`;

export const unitName = (state: State, square: Square): string => {
  const stack = stackOn(state, square);
  return stack ? actorName({ square, stack }) : nameOf(square);
};

export const theUnit = (state: State, square: Square, place: keyof typeof ARTICLES = 'first'): string => {
  const stack = stackOn(state, square);
  return stack ? theActor({ square, stack }, place) : nameOf(square);
};

/** Names what fills a square: "the wall on a5", "White's Rook on a1". */
export const obstacle = (state: State, square: Square): string => {
  if (stackOn(state, square)) return unitName(state, square);
  return isQueensShadow(state, square) ? `the Queen's Shadow on ${nameOf(square)}` : `the wall on ${nameOf(square)}`;
};
