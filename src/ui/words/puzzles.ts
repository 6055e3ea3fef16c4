import { AT_ONCE, type Puzzle } from '../../kernel/learning/puzzle.ts';
import { type Side, sideName } from '../../kernel/side.ts';
import { countWords } from '../../kernel/words.ts';

const numbers = ['', 'one turn', 'two turns', 'three turns'] as const;

export const kindOf = ({ kind, solution }: Puzzle): string =>
  ({
    win: `Win in ${numbers[solution.length] ?? ''}`,
    save: 'The only way out',
    capture: 'Three at once',
  })[kind];

const taskOf = ({ kind, solution }: Puzzle): string =>
  ({
    win: `win in ${numbers[solution.length] ?? ''}.`,
    save: 'every turn but one loses at once. Find that one.',
    capture: `capture ${AT_ONCE} pieces in one turn.`,
  })[kind];

export const asksOf = (puzzle: Puzzle, side: Side): string => `${sideName(side)} to move: ${taskOf(puzzle)}`;

export const PUZZLES = {
  title: (game: string): string => `Puzzles: ${game}`,
  all: 'All puzzles',
  puzzles: 'Puzzles',
  says: 'Found and proved by the computer. Each has one solution, or all of its solutions count.',
  today: "Today's puzzle",
  next: 'Next puzzle',
  yourBoard: (title: string): string => `Puzzle: ${title}`,
  missed: 'Not the solution.',
  looking: (side: Side): string => `${sideName(side)} is looking for an answer.`,
  stillPlays: (side: Side, names: readonly string[]): string =>
    `${sideName(side)} can still play ${names.join(', then ')}.`,
  unfound: (side: Side): string => `${sideName(side)} has an answer, but it was not found in time.`,
  captures: (count: number): string =>
    count > 0
      ? `This turn captures ${count} of ${AT_ONCE} pieces.`
      : `This turn captures none of the ${AT_ONCE} pieces.`,
  shown: 'This solves it. Now play it.',
  solved: (done: number, all: number): string => `${done} of ${all} solved`,
  puzzlesSolved: (done: number, all: number): string => `${done} of ${countWords(all, 'puzzle')} solved`,
  isSolved: 'solved',
  grade: (grade: number): string => `difficulty ${grade} of 5`,
  none: 'This game has no puzzles yet.',
} as const;
