/** Evaluates played turns and alternatives to them, both with the same effort and depth. */
import type { Target } from '../../kernel/asking/target.ts';
import type { Position } from '../../kernel/game.ts';
import { other } from '../../kernel/side.ts';
import type { OpponentAnswer, OpponentRequest, Question } from '../../opponent/messages.ts';
import { SAYS } from '../../opponent/words.ts';
import type { Opponent } from '../../worker/opponent.ts';
import { lineFrom } from '../model/line-tables.ts';
import { positionAt, type Table } from '../model/table.ts';
import type { Beginning, TreeNode } from '../model/tree.ts';
import { placesBetween } from '../narration/log.ts';
import { type ShortTurn, shortAt } from '../narration/short.ts';
import { type Advantage, betterOf, DECIDED, fallOf, standingAtEnd, standingOf } from './standings.ts';
import { type BetterTurn, type Fall, LEAST_LOSS, pointsIn, settled, shownOf } from './turning-points.ts';

interface Checked {
  /** The evaluation after the played turn when it was checked. */
  readonly after: number;
  readonly better: BetterTurn | null;
}

/** `answer` is null if the game is over. */
interface Verdict {
  readonly standing: Advantage;
  readonly answer: OpponentAnswer | null;
}

/** Caches by place, `checked` by a turn's last action. WeakMaps, as in `model/line.ts`. */
export const standings = new WeakMap<TreeNode | Beginning, Advantage>();
const verdicts = new WeakMap<TreeNode | Beginning, Verdict>();
export const checked = new WeakMap<TreeNode, Checked>();

export const keyAt = ({ line, tree }: Table, cursor: number): TreeNode | Beginning =>
  line[cursor - 1] ?? tree.beginning;

export const lastOf = (table: Table, { to }: ShortTurn): TreeNode => table.line[to - 1] as TreeNode;

export const placesOf = (turns: readonly ShortTurn[]): readonly number[] => [0, ...turns.map(({ to }) => to)];

/** The winner's turns to the proved win of a fall, or null. */
export const winsIn = (table: Table, { kind, turn: { from, to } }: Fall): number | null => {
  if (kind !== 'letWin' && kind !== 'missedWin') return null;
  const thought = verdicts.get(keyAt(table, kind === 'letWin' ? to : from))?.answer?.thought;
  return thought?.isProved && thought.end !== null ? Math.ceil(Math.abs(thought.end) / 2) : null;
};

export interface Asker {
  readonly opponent: Pick<Opponent, 'ask'>;
  readonly signal: AbortSignal;
}

/** Resolves to null if there is no answer. Rejects if the signal aborts or the worker fails. */
export const askIn =
  ({ game, tree }: Table, { opponent, signal }: Asker) =>
  async (position: Position, question: Question, wishes: Pick<OpponentRequest, 'without' | 'also'> = {}) => {
    signal.throwIfAborted();
    const { seed } = tree.beginning;
    const thinking = opponent.ask({ game: game.id, position, question, seed, ...wishes });
    signal.addEventListener('abort', thinking.drop);
    const answer = await thinking.answer;
    signal.removeEventListener('abort', thinking.drop);
    signal.throwIfAborted();
    if (!answer.ok) throw new Error(answer.error.text);
    return answer.value;
  };

export interface Review {
  readonly table: Table;
  readonly turns: readonly ShortTurn[];
  readonly ask: ReturnType<typeof askIn>;
}

/** `shown` is a selection of `count` points, most important first; `known` is `judged` without noise. */
export const pointsOf = ({ table, turns }: Review) => {
  const judged = placesOf(turns).map((cursor) => standings.get(keyAt(table, cursor)));
  const known = settled(turns, judged);
  const all = pointsIn(turns, known);
  return { judged, known, shown: shownOf(all), count: all.length };
};

export const judge = async (
  { table, ask }: Pick<Review, 'table' | 'ask'>,
  position: Position,
  question: 'standing' | 'verdict' | 'confirm',
  also?: OpponentRequest['also'],
): Promise<Verdict> => {
  const outcome = table.game.outcome(position);
  if (outcome) return { standing: standingAtEnd(outcome.winner), answer: null };
  const answer = await ask(position, question, also && { also });
  return { standing: answer && standingOf(answer.thought, position.toMove), answer };
};

