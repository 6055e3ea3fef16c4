/** The difficulty levels of the computer opponent and the limits of a search. */
import type { Target } from '../kernel/asking/target.ts';
import type { Evaluation } from '../kernel/evaluation.ts';

export type LevelId = 'beginner' | 'casual' | 'careful' | 'strong';

export interface Effort {
  /** Thinking time on an ordinary machine. Times `nodesPerSecond`, it is the budget in positions. */
  readonly seconds: number;
  /** The minimum budget in positions, for games with few positions a second. */
  readonly least?: number;
  /** Seconds after which the clock ends the search on any machine. */
  readonly most: number;
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
  readonly says: string;
}

export const LEVELS: readonly Level[] = [
  {
    id: 'beginner',
    title: 'Beginner',
    says: 'Grabs what it sees, and blunders.',
    seconds: 0.1,
    most: 1,
    turns: 1,
    noise: 300,
    width: 8,
  },
  {
    id: 'casual',
    title: 'Casual',
    says: 'Thinks 2 turns deep, and blunders at times.',
    seconds: 0.25,
    most: 1.5,
    turns: 2,
    noise: 130,
    width: 8,
  },
  {
    id: 'careful',
    title: 'Careful',
    says: 'Thinks up to 4 turns deep.',
    seconds: 0.6,
    most: 2,
    turns: 4,
    noise: 45,
    width: 8,
  },
  {
    id: 'strong',
    title: 'Strong',
    says: 'Thinks as deep as it can in a few seconds.',
    seconds: 4.5,
    most: 5,
    turns: 30,
    noise: 2,
    width: 12,
  },
];

/** For hints and threats: the best line within a second, its reason included. */
export const HINT: Effort = { seconds: 0.6, most: 0.85, turns: 30, noise: 0, width: 8 };

/** For the score of one turn in a report. The clock rarely ends it, so slow machines get the same score. */
export const STANDING: Effort = { seconds: 0.12, most: 5, turns: 30, noise: 0, width: 8 };

/** For a turning point of a report: the played turn and its alternative get the same budget. */
export const VERDICT: Effort = { ...STANDING, seconds: 0.3, least: 3000, most: 10 };

/** The final check of a turning point: fast games can afford a deeper one. */
export const CONFIRM: Effort = { ...VERDICT, seconds: 1 };

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
  readonly isTooLate?: () => boolean;
  /** The labels of root actions to skip. */
  readonly without?: readonly number[];
  /** The picks of an action to search first, if it is legal. */
  readonly also?: readonly Target[];
  /** Polled at every position; true ends the search. */
  readonly isOver?: () => boolean;
}

export const levelOf = (id: LevelId): Level => LEVELS.find((each) => each.id === id) as Level;

export const limitsOf = (
  { seconds, least = 1, turns, noise, width }: Effort,
  { nodesPerSecond }: Pick<Evaluation, 'nodesPerSecond'>,
  seed: number,
): Limits => ({ nodes: Math.max(least, Math.round(seconds * nodesPerSecond)), turns, noise, width, seed });
