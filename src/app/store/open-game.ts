/** Opens games. Only this slice puts a game on the table. */
import type { GameEntry } from '../../kernel/game.ts';
import { ok, type Problem, problem, type Result } from '../../kernel/result.ts';
import { joinNotices, MESSAGES, type Notice } from '../base/messages.ts';
import type { WorkProgress } from '../base/resumable.ts';
import { type SavedGame, toSaved } from '../formats/saved.ts';
import type { Source } from '../formats/source.ts';
import type { OpenQuestion } from '../formats/textcut.ts';
import type { LazyReplay } from '../model/lazy-replay.ts';
import { hasActions } from '../model/table.ts';
import { NO_LOCKS } from '../saves/tabs.ts';
import type { SeatedGame } from '../seats/hotseat.ts';
import { readSpentTime } from './seating.ts';
import type { AppState, Slice, StoreAccess } from './state.ts';

export type SeatedTable = Omit<SeatedGame, 'hotSeat'>;

/** The player's choice of the game or variant that an imported text means. The answer null cancels the import. */
export interface GameChoice extends OpenQuestion {
  answer(index: number | null): void;
}

export interface Outside {
  readonly source: Source;
  readonly answers?: readonly number[];
}

type Origin =
  | Outside
  /** Opens a variant. `takeOver` opens a game even if another tab has it, and that tab then loses the game. */
  | { readonly variant: string; readonly takeOver?: true }
  | { readonly seatedTable: SeatedTable; readonly news: string | null };

export interface Opening {
  readonly entries: readonly GameEntry[];
  linkWords(): Promise<string>;
  /** The id of the variant that is being opened. Null if none is. */
  readonly loading: string | null;
  readonly taskProgress: WorkProgress | null;
  readonly choice: GameChoice | null;
  readonly previous: SeatedTable | null;
  readonly openInOtherTab: string | null;
  /** Opens a game. Resolves to the variant's id, or to 'games' for an archive, which leads to the saved games. */
  openGame(origin: Origin): Promise<Result<string, Problem>>;
  open(id: string): Promise<void>;
  takeOver(): Promise<void>;
  openLink(fragment: string): Promise<Result<string, Problem>>;
  openFile(file: Pick<Blob, 'size' | 'text'>): Promise<Result<string, Problem>>;
  bringBack(): void;
  stop(): void;
  leave(): void;
  saved(): SavedGame | null;
}

export type Opener = StoreAccess & ReturnType<typeof createSeater>;

const createSeater = ({ get, dispatch, services }: StoreAccess) => {
  const { tabs = NO_LOCKS } = services;
  /** Clears the table, since another tab took over the game `id`. */
  const clearTakenGame = (variant: string, id: string) => {
    const { heading, notice } = get();
    if (heading?.id === id) dispatch({ type: 'leave', notice }, { openInOtherTab: variant });
  };

  const claim = (variant: string, id: string, takeOver = false): Promise<boolean> =>
    tabs.claim(id, takeOver, () => clearTakenGame(variant, id));

  const setTable = async (
    { table, heading, flipped }: SeatedTable,
    news: Notice | null,
    replaying: LazyReplay | null,
    changes: Partial<AppState>,
  ) => {
    const { notice } = get();
    const { id } = table.game;
    const told = joinNotices(notice?.stays ? notice : null, news);
    const spent = readSpentTime(heading, table, services);
    dispatch(
      { type: 'load', table, heading, flipped, replaying, notice: told, spent },
      { loading: null, openInOtherTab: null, ...changes },
    );
    if (!(await claim(id, heading.id))) clearTakenGame(id, heading.id);
  };

  /** Replaces the game on the table. If `news` is a text, the notice offers to bring the previous game back. */
  const replace = (seatedTable: SeatedTable, news: string | Notice | null) => {
    const { table, heading, flipped, previous } = get();
    const own = table && heading && hasActions(table) ? { table, heading, flipped } : null;
    const kept = own ?? (previous === seatedTable ? null : previous);
    const offer = (text: string): Notice | null => kept && { text, offer: 'bringBack', passes: 'soon' };
    const notice = typeof news === 'string' ? offer(news) : news;
    void setTable(seatedTable, notice, null, { previous: kept });
  };
  return { claim, setTable, replace };
};

const choose = async ({ get, set }: StoreAccess, open: OpenQuestion): Promise<number | null> => {
  get().choice?.answer(null);
  const chosen = await new Promise<number | null>((answer) => set({ choice: { ...open, answer } }));
  set({ choice: null });
  return chosen;
};

/** Returns the function that opens games. Modules that read games are loaded on first use, to start fast. */
const gameOpener = (access: StoreAccess): Opening['openGame'] => {
  const { set, tasks } = access;
  const opener: Opener = { ...access, ...createSeater(access) };
  const openGame: Opening['openGame'] = async (origin) => {
    if ('seatedTable' in origin) {
      opener.replace(origin.seatedTable, origin.news);
      return ok(origin.seatedTable.table.game.id);
    }
    if ('variant' in origin) {
      const { variant, takeOver } = origin;
      await tasks.run(async (task) => {
        set({ loading: variant });
        const { openVariant } = await task.until(import('./continue-game.ts'));
        await openVariant(opener, variant, task, takeOver);
      });
      return ok(variant);
    }
    const there = await tasks.run(async (task) => {
      const { openSource } = await task.until(import('./import-games.ts'));
      return openSource(opener, origin, task);
    });
    if (!there?.ok) return there ?? problem(MESSAGES.stopped);
    if (typeof there.value === 'string') return ok(there.value);
    const which = await choose(access, there.value);
    if (which === null) return problem(MESSAGES.stopped);
    return openGame({ ...origin, answers: [...(origin.answers ?? []), which] });
  };
  return openGame;
};

export const createOpening: Slice<Opening> = (access) => {
  const { get, set, dispatch, tasks, services } = access;
  const openGame = gameOpener(access);
  return {
    entries: services.entries,
    linkWords: services.linkWords,
    loading: null,
    taskProgress: null,
    choice: null,
    previous: null,
    openInOtherTab: null,
    openGame,
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
      if (there.ok) return there;
      const why = there.error.text;
      set({ notice: { text: why === MESSAGES.stopped ? why : MESSAGES.cannotOpenFile(why) } });
      return there;
    },
    bringBack() {
      const { previous } = get();
      if (previous) void openGame({ seatedTable: previous, news: null });
    },
    stop() {
      tasks.stop();
      set({ loading: null });
    },
    leave() {
      tasks.stop();
      services.tabs?.release();
      const { notice } = get();
      const kept = notice?.stays ? notice : null;
      dispatch({ type: 'leave', notice: kept }, { loading: null, openInOtherTab: null });
    },
    saved() {
      const { table, heading, flipped, hotSeat } = get();
      return table && heading && toSaved(table, heading, flipped, services.now(), hotSeat.outOfTime);
    },
  };
};
