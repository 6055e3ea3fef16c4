/** A line found by a search, a hint or a threat, on a board of its own: the game changes only if it is kept. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import { readPicks, type Target } from '../../kernel/asking/target.ts';
import type { RuleId } from '../../kernel/learning/rulebook.ts';
import type { OpponentAnswer } from '../../opponent/messages.ts';
import type { Report, Searcher, Spelled } from '../../search/messages.ts';
import type { Opponent } from '../../worker/opponent.ts';
import { keepPlayable, lineFrom, tableOfLine } from '../model/line-tables.ts';
import { nodeAt, placeAt, positionOf, type Table } from '../model/table.ts';
import { lineTo } from '../model/tree.ts';
import { askIn } from '../review/judging.ts';
import type { AppState, OddboardStore } from '../store/state.ts';
import { scratchStore } from './scratch-store.ts';

/** Milliseconds of a first search, and of one that a player asks to take longer. */
export const SHORT = 10_000;
export const LONG = 60_000;

/** The longest line that a search counts, in actions. */
const WITHIN = 20;

export interface ShownLine {
  readonly store: OddboardStore;
  /** The place of the table's line where it begins, and how many actions follow. */
  readonly base: number;
  readonly length: number;
  /** Takes picks on its board as play, or as what its source makes of them. */
  takes(isPlay: boolean): Partial<AppState>;
}

export interface LineState<Source = unknown, Found = unknown> {
  readonly source: Source;
  readonly state: 'searching' | 'stopped' | 'done' | 'failed';
  readonly found: Found | null;
  /** Null until the engine has found one, and while it is hidden. */
  readonly line: ShownLine | null;
  /** Asks the engine for `time` milliseconds, from the beginning; the present line may stay until the answer. */
  search(time: number, staysOn?: boolean): void;
  stop(): void;
  /** Shows the line after this many of its actions, a single step animated. */
  stepTo(step: number): void;
  hide(): void;
  /** Makes the actions shown so far a branch of the game, under this name. */
  keep(name: string): void;
  end(): void;
}

export interface LineSource<Source, Found> {
  readonly source: Source;
  /** Calls the engine; resolves at its end, and rejects if it fails. */
  find(time: number, signal: AbortSignal, onFound: (found: Found) => void): Promise<void>;
  /** The line on a table of its own, at its beginning; null if there is none. */
  tableOf(found: Found, table: Table): Table | null;
  /** What the board shows beside the line after this many of its actions. */
  beside?(found: Found, table: Table, line: ShownLine): Partial<AppState>;
  onPick?(shown: LineState, target: Target): void;
  /** May one choose on the line's board after this many of its actions? Nowhere without it. */
  mayPlay?(found: Found, table: Table): boolean;
  /** Called once a turn is played on the line's board that leaves the line: with the table there. */
  onPlay?(table: Table): void;
  /** The step at which a new line is shown; 0 without it. */
  first?(): number;
  onChange(shown: LineState, now: Table | null, before: Table | null): void;
}

export interface LineOptions {
  readonly moving: boolean;
  onEnd(): void;
}

/** The store of the game, and the table from which the line is looked for. */
interface Place extends LineOptions {
  readonly store: OddboardStore;
  readonly from: Table;
}

export const stepOf = ({ store, base }: ShownLine): number => (store.getState().table?.cursor ?? base) - base;

const doNothing = (): void => undefined;

const lineOf = <Source, Found>(
  { store, from, moving }: Place,
  source: LineSource<Source, Found>,
  now: () => LineState<Source, Found>,
): ShownLine | null => {
  const { found } = now();
  const { table: present, flipped } = store.getState();
  const table = found && source.tableOf(found, present ?? from);
  if (!table) return null;
  const board = scratchStore(moving);
  const { pick, enact, why } = board.getState();
  const played = { pick, enact, why };
  // Nothing is asked of it, so nothing is offered.
  const shown = {
    pick: (target: Target) => source.onPick?.(now(), target),
    enact: doNothing,
    why: doNothing,
    isAsking: true,
  };
  board.setState({ table, flipped, ...shown });
  board.subscribe(({ table: at, playback, pick: taken }) => {
    if (taken !== pick || !at || playback || at.cursor === table.cursor) return;
    const { found: latest } = now();
    const isShown =
      at.line.length === table.line.length &&
      at.line.every(({ action }, step) => action === table.line[step]?.action);
    if (!isShown && latest && !source.mayPlay?.(latest, at)) source.onPlay?.(at);
  });
  return {
    store: board,
    base: table.cursor,
    length: table.line.length - table.cursor,
    takes: (isPlay) => (isPlay ? played : shown),
  };
};

const keepShown = ({ store, from }: Place, { line, end }: LineState, name: string): void => {
  const { table: now, enter } = store.getState();
  const table = line?.store.getState().table;
  if (!now || !table) return;
  const actions = table.line.slice(line.base).map(({ action }) => action);
  const kept = keepPlayable(now, nodeAt(from), actions, stepOf(line), name);
  if (!kept) return;
  end();
  enter(kept);
};

