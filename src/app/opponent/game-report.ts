/**
 * The report of a game: who stood better at each turn of the line on the table, and its turning points. Every
 * place is judged briefly; then those around each turning point, and the better turn, are judged again, all with
 * the same effort. All of it is remembered by its node, so a report goes on where it was stopped, and a longer
 * line costs only its new turns.
 */
import type { Target } from '../../kernel/asking/target.ts';
import type { BoardEvent } from '../../kernel/event.ts';
import type { Position } from '../../kernel/game.ts';
import { turnNumber } from '../../kernel/side.ts';
import type { Opponent } from '../../opponent/client.ts';
import type { OpponentAnswer, Question } from '../../opponent/messages.ts';
import { SAYS } from '../../opponent/words.ts';
import { type Resumable, runInSlices, type WorkDone } from '../resumable.ts';
import { lineFrom } from '../seeking/line-tables.ts';
import { positionAt, type Table } from '../table/table.ts';
import type { Beginning, TreeNode } from '../table/tree.ts';
import { type ShortTurn, shortAt, shortening, shortRows } from '../telling/short.ts';
import { type Advantage, betterOf, fallOf, nextPlace, standingAtEnd, standingOf } from './standings.ts';
import {
  type BetterTurn,
  type Fall,
  type Joined,
  LEAST_LOSS,
  pointsIn,
  settled,
  shownOf,
  type TurningPoint,
} from './turning-points.ts';

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
const MOST_CHECKED = 16;
/** Most better turns looked at for one fall: a search may see too late that one fails. */
const MOST_TRIED = 3;
/** Most turns that a better turn is looked at ahead, as the line shows the one played. */
const MOST_AHEAD = 2;

/** WeakMaps, as for the results of nodes (`table/line.ts`). */
const standings = new WeakMap<TreeNode | Beginning, Advantage>();
/** The longer look at a place. */
const verdicts = new WeakMap<TreeNode | Beginning, Verdict>();
/** By the last action of the turn. */
const checked = new WeakMap<TreeNode, Checked>();

/** A fall was checked: the standing after it at that time, and what would have been better. */
interface Checked {
  readonly after: number;
  readonly better: BetterTurn | null;
}

/** What a longer look at a place came to; the answer is null where the game is over. */
interface Verdict {
  readonly standing: Advantage;
  readonly answer: OpponentAnswer | null;
}

const keyAt = ({ line, tree }: Table, cursor: number): TreeNode | Beginning =>
  line[cursor - 1] ?? tree.beginning;

const lastOf = (table: Table, { to }: ShortTurn): TreeNode => table.line[to - 1] as TreeNode;

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

const placesOf = (turns: readonly ShortTurn[]): readonly number[] => [0, ...turns.map(({ to }) => to)];

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

/** The points that are shown once they are checked, the most important first, and how many there are. */
const pointsOf = (table: Table, turns: readonly ShortTurn[]) => {
  const judged = placesOf(turns).map((cursor) => standings.get(keyAt(table, cursor)));
  const known = settled(turns, judged);
  const all = pointsIn(turns, known);
  return { judged, known, shown: shownOf(all), count: all.length };
};

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

/** Asks about a position; null where there is no answer. Throws when it is stopped, and where nothing thinks. */
const askIn =
  ({ game, tree }: Table, { opponent, signal }: ReportWork) =>
  async (position: Position, question: Question, without: readonly (readonly Target[])[] = []) => {
    signal.throwIfAborted();
    const thinking = opponent.ask({ game: game.id, position, question, seed: tree.beginning.seed, without });
    signal.addEventListener('abort', thinking.drop);
    const answer = await thinking.answer;
    signal.removeEventListener('abort', thinking.drop);
    signal.throwIfAborted();
    if (!answer.ok) throw new Error(answer.error.text);
    return answer.value;
  };

type Ask = ReturnType<typeof askIn>;

const judge = async (
  { game }: Table,
  position: Position,
  ask: Ask,
  question: 'standing' | 'verdict',
): Promise<Verdict> => {
  const outcome = game.outcome(position);
  if (outcome) return { standing: standingAtEnd(outcome.winner), answer: null };
  const answer = await ask(position, question);
  return { standing: answer && standingOf(answer.thought, position.toMove), answer };
};

/** The longer look at a place of the line, which corrects its standing where it comes to a result. */
const judgeAgain = async (table: Table, cursor: number, ask: Ask): Promise<Verdict> => {
  const key = keyAt(table, cursor);
  const known = verdicts.get(key);
  if (known) return known;
  const { answer, ...found } = await judge(table, positionAt(table, cursor), ask, 'verdict');
  const standing = found.standing ?? standings.get(key) ?? null;
  standings.set(key, standing);
  verdicts.set(key, { standing, answer });
  return { standing, answer };
};

/** The first turn of a shown line: its number of actions. */
interface WholeTurn {
  readonly shown: Table;
  readonly steps: number;
}

const hasRolled = ({ shown, steps }: WholeTurn): boolean =>
  Array.from({ length: steps }, (_, at) => shortAt(shown, at)).some(({ rolled }) => rolled);

