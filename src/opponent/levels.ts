/** Levels of the computer's play, as data. */
import type { Target } from '../kernel/asking/target.ts';
import type { Evaluation } from '../kernel/evaluation.ts';

export type LevelId = 'beginner' | 'casual' | 'careful' | 'strong';

export interface Effort {
  /** Thinking time on an ordinary machine: with the game's pace, the budget in positions. */
  readonly seconds: number;
  /** The least budget in positions, in a game of a slower pace. */
  readonly least?: number;
  /** Seconds after which the clock ends it, on any machine. */
  readonly most: number;
  /** Turns looked ahead, captures not counted. */
  readonly turns: number;
  /** The most by which it misjudges an action, in hundredths of a Pawn. */
  readonly noise: number;
  /**
   * In a game with thousands of actions, the quiet ones looked at in a position; twice as many where it goes
   * on to the next turn.
   */
  readonly width: number;
}

interface Level extends Effort {
  readonly id: LevelId;
  readonly title: string;
  /** Its character, in one line. */
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

/** The effort for a hint and for a threat: the best line within a second, its reason included. */
export const HINT: Effort = { seconds: 0.6, most: 0.85, turns: 30, noise: 0, width: 8 };

/** The effort for the standing at one turn of a report, which is the same on a slow machine. */
export const STANDING: Effort = { seconds: 0.12, most: 5, turns: 30, noise: 0, width: 8 };

/** The effort for a turning point of a report: the turn played and a better one are judged by the same. */
export const VERDICT: Effort = { ...STANDING, seconds: 0.3, least: 3000, most: 10 };

/** The effort for the last look at a turning point: a quick game can afford a longer one. */
export const CONFIRM: Effort = { ...VERDICT, seconds: 1 };

/** The limits of a search. */
export interface Limits {
  /** Positions visited. */
  readonly nodes: number;
  /** Turns ahead. */
  readonly turns: number;
  /** The most by which it misjudges an action, in hundredths of a Pawn. */
  readonly noise: number;
  /** Quiet actions looked at in a position of the tree, in a game with thousands. */
  readonly width: number;
  /** The same seed gives the same misjudgements. */
  readonly seed: number;
  /**
   * Given, no action is best after which the other side wins at once, also in a game that selects its
   * actions. Is it too late to look for one more?
   */
  readonly isTooLate?: () => boolean;
  /** The labels of actions that are not tried first. */
  readonly without?: readonly number[];
  /** The picks of an action that is tried first, where it can be played. */
  readonly also?: readonly Target[];
  /** Is it to end now? Called at every position. */
  readonly isOver?: () => boolean;
}

export const levelOf = (id: LevelId): Level => LEVELS.find((each) => each.id === id) as Level;

/** The limits of a level in a game. */
export const limitsOf = (
  { seconds, least = 1, turns, noise, width }: Effort,
  { nodesPerSecond }: Pick<Evaluation, 'nodesPerSecond'>,
  seed: number,
): Limits => ({ nodes: Math.max(least, Math.round(seconds * nodesPerSecond)), turns, noise, width, seed });
