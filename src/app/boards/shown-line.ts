/** Shows a line from a search, hint, threat or proof on its own board. The game changes only if the line is kept. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import { readPicks, type Target } from '../../kernel/asking/target.ts';
import type { RuleId } from '../../kernel/learning/rulebook.ts';
import type { OpponentAnswer } from '../../opponent/messages.ts';
import type { Report, Searcher, SpelledLine } from '../../search/messages.ts';
import type { Opponent } from '../../worker/opponent.ts';
import { keepPlayable, lineFrom, tableOfLine } from '../model/line-tables.ts';
import { nodeAt, positionOf, type Table, withCursor } from '../model/table.ts';
import { lineTo } from '../model/tree.ts';
import { createAsker } from '../review/judging.ts';
import type { AppState, OddboardStore } from '../store/state.ts';
import { createScratchStore } from './scratch-store.ts';

/** Time limit of the first search for a line, in ms. */
export const FIRST_SEARCH = 10_000;
/** Time limit of a longer search at the player's request, in ms. */
export const LONGER_SEARCH = 60_000;

/** The maximum number of actions in a line that a search may return. */
const MAX_ACTIONS = 20;

export interface ShownLine {
  readonly store: OddboardStore;
  readonly startCursor: number;
  readonly length: number;
  /** Returns handlers for the board. If `isPlay`, picks are played, otherwise passed to `onForwardedPick`. */
  handlersFor(isPlay: boolean): Partial<AppState>;
}

export interface LineState<Source = unknown, Found = unknown> {
  readonly source: Source;
  readonly state: 'searching' | 'stopped' | 'done' | 'failed';
  readonly found: Found | null;
  /** The shown line. Null until a line is found, and while the line is hidden. */
  readonly line: ShownLine | null;
  /** Starts a search of at most `time` ms (ignored for hints and threats). `staysOn` keeps the old line meanwhile. */
  search(time: number, staysOn?: boolean): void;
  stop(): void;
  /** Goes to the position after `step` actions of the line; 0 is the start of the line. */
  stepTo(step: number): void;
  hide(): void;
  keep(name: string): void;
  end(): void;
}

export interface LineSource<Source, Found> {
  readonly source: Source;
  find(time: number, signal: AbortSignal, onFound: (found: Found) => void): Promise<void>;
  /** Returns a table whose cursor is at the start of the found line; null if nothing was found. */
  tableOf(found: Found, table: Table): Table | null;
  stateAt?(found: Found, table: Table, line: ShownLine): Partial<AppState>;
  onForwardedPick?(shown: LineState, target: Target): void;
  /** Whether the player may play at the table's position. If this function is absent, playing is never allowed. */
  mayPlay?(found: Found, table: Table): boolean;
  /** Called when the player has finished a turn that is not in the line, so that a new search can follow. */
  onPlay?(table: Table): void;
  first?(): number;
  onChange(shown: LineState, now: Table | null, before: Table | null): void;
}

export interface LineOptions {
  readonly moving: boolean;
  onEnd(): void;
}

interface Place extends LineOptions {
  readonly store: OddboardStore;
  readonly from: Table;
}

export const stepOf = ({ store, startCursor }: ShownLine): number =>
  (store.getState().table?.cursor ?? startCursor) - startCursor;

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
  const board = createScratchStore(moving);
  const { pick, enact, explain } = board.getState();
  const played = { pick, enact, explain };
  // With `isAsking` the board offers no choices.
  const shown = {
    pick: (target: Target) => source.onForwardedPick?.(now(), target),
    enact: doNothing,
    explain: doNothing,
    isAsking: true,
  };
  board.setState({ table, flipped, ...shown });
  board.subscribe(({ table: at, playback, pick: taken }) => {
    if (taken !== pick || !at || playback || at.cursor === table.cursor) return;
    const { found: latest } = now();
    const isShown =
      at.line.length === table.line.length && at.line.every(({ action }, step) => action === table.line[step]?.action);
    if (!isShown && latest && !source.mayPlay?.(latest, at)) source.onPlay?.(at);
  });
  return {
    store: board,
    startCursor: table.cursor,
    length: table.line.length - table.cursor,
    handlersFor: (isPlay) => (isPlay ? played : shown),
  };
};

