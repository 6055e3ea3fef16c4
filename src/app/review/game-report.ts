/**
 * The report of a game: who stood better at each turn of the line on the table, and its turning points. Every
 * place is judged briefly; then those around each turning point, and the better turn, are judged again, all with
 * the same effort. All of it is remembered by its node, so a report goes on where it was stopped, and a longer
 * line costs only its new turns.
 */
import type { BoardEvent } from '../../kernel/event.ts';
import { turnNumber } from '../../kernel/side.ts';
import type { Opponent } from '../../worker/opponent.ts';
import { type Resumable, runInSlices, type WorkDone } from '../base/resumable.ts';
import { positionAt, type Table } from '../model/table.ts';
import { type ShortTurn, shortAt, shortening, shortRows } from '../narration/short.ts';
import { check } from './better-turns.ts';
import { askIn, checked, judge, keyAt, lastOf, placesOf, pointsOf, standings } from './judging.ts';
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

/** Most places judged in a line. */
const MOST_JUDGED = 120;
/** Most falls checked. */
const MOST_CHECKED = 6;

/** The whole turns of the line. */
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
const toldOf = (table: Table, { turn, kind }: Fall): readonly string[] => {
  const places = Array.from({ length: turn.to - turn.from }, (_, index) => turn.from + index);
  if (kind === 'ended') return [shortAt(table, turn.to - 1).notation];
  if (kind !== 'dice') return [];
  return places.flatMap((at) =>
    (table.replayed.turns[at]?.tell() ?? []).flatMap(({ text, events }) =>
      text !== undefined && events.some(isOfDice) ? [text] : [],
    ),
  );
};

/** A later check may have shown that the turn was worse than it was compared with. */
const isChecked = (table: Table, { turn, after }: Fall): boolean =>
  checked.get(lastOf(table, turn))?.after === after;

/** Of the falls that a point joins the first or the last one that is not checked; undefined: they are. */
const uncheckedOf = (table: Table, point: Joined): Fall | undefined =>
  [point, point.last].find((fall) => !isChecked(table, fall));

/** The report as far as it is known. */
const reportOf = (table: Table, turns: readonly ShortTurn[], work: WorkDone): GameReport => {
  const { known, shown, count } = pointsOf(table, turns);
  const points = shown
    .filter((point) => !uncheckedOf(table, point))
    .map((point): TurningPoint => {
      const { better = null } = checked.get(lastOf(table, point.turn)) ?? {};
      return { ...point, better, told: toldOf(table, point) };
    });
  points.sort((a, b) => a.turn.from - b.turn.from);
  return { turns, standings: known, points, count, work };
};

interface ReportWork {
  readonly opponent: Opponent;
  readonly signal: AbortSignal;
  /** As of `runInSlices`. */
  pause(): Promise<() => boolean>;
  onProgress(report: GameReport): void;
}
/** Makes the report of the line on the table, or goes on with it. */
export const makeReport = async (table: Table, work: ReportWork): Promise<GameReport> => {
  const { length } = table.line;
  const telling: Resumable<void> = shortening(table, 0, length);
  await runInSlices(telling, work.pause, () => work.signal.throwIfAborted());
  const turns = turnsOf(table);
  const places = placesOf(turns);
  const ask = askIn(table, work);
  const first = Math.min(places.length, MOST_JUDGED);
  const all = first + MOST_CHECKED;
  const judgedOf = () => places.map((cursor) => standings.get(keyAt(table, cursor)));
  for (let next = nextPlace(judgedOf(), MOST_JUDGED); next !== null; ) {
    const cursor = places[next] as number;
    const { standing } = await judge(table, positionAt(table, cursor), ask, 'standing');
    standings.set(keyAt(table, cursor), standing);
    const judged = judgedOf();
    const done = judged.filter((each) => each !== undefined).length;
    work.onProgress(reportOf(table, turns, { done, all }));
    next = nextPlace(judged, MOST_JUDGED);
  }
  for (let done = 0; done < MOST_CHECKED; done++) {
    const { shown } = pointsOf(table, turns);
    const [unchecked] = shown.flatMap((point) => uncheckedOf(table, point) ?? []);
    if (!unchecked) break;
    await check(table, turns, unchecked, ask);
    work.onProgress(reportOf(table, turns, { done: first + done + 1, all }));
  }
  return reportOf(table, turns, { done: all, all });
};
