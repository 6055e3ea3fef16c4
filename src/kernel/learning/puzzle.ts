/** Puzzles: positions with one or a few solutions, proved by the engine. They are played as lessons. */
import type { Game } from '../game.ts';
import type { Goal, Lesson } from './lesson.ts';
import { type Clause, clausesOf, type RuleId } from './rulebook.ts';

/**
 * `win` in some turns, `save`: the only turn that does not lose at once, `capture` several pieces in one
 * turn.
 */
type PuzzleKind = 'win' | 'save' | 'capture';

/** An entry of a variant's `puzzles.json`. */
export interface Puzzle {
  /** Unique within its game. Progress is stored under it, so it never changes. */
  readonly id: string;
  readonly kind: PuzzleKind;
  /** From 1 (easiest in its game) to 5. */
  readonly grade: 1 | 2 | 3 | 4 | 5;
  readonly at: string;
  /** The solver's turns, in notation. */
  readonly solution: readonly string[];
  /** The other side's turns: the best defence, or the punishment of a wrong turn. */
  readonly replies: readonly string[];
  readonly rule: RuleId;
}

/** The number of pieces to capture in one turn in a `capture` puzzle. */
export const AT_ONCE = 3;

const goalOf = ({ kind }: Puzzle): Goal => {
  if (kind === 'win') return { kind: 'won' };
  return kind === 'save' ? { kind: 'led' } : { kind: 'captures', count: AT_ONCE };
};

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
