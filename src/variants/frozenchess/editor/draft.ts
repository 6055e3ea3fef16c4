/** A draft and its changes: what the position remembers of earlier play is forgotten, and tombs know whether they are covered. */
import type { Square } from '../../../kernel/board.ts';
import { isCovering, type Shadow, type Stack, type State, type Tomb } from '../position/state.ts';

const covered = (draft: State): State['tombs'] =>
  Object.fromEntries(
    Object.entries(draft.tombs).map(([key, tomb]): [string, Tomb] => {
      if (isCovering(draft, Number(key))) return [key, { ...tomb, status: 'hidden', rot: 0 }];
      return [key, tomb.status === 'hidden' ? { ...tomb, status: 'closed' } : tomb];
    }),
  );

/** The draft with some of it changed. */
export const changed = (draft: State, changes: Partial<State>): State => {
  const next: State = { ...draft, seen: {}, decided: null, ...changes };
  return { ...next, tombs: covered(next) };
};

export const without = <T>(record: Readonly<Record<Square, T>>, square: Square): Readonly<Record<Square, T>> => {
  const { [square]: _gone, ...rest } = record;
  return rest;
};

const placed = <T>(list: readonly T[], square: Square, value: T): readonly T[] => list.map((each, at) => (at === square ? value : each));

export const withStackOn = (draft: State, square: Square, stack: Stack | null): State =>
  changed(draft, { stacks: placed(draft.stacks, square, stack) });

export const withWallOn = (draft: State, square: Square, wall: State['walls'][number]): State =>
  changed(draft, { walls: placed(draft.walls, square, wall) });

/** In the order of their ids. */
export const withShadows = (draft: State, shadows: readonly Shadow[]): State =>
  changed(draft, { shadows: [...shadows].sort((a, b) => a.stack.comps[0].id - b.stack.comps[0].id) });

/** A stack that comes to a square of a draft: it has not stood there yet, and carries out no plan. */
export const arriving = (draft: State, stack: Stack): Stack => ({ ...stack, since: draft.turns[stack.side], monad: null });

/** Everything about a square is gone. */
export const cleared = (draft: State, square: Square): State => {
  const elsewhere = <T extends { readonly square: Square }>(list: readonly T[]) => list.filter((each) => each.square !== square);
  return changed(draft, {
    stacks: placed(draft.stacks, square, null),
    walls: placed(draft.walls, square, null),
    shadows: elsewhere(draft.shadows),
    tombs: without(draft.tombs, square),
    exploded: without(draft.exploded, square),
    quickened: without(draft.quickened, square),
    corrupted: draft.corrupted.filter((each) => each !== square),
    traps: elsewhere(draft.traps),
    bombs: elsewhere(draft.bombs),
    distracts: elsewhere(draft.distracts),
    tornados: elsewhere(draft.tornados),
    avalanches: draft.avalanches.filter(({ squares }) => !squares.includes(square)),
    tunnels: draft.tunnels.filter(({ entrance, exit, wall }) => ![entrance, exit, wall].includes(square)),
  });
};
