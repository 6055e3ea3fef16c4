import type { Target } from '../kernel/asking/target.ts';
import type { Evaluation } from '../kernel/evaluation.ts';

export type LevelId = 'beginner' | 'casual' | 'careful' | 'strong';

export interface Effort {
  /** Thinking time on an ordinary machine. Multiplied by `nodesPerSecond`, it gives the budget in positions. */
  readonly budgetSeconds: number;
  /** The minimum budget in positions, for games with few positions a second. */
  readonly minNodes?: number;
  /** Limit in seconds of wall clock, which ends the search on slow machines. */
  readonly maxSeconds: number;
  /** Maximum depth in turns, without quiescence. */
  readonly turns: number;
  /** The largest random error added to a score, in hundredths of a Pawn. */
  readonly noise: number;
  /** Number of quiet actions per node in games with thousands of actions; doubled while more than 1 turn is left. */
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

/** Effort for hints and threats: the search and the reason together normally take less than a second. */
export const HINT: Effort = { budgetSeconds: 0.6, maxSeconds: 0.85, turns: 30, noise: 0, width: 8 };

/** Effort for a turn's score in a report. Time rarely ends the search, so slow machines get the same score. */
export const STANDING: Effort = { budgetSeconds: 0.12, maxSeconds: 5, turns: 30, noise: 0, width: 8 };

/** Effort for a turning point of a report: the played turn and its alternative each get this budget. */
export const VERDICT: Effort = { ...STANDING, budgetSeconds: 0.3, minNodes: 3000, maxSeconds: 10 };

/** Effort for the final check of a turning point. Skipped if the budget would be no larger than for `VERDICT`. */
export const DEEP_VERDICT: Effort = { ...VERDICT, budgetSeconds: 1 };

export interface Limits {
  /** Budget in positions. The other limits are those of `Effort`. */
  readonly nodes: number;
  readonly turns: number;
  readonly noise: number;
  readonly width: number;
  /** Seeds the random errors and the dice rolled in the search. */
  readonly seed: number;
  /** Returns true to stop the search for a defence against a loss next turn. If omitted, no defence is sought. */
  readonly shouldStopDefence?: () => boolean;
  readonly excludedHashes?: readonly number[];
  /** The picks of an action to search first, if it is legal. */
  readonly included?: readonly Target[];
  /** Polled at every position; the search stops when it returns true. */
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
