/**
 * A search for a line in which a clause is named, from the place where the game stands; and the line that was
 * found, as a ghost on a table of its own. The game changes only if the line is kept.
 */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { RuleId } from '../../kernel/learning/rulebook.ts';
import type { Report, Searcher, Spelled } from '../../search/messages.ts';
import type { OddboardStore } from '../state.ts';
import { nodeAt, positionOf, type Table } from '../table/table.ts';
import { lineTo } from '../table/tree.ts';
import {
  keepLine,
  namingAt,
  type ShownLine,
  shownLineIn,
  stepOf,
  stepShownLine,
  tableOfLine,
} from './shown-line.ts';

/** Milliseconds of a search, and of a longer one. */
export const SHORT = 10_000;
export const LONG = 60_000;

/** The longest line that counts, in actions. */
const WITHIN = 20;

export interface Seeking {
  readonly rule: RuleId;
  readonly state: 'searching' | 'stopped' | 'done' | 'failed';
  readonly time: number;
  readonly report: Report | null;
  readonly ghost: ShownLine | null;
  /** Does the ghost stand on the board? */
  readonly isShown: boolean;
  /** Searches for `time` milliseconds, from the beginning. */
  search(time: number): void;
  stop(): void;
  /** Shows the ghost, at its beginning. */
  show(): void;
  /** Shows the ghost after this many of its actions. */
  stepTo(step: number): void;
  /** Hides the ghost; the line can be shown again. */
  hide(): void;
  /** Makes the line a branch of the game, under this name. */
  keep(name: string): void;
  /** Forgets everything. */
  end(): void;
}

export type SeekingStore = StoreApi<Seeking>;

export interface Sought {
  readonly rule: RuleId;
  /** Are changes animated? */
  readonly moving: boolean;
  /** Called when everything is forgotten. */
  onEnd(): void;
}

/** Begins a search from where the game stands. */
export const createSeeking = (
  store: OddboardStore,
  table: Table,
  searcher: Searcher,
  { rule, moving, onEnd }: Sought,
): SeekingStore => {
  const from = nodeAt(table);
  let stopper = new AbortController();

  const seeking: SeekingStore = createStore((set, get) => {
    const line = (): Spelled | null => get().report?.found ?? null;

    const makeGhost = (found: Spelled): ShownLine | null => {
      const { table: now, flipped } = store.getState();
      const here = tableOfLine(now ?? table, from, found.actions);
      return here.ok ? shownLineIn(here.value, found.actions.length, { moving, flipped }) : null;
    };

    const search = async (time: number): Promise<void> => {
      stopper.abort();
      const mine = new AbortController();
      stopper = mine;
      set({ state: 'searching', time, report: null, ghost: null, isShown: false });
      try {
        await searcher(
          {
            game: table.game.id,
            position: positionOf(table),
            rule,
            within: WITHIN,
            seed: lineTo(table.tree, from).length,
            time,
          },
          (report) => !mine.signal.aborted && set({ report }),
          mine.signal,
        );
        if (!mine.signal.aborted) finish('done');
      } catch {
        if (!mine.signal.aborted) set({ state: 'failed' });
      }
    };

    const finish = (state: Seeking['state']) => {
      set({ state });
      if (line()) get().show();
    };

    return {
      rule,
      state: 'searching',
      time: SHORT,
      report: null,
      ghost: null,
      isShown: false,
      search: (milliseconds) => void search(milliseconds),
      stop() {
        stopper.abort();
        finish('stopped');
      },
      show() {
        const found = line();
        const ghost = found && (get().ghost ?? makeGhost(found));
        if (!ghost) return;
        set({ ghost, isShown: true });
        get().stepTo(0);
      },
      stepTo(step) {
        const found = line();
        const { ghost } = get();
        if (!found || !ghost) return;
        const after = stepShownLine(ghost, step);
        if (stepOf(ghost) === ghost.length) ghost.room.setState(namingAt(after, found));
      },
      hide: () => set({ isShown: false }),
      keep(name) {
        const found = line();
        const { ghost } = get();
        const now = store.getState().table;
        const kept = found && ghost && now ? keepLine(now, from, found.actions, stepOf(ghost), name) : null;
        if (!kept?.ok) return;
        get().end();
        store.getState().enter(kept.value);
      },
      end() {
        stopper.abort();
        forget();
        onEnd();
      },
    };
  });

  const forget = store.subscribe(({ table: now }, { table: before }) => {
    if (now === before) return;
    if (now?.tree.beginning !== table.tree.beginning) seeking.getState().end();
    else if (before && nodeAt(now) !== nodeAt(before)) seeking.getState().hide();
  });
  seeking.getState().search(SHORT);
  return seeking;
};