const keepLine = ({ store, from }: Place, { line, end }: LineState, name: string): void => {
  const { table: now, enter } = store.getState();
  const table = line?.store.getState().table;
  if (!now || !table) return;
  const actions = table.line.slice(line.startCursor).map(({ action }) => action);
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
        const next = withCursor(board.table, Math.min(line.startCursor + Math.max(0, step), board.table.line.length));
        board.enter(next);
        const hands = line.handlersFor(source.mayPlay?.(found, next) ?? false);
        line.store.setState({
          lenses: [],
          inspected: null,
          ...hands,
          ...source.stateAt?.(found, next, line),
        });
      },
      hide: () => set({ line: null }),
      keep: (name) => keepLine(place, get(), name),
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
  shown.getState().search(FIRST_SEARCH);
  return shown;
};

export type SeekingStore = StoreApi<LineState<'search', Report>>;

const stateAtEnd = (table: Table, { refused, shown }: SpelledLine): Partial<AppState> => {
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

export const createSeeking = (
  store: OddboardStore,
  from: Table,
  searcher: Searcher,
  { rule, ...options }: LineOptions & { readonly rule: RuleId },
): SeekingStore => {
  const { game, tree } = from;
  const start = nodeAt(from);
  const request = { game: game.id, position: positionOf(from), rule, within: MAX_ACTIONS };
  const source: LineSource<'search', Report> = {
    source: 'search',
    find: (time, signal, onFound) => searcher({ ...request, seed: lineTo(tree, start).length, time }, onFound, signal),
    tableOf({ found }, table) {
      const there = found && tableOfLine(table, start, found.actions);
      return there?.ok ? there.value : null;
    },
    stateAt: ({ found }, table, { startCursor, length }) =>
      found && table.cursor === startCursor + length ? stateAtEnd(table, found) : {},
    // Playing on hides the line; opening another game ends it.
    onChange({ end, hide }, now, before) {
      if (now?.tree.beginning !== tree.beginning) end();
      else if (before && nodeAt(now) !== nodeAt(before)) hide();
    },
  };
  return createShownLine({ store, from, ...options }, source);
};

export type AdviceKind = 'hint' | 'threat';

export type AdviceStore = StoreApi<LineState<AdviceKind, OpponentAnswer>>;

/** Creates the board of a hint or threat. Any change of the game outdates the hint and closes the board. */
export const createAdvice = (
  store: OddboardStore,
  from: Table,
  opponent: Pick<Opponent, 'ask'>,
  { asked, ...options }: LineOptions & { readonly asked: AdviceKind },
): AdviceStore => {
  const position = positionOf(from);
  const source: LineSource<AdviceKind, OpponentAnswer> = {
    source: asked,
    async find(_time, signal, onFound) {
      const answer = await createAsker(from, { opponent, signal })(position, asked);
      if (answer) onFound(answer);
    },
    tableOf: ({ threatPosition, thought }) => lineFrom(from.game, threatPosition ?? position, thought.line),
    // The next action as a preview; at the start also the squares of the reason.
    stateAt: ({ reason }, { cursor, replayed }) => ({
      highlighted: cursor === 0 ? (reason?.squares ?? []) : [],
      proposed: replayed.actions[cursor]?.picks ?? null,
    }),
    // At the start of a hint the board equals the game's, so a pick is made in the game.
    onForwardedPick({ line, end }, target) {
      const isHere = asked === 'hint' && line !== null && stepOf(line) === 0;
      end();
      if (isHere) store.getState().pick(target);
    },
    onChange: ({ end }) => end(),
  };
  return createShownLine({ store, from, ...options }, source);
};
