/** The difficulty levels of the computer opponent and the limits of a search. */
import type { Target } from '../kernel/asking/target.ts';
import type { Evaluation } from '../kernel/evaluation.ts';

export type LevelId = 'beginner' | 'casual' | 'careful' | 'strong';

export interface Effort {
  /** Thinking time on an ordinary machine. Times `nodesPerSecond`, it is the budget in positions. */
  readonly budgetSeconds: number;
  /** The minimum budget in positions, for games with few positions a second. */
  readonly minNodes?: number;
  /** Seconds of wall clock after which the search ends on any machine. */
  readonly maxSeconds: number;
  /** Depth in turns, quiescence not counted. */
  readonly turns: number;
  /** The largest random error added to a score, in hundredths of a Pawn. */
  readonly noise: number;
  /** Quiet actions searched per leaf in a game with thousands; twice as many in inner nodes. */
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

/** For hints and threats: the best line within a second, its reason included. */
export const HINT: Effort = { budgetSeconds: 0.6, maxSeconds: 0.85, turns: 30, noise: 0, width: 8 };

/** For the score of one turn in a report. The clock rarely ends it, so slow machines get the same score. */
export const STANDING: Effort = { budgetSeconds: 0.12, maxSeconds: 5, turns: 30, noise: 0, width: 8 };

/** For a turning point of a report: the played turn and its alternative get the same budget. */
export const VERDICT: Effort = { ...STANDING, budgetSeconds: 0.3, minNodes: 3000, maxSeconds: 10 };

/** The final check of a turning point: fast games can afford a deeper one. */
export const CONFIRM: Effort = { ...VERDICT, budgetSeconds: 1 };

export interface Limits {
  /** The budget in positions; the other limits are those of `Effort`. */
  readonly nodes: number;
  readonly turns: number;
  readonly noise: number;
  readonly width: number;
  /** Determines the random errors and the dice of the tree. */
  readonly seed: number;
  /**
   * If given, actions that let the other side win at once are rejected, in selective games too. Polled; true
   * ends the search for a defence.
   */
  readonly shouldStopDefence?: () => boolean;
  /** The hashes of root actions to skip. */
  readonly excludedHashes?: readonly number[];
  /** The picks of an action to search first, if it is legal. */
  readonly included?: readonly Target[];
  /** Polled at every position; true ends the search. */
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
