/** Evaluates played turns and alternatives with the same depth, since advantages of two depths do not compare. */
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
import { type Advantage, advantageAtEnd, advantageOf, betterFor, DECIDED, lossBetween } from './advantages.ts';
import {
  type BetterTurn,
  correctedAdvantages,
  type Fall,
  MIN_LOSS,
  mostImportant,
  pointsIn,
} from './turning-points.ts';

interface CheckedTurn {
  /** White's advantage after the turn, in hundredths of a Pawn. A deeper search may have corrected the advantage. */
  readonly after: number;
  readonly better: BetterTurn | null;
}

/** An evaluation of a position. `answer` is null if the game is over or the engine found no answer. */
interface Verdict {
  readonly advantage: Advantage;
  readonly answer: OpponentAnswer | null;
}

/** The advantages found so far, by the node that leads to the position, so that a report can resume. */
export const advantages = new WeakMap<TreeNode | Beginning, Advantage>();
const deepVerdicts = new WeakMap<TreeNode | Beginning, Verdict>();
/** The checked turns, by the node of their last action, so that a report can resume. */
export const checkedTurns = new WeakMap<TreeNode, CheckedTurn>();

export const cacheKeyAt = ({ line, tree }: Table, cursor: number): TreeNode | Beginning =>
  line[cursor - 1] ?? tree.beginning;

export const lastNodeOf = (table: Table, { to }: ShortTurn): TreeNode => table.line[to - 1] as TreeNode;

export const placesOf = (turns: readonly ShortTurn[]): readonly number[] => [0, ...turns.map(({ to }) => to)];

/** Returns how many turns of the winning side lead to the win; null without a proved win. */
export const turnsToWin = (table: Table, { kind, turn: { from, to } }: Fall): number | null => {
  if (kind !== 'letWin' && kind !== 'missedWin') return null;
  const thought = deepVerdicts.get(cacheKeyAt(table, kind === 'letWin' ? to : from))?.answer?.thought;
  return thought?.isProved && thought.turnsToEnd !== null ? Math.ceil(Math.abs(thought.turnsToEnd) / 2) : null;
};

export interface Asker {
  readonly opponent: Pick<Opponent, 'ask'>;
  readonly signal: AbortSignal;
}

/** Returns a function that asks the engine. The function rejects if the signal aborts or the worker fails. */
export const createAsker =
  ({ game, tree }: Table, { opponent, signal }: Asker) =>
  async (position: Position, question: Question, wishes: Pick<OpponentRequest, 'excluded' | 'included'> = {}) => {
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
  readonly ask: ReturnType<typeof createAsker>;
}

/** Returns the important turning points as `shown`, and the corrected advantages as `known`. */
export const turningPointsOf = ({ table, turns }: Review) => {
  const judged = placesOf(turns).map((cursor) => advantages.get(cacheKeyAt(table, cursor)));
  const known = correctedAdvantages(turns, judged);
  const all = pointsIn(turns, known);
  return { judged, known, shown: mostImportant(all), count: all.length };
};

export const evaluateAt = async (
  { table, ask }: Pick<Review, 'table' | 'ask'>,
  position: Position,
  question: 'standing' | 'verdict' | 'confirm',
  included?: OpponentRequest['included'],
): Promise<Verdict> => {
  const outcome = table.game.outcome(position);
  if (outcome) return { advantage: advantageAtEnd(outcome.winner), answer: null };
  const answer = await ask(position, question, included && { included });
  return { advantage: answer && advantageOf(answer.thought, position.toMove), answer };
};

const evaluateDeeper = async (review: Review, cursor: number): Promise<Verdict> => {
  const key = cacheKeyAt(review.table, cursor);
  const known = deepVerdicts.get(key);
  if (known) return known;
  const { answer, ...found } = await evaluateAt(review, positionAt(review.table, cursor), 'verdict');
  const advantage = found.advantage ?? advantages.get(key) ?? null;
  advantages.set(key, advantage);
  deepVerdicts.set(key, { advantage, answer });
  return { advantage, answer };
};

/** The maximum number of alternatives tried per fall. More than one, since a search may overrate a move. */
const MAX_TRIED = 2;
/** The maximum number of turns that `evaluateAhead` plays out after an alternative. Each turn costs a search. */
const MAX_AHEAD = 1;

interface WholeTurn {
  readonly shown: Table;
  readonly steps: number;
}

/** Whether a roll in a turn differed from its usual result. A turn with luck proves little. */
const hasUnusualRoll = ({ shown, steps }: WholeTurn): boolean =>
  placesBetween(0, steps).some((at) => shortAt(shown, at).eventOccurred);

/** Extends a line until its first turn is complete, as a search may stop in mid-turn; null if the line is illegal. */
const completeTurn = async (
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
  return rest && completeTurn(review, position, [...line.slice(0, length), ...rest.thought.line], length);
};

/** Evaluates a position and the position `turns` later. Returns the advantage that is better for the mover. */
const evaluateAhead = async (
  review: Review,
  position: Position,
  turns: number,
  included?: OpponentRequest['included'],
): Promise<Advantage> => {
  const { advantage, answer } = await evaluateAt(review, position, 'verdict', included);
  if (turns === 0 || !answer || advantage === null) return advantage;
  const next = await completeTurn(review, position, answer.thought.line);
  if (!next || hasUnusualRoll(next)) return advantage;
  const later = await evaluateAhead(review, positionAt(next.shown, next.steps), turns - 1);
  return later === null ? advantage : betterFor(position.toMove, advantage, later);
};

const sharedActions = (table: Table, { from, to }: ShortTurn, shown: Table): number => {
  let count = 0;
  while (from + count < to && table.line[from + count]?.action === shown.line[count]?.action) count++;
  return count;
};

