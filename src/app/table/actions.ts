/**
 * Slices: picks on the board, by word and from lists, and pointing and previews before them; a position set up
 * by hand.
 */
import { foresight } from '../frames.ts';
import { headingAt } from '../seats/computers.ts';
import { whyPaused } from '../seats/pause.ts';
import { type Actions, joinNotices, type StoreAccess } from '../state.ts';
import { crowdOf, namesFor } from './crowd.ts';
import { beginWith, clear, doubt, enact, goBack, say } from './picking.ts';
import { play as actionOf } from './playing.ts';
import { nodeAt, positionOf } from './table.ts';

type PickActions = Pick<
  Actions,
  | 'pick'
  | 'type'
  | 'enact'
  | 'respond'
  | 'pauseComputer'
  | 'callComputer'
  | 'propose'
  | 'chooseMovers'
  | 'back'
  | 'say'
  | 'why'
  | 'point'
  | 'prefetch'
  | 'hold'
>;

export const pickActions = (access: StoreAccess): PickActions => {
  const { get, set, put, change, play } = access;
  const { prefetch, following } = foresight(access);
  return {
    prefetch,
    pick(target) {
      play((table) => following(table, target));
      // A second pick of the same target takes it.
      if (get().table?.armed) prefetch(target);
    },
    async type(text) {
      const { type } = await import('./typed.ts');
      const { table } = get();
      const halt = whyPaused(get());
      if (halt !== null) return { text: halt.text };
      const next = table && type(table, text);
      if (next?.ok) play(() => next.value);
      return next && !next.ok ? next.error : null;
    },
    respond(picks) {
      const { table, heading } = get();
      if (!table || !heading) return;
      const next = picks && actionOf(clear(table), picks);
      if (next?.ok) put(next.value, { heading: headingAt(heading, next.value) });
      else set({ yielded: nodeAt(table) });
    },
    pauseComputer() {
      const { table } = get();
      if (table) set({ yielded: nodeAt(table) });
    },
    callComputer() {
      const { table, heading } = get();
      if (table && heading) set({ yielded: null, heading: headingAt(heading, table) });
    },
    enact: (picks) => play((table) => enact(table, picks)),
    propose: (picks) => set({ proposed: picks }),
    chooseMovers: (movers) =>
      play((table) => {
        const crowd = crowdOf(table);
        return crowd && movers.size > 0 ? beginWith(table, namesFor(table, crowd, movers)) : table;
      }),
    back: () => (get().drawing ? set({ drawing: false }) : change(goBack)),
    say: (name) => play((table) => say(table, name), true),
    why: (square) => change((table) => doubt(table, square)),
    point(target) {
      if (get().held) return;
      set({ pointed: target });
      prefetch(target);
    },
    hold: (held) => set({ held }),
  };
};

/** Sets up a position by hand: fetches the editor, and restores the last draft. */
export const editActions = ({
  get,
  set,
  world: { entries, shelf, now },
}: StoreAccess): Pick<Actions, 'sandbox'> => ({
  async sandbox(id) {
    await get().open(id);
    const { table, notice } = get();
    const editor = await entries.find((each) => each.id === id)?.editor?.();
    const { createSandbox, draftIn } = await import('./sandbox.ts');
    if (table?.game.id !== id || !editor) return null;
    const { draft, wrong } = draftIn(shelf, table.game, editor, now);
    // The game that a link brought is read, not edited.
    set({ notice: joinNotices(notice?.offer === 'read' ? null : notice, wrong ?? null) });
    return createSandbox(shelf, table.game, editor, positionOf(table), draft);
  },
});
