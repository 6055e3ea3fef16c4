/** Puzzles: positions with one or a few solutions, proved by the engine. They are played as lessons. */
import type { Target } from '../asking/target.ts';
import type { Game } from '../game.ts';
import { type Replayed, turnOf } from '../record.ts';
import { spelledTurns } from './challenge.ts';
import { attempted, standingOf } from './judge.ts';
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

/**
 * The lesson with another solution: the turns played so far, and a line after them. Null where that line does not
 * reach the goal by the lesson's own answers.
 */
export const solvedOtherwise = (
  game: Game,
  lesson: Lesson,
  { start, turns }: Replayed,
  line: readonly (readonly Target[])[],
): Lesson | null => {
  const all = [...turns];
  for (const picks of line) {
    const played = game.play(all.at(-1)?.position ?? start, picks);
    if (!played.ok) return null;
    all.push(turnOf(picks, played.value));
  }
  const spelled = spelledTurns(game, start, all);
  const textsOf = (isOwn: boolean) =>
    spelled.flatMap(({ side, text }) => ((side === start.toMove) === isOwn ? [text] : []));
  const solution = textsOf(true);
  const other: Lesson = { ...lesson, solution, replies: [...textsOf(false), ...(lesson.replies ?? [])] };
  const solved = attempted(game, other, solution);
  return solved.ok && standingOf(solved.value) === 'reached' ? other : null;
};
