import type { Target } from '../asking/target.ts';
import type { Game } from '../game.ts';
import { playedAction, type ReplayedLine } from '../record.ts';
import { spelledTurns } from './challenge.ts';
import { attemptStatus, playAttempt } from './judge.ts';
import type { Goal, Lesson } from './lesson.ts';
import { type Clause, clausesOf, type RuleId } from './rulebook.ts';

/** What a puzzle asks for. In a `save` puzzle, only one turn avoids an immediate loss. */
type PuzzleKind = 'win' | 'save' | 'capture';

export interface Puzzle {
  /** The id, under which progress is stored. Ids never change. */
  readonly id: string;
  readonly kind: PuzzleKind;
  /** The difficulty among the puzzles of the game, from 1 (easiest) to 5. */
  readonly grade: 1 | 2 | 3 | 4 | 5;
  readonly at: string;
  readonly solution: readonly string[];
  /** The other side's turns in notation: defences and refutations. */
  readonly replies: readonly string[];
  readonly rule: RuleId;
}

/** The number of pieces to capture in one turn of a `capture` puzzle. */
export const CAPTURE_GOAL = 3;

const goalOf = ({ kind }: Puzzle): Goal => {
  if (kind === 'win') return { kind: 'won' };
  return kind === 'save' ? { kind: 'led' } : { kind: 'captures', count: CAPTURE_GOAL };
};

export const lessonOfPuzzle = (game: Game, puzzle: Puzzle, { title, asks }: Pick<Lesson, 'title' | 'asks'>): Lesson => {
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
    isPuzzle: true as const,
    replies,
    solution,
    tempts: '',
    learned: clause?.text ?? '',
    teaches: [rule],
  };
};

/** Returns the lesson with another solution, which begins with the played actions. Null if the goal is missed. */
export const lessonWithSolution = (
  game: Game,
  lesson: Lesson,
  { start, actions }: ReplayedLine,
  line: readonly (readonly Target[])[],
): Lesson | null => {
  const all = [...actions];
  for (const picks of line) {
    const played = game.play(all.at(-1)?.position ?? start, picks);
    if (!played.ok) return null;
    all.push(playedAction(picks, played.value));
  }
  const spelled = spelledTurns(game, start, all);
  const textsOf = (isOwn: boolean) =>
    spelled.flatMap(({ side, text }) => ((side === start.toMove) === isOwn ? [text] : []));
  const solution = textsOf(true);
  const other: Lesson = { ...lesson, solution, replies: [...textsOf(false), ...(lesson.replies ?? [])] };
  const solved = playAttempt(game, other, solution);
  return solved.ok && attemptStatus(solved.value) === 'reached' ? other : null;
};
