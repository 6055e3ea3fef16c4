/**
 * A draft and its changes: what the position remembers of earlier play is forgotten, and tombs know whether
 * they are covered.
 */
import { type Draft, produce } from 'immer';
import type { Square } from '../../../kernel/board/board.ts';
import { idOf, isCovering, type Stack, type State } from '../position/state.ts';

export type Edited = Draft<State>;

/** The draft after an edit. */
export const edit = (draft: State, change: (edited: Edited) => void): State =>
  produce(draft, (edited) => {
    change(edited);
    edited.seen = [];
    edited.decided = null;
    edited.shadows.sort((a, b) => idOf(a.stack) - idOf(b.stack));
    for (const [key, tomb] of Object.entries(edited.tombs)) {
      if (isCovering(edited, Number(key))) Object.assign(tomb, { status: 'hidden', rot: 0 });
      else if (tomb.status === 'hidden') tomb.status = 'closed';
    }
  });

/** A stack that comes to a square of a draft: it has not stood there yet, and carries out no plan. */
export const arriving = (draft: State, stack: Stack): Draft<Stack> => ({
  ...(stack as Draft<Stack>),
  since: draft.turns[stack.side],
  monad: null,
});

/** Nothing stands on a square or lies there any more. */
export const clear = (edited: Edited, square: Square): void => {
  const isElsewhere = (each: { readonly square: Square }): boolean => each.square !== square;
  edited.stacks[square] = null;
  edited.walls[square] = null;
  for (const table of [edited.tombs, edited.exploded, edited.quickened]) delete table[square];
  for (const key of ['traps', 'bombs', 'distracts', 'tornados'] as const)
    Object.assign(edited, { [key]: edited[key].filter(isElsewhere) });
  edited.shadows = edited.shadows.filter(isElsewhere);
  edited.corrupted = edited.corrupted.filter((each) => each !== square);
  edited.avalanches = edited.avalanches.filter(({ squares }) => !squares.includes(square));
  edited.tunnels = edited.tunnels.filter(
    ({ entrance, exit, wall }) => ![entrance, exit, wall].includes(square),
  );
};
