/** The root search. Its budget counts positions, so that a seed gives the same action unless time runs out. */
import type { Target } from '../kernel/asking/target.ts';
import { mix, seeded } from '../kernel/chance.ts';
import { change } from '../kernel/changed.ts';
import type { Evaluation } from '../kernel/evaluation.ts';
import type { Game, Position } from '../kernel/game.ts';
import { pathFromPicks } from '../prover/turns.ts';
import { findWinAtOnce } from './at-once.ts';
import { type Candidate, candidateOf, candidatesIn, firstLegalCandidates, hashPicks } from './candidates.ts';
import type { Limits } from './levels.ts';
import { createProofs } from './proofs.ts';
import { isDecidedScore, turnsToEndOf, winScore } from './scores.ts';
import { BudgetSpent, createTree, type SearchLine } from './tree.ts';

export interface Thought {
  readonly picks: readonly Target[];
  /** The principal variation, which begins with the action found. */
  readonly line: readonly (readonly Target[])[];
  /** The score for the side to move, in hundredths of a Pawn. */
  readonly score: number;
  /** Turns of both sides until the end, negative for a loss. */
  readonly turnsToEnd: number | null;
  /** Whether `turnsToEnd` is certain. A selective search may overlook a defence. */
  readonly isProved: boolean;
  /** Depth reached in turns, without quiescence. */
  readonly turns: number;
  readonly nodes: number;
}

const picksAlong = (line: SearchLine | null): readonly (readonly Target[])[] => {
  const found: (readonly Target[])[] = [];
  for (let at = line; at; at = at.rest) found.push(at.path.picks);
  return found;
};

/** Returns an error between -1 and 1. Small errors are likelier. Equal arguments give equal errors. */
const judgementError = (seed: number, ply: number, hash: number): number => {
  const word = Math.imul(seed, 0x9e3779b9) ^ Math.imul(ply + 1, 0x85ebca6b) ^ hash;
  return (mix(word) - mix(word + 0x1b873593)) / 2 ** 32;
};

const MIN_CANDIDATES = 40;
/** How many quiet root actions a search tries at depth 1, for each position in its budget. */
const ROOT_BREADTH_SHARE = 1 / 8;
/** The number of root actions kept for depth 2, divided by the number of positions in the budget. */
const FINALIST_SHARE = 1 / 16;
/** The maximum number of root actions kept for depth 2, so that a larger budget goes into depth. */
const MAX_FINALISTS = 96;

/** The share of a search's nodes that the proof of a forced win may use. */
const FORCED_WIN_SHARE = 1 / 3;
/** Share of the budget for the proof of a forced win near the game's end, where quiet actions may also win. */
const FORCED_NEAR_END = 1 / 2;
/** Smallest budget for the proof of a forced win, in positions. */
const MIN_FORCED_NODES = 1500;
/** Longest forced win sought, in turns of both sides. Levels with less depth skip the proof. */
const FORCED_PLIES = 3;

const LOSS_NEXT_TURN = -winScore(2);

interface Root {
  readonly candidate: Candidate;
  readonly noise: number;
  score: number;
}

/** Returns the candidate that some picks spell, or none if they are illegal or an aside. */
const candidatesByPicks = (
  game: Game,
  evaluation: Evaluation,
  root: Position,
  picks: readonly Target[],
): readonly Candidate[] => {
  const path = pathFromPicks(game, root, picks);
  const isAside = game.asides(root).some(({ target }) => hashPicks([target]) === hashPicks(picks));
  return path && !isAside ? [candidateOf(game, evaluation, root, path)] : [];
};

/**
 * Returns a search result that plays the defence `picks`. If `picks` is 'none', every action loses, so the result is a
 * proved loss.
 */
const searchDefence = (
  game: Game,
  evaluation: Evaluation,
  root: Position,
  found: Thought,
  picks: readonly Target[] | 'none' | null,
): Thought => {
  if (picks === 'none') return { ...found, isProved: true };
  const [defence] = picks ? candidatesByPicks(game, evaluation, root, picks) : [];
  if (!picks || !defence) return { ...found, score: 0, turnsToEnd: null, isProved: false, turns: 0 };
  const tree = createTree(game, evaluation, root, 1, () => undefined);
  const score = Math.round(tree.scoreAfter(root, defence, 1, -Infinity, Infinity, 0));
  return {
    ...found,
    picks,
    line: [picks, ...picksAlong(tree.lineAt(1))],
    score,
    turnsToEnd: turnsToEndOf(score),
    isProved: false,
    turns: 1,
  };
};

