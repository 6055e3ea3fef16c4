/** Evaluates all places briefly and those around turning points again; caches by node. */
import { readPicks } from '../../kernel/asking/target.ts';
import type { BoardEvent } from '../../kernel/event.ts';
import { sure } from '../../kernel/result.ts';
import { turnNumber } from '../../kernel/side.ts';
import { runInSlices, type WorkDone } from '../base/resumable.ts';
import { lineFrom } from '../model/line-tables.ts';
import { placeAt, positionAt, type Table } from '../model/table.ts';
import { type LastTurn, turnBetween } from '../narration/overlays.ts';
import { type ShortAction, type ShortTurn, shortAt, shortening, shortRows } from '../narration/short.ts';
import {
  type Asker,
  askIn,
  check,
  checked,
  judge,
  keyAt,
  lastOf,
  placesOf,
  pointsOf,
  type Review,
  standings,
  winsIn,
} from './judging.ts';
import { type Advantage, nextPlace } from './standings.ts';
import type { Fall, Joined, TurningPoint } from './turning-points.ts';

export interface GameReport {
  readonly turns: readonly ShortTurn[];
  /** Before each turn and after the last; undefined while not evaluated. */
  readonly standings: readonly (Advantage | undefined)[];
  readonly points: readonly TurningPoint[];
  /** Unchecked ones included. */
  readonly count: number;
  readonly work: WorkDone;
}

const MOST_JUDGED = 120;
const MOST_CHECKED = 6;

const turnsOf = (table: Table): readonly ShortTurn[] => {
  const { length } = table.line;
  const turns = shortRows(table, 0, length).flat();
  const last = turns.at(-1);
  const end = positionAt(table, length);
  const isWhole =
    last?.side !== end.toMove || last.number !== turnNumber(end) || table.game.outcome(end) !== null;
  return isWhole ? turns : turns.slice(0, -1);
};

const isOfDice = (event: BoardEvent): boolean =>
  (event.kind === 'rolled' && event.came) || event.kind === 'burst';

const toldOf = (table: Table, { turn: { from, to }, kind }: Fall): readonly string[] => {
  if (kind === 'ended') return [shortAt(table, to - 1).notation];
  if (kind !== 'dice') return [];
  const steps = table.replayed.turns.slice(from, to).flatMap(({ tell }) => tell());
  return steps.flatMap(({ text, events }) => (text !== undefined && events.some(isOfDice) ? [text] : []));
};

/** False if a later check changed the evaluation that was compared. */
const isChecked = (table: Table, { turn, after }: Fall): boolean =>
  checked.get(lastOf(table, turn))?.after === after;

const uncheckedOf = (table: Table, point: Joined): Fall | undefined =>
  [point, point.last].find((fall) => !isChecked(table, fall));

const reportOf = (review: Review, work: WorkDone): GameReport => {
  const { table, turns } = review;
  const { known, shown, count } = pointsOf(review);
  const points = shown.flatMap((point): readonly TurningPoint[] => {
    if (uncheckedOf(table, point)) return [];
    const { better = null } = checked.get(lastOf(table, point.turn)) ?? {};
    return [{ ...point, better, winsIn: winsIn(table, point), told: toldOf(table, point) }];
  });
  points.sort((a, b) => a.turn.from - b.turn.from);
  return { turns, standings: known, points, count, work };
};

interface ReportWork extends Asker {
  pause(): Promise<() => boolean>;
  onProgress(report: GameReport): void;
}

/** Makes or resumes a report. Rejects if the signal aborts or the worker fails. */
export const makeReport = async (table: Table, work: ReportWork): Promise<GameReport> => {
  const telling = shortening(table, 0, table.line.length);
  await runInSlices(telling, work.pause, () => work.signal.throwIfAborted());
  const turns = turnsOf(table);
  const review = { table, turns, ask: askIn(table, work) };
  const places = placesOf(turns);
  const first = Math.min(places.length, MOST_JUDGED);
  const all = first + MOST_CHECKED;
  const tell = (done: number) => work.onProgress(reportOf(review, { done, all }));
  const judgedOf = () => places.map((cursor) => standings.get(keyAt(table, cursor)));
  for (let next = nextPlace(judgedOf(), MOST_JUDGED); next !== null; ) {
    const cursor = places[next] as number;
    const { standing } = await judge(review, positionAt(table, cursor), 'standing');
    standings.set(keyAt(table, cursor), standing);
    const judged = judgedOf();
    tell(judged.filter((each) => each !== undefined).length);
    next = nextPlace(judged, MOST_JUDGED);
  }
  for (let done = 0; done < MOST_CHECKED; done++) {
    const [unchecked] = pointsOf(review).shown.flatMap((point) => uncheckedOf(table, point) ?? []);
    if (!unchecked) break;
    await check(review, unchecked);
    tell(first + done + 1);
  }
  return reportOf(review, { done: all, all });
};

export interface Compared {
  /** The place at which the two turns part. */
  readonly cursor: number;
  readonly played: LastTurn;
  /** With the likeliest result of dice; null if no better turn is known. */
  readonly better: { readonly turn: LastTurn; readonly actions: readonly ShortAction[] } | null;
}

export const comparedAt = (table: Table, { turn, better }: TurningPoint): Compared => {
  const { game } = table;
  const cursor = better?.from ?? turn.from;
  const picks = (better?.actions ?? [])
    .slice(0, better?.names.length)
    .map((action) => sure(readPicks(game.board, action)));
  const shown = lineFrom(game, positionAt(table, cursor), picks);
  const { length } = shown?.line ?? [];
  return {
    cursor,
    played: turnBetween(placeAt(table, turn.to), cursor, turn.to),
    better: shown && {
      turn: turnBetween(placeAt(shown, length), 0, length),
      actions: Array.from({ length }, (_, at) => shortAt(shown, at)),
    },
  };
};