/** A turn from a position as a table, at its start: the line with its first turn whole. Null: it cannot be played. */
const wholeTurn = async (
  { game }: Table,
  before: Position,
  line: OpponentAnswer['thought']['line'],
  ask: Ask,
): Promise<WholeTurn | null> => {
  for (let whole = line; ; ) {
    const shown = lineFrom(game, before, whole);
    if (!shown) return null;
    const { length } = shown.line;
    const isEnd = (at: number) =>
      positionAt(shown, at).ply !== before.ply || game.outcome(positionAt(shown, at));
    for (let steps = 1; steps <= length; steps++) if (isEnd(steps)) return { shown, steps };
    const rest = await ask(positionAt(shown, length), 'verdict');
    if (!rest || rest.thought.line.length === 0) return null;
    whole = [...whole.slice(0, length), ...rest.thought.line];
  }
};

/** The standing of a position, looked at so many turns ahead along the line that is expected there. */
const judgeAhead = async (table: Table, position: Position, turns: number, ask: Ask): Promise<Advantage> => {
  const { standing, answer } = await judge(table, position, ask, 'verdict');
  if (turns === 0 || !answer || standing === null) return standing;
  const next = await wholeTurn(table, position, answer.thought.line, ask);
  if (!next || hasRolled(next)) return standing;
  const later = await judgeAhead(table, positionAt(next.shown, next.steps), turns - 1, ask);
  return later === null ? standing : betterOf(position.toMove, standing, later);
};

/** How many actions of the turn are those of the line that is shown. */
const sharedBy = (table: Table, { from, to }: ShortTurn, shown: Table): number => {
  let count = 0;
  while (from + count < to && table.line[from + count]?.action === shown.line[count]?.action) count++;
  return count;
};

/** What a search advises instead of a turn, judged so many turns ahead. Null: it is that turn. */
const advised = async (
  table: Table,
  turn: ShortTurn,
  { thought, reason }: OpponentAnswer,
  ahead: number,
  ask: Ask,
): Promise<BetterTurn | null> => {
  const found = await wholeTurn(table, positionAt(table, turn.from), thought.line, ask);
  if (!found) return null;
  const { shown, steps } = found;
  const shared = sharedBy(table, turn, shown);
  if (shared === turn.to - turn.from && shared === steps) return null;
  // After dice the turn is judged by all their results, as the search did.
  const standing = hasRolled(found)
    ? standingOf(thought, turn.side)
    : await judgeAhead(table, positionAt(shown, steps), ahead, ask);
  if (standing === null) return null;
  const kept = Math.min(shared, steps - 1);
  return {
    from: turn.from + kept,
    names: Array.from({ length: steps - kept }, (_, index) => shortAt(shown, kept + index).notation),
    actions: shown.line.slice(kept).map(({ action }) => action),
    reason: reason?.text === SAYS.best ? null : reason,
    standing,
  };
};

/** The standing after a turn as the line shows it, and how many turns later: only from places judged again. */
const judgePlayed = async (table: Table, turns: readonly ShortTurn[], turn: ShortTurn, ask: Ask) => {
  const places = placesOf(turns);
  const place = places.indexOf(turn.to);
  await judgeAgain(table, turn.to, ask);
  for (;;) {
    const { judged, known } = pointsOf(table, turns);
    const source = judged.findIndex((standing, at) => at >= place && standing === known[place]);
    const cursor = places[source] as number;
    if (verdicts.has(keyAt(table, cursor))) return { standing: known[place] ?? null, ahead: source - place };
    await judgeAgain(table, cursor, ask);
  }
};

/**
 * The best turn found instead of the one played, judged as far ahead; null where none is much better. A search
 * that sees too late that its turn fails is asked for another one, so many times; the standing before the turn is
 * then that of the best one known.
 */
const findBetter = async (
  table: Table,
  turns: readonly ShortTurn[],
  turn: ShortTurn,
  ask: Ask,
): Promise<Checked | null> => {
  const { side, from } = turn;
  const played = await judgePlayed(table, turns, turn, ask);
  let { answer, standing } = await judgeAgain(table, from, ask);
  if (played.standing === null) return null;
  const without: (readonly Target[])[] = [];
  let best: BetterTurn | null = null;
  let known = played.standing;
  while (answer && standing !== null && fallOf(side, standing, known) >= LEAST_LOSS) {
    const found = await advised(table, turn, answer, Math.min(played.ahead, MOST_AHEAD), ask);
    if (found && fallOf(side, found.standing, known) > 0) {
      best = found;
      known = found.standing;
    }
    without.push(answer.thought.picks);
    if (without.length === MOST_TRIED || fallOf(side, standing, known) < LEAST_LOSS) break;
    answer = await ask(positionAt(table, from), 'verdict', without);
    standing = answer && standingOf(answer.thought, side);
  }
  standings.set(keyAt(table, from), known);
  const isBetter = best && fallOf(side, best.standing, played.standing) >= LEAST_LOSS;
  return { after: played.standing, better: isBetter ? best : null };
};

/** Checks a fall: the places around it are judged again, and a better turn is looked for. */
const check = async (table: Table, turns: readonly ShortTurn[], fall: Fall, ask: Ask): Promise<void> => {
  const { turn, kind } = fall;
  let found: Checked | null = null;
  if (kind === 'dice') {
    await judgeAgain(table, turn.from, ask);
    const { standing } = await judgePlayed(table, turns, turn, ask);
    found = standing === null ? null : { after: standing, better: null };
  } else if (kind !== 'ended') found = await findBetter(table, turns, turn, ask);
  checked.set(lastOf(table, turn), found ?? { after: fall.after, better: null });
};

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
