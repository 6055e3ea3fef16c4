/** Changes of a draft. Each change also clears the game's history, which no longer leads to the draft. */
import { type Draft, produce } from 'immer';
import type { Square } from '../../../kernel/board/board.ts';
import { isTombCovered } from '../position/squares.ts';
import { idOf } from '../position/stacks.ts';
import type { Stack, State } from '../position/state.ts';

export type Edited = Draft<State>;

export const edit = (draft: State, change: (edited: Edited) => void): State =>
  produce(draft, (edited) => {
    change(edited);
    edited.seen = [];
    edited.decided = null;
    edited.shadows.sort((a, b) => idOf(a.stack) - idOf(b.stack));
    for (const [key, tomb] of Object.entries(edited.tombs)) {
      if (isTombCovered(edited, Number(key))) Object.assign(tomb, { status: 'hidden', rot: 0 });
      else if (tomb.status === 'hidden') tomb.status = 'closed';
    }
  });

/** Returns a copy of an arriving stack. The copy has spent 0 turns on its square and has no plan. */
export const arriving = (draft: State, stack: Stack): Draft<Stack> => ({
  ...(stack as Draft<Stack>),
  since: draft.turns[stack.side],
  monad: null,
});

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
  edited.tunnels = edited.tunnels.filter(({ entrance, exit, wall }) => ![entrance, exit, wall].includes(square));
};
