import { CAPTURE_GOAL, type Puzzle } from '../../kernel/learning/puzzle.ts';
import { type Side, sideName } from '../../kernel/side.ts';
import { countWords } from '../../kernel/words.ts';

export const LEARN = {
  learnGame: (title: string): string => `Learn ${title}`,
  inMinutes: 'In 3 minutes',
  howItGoes: 'How to play',
  pointBefore: 'Previous point',
  pointAfter: 'Next point',
  place: (at: number, of: number): string => `${at} of ${of}`,
  lessons: 'Lessons',
  later: 'More, when you need it',
  onward: (title: string): string => `Next: ${title}`,
  noCourse: 'This game has no lessons yet.',
  noLesson: 'There is no such lesson or puzzle.',
  allLessons: 'All lessons',
  firstLesson: 'First lesson',
  nextLesson: 'Next lesson',
  playNow: 'Play a game',
  done: (done: number, all: number): string => `${done} of ${all} done`,
  isDone: 'done',
  pointPiece: 'Choose a piece to see how it moves.',
  piecesHere: 'The pieces here',
  challenges: 'Challenges',
  tryIt: 'Try it',
  makeHappen: (hasFixedDice: boolean): string => `Make this rule happen.${hasFixedDice ? ' The dice are fixed.' : ''}`,
  makeRefuse: 'Make a choice that this rule refuses.',
  noChallenge: 'This rule cannot be tried.',
  goal: 'Goal',
  left: (turns: number): string => `${countWords(turns, 'turn')} left`,
  yourBoard: (title: string): string => `Lesson: ${title}`,
  hint: 'Hint',
  solution: 'Show me',
  startOver: 'Start over',
  skip: 'Skip',
  next: 'Next',
  backOne: 'Try again',
  answering: 'The other side answers.',
  showing: 'This is one way.',
  reached: 'Done.',
  missed: 'Not yet.',
  instead: 'This happened instead:',
  goBackFirst: 'Go back first: this way does not reach the goal.',
  choose: (verb: 'Choose' | 'Press', what: readonly string[]): string =>
    `${verb} ${what.join(', ').replace(', ', ', then ')}.`,
  shown: 'That is one way.',
  playIt: 'Start over and play it',
  keptHint: 'Progress is kept in this browser, and saved to one file with your games.',
  atWork: 'You have seen this rule at work.',
  lessonsDone: (done: number, all: number): string => `${done} of ${countWords(all, 'lesson')} done`,
  seen: (seen: number, all: number): string => `${seen} of ${countWords(all, 'rule')} seen`,
  readMore: 'Read the rules',
} as const;

const TURN_COUNTS = ['', 'one turn', 'two turns', 'three turns'] as const;

export const kindOf = ({ kind, solution }: Pick<Puzzle, 'kind' | 'solution'>): string =>
  ({
    win: `Win in ${TURN_COUNTS[solution.length] ?? ''}`,
    save: 'The only way out',
    capture: 'Capture three',
  })[kind];

const taskOf = ({ kind, solution }: Puzzle): string =>
  ({
    win: `win in ${TURN_COUNTS[solution.length] ?? ''}.`,
    save: 'only one turn does not lose at once. Find it.',
    capture: `capture ${CAPTURE_GOAL} pieces in one turn.`,
  })[kind];

export const asksOf = (puzzle: Puzzle, side: Side): string => `${sideName(side)} to move: ${taskOf(puzzle)}`;

export const PUZZLES = {
  title: (game: string): string => `Puzzles: ${game}`,
  all: 'All puzzles',
  puzzles: 'Puzzles',
  says: 'Found and proved by the computer. Each has one solution, or all of its solutions count.',
  today: "Today's puzzle",
  todays: (isSolved: boolean): string => `Today's puzzle${isSolved ? ', solved' : ''}`,
  next: 'Next puzzle',
  yourBoard: (title: string): string => `Puzzle: ${title}`,
  reached: 'Solved.',
  looking: 'Looking for an answer to it …',
  unfound: 'It does not win in time.',
  shown: 'That is the solution.',
  solved: (done: number, all: number): string => `${done} of ${all} solved`,
  puzzlesSolved: (done: number, all: number): string => `${done} of ${countWords(all, 'puzzle')} solved`,
  isSolved: 'solved',
  grade: (grade: number): string => `difficulty ${grade} of 5`,
  none: 'This game has no puzzles yet.',
  own: 'From your games',
  noOwn: 'This puzzle is not among the saved games here.',
} as const;
