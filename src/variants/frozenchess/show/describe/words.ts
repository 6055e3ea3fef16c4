import type { Square } from '../../../../kernel/board/board.ts';
import type { Step } from '../../../../kernel/event.ts';
import { invariant } from '../../../../kernel/invariant.ts';
import { sideName } from '../../../../kernel/side.ts';
import { mentionPieces } from '../../../../kernel/words.ts';
import type { Fact } from '../../mechanics/facts.ts';
import { nameOf } from '../../position/board.ts';
import { actorName, formName, theActor } from '../../position/names.ts';
import type { Actor, State } from '../../position/state.ts';

export type Describers<F extends Fact> = {
  /** Describes facts of one kind. `state` is the position in which the fact happened. */
  readonly [K in F['kind']]: (fact: Extract<F, { readonly kind: K }>, state: State) => Step | readonly Step[];
};

export const pieceNames = (actors: readonly Actor[]): string =>
  mentionPieces(
    actors.map(({ square, stack }) => ({ side: stack.side, kind: formName(stack), place: nameOf(square) })),
  );

/** Names the piece `other`, without its side if both pieces share the side. */
export const otherActorName = (actor: Actor, other: Actor): string =>
  actor.stack.side === other.stack.side ? theActor(other, 'inner') : actorName(other);

export const moveWords = ({ stack }: Actor, path: readonly Square[]): string => {
  const { from, to } = endsOf(path);
  return `${sideName(stack.side)}'s ${formName(stack)} moves from ${nameOf(from)} to ${nameOf(to)}`;
};

export const endsOf = (path: readonly Square[]): { readonly from: Square; readonly to: Square } => {
  const [from, to] = [path[0], path.at(-1)];
  invariant(from !== undefined && to !== undefined, 'a path has a start and an end');
  return { from, to };
};
