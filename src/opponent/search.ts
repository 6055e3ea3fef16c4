/**
 * The best action of a position, by iterative deepening: one turn ahead, then two, as far as the budget goes.
 * Its budget is counted in positions, so the same seed and position give the same action; a clock may only
 * cut it short.
 */
import type { Target } from '../kernel/asking/target.ts';
import { mix, seeded } from '../kernel/chance.ts';
import { change } from '../kernel/changed.ts';
import type { Evaluation } from '../kernel/evaluation.ts';
import type { Game, Position } from '../kernel/game.ts';
import { winAtOnce } from './at-once.ts';
import { anyCandidates, type Candidate, candidateOf, candidatesIn, labelOf } from './candidates.ts';
import type { Limits } from './levels.ts';
import { createProofs } from './proofs.ts';
import { endOf, isDecided, winIn } from './scores.ts';
import { createTree, type SearchLine, Spent } from './tree.ts';

/** The result of a search so far. */
export interface Thought {
  readonly picks: readonly Target[];
  /** The expected line, that action first. */
  readonly line: readonly (readonly Target[])[];
  /** The value of the position for the side to move, in hundredths of a Pawn. */
  readonly score: number;
  /** Turns of both sides until the game is won (above 0) or lost (below 0); null if it is neither. */
  readonly end: number | null;
  /** Is that end sure? A game that selects its actions, or a round cut short, may not have tried every defence. */
  readonly isProved: boolean;
  /** Turns looked ahead, captures not counted. */
  readonly turns: number;
  /** Positions visited. */
  readonly nodes: number;
}

const picksAlong = (line: SearchLine | null): readonly (readonly Target[])[] => {
  const found: (readonly Target[])[] = [];
  for (let at = line; at; at = at.rest) found.push(at.path.picks);
  return found;
};

/** A misjudgement from -1 to 1, small ones likelier: the same for the same seed, place and action. */
const misjudged = (seed: number, ply: number, label: number): number => {
  const word = Math.imul(seed, 0x9e3779b9) ^ Math.imul(ply + 1, 0x85ebca6b) ^ label;
  return (mix(word) - mix(word + 0x1b873593)) / 2 ** 32;
};

/** Least quiet actions looked at in the root position. */
const FEWEST = 40;
/** Quiet actions looked at one turn ahead, as a share of the budget. */
const BREADTH = 1 / 8;
/**
 * In a game with thousands of actions, the best ones looked at two turns ahead, as a share of the budget;
 * half as many go on to three turns, and so on.
 */
const FINALISTS = 1 / 16;
/** Most of them: a larger budget goes into depth. */
const MOST_FINALISTS = 96;

/**
 * In such a game, the shares of the budget for forced wins in two, usually and near the end of a game, and
 * the least budget for them.
 */
const FORCED = 1 / 3;
const FORCED_NEAR_END = 1 / 2;
const LEAST_FORCED = 1500;
/** Turns of both sides until they win. */
const FORCED_TURNS = 3;

/** The score where the other side wins at once after the best action. */
const LOST_NEXT = -winIn(2);

interface Root {
  readonly candidate: Candidate;
  readonly noise: number;
  score: number;
}

/** The action of these picks, where it can be played; none where it cannot, and for what is said. */
const namedBy = (
  game: Game,
  evaluation: Evaluation,
  root: Position,
  picks: readonly Target[],
): readonly Candidate[] => {
  const menu = game.ask(root, picks);
  const isSaid = game.asides(root).some(({ target }) => labelOf([target]) === labelOf(picks));
  return !isSaid && menu.ok && menu.value.kind === 'act'
    ? [candidateOf(game, evaluation, root, { picks, act: menu.value.act })]
    : [];
};

/**
 * What is found where every action looked at loses at once: the first that does not, one turn ahead. Too many
 * to try are no result.
 */
const defended = (
  game: Game,
  evaluation: Evaluation,
  root: Position,
  found: Thought,
  picks: readonly Target[] | 'none' | null,
): Thought => {
  if (picks === 'none') return { ...found, isProved: true };
  const [defence] = picks ? namedBy(game, evaluation, root, picks) : [];
  if (!picks || !defence) return { ...found, score: 0, end: null, isProved: false, turns: 0 };
  const tree = createTree(game, evaluation, root, 1, () => undefined);
  const score = Math.round(tree.scoreAfter(root, defence, 1, -Infinity, Infinity, 0));
  return {
    ...found,
    picks,
    line: [picks, ...picksAlong(tree.lineAt(1))],
    score,
    end: endOf(score),
    isProved: false,
    turns: 1,
  };
};

/**
 * The best action found within these limits; null if the game is over. `onProgress` is called with each
 * better one as it is found, the first at once.
 */
