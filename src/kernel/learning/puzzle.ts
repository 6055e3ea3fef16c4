/** Puzzles: positions with one solution, or a few, that the engine has proved. They are played as lessons. */
import type { Game } from '../game.ts';
import type { Goal, Lesson } from './lesson.ts';
import { type Clause, clausesOf, type RuleId } from './rulebook.ts';

/** To win in some turns, to find the only turn that does not lose at once, or to capture several pieces in a turn. */
type PuzzleKind = 'win' | 'save' | 'capture';

/** As it is kept in a variant's `puzzles.ts`. */
export interface Puzzle {
  /** Within its game. Progress is kept by it, so it never changes. */
  readonly id: string;
  readonly kind: PuzzleKind;
  /** From 1, the easiest of its game, to 5. */
  readonly grade: 1 | 2 | 3 | 4 | 5;
  /** A position file. */
  readonly at: string;
  /** The solver's turns. */
  readonly solution: readonly string[];
  /** Answers: the best defence, or what punishes a wrong turn. */
  readonly replies: readonly string[];
  /** The clause that wins, or captures. */
  readonly rule: RuleId;
}

/** Pieces to be captured in one turn. */
export const AT_ONCE = 3;

const goalOf = ({ kind }: Puzzle): Goal => {
  if (kind === 'win') return { kind: 'won' };
  return kind === 'save' ? { kind: 'led' } : { kind: 'captures', count: AT_ONCE };
};

/** A puzzle as a lesson with this title and task. */
export const lessonOfPuzzle = (
  game: Game,
  puzzle: Puzzle,
  { title, asks }: Pick<Lesson, 'title' | 'asks'>,
): Lesson => {
  const { id, at, solution, replies, rule } = puzzle;
  const clause: Clause | undefined = clausesOf(game.rules).find((each) => each.id === rule);
  return {
    id,
    title,
    says: '',
    asks,
    at,
    goal: goalOf(puzzle),
    within: solution.length,
    isOnly: true as const,
    replies,
    solution,
    tempts: '',
    learned: clause?.text ?? '',
    teaches: [rule],
  };
};
