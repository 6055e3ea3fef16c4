/** How a game gets to the table, and how it is replaced there; every way in uses one of these. */
import type { Errand } from '../errands.ts';
import { joinNotices, type Sitting, type StoreAccess } from '../room.ts';
import type { Recall } from '../table/recall.ts';
import { isOwn } from '../table/table.ts';
import { NEWS } from '../telling/words.ts';
import { found, resume } from './resuming.ts';
import { EVERY_GAME } from './saves/tabs.ts';

export interface Chair {
  /** Puts the current game of a variant on the table. */
  seat(variant: string, takeOver: boolean, errand: Errand): Promise<void>;
  /** Replaces the game on the table, which can be brought back. */
  replace(next: Sitting, text: string): void;
  /** Claims a game that is on the table already; removes it if another tab has it. */
  hold(variant: string, id: string): Promise<void>;
}

/** Parts of the room that belong to one game, reset. */
const CLEAR = {
  loading: null,
  elsewhere: null,
  lenses: [],
  hidden: [],
  sought: '',
  looked: null,
  previous: null,
  uncut: null,
} as const;

/** The game on the table, if something would be lost with it. */
export const ownSitting = ({ table, heading, flipped }: ReturnType<StoreAccess['get']>): Sitting | null =>
  table && heading && isOwn(table) ? { table, heading, flipped } : null;

/**
 * Claims games for this tab. A game that another tab takes over leaves the table, and is no longer written
 * here.
 */
const claiming = ({ get, put, saves, world: { tabs = EVERY_GAME } }: StoreAccess) => {
  const loseSeat = (variant: string, id: string) => () => {
    saves.yield(id);
    if (get().heading?.id === id) put(null, { heading: null, elsewhere: variant });
  };
  return {
    claim: (variant: string, id: string, takeOver: boolean) =>
      tabs.claim(id, takeOver, loseSeat(variant, id)),
    async hold(variant: string, id: string) {
      if (!(await tabs.claim(id, false, loseSeat(variant, id)))) loseSeat(variant, id)();
    },
  };
};

export const chair = (access: StoreAccess): Chair => {
  const { get, set, put, gameOf, errands, world, positions } = access;
  const { claim, hold } = claiming(access);

  /**
   * Replays what led to the position. If it leads elsewhere, the game is opened anew from its actions alone.
   */
  const recallOn = (recall: Recall) => {
    world.spare?.((mayGoOn) => {
      const { recalling, table } = get();
      if (recalling !== recall || !table) return;
      recall.goOn(mayGoOn);
      if (!recall.isDone()) return recallOn(recall);
      if (recall.isTrue()) return set({ recalling: null });
      positions.drop(table.game.id);
      put(null, { heading: null });
      void errands.run((errand) => seat(table.game.id, false, errand));
    });
  };

  const seat = async (id: string, takeOver: boolean, errand: Errand) => {
    set({ loading: id });
    const [game, kept] = await errand.until(
      Promise.all([gameOf(id), found(access, id, (each) => claim(id, each, takeOver))]),
    );
    if (get().loading !== id) return;
    if (!game) return set({ loading: null, table: null, notice: { text: NEWS.noGameCalled(id) } });
    if (!kept) return put(null, { loading: null, heading: null, elsewhere: id, notice: null });
    const { sitting, recall, wrong } = await resume(access, game, kept, errand);
    const { table, heading, flipped } = sitting;
    const { notice } = get();
    const news = wrong && { ...wrong, ...(isOwn(table) && { offer: 'saveGame' as const }) };
    void hold(id, heading.id);
    put(table, {
      ...CLEAR,
      heading,
      flipped,
      notice: joinNotices(notice?.stays ? notice : null, news),
      recalling: world.spare ? recall : null,
    });
    // The board comes first.
    if (world.afterFrame) world.afterFrame(() => recallOn(recall));
    else recallOn(recall);
  };

  const replace = ({ table, heading, flipped }: Sitting, text: string) => {
    const { notice, previous } = get();
    const kept = ownSitting(get()) ?? previous;
    void hold(table.game.id, heading.id);
    put(table, {
      heading,
      flipped,
      previous: kept,
      uncut: null,
      elsewhere: null,
      notice: joinNotices(
        notice?.stays ? notice : null,
        kept ? { text, offer: 'bringBack', passes: 'soon' } : null,
      ),
    });
  };

  return { seat, replace, hold };
};
