import type { Target } from '../kernel/asking/target.ts';
import type { Evaluation } from '../kernel/evaluation.ts';

export type LevelId = 'beginner' | 'casual' | 'careful' | 'strong';

export interface Effort {
  /** Thinking time on an ordinary machine, converted to a budget in positions. */
  readonly budgetSeconds: number;
  /** The minimum budget in positions, for games with few positions a second. */
  readonly minNodes?: number;
  /** Time limit of the search in seconds of wall clock, for slow machines. */
  readonly maxSeconds: number;
  /** Maximum depth in turns, without quiescence. */
  readonly turns: number;
  /** The largest random error of a score, in hundredths of a Pawn. */
  readonly noise: number;
  /** Number of quiet actions searched at a node, in games with thousands of actions. Doubled at depths above 1. */
  readonly width: number;
}

interface Level extends Effort {
  readonly id: LevelId;
  readonly title: string;
  readonly description: string;
}

export const LEVELS: readonly Level[] = [
  {
    id: 'beginner',
    title: 'Beginner',
    description: 'Grabs what it sees, and blunders.',
    budgetSeconds: 0.1,
    maxSeconds: 1,
    turns: 1,
    noise: 300,
    width: 8,
  },
  {
    id: 'casual',
    title: 'Casual',
    description: 'Thinks 2 turns deep, and blunders at times.',
    budgetSeconds: 0.25,
    maxSeconds: 1.5,
    turns: 2,
    noise: 130,
    width: 8,
  },
  {
    id: 'careful',
    title: 'Careful',
    description: 'Thinks up to 4 turns deep.',
    budgetSeconds: 0.6,
    maxSeconds: 2,
    turns: 4,
    noise: 45,
    width: 8,
  },
  {
    id: 'strong',
    title: 'Strong',
    description: 'Thinks as deep as it can in a few seconds.',
    budgetSeconds: 4.5,
    maxSeconds: 5,
    turns: 30,
    noise: 2,
    width: 12,
  },
];

/** Effort for hints and threats. An answer normally takes under a second. */
export const HINT: Effort = { budgetSeconds: 0.6, maxSeconds: 0.85, turns: 30, noise: 0, width: 8 };

/** Effort for judging the standing at each turn of a report. The time limit is long, so that slow machines agree. */
export const STANDING: Effort = { budgetSeconds: 0.12, maxSeconds: 5, turns: 30, noise: 0, width: 8 };

/** Effort for a verdict on a turning point: the played turn and the best alternative each get this budget. */
export const VERDICT: Effort = { ...STANDING, budgetSeconds: 0.3, minNodes: 3000, maxSeconds: 10 };

/** Effort for the final check of a turning point. Games with few positions a second skip this check. */
export const DEEP_VERDICT: Effort = { ...VERDICT, budgetSeconds: 1 };

export interface Limits {
  /** Budget in positions. */
  readonly nodes: number;
  readonly turns: number;
  readonly noise: number;
  readonly width: number;
  /** Seeds the random errors and the dice rolled in the search, so that a search can be repeated. */
  readonly seed: number;
  /** Whether to stop the search for a defence. If omitted, no defence is sought. */
  readonly shouldStopDefence?: () => boolean;
  readonly excludedHashes?: readonly number[];
  /** The action that the search always includes, as the first one, so that a review can judge the played turn. */
  readonly included?: readonly Target[];
  /** Whether to stop the search, such as at its time limit. Polled at every position. */
  readonly shouldStop?: () => boolean;
}

export const levelOf = (id: LevelId): Level => LEVELS.find((each) => each.id === id) as Level;

export const limitsOf = (
  { budgetSeconds, minNodes = 1, turns, noise, width }: Effort,
  { nodesPerSecond }: Pick<Evaluation, 'nodesPerSecond'>,
  seed: number,
): Limits => ({
  nodes: Math.max(minNodes, Math.round(budgetSeconds * nodesPerSecond)),
  turns,
  noise,
  width,
  seed,
});
