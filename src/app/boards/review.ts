import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Puzzle } from '../../kernel/learning/puzzle.ts';
import type { Opponent } from '../../worker/opponent.ts';
import { keepPlayable } from '../model/line-tables.ts';
import { nodeAt, positionAt, positionOf, type Table, tableOnLine } from '../model/table.ts';
import { noteAt, ROOT } from '../model/tree.ts';
import { placesBetween } from '../narration/log.ts';
import { type ShortAction, shortAt } from '../narration/short.ts';
import { type Advantage, lossBetween } from '../review/advantages.ts';
import { type Compared, comparedAt, type GameReport, makeReport } from '../review/game-report.ts';
import { createAsker, evaluateAt } from '../review/judging.ts';
import { isNearPuzzle, MAX_PUZZLES, placesForPuzzles } from '../review/own-puzzles.ts';
import type { TurningPoint } from '../review/turning-points.ts';
import { newHeading } from '../seats/heading.ts';
import type { OddboardStore } from '../store/state.ts';
import { createScratchStore } from './scratch-store.ts';

/** Difference in advantage, in hundredths of a Pawn, below which two turns count as equally good. */
const EQUAL_DIFFERENCE = 50;

const NO_IDENTITY = { newId: () => 'apart', now: () => '' };

/**
 * Verdict on the turn that a player tries. `found`: the suggested turn. `alike`: as good as the suggested turn.
 * `better`: better than the turn of the game. `worse`: no better than the turn of the game.
 */
type TrialVerdict = 'judging' | 'found' | 'alike' | 'better' | 'worse' | 'failed';

interface TrialResult {
  readonly verdict: TrialVerdict;
  readonly actions: readonly ShortAction[];
  /** White's advantage after the tried turn, in hundredths of a Pawn; null if unknown. */
  readonly advantage: Advantage;
}

export interface ReviewState {
  readonly state: 'working' | 'stopped' | 'done' | 'failed';
  readonly report: GameReport | null;
  readonly point: TurningPoint | null;
  readonly compared: Compared | null;
  /** `looking` while the game is searched for puzzles. Before and after the search, the value is `looked`. */
  readonly puzzles: 'looking' | 'looked';
  /** The board on which the player tries a turn. `tried` is null until the turn is complete. */
  readonly trial: { readonly store: OddboardStore; readonly tried: TrialResult | null } | null;
  /** Stops the report, or, if the report is done, the search for puzzles. */
  stop(): void;
  resume(): void;
  show(index: number): void;
  goTo(cursor: number): void;
  tryOut(): void;
  giveUp(): void;
  keep(name: string): void;
  end(): void;
}

export type ReviewStore = StoreApi<ReviewState>;

interface ReviewOptions {
  readonly moving: boolean;
  pause(): Promise<() => boolean>;
  onEnd(): void;
}

const isSameLine = (one: Table, two: Table): boolean =>
  one.line.length === two.line.length && one.line.every((node, at) => node === two.line[at]);

