/** The one way to the table, for a game that goes on, comes from outside, or is begun here; and its slice. */
import { deepEqual } from '../../kernel/deep-equal.ts';
import { ok, type Problem, problem, type Result } from '../../kernel/result.ts';
import { toSaved } from '../formats/saved.ts';
import type { Source } from '../formats/source.ts';
import type { Several } from '../formats/textcut.ts';
import {
  type Actions,
  type AppState,
  joinNotices,
  type Notice,
  type Sitting,
  type StoreAccess,
} from '../state.ts';
import type { LazyReplay } from '../table/lazy-replay.ts';
import { isOwn } from '../table/table.ts';
import type { LongTask } from '../tasks.ts';
import { MESSAGES } from '../telling/words.ts';
import { continueGame, foundOf } from './continue-game.ts';
import { EVERY_GAME } from './tabs.ts';

/** Where a game comes from. */
type Origin =
  /** The saved game of a variant that goes on, or a new one; taken over from another tab if asked to. */
  | { readonly variant: string; readonly takeOver?: true }
  /** A link, a file or a text; of several games in it the chosen one. */
  | { readonly source: Source; readonly chosen?: number }
  /** A game that is ready: new, from a sample, a lesson or the editor; or the one before, without news. */
  | { readonly sitting: Sitting; readonly news: string | null };

/** Opens a game; returns its variant, or the library's name if many games came. */
export type OpenGame = (origin: Origin) => Promise<Result<string, Problem>>;

export const gameOpener = (access: StoreAccess): OpenGame => {
  const { get, set, put, gameOf, tasks, saves, positions, world } = access;
  const { tabs = EVERY_GAME } = world;

  /** Another tab has the game: it leaves the table, and so it is no longer saved here. */
  const lose = (variant: string, id: string) => {
    if (get().heading?.id === id) put(null, { heading: null, openInOtherTab: variant });
  };

  const claim = (variant: string, id: string, takeOver = false): Promise<boolean> =>
    tabs.claim(id, takeOver, () => lose(variant, id));

  const setTable = async ({ table, heading, flipped }: Sitting, changes: Partial<AppState>) => {
    const { notice } = get();
    const { id } = table.game;
    put(table, {
      loading: null,
      openInOtherTab: null,
      beforePrune: null,
      heading,
      flipped,
      ...changes,
      notice: joinNotices(notice?.stays ? notice : null, changes.notice ?? null),
    });
    if (!(await claim(id, heading.id))) lose(id, heading.id);
  };

  /** Puts a game in the place of the one on the table, which can be brought back; mere words offer that. */
  const replace = (sitting: Sitting, news: string | Notice | null) => {
    const { table, heading, flipped, previous } = get();
    const own = table && heading && isOwn(table) ? { table, heading, flipped } : null;
    const kept = own ?? (previous === sitting ? null : previous);
    const offer = (text: string): Notice | null => kept && { text, offer: 'bringBack', passes: 'soon' };
    void setTable(sitting, { previous: kept, notice: typeof news === 'string' ? offer(news) : news });
  };

  /** Replays what led to the position. If it leads elsewhere, the game is opened anew from its actions alone. */
  const recallOn = (recall: LazyReplay) => {
    world.spare?.((mayGoOn) => {
      const { replaying, table } = get();
      if (replaying !== recall || !table) return;
      recall.goOn(mayGoOn);
      if (!recall.isDone()) return recallOn(recall);
      if (recall.isTrue()) return set({ replaying: null });
      positions.drop(table.game.id);
      put(null, { heading: null });
      void tasks.run((errand) => continued(table.game.id, false, errand));
    });
  };

  /** Opens the game of a variant that goes on. */
  const continued = async (id: string, takeOver: boolean, errand: LongTask) => {
    set({ loading: id });
    const [game, found] = await errand.until(
      Promise.all([gameOf(id), foundOf(saves, id, (each) => claim(id, each, takeOver), errand)]),
    );
    if (get().loading !== id) return;
    if (!game) return set({ loading: null, table: null, notice: { text: MESSAGES.noGameCalled(id) } });
    if (!found) return put(null, { loading: null, heading: null, openInOtherTab: id, notice: null });
    const { sitting, recall, wrong } = await continueGame(access, game, found, errand);
    const isSaved = isOwn(sitting.table);
    void setTable(sitting, {
      ...{ lenses: [], hidden: [], sought: '', inspected: null, previous: null },
      notice: wrong && { ...wrong, ...(isSaved && { offer: 'saveGame' }) },
      replaying: world.spare ? recall : null,
    });
    // The board comes first.
    if (world.afterFrame) world.afterFrame(() => recallOn(recall));
    else recallOn(recall);
  };

  /** Opens what a source holds. Nothing changes before its line is played through. */
  const arrived = async (
    source: Source,
    chosen: number | null,
    errand: LongTask,
  ): Promise<Result<string | Several, Problem>> => {
    const { importGame } = await errand.until(import('./import-games.ts'));
    const read = await importGame(source, chosen, errand, access);
    if (!read.ok) return read;
    if (!('sitting' in read.value)) return ok('titles' in read.value ? read.value : read.value.page);
    const { sitting, news } = read.value;
    const { id } = sitting.table.game;
    if (get().table?.game.id !== id) await continued(id, false, errand);
    const present = get().table?.tree;
    if (present && deepEqual({ ...present, next: 0 }, { ...sitting.table.tree, next: 0 })) return ok(id);
    replace(sitting, news);
    return ok(id);
  };

  /** Asks which of several games is meant; null if none is. */
  const choose = async (titles: readonly string[]): Promise<number | null> => {
    get().choice?.answer(null);
    const chosen = await new Promise<number | null>((answer) => set({ choice: { titles, answer } }));
    set({ choice: null });
    return chosen;
  };

  const openGame: OpenGame = async (origin) => {
    if ('sitting' in origin) {
      replace(origin.sitting, origin.news);
      return ok(origin.sitting.table.game.id);
    }
    if ('variant' in origin) {
      const { variant, takeOver = false } = origin;
      await tasks.run((errand) => continued(variant, takeOver, errand));
      return ok(variant);
    }
    const { source, chosen = null } = origin;
    const there = await tasks.run((errand) => arrived(source, chosen, errand));
    if (!there?.ok) return there ?? problem(MESSAGES.stopped);
    if (typeof there.value === 'string') return ok(there.value);
    const which = await choose(there.value.titles);
    return which === null ? problem(MESSAGES.stopped) : openGame({ source, chosen: which });
  };
  return openGame;
};

