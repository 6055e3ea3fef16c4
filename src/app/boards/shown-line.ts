/**
 * A line that is only shown, on a board of its own: found by a search, or as a hint or a threat. The game
 * changes only if the line is kept.
 */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Target } from '../../kernel/asking/target.ts';
import type { OpponentAnswer } from '../../opponent/messages.ts';
import type { Report } from '../../search/messages.ts';
import { keepPlayable } from '../model/line-tables.ts';
import { nodeAt, placeAt, type Table } from '../model/table.ts';
import type { AppState, OddboardStore } from '../store/state.ts';
import { scratchStore } from './scratch-store.ts';

/** Milliseconds of a search, and of a longer one. */
const SHORT = 10_000;
export const LONG = 60_000;

/** The line on a store of its own, on which nothing can be played. */
export interface ShownLine {
  readonly store: OddboardStore;
  /** The place of the table's line where it begins, and how many actions follow. */
  readonly base: number;
  readonly length: number;
}

/** What the engine finds, by the source of a line. */
interface Finds {
  readonly search: Report;
  readonly hint: OpponentAnswer;
  readonly threat: OpponentAnswer;
}

export interface LineState<Source extends keyof Finds> {
  readonly source: Source;
  readonly state: 'searching' | 'stopped' | 'done' | 'failed';
  /** The latest result of the engine; null before the first. */
  readonly found: Finds[Source] | null;
  /** The line on the board; null while none is shown. */
  readonly line: ShownLine | null;
  /** Asks the engine for `time` milliseconds, from the beginning. */
  search(time: number): void;
  stop(): void;
  /** Shows the line, at its beginning. */
  show(): void;
  /** Shows the line after this many of its actions, a single step animated. */
  stepTo(step: number): void;
  /** Hides the line; it can be shown again. */
  hide(): void;
  /** Makes the line a branch of the game, under this name. */
  keep(name: string): void;
  /** Forgets everything. */
  end(): void;
}

/** What differs between a search, a hint and a threat. */
interface LineSource<Source extends keyof Finds> extends Pick<LineState<Source>, 'source'> {
  /** Calls the engine; resolves at its end, and rejects if it fails. */
  find(time: number, signal: AbortSignal, onFound: (found: Finds[Source]) => void): Promise<void>;
  /** The line on a table of its own, at its beginning, beside the game's table; null without a line. */
  tableOf(found: Finds[Source], table: Table): Table | null;
  /** What the board shows beside the line after this many of its actions. */
  beside(found: Finds[Source], table: Table, line: ShownLine): Partial<AppState>;
  /** A pick on the line's board. */
  onPick(shown: LineState<Source>, target: Target): void;
  /** A change of the game's table. */
  onChange(shown: LineState<Source>, now: Table | null, before: Table | null): void;
}

export interface LineOptions {
  /** Are changes animated? */
  readonly moving: boolean;
  /** Called when everything is forgotten. */
  onEnd(): void;
}

/** The number of its actions that a line has been stepped through. */
export const stepOf = ({ store, base }: ShownLine): number => (store.getState().table?.cursor ?? base) - base;

const doNothing = (): void => undefined;

/** The line that was found, on a board of its own on which it is stepped through; null without a line. */
const lineOf = <Source extends keyof Finds>(
  store: OddboardStore,
  from: Table,
  source: LineSource<Source>,
  { moving }: LineOptions,
  now: () => LineState<Source>,
): ShownLine | null => {
  const { found } = now();
  const { table: present, flipped } = store.getState();
  const table = found && source.tableOf(found, present ?? from);
  if (!table) return null;
  const board = scratchStore(moving);
  const pick = (target: Target) => source.onPick(now(), target);
  // Nothing is asked of it, so nothing is offered.
  board.setState({ table, flipped, isAsking: true, pick, enact: doNothing, why: doNothing });
  return { store: board, base: table.cursor, length: table.line.length - table.cursor };
};

/** Shows the line after this many of its actions, with its drawings. */
const goTo = (
  { store, base, length }: ShownLine,
  step: number,
  beside: (table: Table) => Partial<AppState>,
): void => {
  const { table, enter } = store.getState();
  if (!table) return;
  const next = placeAt(table, base + Math.max(0, Math.min(step, length)));
  enter(next);
  store.setState({ lenses: [], inspected: null, isAsking: true, ...beside(next) });
};

/** Keeps the actions shown so far as a branch of the game, from where they were looked for. */
const keepShown = (
  store: OddboardStore,
  from: Table,
  { line, end }: LineState<keyof Finds>,
  name: string,
): void => {
  const { table: now, enter } = store.getState();
  const table = line?.store.getState().table;
  if (!now || !table) return;
  const actions = table.line.slice(line.base).map(({ action }) => action);
  const kept = keepPlayable(now, nodeAt(from), actions, stepOf(line), name);
  if (!kept) return;
  end();
  enter(kept);
};

/** Begins to look for a line from where the game stands. */
export const createShownLine = <Source extends keyof Finds>(
  store: OddboardStore,
  from: Table,
  source: LineSource<Source>,
  options: LineOptions,
): StoreApi<LineState<Source>> => {
  let stopper = new AbortController();

  const shown = createStore<LineState<Source>>((set, get) => {
    const finish = (state: LineState<Source>['state']) => {
      set({ state });
      get().show();
    };

    return {
      source: source.source,
      state: 'searching',
      found: null,
      line: null,
      async search(time) {
        stopper.abort();
        stopper = new AbortController();
        const { signal } = stopper;
        set({ state: 'searching', found: null, line: null });
        try {
          await source.find(time, signal, (found) => !signal.aborted && set({ found }));
          if (!signal.aborted) finish('done');
        } catch {
          if (!signal.aborted) set({ state: 'failed' });
        }
      },
      stop() {
        stopper.abort();
        finish('stopped');
      },
      show() {
        set({ line: lineOf(store, from, source, options, get) });
        get().stepTo(0);
      },
      stepTo(step) {
        const { found, line } = get();
        if (found && line) goTo(line, step, (table) => source.beside(found, table, line));
      },
      hide: () => set({ line: null }),
      keep: (name) => keepShown(store, from, get(), name),
      end() {
        stopper.abort();
        forget();
        options.onEnd();
      },
    };
  });

  const forget = store.subscribe(({ table: now }, { table: before }) => {
    if (now !== before) source.onChange(shown.getState(), now, before);
  });
  shown.getState().search(SHORT);
  return shown;
};
