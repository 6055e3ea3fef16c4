/**
 * The report of a game. Every place of its line is judged briefly; then those around each turning point, and the
 * better turn, are judged again, all with the same effort. All is remembered by node, so a report that was
 * stopped goes on, and a longer line costs only its new turns.
 */
import type { BoardEvent } from '../../kernel/event.ts';
import { turnNumber } from '../../kernel/side.ts';
import type { Opponent } from '../../worker/opponent.ts';
import { runInSlices, type WorkDone } from '../base/resumable.ts';
import { positionAt, type Table } from '../model/table.ts';
import { type ShortTurn, shortAt, shortening, shortRows } from '../narration/short.ts';
import { check } from './better-turns.ts';
import {
  askIn,
  checked,
  judge,
  keyAt,
  lastOf,
  placesOf,
  pointsOf,
  type Review,
  standings,
} from './judging.ts';
import { type Advantage, nextPlace } from './standings.ts';
import type { Fall, Joined, TurningPoint } from './turning-points.ts';

export interface GameReport {
  readonly turns: readonly ShortTurn[];
  /** The standing before each turn, and after the last one; undefined where it is not judged yet. */
  readonly standings: readonly (Advantage | undefined)[];
  /** Those that were checked, the largest of each side. */
  readonly points: readonly TurningPoint[];
  /** How many there are in all, the unchecked ones too. */
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

/** A roll that changed what happened, or what it destroyed. */
const isOfDice = (event: BoardEvent): boolean =>
  (event.kind === 'rolled' && event.came) || event.kind === 'burst';

/** What happened by dice in a turn, or what was said. */
const toldOf = (table: Table, { turn: { from, to }, kind }: Fall): readonly string[] => {
  if (kind === 'ended') return [shortAt(table, to - 1).notation];
  if (kind !== 'dice') return [];
  const steps = table.replayed.turns.slice(from, to).flatMap(({ tell }) => tell());
  return steps.flatMap(({ text, events }) => (text !== undefined && events.some(isOfDice) ? [text] : []));
};

/** A later check may have shown that the turn was worse than it was compared with. */
const isChecked = (table: Table, { turn, after }: Fall): boolean =>
  checked.get(lastOf(table, turn))?.after === after;

/** Of the falls that a point joins the first or the last one that is not checked; undefined: they are. */
const uncheckedOf = (table: Table, point: Joined): Fall | undefined =>
  [point, point.last].find((fall) => !isChecked(table, fall));

/** The report as far as it is known. */
const reportOf = (review: Review, work: WorkDone): GameReport => {
  const { table, turns } = review;
  const { known, shown, count } = pointsOf(review);
  const points = shown.flatMap((point): readonly TurningPoint[] => {
    if (uncheckedOf(table, point)) return [];
    const { better = null } = checked.get(lastOf(table, point.turn)) ?? {};
    return [{ ...point, better, told: toldOf(table, point) }];
  });
  points.sort((a, b) => a.turn.from - b.turn.from);
  return { turns, standings: known, points, count, work };
};

interface ReportWork {
  readonly opponent: Opponent;
  readonly signal: AbortSignal;
  pause(): Promise<() => boolean>;
  onProgress(report: GameReport): void;
}

/** Makes the report of the line on the table, or goes on with it. */
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