type OpenActions = Pick<
  Actions,
  'stop' | 'open' | 'takeOver' | 'leave' | 'saved' | 'openLink' | 'openFile' | 'bringBack'
>;
/** Opens games that there are, and leaves them. */
export const openActions = (
  { get, set, put, tasks, world }: StoreAccess,
  openGame: OpenGame,
): OpenActions => ({
  async open(variant) {
    if (get().table?.game.id !== variant) await openGame({ variant });
  },
  async takeOver() {
    const { openInOtherTab } = get();
    if (openInOtherTab !== null) await openGame({ variant: openInOtherTab, takeOver: true });
  },
  openLink: (fragment) => openGame({ source: fragment }),
  async openFile(file) {
    const there = await openGame({ source: file });
    const why = there.ok ? null : there.error.text;
    if (why !== null)
      set({ notice: { text: why === MESSAGES.stopped ? why : MESSAGES.cannotOpenFile(why) } });
    return there;
  },
  bringBack() {
    const { previous } = get();
    if (previous) void openGame({ sitting: previous, news: null });
  },
  stop() {
    tasks.stop();
    set({ loading: null });
  },
  leave() {
    tasks.stop();
    world.tabs?.release();
    const { notice } = get();
    put(null, { loading: null, heading: null, openInOtherTab: null, notice: notice?.stays ? notice : null });
  },
  saved() {
    const { table, heading, flipped, hotSeat } = get();
    return table && heading && toSaved(table, heading, flipped, world.now(), hotSeat.fallen);
  },
});
