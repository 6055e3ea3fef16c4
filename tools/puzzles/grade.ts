/** Grades the difficulty of a puzzle: a pure function of what its solver sees and must do. */
import type { Position } from '../../src/kernel/game.ts';
import type { Puzzle } from '../../src/kernel/learning/puzzle.ts';
import { playText } from '../../src/kernel/record.ts';
import { unwrap } from '../../src/kernel/result.ts';
import { badgesOf } from '../../src/kernel/view.ts';
import type { FoundPuzzle } from '../../src/prover/puzzles.ts';
import { createProverContext, isWonBy, turnsFrom } from '../../src/prover/turns.ts';

export interface PuzzleFeatures {
  /** The number of pieces and of marked squares on the board. */
  readonly unitsAndMarks: number;
  /** The number of legal first turns for each that wins at once. */
  readonly choices: number;
  /** The number of picks in all turns of the solution. */
  readonly clicks: number;
  /** The number of plies that the solver must foresee. */
  readonly ahead: number;
  /** Whether the first turn neither captures nor checks. */
  readonly isQuiet: boolean;
}

/** Weights in points of difficulty. A doubling of the units and marks, or of the choices, is worth 1. */
const PICK_WEIGHT = 0.5;
const PLY_WEIGHT = 2.5;
const QUIET_WEIGHT = 2;

const difficultyOf = ({ unitsAndMarks, choices, clicks, ahead, isQuiet }: PuzzleFeatures): number =>
  Math.log2(unitsAndMarks) +
  Math.log2(choices) +
  PICK_WEIGHT * clicks +
  PLY_WEIGHT * (ahead - 1) +
  (isQuiet ? QUIET_WEIGHT : 0);

/** The least difficulty of grades 2 to 5: the quintiles of each game's puzzles when they were made. */
const BOUNDS: Readonly<Record<string, readonly number[]>> = {
  'great-worm': [14.7, 16.3, 17.2, 19.5],
  snake: [13.6, 15.8, 16.5, 19.7],
  baroque: [12.4, 12.7, 13.8, 18.4],
  inchworm: [15.2, 15.7, 16.2, 17.1],
  frozenchess: [17, 18.9, 20.7, 21.6],
};
const DEFAULT_BOUNDS = [13, 14.5, 16, 18];

/** The number of units and marks (that of a chess board's squares) above which no puzzle has grade 1. */
const NEVER_EASY = 64;

export const gradeOf = (game: string, seen: PuzzleFeatures): Puzzle['grade'] => {
  const passed = (BOUNDS[game] ?? DEFAULT_BOUNDS).filter((bound) => difficultyOf(seen) >= bound).length;
  return Math.max(seen.unitsAndMarks > NEVER_EASY ? 2 : 1, passed + 1) as Puzzle['grade'];
};

export const featuresOf = (
  { game, evaluation }: Pick<ReturnType<typeof createProverContext>, 'game' | 'evaluation'>,
  position: Position,
  { kind, solution }: FoundPuzzle,
): PuzzleFeatures => {
  const { units, marks } = game.view(position);
  let [turns, right] = [0, 0];
  for (const turn of turnsFrom(createProverContext(game, evaluation, Number.POSITIVE_INFINITY), position)) {
    turns++;
    if (isWonBy(game, turn, position.toMove)) right++;
  }
  const [first = ''] = solution;
  const played = unwrap(playText(game, position, first));
  const events = played.flatMap((turn) => turn.tell()).flatMap((step) => step.events);
  const isCapture = events.some((event) => event.kind === 'captured' && units[event.unit]?.side !== position.toMove);
  const after = game.view(played.at(-1)?.position ?? position);
  return {
    unitsAndMarks: Object.keys(units).length + Object.keys(marks).length,
    choices: turns / Math.max(1, right),
    clicks: solution.flatMap((turn) => turn.split(/[ ;]+/)).length,
    ahead: kind === 'win' ? 2 * solution.length - 1 : kind === 'save' ? 2 : 1,
    isQuiet: !isCapture && !badgesOf(after).some(({ kind }) => kind === 'check'),
  };
};