/** Creates a review. The review starts again whenever the line changes, since a report is about one line. */
export const createReview = (
  store: OddboardStore,
  supply: () => Promise<Opponent>,
  { moving, pause, onEnd }: ReviewOptions,
): ReviewStore => {
  let making = new AbortController();
  let trying = new AbortController();
  const opening = store.getState().table?.cursor;

  const review = createStore<ReviewState>((set, get) => {
    const showReport = (report: GameReport): void => {
      const table = store.getState().table as Table;
      const { point, compared } = get();
      const now = report.points.find(({ turn }) => turn.from === point?.turn.from) ?? null;
      const isSame = now?.better === point?.better;
      set({ report, point: now, compared: now && !isSame ? comparedAt(table, now) : now && compared });
      // The first point opens by itself, unless the players have moved elsewhere since.
      if (!point && report.points.length > 0 && table.cursor === opening) get().show(0);
    };

    const findPuzzles = async (
      opponent: Pick<Opponent, 'findPuzzle'>,
      table: Table,
      signal: AbortSignal,
    ): Promise<void> => {
      const { report } = get();
      if (!report) return;
      const nodeOf = (place: number) => table.line[place - 1]?.id ?? ROOT;
      const isKept = (place: number) => {
        const now = store.getState().table;
        return now !== null && noteAt(now.tree, nodeOf(place)).puzzle !== undefined;
      };
      const places = placesForPuzzles(report);
      for (const place of places) {
        const taken = report.turns.map(({ from }) => from).filter(isKept);
        if (taken.length >= MAX_PUZZLES) break;
        if (isNearPuzzle(report, place, taken)) continue;
        const position = positionAt(table, place);
        const found = await opponent.findPuzzle({ game: table.game.id, position }, signal).catch(() => null);
        if (signal.aborted) return;
        if (!found) continue;
        const grade = Math.min(5, 2 * found.solution.length - 1) as Puzzle['grade'];
        const puzzle = { ...found, grade, at: table.game.write(position) };
        store.getState().note(nodeOf(place), { puzzle });
      }
      set({ puzzles: 'looked' });
    };

    const make = async (): Promise<void> => {
      making.abort();
      making = new AbortController();
      const { signal } = making;
      set({ state: 'working' });
      try {
        const opponent = await supply();
        const table = store.getState().table as Table;
        const onProgress = (report: GameReport) => signal.aborted || showReport(report);
        showReport(await makeReport(table, { opponent, signal, pause, onProgress }));
        set({ state: 'done', puzzles: 'looking' });
        await findPuzzles(opponent, table, signal);
      } catch {
        if (!signal.aborted) set({ state: 'failed' });
      }
    };

    const judgeTry = async (table: Table, { turn, better, after }: TurningPoint, from: number) => {
      const { trial } = get();
      if (!trial) return;
      const actions = placesBetween(from, table.cursor).map((at) => shortAt(table, at));
      const setVerdict = (verdict: TrialVerdict, advantage: Advantage = null) =>
        set({ trial: { ...trial, tried: { verdict, actions, advantage } } });
      const spelled = table.line.slice(from, table.cursor).map(({ action }) => action);
      const wanted = better?.actions.slice(0, better.names.length) ?? [];
      if (spelled.join() === wanted.join()) return setVerdict('found', better?.advantage);
      setVerdict('judging');
      const { signal } = trying;
      try {
        const ask = createAsker(table, { opponent: await supply(), signal });
        const { advantage } = await evaluateAt({ table, ask }, positionOf(table), 'confirm');
        if (advantage === null || !better) setVerdict('failed');
        else if (lossBetween(turn.side, better.advantage, advantage) < EQUAL_DIFFERENCE) setVerdict('alike', advantage);
        else setVerdict(lossBetween(turn.side, advantage, after) >= EQUAL_DIFFERENCE ? 'better' : 'worse', advantage);
      } catch {
        if (!signal.aborted) setVerdict('failed');
      }
    };

    return {
      state: 'working',
      report: null,
      point: null,
      compared: null,
      trial: null,
      puzzles: 'looked',
      stop() {
        making.abort();
        set(get().state === 'done' ? { puzzles: 'looked' } : { state: 'stopped' });
      },
      resume: () => void make(),
      show(index) {
        const { table, goTo } = store.getState();
        const point = get().report?.points[index];
        if (!table || !point) return;
        const compared = comparedAt(table, point);
        get().giveUp();
        set({ point, compared });
        goTo(compared.cursor);
      },
      goTo(cursor) {
        const { points = [] } = get().report ?? {};
        const index = points.findIndex(({ turn }) => turn.from === cursor);
        get().giveUp();
        if (index >= 0) get().show(index);
        else store.getState().goTo(cursor);
      },
      tryOut() {
        const { point, compared } = get();
        const { table, flipped, heading, settings } = store.getState();
        if (!table || !heading || !point || !compared) return;
        const { cursor } = compared;
        const there = tableOnLine(table.game, table.tree, table.line.slice(0, cursor), cursor);
        if (!there.ok) return;
        trying.abort();
        trying = new AbortController();
        const board = createScratchStore(moving);
        const { players, seats } = heading;
        board.setState({
          table: there.value,
          flipped,
          heading: { ...newHeading(NO_IDENTITY), players, ...(seats && { seats }) },
          settings: { ...settings, forced: 'asked', confirm: 'never' },
        });
        const { ply } = positionOf(there.value);
        board.subscribe(({ table: now }, { table: before }) => {
          if (!now || now === before || get().trial?.store !== board || get().trial?.tried) return;
          const position = positionOf(now);
          if (position.ply !== ply || now.game.outcome(position)) void judgeTry(now, point, cursor);
        });
        set({ trial: { store: board, tried: null } });
      },
      giveUp() {
        trying.abort();
        set({ trial: null });
      },
      keep(name) {
        const { point } = get();
        const { table, edit } = store.getState();
        const better = point?.better;
        if (table && better)
          edit((now) => (keepPlayable(now, nodeAt(table, better.from), better.actions, 0, name) ?? now).tree);
      },
      end() {
        making.abort();
        trying.abort();
        forget();
        onEnd();
      },
    };
  });

  const forget = store.subscribe(({ table: now }, { table: before }) => {
    if (now === before) return;
    if (!now || now.tree.beginning !== before?.tree.beginning) review.getState().end();
    else if (!isSameLine(now, before)) review.getState().resume();
  });
  review.getState().resume();
  return review;
};