/** A deeper evaluation, which corrects the cached one. */
const judgeAgain = async (review: Review, cursor: number): Promise<Verdict> => {
  const key = keyAt(review.table, cursor);
  const known = verdicts.get(key);
  if (known) return known;
  const { answer, ...found } = await judge(review, positionAt(review.table, cursor), 'verdict');
  const standing = found.standing ?? standings.get(key) ?? null;
  standings.set(key, standing);
  verdicts.set(key, { standing, answer });
  return { standing, answer };
};

/** Limit on alternatives per fall: a search may find too late that one fails. */
const MOST_TRIED = 2;
/** Limit of turns searched ahead after an alternative, as the line goes on after the played turn. */
const MOST_AHEAD = 1;

interface WholeTurn {
  readonly shown: Table;
  readonly steps: number;
}

/** Whether dice changed the turn, which then proves little about other rolls. */
const hasLuck = ({ shown, steps }: WholeTurn): boolean =>
  placesBetween(0, steps).some((at) => shortAt(shown, at).came);

/** Extends a line until its first turn is complete; null if it is illegal. */
const wholeTurn = async (
  review: Review,
  position: Position,
  line: OpponentAnswer['thought']['line'],
  before = 0,
): Promise<WholeTurn | null> => {
  const { game } = review.table;
  const shown = lineFrom(game, position, line);
  const length = shown?.line.length ?? 0;
  if (!shown || length === before) return null;
  const isEnd = (at: number) =>
    positionAt(shown, at).ply !== position.ply || game.outcome(positionAt(shown, at)) !== null;
  const steps = placesBetween(1, length + 1).find(isEnd);
  if (steps !== undefined) return { shown, steps };
  const rest = await review.ask(positionAt(shown, length), 'verdict');
  return rest && wholeTurn(review, position, [...line.slice(0, length), ...rest.thought.line], length);
};

/** The evaluation `turns` ahead on the principal variation. */
const judgeAhead = async (
  review: Review,
  position: Position,
  turns: number,
  also?: OpponentRequest['also'],
): Promise<Advantage> => {
  const { standing, answer } = await judge(review, position, 'verdict', also);
  if (turns === 0 || !answer || standing === null) return standing;
  const next = await wholeTurn(review, position, answer.thought.line);
  if (!next || hasLuck(next)) return standing;
  const later = await judgeAhead(review, positionAt(next.shown, next.steps), turns - 1);
  return later === null ? standing : betterOf(position.toMove, standing, later);
};

const sharedBy = (table: Table, { from, to }: ShortTurn, shown: Table): number => {
  let count = 0;
  while (from + count < to && table.line[from + count]?.action === shown.line[count]?.action) count++;
  return count;
};

interface Advised {
  readonly better: BetterTurn;
  /** The position after it; null for a proved win. */
  readonly end: Position | null;
}

/** The alternative of a search, evaluated `ahead` turns later; null if it was played, or needs luck. */
const advised = async (review: Review, turn: ShortTurn, answer: OpponentAnswer, ahead: number) => {
  const { table } = review;
  const { thought, reason } = answer;
  const found = await wholeTurn(review, positionAt(table, turn.from), thought.line);
  if (!found) return null;
  const { shown, steps } = found;
  const shared = sharedBy(table, turn, shown);
  if (shared === turn.to - turn.from && shared === steps) return null;
  const isWon = thought.isProved && (thought.end ?? 0) > 0;
  if (!isWon && hasLuck(found)) return null;
  const end = positionAt(shown, steps);
  // The reply to the played turn may also refute this one.
  const looked = verdicts.get(lastOf(table, turn))?.answer?.thought.picks;
  const answered = ahead > 0 ? table.replayed.turns[turn.to]?.picks : looked;
  const standing = isWon ? standingOf(thought, turn.side) : await judgeAhead(review, end, ahead, answered);
  if (standing === null) return null;
  const kept = Math.min(shared, steps - 1);
  const better: BetterTurn = {
    from: turn.from + kept,
    names: placesBetween(kept, steps).map((at) => shortAt(shown, at).notation),
    actions: shown.line.slice(kept).map(({ action }) => action),
    reason: reason?.text === SAYS.best ? null : reason,
    standing,
  };
  return { better, end: isWon ? null : end } satisfies Advised;
};

