/**
 * The report of a game: who stood better at each turn of the line on the table, and the turns at which that
 * swung. Each turn is judged once and remembered by its node, so a report goes on where it was stopped, and a
 * longer line costs only its new turns.
 */
import type { Position } from '../../kernel/game.ts';
import type { RuleId } from '../../kernel/learning/rulebook.ts';
import { SIDES, turnNumber } from '../../kernel/side.ts';
import type { Opponent } from '../../opponent/client.ts';
import type { Question } from '../../opponent/messages.ts';
import { SAYS } from '../../opponent/words.ts';
import { type Resumable, runInSlices, type WorkDone } from '../resumable.ts';
import { lineFrom } from '../seeking/line-tables.ts';
import { positionAt, type Table } from '../table/table.ts';
import type { Beginning, TreeNode } from '../table/tree.ts';
import { type ShortTurn, shortAt, shortening, shortRows } from '../telling/short.ts';
import { type Advantage, DECIDED, fallOf, nextPlace, standingAtEnd, standingOf } from './standings.ts';

/** A turn at which its side lost much against a better one. */
export interface Swing {
  readonly turn: ShortTurn;
  /** Hundredths of a Pawn. */
  readonly loss: number;
  /** Did the turn let the other side win, or miss a win? */
  readonly kind: 'loses' | 'misses' | 'worsens';
  readonly better: {
    /** The place of the line where it begins: what a longer turn shares with it stays. */
    readonly from: number;
    /** The actions of the better turn from there on, in the game's notation. */
    readonly names: readonly string[];
    /** That turn and the expected ones after it, spelled. */
    readonly actions: readonly string[];
    /** Null where there is no more to say than the standing after it. */
    readonly reason: { readonly text: string; readonly rule: RuleId | null } | null;
    readonly standing: number;
  };
}

export interface GameReport {
  readonly turns: readonly ShortTurn[];
  /** The standing before each turn, and after the last one; undefined where it is not judged yet. */
  readonly standings: readonly (Advantage | undefined)[];
  readonly swings: readonly Swing[];
  readonly work: WorkDone;
}

/** Most places judged in a line. */
const MOST_JUDGED = 120;
/** Most swings of a side, and most turns of a side that are looked at for them. */
export const MOST_SWINGS = 5;
const MOST_TRIED = 8;
/** The least fall that is a swing, in hundredths of a Pawn. */
const LEAST_LOSS = 150;

/** WeakMaps, as for the results of nodes (`table/line.ts`). */
const standings = new WeakMap<TreeNode | Beginning, Advantage>();
const swings = new WeakMap<TreeNode, Swing | null>();

const keyAt = ({ line, tree }: Table, cursor: number): TreeNode | Beginning =>
  line[cursor - 1] ?? tree.beginning;

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

/** Did dice decide it, or was it an agreement, a claim or a resignation? Then it is not compared. */
export const isCompared = ({ actions }: ShortTurn): boolean =>
  !actions.some(({ rolled }) => rolled) && actions.at(-1)?.isAside === false;

const placesOf = (turns: readonly ShortTurn[]): readonly number[] => [0, ...turns.map(({ to }) => to)];

/** The report as far as it is known. */
const reportOf = (table: Table, turns: readonly ShortTurn[], work: WorkDone): GameReport => {
  const found = turns.flatMap(({ to }) => swings.get(table.line[to - 1] as TreeNode) ?? []);
  const largest = [...found].sort((a, b) => b.loss - a.loss);
  const kept = SIDES.flatMap((side) =>
    largest.filter(({ turn }) => turn.side === side).slice(0, MOST_SWINGS),
  );
  return {
    turns,
    standings: placesOf(turns).map((cursor) => standings.get(keyAt(table, cursor))),
    swings: found.filter((swing) => kept.includes(swing)),
    work,
  };
};

interface ReportWork {
  readonly opponent: Opponent;
  readonly signal: AbortSignal;
  /** As of `runInSlices`. */
  pause(): Promise<() => boolean>;
  onProgress(report: GameReport): void;
}

/** Asks about a position; null where there is no answer. Throws when it is stopped, and where nothing thinks. */
const askIn =
  ({ game, tree }: Table, { opponent, signal }: ReportWork) =>
  async (position: Position, question: Question) => {
    signal.throwIfAborted();
    const thinking = opponent.ask({ game: game.id, position, question, seed: tree.beginning.seed });
    signal.addEventListener('abort', thinking.drop);
    const answer = await thinking.answer;
    signal.removeEventListener('abort', thinking.drop);
    signal.throwIfAborted();
    if (!answer.ok) throw new Error(answer.error.text);
    return answer.value;
  };