export const search = (
  game: Game,
  evaluation: Evaluation,
  position: Position,
  limits: Limits,
  onProgress: (thought: Thought) => void = () => {},
): Thought | null => {
  if (game.outcome(position)) return null;
  // Dice of its own: a search must not know the coming rolls.
  const root = position.rng ? change(position, { rng: seeded(limits.seed) }) : position;
  const { isOver = () => false } = limits;
  let best: Thought | null = null;
  let spent = 0;
  const tree = createTree(game, evaluation, root, limits.width, (nodes) => {
    if (best && (nodes + spent > limits.nodes || isOver())) throw new Spent();
  });
  const visited = (): number => tree.nodes() + spent;
  const proofs = evaluation.actions ? createProofs(game, evaluation, root) : null;
  const guard = limits.isTooLate ? proofs : null;
  const say = (root: Root, line: SearchLine | null, turns: number): void => {
    const { picks } = root.candidate.path;
    // Where the budget is spent before an action is looked at, its value is unknown.
    const score = Number.isFinite(root.score) ? Math.round(root.score) || 0 : 0;
    best = {
      picks,
      line: [picks, ...picksAlong(line)],
      score,
      end: endOf(score),
      isProved: isDecided(score) && score > 0 && (!evaluation.actions || endOf(score) === 1),
      turns,
      nodes: visited(),
    };
    onProgress(best);
  };
  const breadth = { forcing: false, quiet: Math.max(FEWEST, Math.floor(limits.nodes * BREADTH)) };
  const finalists = Math.min(MOST_FINALISTS, Math.max(FEWEST, Math.floor(limits.nodes * FINALISTS)));
  const promising = [...candidatesIn(game, evaluation, root, breadth, null, 0, tree.experience)];
  const candidates = promising.length > 0 ? promising : anyCandidates(game, evaluation, root, FEWEST);
  const also = limits.also ? namedBy(game, evaluation, root, limits.also) : [];
  const others = candidates.filter(({ label }) => label !== also[0]?.label);
  const tried = [...also, ...others].filter(({ label }) => !limits.without?.includes(label));
  const roots = tried.map((candidate): Root => {
    const noise = Math.round(limits.noise * misjudged(limits.seed, root.ply, candidate.label));
    return { candidate, noise, score: -Infinity };
  });
  const [first] = roots;
  if (!first) return null;
  say(first, null, 0);
  const won = limits.isTooLate && evaluation.actions ? winAtOnce(game, evaluation, root, tried) : null;
  if (won)
    return {
      picks: won.picks,
      line: [won.picks],
      score: winIn(1),
      end: 1,
      isProved: true,
      turns: 1,
      nodes: visited(),
    };

  /** One round: every action, `turns` ahead. */
  const deepen = (turns: number): void => {
    let leader: Root | null = null;
    for (const each of roots) {
      // The bound for this action is the leader's value, both with their misjudgements.
      const alpha = leader ? leader.score + leader.noise - each.noise : -Infinity;
      let score = tree.scoreAfter(root, each.candidate, turns, alpha, leader ? alpha + 1 : Infinity, 0);
      if (leader && score > alpha) score = tree.scoreAfter(root, each.candidate, turns, alpha, Infinity, 0);
      if ((!leader || score > alpha) && guard?.isLosing(each.candidate)) score = LOST_NEXT;
      each.score = score;
      if (leader && score <= alpha) continue;
      leader = each;
      say(each, tree.lineAt(1), turns);
    }
    roots.sort((a, b) => b.score + b.noise - (a.score + a.noise));
    if (best && isDecided(best.score) && !evaluation.actions) best = { ...best, isProved: true };
    // The score of an action below the bound is only a bound itself: the leader goes first.
    if (leader) roots.sort((a, b) => Number(b === leader) - Number(a === leader));
  };

  /** Looks for a forced win in two, also where one is claimed; is it the best action now? */
  const force = (): boolean => {
    const most = Math.floor(limits.nodes * (evaluation.isNearEnd?.(root) ? FORCED_NEAR_END : FORCED));
    if (!proofs || most < LEAST_FORCED || limits.turns < FORCED_TURNS) return false;
    const { found, nodes } = proofs.forced(most, isOver);
    spent = nodes;
    const [picks] = found?.line ?? [];
    if (!found || !picks) return false;
    const { line, end } = found;
    best = { picks, line, score: winIn(end), end, isProved: true, turns: end, nodes: visited() };
    onProgress(best);
    return true;
  };

  try {
    for (let turns = 1; turns <= limits.turns; turns++) {
      deepen(turns);
      const { end } = best as unknown as Thought;
      if (turns === 1 && end !== 1 && force()) break;
      if (evaluation.actions) roots.splice(Math.ceil(finalists / turns));
      if (roots.length === 1 || (end !== null && Math.abs(end) <= turns)) break;
    }
  } catch (error) {
    if (!(error instanceof Spent)) throw error;
  }
  const found = { ...(best as unknown as Thought), nodes: visited() };
  return guard && limits.isTooLate && found.score === LOST_NEXT
    ? defended(game, evaluation, root, found, guard.defence(limits.isTooLate))
    : found;
};
