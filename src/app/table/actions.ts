/** Slice: picks on the board, by word and from lists, and what is pointed at before them. */
import { foresight } from '../frames.ts';
import type { Actions, StoreAccess } from '../room.ts';
import { haltOf } from '../seats/hotseat.ts';
import { crowdOf, namesFor } from './crowd.ts';
import { beginWith, doubt, goBack, say } from './picking.ts';
import { enact, type } from './typed.ts';

type PickActions = Pick<
  Actions,
  'pick' | 'type' | 'enact' | 'propose' | 'gather' | 'back' | 'say' | 'why' | 'point' | 'foresee' | 'hold'
>;

export const pickActions = (access: StoreAccess): PickActions => {
  const { get, set, put, change, play } = access;
  const { foresee, following } = foresight(access);
  return {
    foresee,
    pick(target) {
      play((table) => following(table, target));
      // A second pick of the same target takes it.
      if (get().table?.armed) foresee(target);
    },
    type(text) {
      const { table, hotSeat } = get();
      const halt = haltOf(hotSeat);
      if (halt !== null) return { text: halt };
      const next = table && type(table, text);
      if (next?.ok) put(next.value);
      return next && !next.ok ? next.error : null;
    },
    enact: (picks) => play((table) => enact(table, picks)),
    propose: (picks) => set({ proposed: picks }),
    gather: (goers) =>
      play((table) => {
        const crowd = crowdOf(table);
        return crowd && goers.size > 0 ? beginWith(table, namesFor(table, crowd, goers)) : table;
      }),
    back: () => (get().drawing ? set({ drawing: false }) : change(goBack)),
    say: (name) => play((table) => say(table, name)),
    why: (square) => change((table) => doubt(table, square)),
    point(target) {
      if (get().held) return;
      set({ pointed: target });
      foresee(target);
    },
    hold: (held) => set({ held }),
  };
};
