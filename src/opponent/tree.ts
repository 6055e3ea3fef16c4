/** Principal variation search. Depth counts turns, not actions, since a turn may have several actions. */
import type { Path } from '../kernel/asking/legal.ts';
import {
  type Breadth,
  chanceOf,
  coversAllResults,
  type Evaluation,
  evaluate,
  ROYAL_VALUE,
  type RollResult,
} from '../kernel/evaluation.ts';
import type { Game, Position } from '../kernel/game.ts';
import type { Side } from '../kernel/side.ts';
import type { Outcome } from '../kernel/view.ts';
import { type Candidate, candidatesIn, type OrderingTables } from './candidates.ts';
import { clampUncertain, DISCOUNT_A_TURN, isDecidedScore, WON } from './scores.ts';
import { canReplaceSearch, createTable } from './table.ts';

export interface SearchLine {
  readonly path: Path<unknown>;
  readonly rest: SearchLine | null;
}

export class BudgetSpent extends Error {}

/** Most turns of quiescence, so that a long exchange of captures ends. */
const QUIESCENCE_TURNS = 4;
/** Turns of quiescence in which a side in check tries quiet actions, since captures may not end the check. */
const CHECK_TURNS = 2;
/** Index in the move order from which moves are reduced, since late moves are rarely best. */
const LATE_MOVE_INDEX = 4;

const NULL_MOVE_TURNS = 2;
const nullMoveReduction = (turns: number): number => (turns > 3 ? 2 : 1);

const CAPTURES: Breadth = { forcing: true, quiet: 0 };

/** Number of quiet answers searched after a root action that gives check, so that a defence is rarely overlooked. */
const REPLIES_TO_CHECK = 36;

interface Tree {
  readonly nodes: () => number;
  /** Returns the latest principal variation that begins `height` actions below the root. */
  lineAt(height: number): SearchLine | null;
  /** Scores an action for the side that plays it, in hundredths of a Pawn. */
  scoreAfter(
    position: Position,
    candidate: Candidate,
    turns: number,
    alpha: number,
    beta: number,
    height: number,
  ): number;
  readonly orderingTables: OrderingTables;
}