/** Uses re-evaluated places only; `ahead` is the number of turns to the one used. */
const judgePlayed = async (review: Review, { to }: ShortTurn) => {
  const { table, turns } = review;
  const places = placesOf(turns);
  const place = places.indexOf(to);
  await judgeAgain(review, to);
  for (;;) {
    const { judged, known } = pointsOf(review);
    const standing = known[place] ?? null;
    const source = judged.findIndex((each, at) => at >= place && each === known[place]);
    const cursor = places[source];
    // A mean of two evaluations has no single source.
    if (cursor === undefined) return { standing, ahead: 0 };
    if (verdicts.has(keyAt(table, cursor))) return { standing, ahead: source - place };
    await judgeAgain(review, cursor);
  }
};

/** Compares both turns at the greatest depth; `played` is the evaluation so far. */
const confirmed = async (
  review: Review,
  { side, to }: ShortTurn,
  { better, end }: Advised,
  played: number,
  isAhead: boolean,
): Promise<Checked> => {
  const { table } = review;
  const look = async (position: Position) => (await judge(review, position, 'confirm')).standing;
  const seen = await look(positionAt(table, to));
  const isFromLine = seen === null || (isAhead && Math.abs(seen) < DECIDED);
  const after = isFromLine ? betterOf(other(side), played, seen ?? played) : seen;
  if (after !== played) standings.set(keyAt(table, to), after);
  const standing = (end && (await look(end))) ?? better.standing;
  const isBetter = fallOf(side, standing, after) >= LEAST_LOSS;
  return { after, better: isBetter ? { ...better, standing } : null };
};

/** The best of up to MOST_TRIED alternatives; null if the played turn has no evaluation. */
const findBetter = async (review: Review, turn: ShortTurn): Promise<Checked | null> => {
  const { table, ask } = review;
  const { side, from } = turn;
  const { standing: after, ahead } = await judgePlayed(review, turn);
  let { answer, standing } = await judgeAgain(review, from);
  if (after === null) return null;
  const isMuch = (than: number, now: number) => fallOf(side, than, now) >= LEAST_LOSS;
  const without: (readonly Target[])[] = [];
  let best: Advised | null = null;
  let known = after;
  while (answer && standing !== null && isMuch(standing, known)) {
    const found = await advised(review, turn, answer, Math.min(ahead, MOST_AHEAD));
    if (found && fallOf(side, found.better.standing, known) > 0) {
      best = found;
      known = found.better.standing;
    }
    without.push(answer.thought.picks);
    if (without.length === MOST_TRIED || !isMuch(standing, known)) break;
    answer = await ask(positionAt(table, from), 'verdict', { without });
    standing = answer && standingOf(answer.thought, side);
  }
  const isFound = best && isMuch(best.better.standing, after);
  const last = isFound && best ? await confirmed(review, turn, best, after, ahead > 0) : null;
  if (last) known = betterOf(side, last.after, last.better?.standing ?? last.after);
  // It is this side's turn, so the other side has not won yet.
  standings.set(keyAt(table, from), betterOf(side, known, fallOf(side, 0, DECIDED)));
  return last ?? { after, better: null };
};

export const check = async (review: Review, { turn, kind, after }: Fall): Promise<void> => {
  let found: Checked | null = null;
  if (kind === 'dice') {
    await judgeAgain(review, turn.from);
    const { standing } = await judgePlayed(review, turn);
    found = standing === null ? null : { after: standing, better: null };
  } else if (kind !== 'ended') found = await findBetter(review, turn);
  checked.set(lastOf(review.table, turn), found ?? { after, better: null });
};