/** Finds the best action and reports each improvement. Null if the game is over or there is nothing to search. */
export const search = (
  game: Game,
  evaluation: Evaluation,
  position: Position,
  limits: Limits,
  onProgress: (thought: Thought) => void = () => {},
): Thought | null => {
  if (game.outcome(position)) return null;
  // Reseeds the generator, since the search must not know coming rolls.
  const root = position.rng ? change(position, { rng: seeded(limits.seed) }) : position;
  const { shouldStop = () => false } = limits;
  let best: Thought | null = null;
  let proofNodes = 0;
  const tree = createTree(game, evaluation, root, limits.width, (nodes) => {
    if (best && (nodes + proofNodes > limits.nodes || shouldStop())) throw new BudgetSpent();
  });
  const totalNodes = (): number => tree.nodes() + proofNodes;
  const proofs = evaluation.actions ? createProofs(game, evaluation, root) : null;
  const guard = limits.shouldStopDefence ? proofs : null;
  const report = (root: Root, line: SearchLine | null, turns: number): void => {
    const { picks } = root.candidate.path;
    // The score is -Infinity until the first action is searched.
    const score = Number.isFinite(root.score) ? Math.round(root.score) || 0 : 0;
    best = {
      picks,
      line: [picks, ...picksAlong(line)],
      score,
      turnsToEnd: turnsToEndOf(score),
      isProved: isDecidedScore(score) && score > 0 && (!evaluation.actions || turnsToEndOf(score) === 1),
      turns,
      nodes: totalNodes(),
    };
    onProgress(best);
  };
  const breadth = { forcing: false, quiet: Math.max(MIN_CANDIDATES, Math.floor(limits.nodes * ROOT_BREADTH_SHARE)) };
  const finalists = Math.min(MAX_FINALISTS, Math.max(MIN_CANDIDATES, Math.floor(limits.nodes * FINALIST_SHARE)));
  const promising = [...candidatesIn(game, evaluation, root, breadth, null, 0, tree.orderingTables)];
  const candidates = promising.length > 0 ? promising : firstLegalCandidates(game, evaluation, root, MIN_CANDIDATES);
  const included = limits.included ? candidatesByPicks(game, evaluation, root, limits.included) : [];
  const others = candidates.filter(({ hash }) => hash !== included[0]?.hash);
  const rootCandidates = [...included, ...others].filter(({ hash }) => !limits.excludedHashes?.includes(hash));
  const roots = rootCandidates.map((candidate): Root => {
    const noise = Math.round(limits.noise * judgementError(limits.seed, root.ply, candidate.hash));
    return { candidate, noise, score: -Infinity };
  });
  const [first] = roots;
  if (!first) return null;
  report(first, null, 0);
  const won =
    limits.shouldStopDefence && evaluation.actions ? findWinAtOnce(game, evaluation, root, rootCandidates) : null;
  if (won)
    return {
      picks: won.picks,
      line: [won.picks],
      score: winScore(1),
      turnsToEnd: 1,
      isProved: true,
      turns: 1,
      nodes: totalNodes(),
    };

  const deepen = (turns: number): void => {
    let leader: Root | null = null;
    for (const each of roots) {
      // The leader has the greatest sum of score and noise.
      const alpha = leader ? leader.score + leader.noise - each.noise : -Infinity;
      let score = tree.scoreAfter(root, each.candidate, turns, alpha, leader ? alpha + 1 : Infinity, 0);
      if (leader && score > alpha) score = tree.scoreAfter(root, each.candidate, turns, alpha, Infinity, 0);
      if ((!leader || score > alpha) && guard?.isLosing(each.candidate)) score = LOSS_NEXT_TURN;
      each.score = score;
      if (leader && score <= alpha) continue;
      leader = each;
      report(each, tree.lineAt(1), turns);
    }
    roots.sort((a, b) => b.score + b.noise - (a.score + a.noise));
    if (best && isDecidedScore(best.score) && !evaluation.actions) best = { ...best, isProved: true };
    // All scores but the leader's are only upper bounds.
    if (leader) roots.sort((a, b) => Number(b === leader) - Number(a === leader));
  };

  /** Tries to prove a forced win, since a win in the search tree may be wrong. */
  const proveWin = (): boolean => {
    const nodeBudget = Math.floor(limits.nodes * (evaluation.isNearEnd?.(root) ? FORCED_NEAR_END : FORCED_WIN_SHARE));
    if (!proofs || nodeBudget < MIN_FORCED_NODES || limits.turns < FORCED_PLIES) return false;
    const { found, nodes } = proofs.proveForcedWin(nodeBudget, shouldStop);
    proofNodes = nodes;
    const [picks] = found?.line ?? [];
    if (!found || !picks) return false;
    const { line, end } = found;
    best = {
      picks,
      line,
      score: winScore(end),
      turnsToEnd: end,
      isProved: true,
      turns: end,
      nodes: totalNodes(),
    };
    onProgress(best);
    return true;
  };

  try {
    for (let turns = 1; turns <= limits.turns; turns++) {
      deepen(turns);
      const { turnsToEnd } = best as unknown as Thought;
      if (turns === 1 && turnsToEnd !== 1 && proveWin()) break;
      if (evaluation.actions) roots.splice(Math.ceil(finalists / turns));
      if (roots.length === 1 || (turnsToEnd !== null && Math.abs(turnsToEnd) <= turns)) break;
    }
  } catch (error) {
    if (!(error instanceof BudgetSpent)) throw error;
  }
  const found = { ...(best as unknown as Thought), nodes: totalNodes() };
  return guard && limits.shouldStopDefence && found.score === LOSS_NEXT_TURN
    ? searchDefence(game, evaluation, root, found, guard.findDefence(limits.shouldStopDefence))
    : found;
};