export const createShownLine = <Source, Found>(
  place: Place,
  source: LineSource<Source, Found>,
): StoreApi<LineState<Source, Found>> => {
  let stopper = new AbortController();
  const shown = createStore<LineState<Source, Found>>((set, get) => {
    const finish = (state: LineState<Source, Found>['state']) => {
      set({ state, line: lineOf(place, source, get) });
      get().stepTo(source.first?.() ?? 0);
    };
    return {
      source: source.source,
      state: 'searching',
      found: null,
      line: null,
      async search(time, staysOn = false) {
        stopper.abort();
        stopper = new AbortController();
        const { signal } = stopper;
        set({ state: 'searching', ...(!staysOn && { found: null, line: null }) });
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
      stepTo(step) {
        const { found, line } = get();
        const board = line?.store.getState();
        if (!found || !line || !board?.table) return;
        const next = placeAt(board.table, Math.min(line.base + Math.max(0, step), board.table.line.length));
        board.enter(next);
        const hands = line.takes(source.mayPlay?.(found, next) ?? false);
        line.store.setState({ lenses: [], inspected: null, ...hands, ...source.beside?.(found, next, line) });
      },
      hide: () => set({ line: null }),
      keep: (name) => keepShown(place, get(), name),
      end() {
        stopper.abort();
        forget();
        place.onEnd();
      },
    };
  });
  const forget = place.store.subscribe(({ table: now }, { table: before }) => {
    if (now !== before) source.onChange(shown.getState(), now, before);
  });
  shown.getState().search(SHORT);
  return shown;
};

export type SeekingStore = StoreApi<LineState<'search', Report>>;

/** The end of a line shows the refused pick or the fact that names the clause. */
const namingAt = (table: Table, { refused, shown }: Spelled): Partial<AppState> => {
  const seen = { lenses: shown?.lens ? [shown.lens] : [], inspected: shown?.square ?? null };
  const picks = refused === null ? null : readPicks(table.game.board, refused);
  const target = picks?.ok ? picks.value.at(-1) : undefined;
  if (!picks?.ok || !target) return seen;
  const answer = table.game.ask(positionOf(table), picks.value);
  if (answer.ok) return seen;
  const { rule = '', text, squares = [] } = answer.error;
  const refusal = { rule, text, squares };
  return { table: { ...table, picks: picks.value.slice(0, -1), refused: { target, refusal } }, ...seen };
};

/** Searches for a line in which a clause is named, from where the game stands. Begins at once. */
export const createSeeking = (
  store: OddboardStore,
  from: Table,
  searcher: Searcher,
  { rule, ...options }: LineOptions & { readonly rule: RuleId },
): SeekingStore => {
  const { game, tree } = from;
  const start = nodeAt(from);
  const request = { game: game.id, position: positionOf(from), rule, within: WITHIN };
  const source: LineSource<'search', Report> = {
    source: 'search',
    find: (time, signal, onFound) =>
      searcher({ ...request, seed: lineTo(tree, start).length, time }, onFound, signal),
    tableOf({ found }, table) {
      const there = found && tableOfLine(table, start, found.actions);
      return there?.ok ? there.value : null;
    },
    beside: ({ found }, table, { base, length }) =>
      found && table.cursor === base + length ? namingAt(table, found) : {},
    // Play that goes on hides the line, another game ends it.
    onChange({ end, hide }, now, before) {
      if (now?.tree.beginning !== tree.beginning) end();
      else if (before && nodeAt(now) !== nodeAt(before)) hide();
    },
  };
  return createShownLine({ store, from, ...options }, source);
};

export type Asked = 'hint' | 'threat';

export type AdviceStore = StoreApi<LineState<Asked, OpponentAnswer>>;

/** Asks for a hint, or for the other side's threat, at once. Any change of the game ends it. */
export const createAdvice = (
  store: OddboardStore,
  from: Table,
  opponent: Opponent,
  { asked, ...options }: LineOptions & { readonly asked: Asked },
): AdviceStore => {
  const position = positionOf(from);
  const source: LineSource<Asked, OpponentAnswer> = {
    source: asked,
    async find(_time, signal, onFound) {
      const answer = await askIn(from, { opponent, signal })(position, asked);
      if (answer) onFound(answer);
    },
    tableOf: ({ turned, thought }) => lineFrom(from.game, turned ?? position, thought.line),
    // The next action is shown as a preview, at the beginning with the squares of the reason.
    beside: ({ reason }, { cursor, replayed }) => ({
      highlighted: cursor === 0 ? (reason?.squares ?? []) : [],
      proposed: replayed.turns[cursor]?.picks ?? null,
    }),
    // At the beginning of a hint the board is that of the game, so the pick counts there.
    onPick({ line, end }, target) {
      const isHere = asked === 'hint' && line !== null && stepOf(line) === 0;
      end();
      if (isHere) store.getState().pick(target);
    },
    onChange: ({ end }) => end(),
  };
  return createShownLine({ store, from, ...options }, source);
};
