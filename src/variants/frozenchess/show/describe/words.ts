/** What every description is made of: the type of its tables, and those of whom it speaks. */
import type { Square } from '../../../../kernel/board.ts';
import type { Step } from '../../../../kernel/event.ts';
import { invariant } from '../../../../kernel/invariant.ts';
import type { Fact, Who } from '../../moves/facts.ts';
import { called, calledActor, type Stack, type State, stackOn, theActor, theUnit } from '../../position/state.ts';

/** How facts are described, one function for each kind; `state`: the position in which it happened. */
export type Describers<F extends Fact> = {
  readonly [K in F['kind']]: (fact: Extract<F, { readonly kind: K }>, state: State) => Step | readonly Step[];
};

/** The stack of whom a fact is about. */
export const stackOf = (state: State, who: Who): Stack => {
  const stack = typeof who === 'number' ? stackOn(state, who) : who.stack;
  invariant(stack, 'a fact is about somebody');
  return stack;
};

/** "The Rook on a1", "The Shadow Rook on a1" */
export const the = (state: State, who: Who): string => (typeof who === 'number' ? theUnit(state, who) : theActor(who));

/** "the white Rook on a1", "the white Shadow Rook on a1" */
export const calledWho = (state: State, who: Who): string => (typeof who === 'number' ? called(state, who) : calledActor(who));

/** Where it is. */
export const squareOf = (who: Who): Square => (typeof who === 'number' ? who : who.square);

/** Where a path begins and ends. */
export const endsOf = (path: readonly Square[]): { readonly from: Square; readonly to: Square } => {
  const [from, to] = [path[0], path.at(-1)];
  invariant(from !== undefined && to !== undefined, 'a path has a start and an end');
  return { from, to };
};