interface Alternative {
  readonly better: BetterTurn;
  /** The position after the better turn, for a deeper search to confirm; null if the turn is a proved win. */
  readonly end: Position | null;
}

/** Evaluates the suggested turn as an alternative. Null if that turn is the played one or needs luck. */
const alternativeOf = async (review: Review, turn: ShortTurn, answer: OpponentAnswer, ahead: number) => {
  const { table } = review;
  const { thought, reason } = answer;
  const found = await completeTurn(review, positionAt(table, turn.from), thought.line);
  if (!found) return null;
  const { shown, steps } = found;
  const shared = sharedActions(table, turn, shown);
  if (shared === turn.to - turn.from && shared === steps) return null;
  const isWon = thought.isProved && (thought.turnsToEnd ?? 0) > 0;
  if (!isWon && hasUnusualRoll(found)) return null;
  const end = positionAt(shown, steps);
  // The reply that refutes the played turn may also refute the alternative.
  const looked = deepVerdicts.get(lastNodeOf(table, turn))?.answer?.thought.picks;
  const answered = ahead > 0 ? table.replayed.actions[turn.to]?.picks : looked;
  const advantage = isWon ? advantageOf(thought, turn.side) : await evaluateAhead(review, end, ahead, answered);
  if (advantage === null) return null;
  const kept = Math.min(shared, steps - 1);
  const better: BetterTurn = {
    from: turn.from + kept,
    names: placesBetween(kept, steps).map((at) => shortAt(shown, at).notation),
    actions: shown.line.slice(kept).map(({ action }) => action),
    reason: reason?.text === SAYS.best ? null : reason,
    advantage,
  };
  return { better, end: isWon ? null : end } satisfies Alternative;
};

/**
 * Returns the advantage after a played turn. The advantage may come from the search of a later position;
 * the result's `ahead` says how many turns later the position is.
 */
const evaluatePlayedTurn = async (review: Review, { to }: ShortTurn) => {
  const { table, turns } = review;
  const places = placesOf(turns);
  const place = places.indexOf(to);
  await evaluateDeeper(review, to);
  for (;;) {
    const { judged, known } = turningPointsOf(review);
    const advantage = known[place] ?? null;
    const source = judged.findIndex((each, at) => at >= place && each === known[place]);
    const cursor = places[source];
    // A mean of two evaluations has no single source.
    if (cursor === undefined) return { advantage, ahead: 0 };
    if (deepVerdicts.has(cacheKeyAt(table, cursor))) return { advantage, ahead: source - place };
    await evaluateDeeper(review, cursor);
  }
};

const confirmAlternative = async (
  review: Review,
  { side, to }: ShortTurn,
  { better, end }: Alternative,
  played: number,
  isAhead: boolean,
): Promise<CheckedTurn> => {
  const { table } = review;
  const look = async (position: Position) => (await evaluateAt(review, position, 'confirm')).advantage;
  const seen = await look(positionAt(table, to));
  const isFromLine = seen === null || (isAhead && Math.abs(seen) < DECIDED);
  const after = isFromLine ? betterFor(other(side), played, seen ?? played) : seen;
  if (after !== played) advantages.set(cacheKeyAt(table, to), after);
  const advantage = (end && (await look(end))) ?? better.advantage;
  const isBetter = lossBetween(side, advantage, after) >= MIN_LOSS;
  return { after, better: isBetter ? { ...better, advantage } : null };
};

/** Finds the best of up to MAX_TRIED alternatives; null if the played turn has no evaluation. */
const findBetter = async (review: Review, turn: ShortTurn): Promise<CheckedTurn | null> => {
  const { table, ask } = review;
  const { side, from } = turn;
  const { advantage: after, ahead } = await evaluatePlayedTurn(review, turn);
  let { answer, advantage } = await evaluateDeeper(review, from);
  if (after === null) return null;
  const isMuch = (than: number, now: number) => lossBetween(side, than, now) >= MIN_LOSS;
  const excluded: (readonly Target[])[] = [];
  let best: Alternative | null = null;
  let known = after;
  while (answer && advantage !== null && isMuch(advantage, known)) {
    const found = await alternativeOf(review, turn, answer, Math.min(ahead, MAX_AHEAD));
    if (found && lossBetween(side, found.better.advantage, known) > 0) {
      best = found;
      known = found.better.advantage;
    }
    excluded.push(answer.thought.picks);
    if (excluded.length === MAX_TRIED || !isMuch(advantage, known)) break;
    answer = await ask(positionAt(table, from), 'verdict', { excluded });
    advantage = answer && advantageOf(answer.thought, side);
  }
  const isFound = best && isMuch(best.better.advantage, after);
  const last = isFound && best ? await confirmAlternative(review, turn, best, after, ahead > 0) : null;
  if (last) known = betterFor(side, last.after, last.better?.advantage ?? last.after);
  // It is this side's turn, so the other side has not won yet.
  advantages.set(cacheKeyAt(table, from), betterFor(side, known, lossBetween(side, 0, DECIDED)));
  return last ?? { after, better: null };
};

export const checkTurn = async (review: Review, { turn, kind, after }: Fall): Promise<void> => {
  let found: CheckedTurn | null = null;
  if (kind === 'dice') {
    await evaluateDeeper(review, turn.from);
    const { advantage } = await evaluatePlayedTurn(review, turn);
    found = advantage === null ? null : { after: advantage, better: null };
  } else if (kind !== 'ended') found = await findBetter(review, turn);
  checkedTurns.set(lastNodeOf(review.table, turn), found ?? { after, better: null });
};