type Ask = ReturnType<typeof askIn>;

const judge = async ({ game }: Table, position: Position, ask: Ask): Promise<Advantage> => {
  const outcome = game.outcome(position);
  if (outcome) return standingAtEnd(outcome.winner);
  const answer = await ask(position, 'standing');
  return answer && standingOf(answer.thought, position.toMove);
};

/** How many actions of the turn are those of the line that is shown from this place on. */
const sharedBy = (table: Table, from: number, to: number, shown: Table): number => {
  let count = 0;
  while (from + count < to && table.line[from + count]?.action === shown.line[count]?.action) count++;
  return count;
};

/** The turn against the best one found; null where it is no swing, or no better one was found. */
const compare = async (table: Table, turn: ShortTurn, ask: Ask): Promise<Swing | null> => {
  const { side, to } = turn;
  const played = standings.get(keyAt(table, to)) ?? null;
  if (played === null) return null;
  for (let { from } = turn; from < to; ) {
    const before = positionAt(table, from);
    const hint = await ask(before, 'hint');
    const shown = hint && lineFrom(table.game, before, hint.thought.line);
    if (!shown) return null;
    const shared = sharedBy(table, from, to, shown);
    from += shared;
    if (shared > 0) continue;
    let steps = 1;
    while (steps < shown.line.length && positionAt(shown, steps).ply === before.ply) steps++;
    const first = Array.from({ length: steps }, (_, index) => shortAt(shown, index));
    const after = positionAt(shown, steps);
    const isSettled = after.ply !== before.ply && first.every(({ rolled }) => !rolled);
    const best = isSettled ? await judge(table, after, ask) : standingOf(hint.thought, side);
    const loss = best === null ? 0 : fallOf(side, best, played);
    if (best === null || loss < LEAST_LOSS) return null;
    const mine = (standing: number) => fallOf(side, standing, 0);
    const kind = mine(played) === -DECIDED ? 'loses' : mine(best) === DECIDED ? 'misses' : 'worsens';
    const names = first.map(({ notation }) => notation);
    const actions = shown.line.map(({ action }) => action);
    const reason = hint.reason?.text === SAYS.best ? null : hint.reason;
    return { turn, loss, kind, better: { from, names, actions, reason, standing: best } };
  }
  return null;
};

/** The turns of each side at which its standing fell, the largest fall first. */
const fallen = ({ turns, standings: known }: GameReport): readonly ShortTurn[] => {
  const falls = turns.flatMap((turn, index) => {
    const [before, after] = [known[index] ?? null, known[index + 1] ?? null];
    const fall = before === null || after === null ? 0 : fallOf(turn.side, before, after);
    return fall >= LEAST_LOSS && isCompared(turn) ? [{ turn, fall }] : [];
  });
  falls.sort((a, b) => b.fall - a.fall);
  return SIDES.flatMap((by) =>
    falls.flatMap(({ turn }) => (turn.side === by ? [turn] : [])).slice(0, MOST_TRIED),
  );
};

/** Makes the report of the line on the table, or goes on with it. */
export const makeReport = async (table: Table, work: ReportWork): Promise<GameReport> => {
  const { length } = table.line;
  const telling: Resumable<void> = shortening(table, 0, length);
  await runInSlices(telling, work.pause, () => work.signal.throwIfAborted());
  const turns = turnsOf(table);
  const places = placesOf(turns);
  const ask = askIn(table, work);
  const all = Math.min(places.length, MOST_JUDGED) + MOST_TRIED;
  const report = () => reportOf(table, turns, { done: 0, all });
  for (let next = nextPlace(report().standings, MOST_JUDGED); next !== null; ) {
    const cursor = places[next] as number;
    standings.set(keyAt(table, cursor), await judge(table, positionAt(table, cursor), ask));
    const now = report();
    const done = now.standings.filter((standing) => standing !== undefined).length;
    work.onProgress({ ...now, work: { done, all } });
    next = nextPlace(now.standings, MOST_JUDGED);
  }
  const tried = fallen(report());
  const found = { white: 0, black: 0 };
  for (const [index, turn] of tried.entries()) {
    const last = table.line[turn.to - 1] as TreeNode;
    if (found[turn.side] >= MOST_SWINGS) continue;
    if (!swings.has(last)) swings.set(last, await compare(table, turn, ask));
    if (swings.get(last)) found[turn.side]++;
    const done = all - MOST_TRIED + Math.floor((MOST_TRIED * (index + 1)) / tried.length);
    work.onProgress(reportOf(table, turns, { done, all }));
  }
  return reportOf(table, turns, { done: all, all });
};
