/** Makes the report of a game. Only turning points get a deeper search, which is slow. */
import { readPicks } from '../../kernel/asking/target.ts';
import type { BoardEvent } from '../../kernel/event.ts';
import { unwrap } from '../../kernel/result.ts';
import { turnNumber } from '../../kernel/side.ts';
import { runInSlices, type WorkProgress } from '../base/resumable.ts';
import { lineFrom } from '../model/line-tables.ts';
import { positionAt, type Table, withCursor } from '../model/table.ts';
import { type LastTurn, turnBetween } from '../narration/overlays.ts';
import { type ShortAction, type ShortTurn, shortAt, shortenRows, shortRows } from '../narration/short.ts';
import { type Advantage, nextPlace } from './advantages.ts';
import {
  type Asker,
  advantages,
  cacheKeyAt,
  checkedTurns,
  checkTurn,
  createAsker,
  evaluateAt,
  lastNodeOf,
  placesOf,
  type Review,
  turningPointsOf,
  turnsToWin,
} from './judging.ts';
import type { Fall, JoinedFall, TurningPoint } from './turning-points.ts';

export interface GameReport {
  readonly turns: readonly ShortTurn[];
  /** White's advantage at the start and after each turn, in hundredths of a Pawn; undefined until evaluated. */
  readonly advantages: readonly (Advantage | undefined)[];
  readonly points: readonly TurningPoint[];
  /** The number of all turning points, including those not in `points`. */
  readonly count: number;
  readonly work: WorkProgress;
}

const MAX_EVALUATED = 120;
const MAX_CHECKED = 6;

const turnsOf = (table: Table): readonly ShortTurn[] => {
  const { length } = table.line;
  const turns = shortRows(table, 0, length).flat();
  const last = turns.at(-1);
  const end = positionAt(table, length);
  const isWhole = last?.side !== end.toMove || last.number !== turnNumber(end) || table.game.outcome(end) !== null;
  return isWhole ? turns : turns.slice(0, -1);
};

const isDiceEvent = (event: BoardEvent): boolean => (event.kind === 'rolled' && event.came) || event.kind === 'burst';

const sentencesOf = (table: Table, { turn: { from, to }, kind }: Fall): readonly string[] => {
  if (kind === 'ended') return [shortAt(table, to - 1).notation];
  if (kind !== 'dice') return [];
  const steps = table.replayed.actions.slice(from, to).flatMap(({ tell }) => tell());
  return steps.flatMap(({ text, events }) => (text !== undefined && events.some(isDiceEvent) ? [text] : []));
};

/** Whether a deeper search has checked a fall and found the same advantage after the turn. */
const isChecked = (table: Table, { turn, after }: Fall): boolean =>
  checkedTurns.get(lastNodeOf(table, turn))?.after === after;

const uncheckedOf = (table: Table, point: JoinedFall): Fall | undefined =>
  [point, point.last].find((fall) => !isChecked(table, fall));

const reportOf = (review: Review, work: WorkProgress): GameReport => {
  const { table, turns } = review;
  const { known, shown, count } = turningPointsOf(review);
  const points = shown.flatMap((point): readonly TurningPoint[] => {
    if (uncheckedOf(table, point)) return [];
    const { better = null } = checkedTurns.get(lastNodeOf(table, point.turn)) ?? {};
    return [{ ...point, better, winsIn: turnsToWin(table, point), told: sentencesOf(table, point) }];
  });
  points.sort((a, b) => a.turn.from - b.turn.from);
  return { turns, advantages: known, points, count, work };
};

interface ReportWork extends Asker {
  pause(): Promise<() => boolean>;
  onProgress(report: GameReport): void;
}

/** Makes or resumes a report. Rejects if the signal aborts or the worker fails. */
export const makeReport = async (table: Table, work: ReportWork): Promise<GameReport> => {
  const telling = shortenRows(table, 0, table.line.length);
  await runInSlices(telling, work.pause, () => work.signal.throwIfAborted());
  const turns = turnsOf(table);
  const review = { table, turns, ask: createAsker(table, work) };
  const places = placesOf(turns);
  const first = Math.min(places.length, MAX_EVALUATED);
  const all = first + MAX_CHECKED;
  const tell = (done: number) => work.onProgress(reportOf(review, { done, all }));
  const judgedOf = () => places.map((cursor) => advantages.get(cacheKeyAt(table, cursor)));
  for (let next = nextPlace(judgedOf(), MAX_EVALUATED); next !== null; ) {
    const cursor = places[next] as number;
    const { advantage } = await evaluateAt(review, positionAt(table, cursor), 'standing');
    advantages.set(cacheKeyAt(table, cursor), advantage);
    const judged = judgedOf();
    tell(judged.filter((each) => each !== undefined).length);
    next = nextPlace(judged, MAX_EVALUATED);
  }
  for (let done = 0; done < MAX_CHECKED; done++) {
    const [unchecked] = turningPointsOf(review).shown.flatMap((point) => uncheckedOf(table, point) ?? []);
    if (!unchecked) break;
    await checkTurn(review, unchecked);
    tell(first + done + 1);
  }
  return reportOf(review, { done: all, all });
};

export interface Compared {
  readonly cursor: number;
  readonly played: LastTurn;
  /** The better turn, with the likeliest results of dice; null if none is known. */
  readonly better: { readonly turn: LastTurn; readonly actions: readonly ShortAction[] } | null;
}

export const comparedAt = (table: Table, { turn, better }: TurningPoint): Compared => {
  const { game } = table;
  const cursor = better?.from ?? turn.from;
  const picks = (better?.actions ?? [])
    .slice(0, better?.names.length)
    .map((action) => unwrap(readPicks(game.board, action)));
  const shown = lineFrom(game, positionAt(table, cursor), picks);
  const { length } = shown?.line ?? [];
  return {
    cursor,
    played: turnBetween(withCursor(table, turn.to), cursor, turn.to),
    better: shown && {
      turn: turnBetween(withCursor(shown, length), 0, length),
      actions: Array.from({ length }, (_, at) => shortAt(shown, at)),
    },
  };
};