/** Makes the search tree below a position. `checkBudget` gets the number of positions. Its error ends the search. */
export const createTree = (
  game: Game,
  evaluation: Evaluation,
  root: Position,
  width: number,
  checkBudget: (nodes: number) => void,
): Tree => {
  const table = createTable();
  const killers: number[][] = [];
  const history = new Map<number, number>();
  const lines: (SearchLine | null)[] = [];
  const path: string[] = [];
  let nodes = 0;

  const orderingTables: OrderingTables = {
    killersAt: (height) => killers[height] ?? [],
    historyOf: (hash) => history.get(hash) ?? 0,
  };

  const discountAt = (position: Position): number => (position.ply - root.ply) * DISCOUNT_A_TURN;

  /** Scores an outcome for `side`. The discount `less` favours quick wins. */
  const scoreOf = ({ winner }: Outcome, side: Side, less: number): number => {
    if (winner === null) return 0;
    return winner === side ? WON - less : less - WON;
  };

  const countNode = (height: number): void => {
    nodes++;
    checkBudget(nodes);
    lines[height] = null;
  };

  const evaluationOf = (position: Position): number =>
    evaluate(evaluation, position) * (position.toMove === 'white' ? 1 : -1);

  /** Returns the score to store in the table. Decided scores count from `position`, which occurs at several depths. */
  const toTable = (score: number, position: Position): number =>
    isDecidedScore(score) ? score + Math.sign(score) * discountAt(position) : score;
  const fromTable = (score: number, position: Position): number =>
    isDecidedScore(score) ? score - Math.sign(score) * discountAt(position) : score;

  const updateOrdering = ({ hash, captureGain }: Candidate, turns: number, height: number): void => {
    if (captureGain > 0) return;
    const [first] = killers[height] ?? [];
    if (first !== hash) killers[height] = first === undefined ? [hash] : [hash, first];
    history.set(hash, (history.get(hash) ?? 0) + (turns + 1) ** 2);
  };

  const scorePosition = (
    before: Position,
    after: Position,
    turns: number,
    alpha: number,
    beta: number,
    height: number,
  ): number => {
    const outcome = outcomeOf(after);
    if (outcome) {
      countNode(height + 1);
      return scoreOf(outcome, before.toMove, discountAt(before) + DISCOUNT_A_TURN);
    }
    const left = after.ply === before.ply ? turns : turns - 1;
    return after.toMove === before.toMove
      ? searchNode(after, left, alpha, beta, height + 1)
      : -searchNode(after, left, -beta, -alpha, height + 1);
  };

  const outcomeOf = (position: Position): Outcome | null =>
    evaluation.decisionIn ? evaluation.decisionIn(position) : game.outcome(position);

  const scoreWithoutCandidates = (position: Position): number => {
    const outcome = evaluation.decisionIn ? game.outcome(position) : null;
    return outcome ? scoreOf(outcome, position.toMove, discountAt(position)) : evaluationOf(position);
  };

  const staticScore = (position: Position, before: Position): number => {
    const outcome = outcomeOf(position);
    if (outcome) return clampUncertain(scoreOf(outcome, before.toMove, 0));
    const score = evaluationOf(position);
    return clampUncertain(position.toMove === before.toMove ? score : -score);
  };

  /** Returns the worst score of all dice results if all win or all lose, else null. */
  const certainScore = (
    position: Position,
    rolls: readonly RollResult<Position>[],
    likeliest: RollResult<Position>,
    score: number,
    turns: number,
    height: number,
  ): number | null => {
    if (!isDecidedScore(score) || !coversAllResults(rolls)) return null;
    let worst = score;
    for (const roll of rolls) {
      if (roll === likeliest) continue;
      const other = scorePosition(position, roll.state, turns, -Infinity, Infinity, height);
      if (!isDecidedScore(other) || other > 0 !== score > 0) return null;
      worst = Math.min(worst, other);
    }
    return worst;
  };

  /** Scores a chance node. Results other than the likeliest are searched only if the likeliest wins or loses. */
  const expectedScore = (
    position: Position,
    rolls: readonly RollResult<Position>[],
    turns: number,
    alpha: number,
    beta: number,
    height: number,
  ): number => {
    const likeliest = rolls.reduce((best, roll) => (roll.chance > best.chance ? roll : best));
    let sum = 0;
    for (const roll of rolls) if (roll !== likeliest) sum += roll.chance * staticScore(roll.state, position);
    const { state, chance } = likeliest;
    const all = chanceOf(rolls);
    // A mean with undecided scores never reaches a decided bound.
    const bound = (score: number): number => (isDecidedScore(score) ? score : (score * all - sum) / chance);
    const score = scorePosition(position, state, turns, bound(alpha), bound(beta), height);
    const sure = certainScore(position, rolls, likeliest, score, turns, height);
    return sure ?? (sum + chance * clampUncertain(score)) / all;
  };

  const scoreAfter: Tree['scoreAfter'] = (
    position,
    { path: { act }, captureGain, after },
    turns,
    alpha,
    beta,
    height,
  ) => {
    // Some games cannot evaluate a board without a royal piece.
    if (captureGain >= ROYAL_VALUE) {
      lines[height + 1] = null;
      return WON - discountAt(position) - DISCOUNT_A_TURN;
    }
    const rolls = evaluation.rolls?.(position, act);
    if (rolls && rolls.length > 1) return expectedScore(position, rolls, turns, alpha, beta, height);
    return scorePosition(position, rolls?.[0]?.state ?? after(), turns, alpha, beta, height);
  };

  const scoreCandidate = (
    position: Position,
    candidate: Candidate,
    turns: number,
    alpha: number,
    beta: number,
    height: number,
    isFirst: boolean,
    isLate: boolean,
  ): number => {
    if (isFirst) return scoreAfter(position, candidate, turns, alpha, beta, height);
    let score = scoreAfter(position, candidate, isLate ? turns - 1 : turns, alpha, alpha + 1, height);
    if (score > alpha && isLate) score = scoreAfter(position, candidate, turns, alpha, alpha + 1, height);
    return score > alpha && score < beta ? scoreAfter(position, candidate, turns, alpha, beta, height) : score;
  };

  /** Returns an upper bound of quiet actions' scores at depth 1, to skip quiet actions that cannot raise alpha. */
  const futilityBound = (position: Position, turns: number): number =>
    turns === 1 && evaluation.futilityMargin !== undefined
      ? evaluationOf(position) + evaluation.futilityMargin
      : Infinity;

  const isNullMoveCutoff = (position: Position, turns: number, beta: number, height: number): boolean => {
    if (turns < NULL_MOVE_TURNS || isDecidedScore(beta) || !evaluation.pass || evaluationOf(position) < beta)
      return false;
    const passed = evaluation.pass(position);
    return (
      passed !== null &&
      scorePosition(position, passed, turns - nullMoveReduction(turns), beta - 1, beta, height) >= beta
    );
  };

  const breadthOf = (turns: number, height: number, isForcing: boolean, isInCheck: boolean): Breadth => {
    if (isInCheck && height === 1) return { forcing: false, quiet: REPLIES_TO_CHECK };
    return isForcing ? CAPTURES : { forcing: false, quiet: turns > 1 ? 2 * width : width };
  };

  /** Scores a node for the side to move. In quiescence, `turns` is zero or negative. */
  const searchNode = (position: Position, turns: number, alpha: number, beta: number, height: number): number => {
    countNode(height);
    const isMidTurn = evaluation.isMidTurn?.(position) ?? false;
    const isInCheck = !isMidTurn && (evaluation.isInCheck?.(position) ?? false);
    const isQuiet = !isMidTurn && turns <= 0 && !(isInCheck && turns > -CHECK_TURNS);
    let best = -Infinity;
    let floor = alpha;
    if (isQuiet) {
      best = evaluationOf(position);
      if (best >= beta || turns <= -QUIESCENCE_TURNS) return best;
      floor = Math.max(alpha, best);
    }
    const isPruned = !isQuiet && !isInCheck && !isMidTurn;
    const upperBound = isPruned ? futilityBound(position, turns) : Infinity;
    const isFutile = upperBound <= alpha;
    if (isFutile) best = upperBound;
    const isStored = turns > 0;
    const key = isStored ? evaluation.key(position) : '';
    if (isStored && path.includes(key)) return 0;
    const known = isStored ? table.get(key) : undefined;
    if (known && canReplaceSearch(known, turns, alpha, beta)) return fromTable(known.score, position);
    if (isPruned && isNullMoveCutoff(position, turns, beta, height)) return beta;
    const candidates = candidatesIn(
      game,
      evaluation,
      position,
      breadthOf(turns, height, isQuiet || isFutile, isInCheck),
      known?.best ?? null,
      height,
      orderingTables,
    );
    path.push(key);
    let found: Candidate | null = null;
    let index = -1;
    for (const candidate of candidates) {
      index++;
      const isLate = index >= LATE_MOVE_INDEX && turns > 1 && candidate.captureGain <= 0 && !isMidTurn && !isInCheck;
      const score = scoreCandidate(position, candidate, turns, floor, beta, height, index === 0, isLate);
      if (score <= best) continue;
      best = score;
      found = candidate;
      if (score > floor) {
        floor = score;
        lines[height] = { path: candidate.path, rest: lines[height + 1] ?? null };
      }
      if (score >= beta) {
        updateOrdering(candidate, Math.max(0, turns), height);
        break;
      }
    }
    path.pop();
    if (best === -Infinity) return scoreWithoutCandidates(position);
    if (isStored)
      table.set(key, {
        turns,
        score: toTable(best, position),
        bound: best >= beta ? 'lower' : best > alpha ? 'exact' : 'upper',
        best: found?.hash ?? known?.best ?? null,
      });
    return best;
  };

  return {
    nodes: () => nodes,
    lineAt: (height) => lines[height] ?? null,
    scoreAfter,
    orderingTables,
  };
};
