/**
 * Learning by playing, as data: a primer of a few points, and lessons. A lesson is a position and a goal that
 * the engine itself can judge (judge.ts), since every step names its clause. The board and the tests read the
 * same data.
 */
import type { Game, Position } from '../game.ts';
import { ok, type Problem, type Result } from '../result.ts';
import type { Demo } from './demo.ts';
import { clausesOf, type IdOf, type Rulebook, type RuleId } from './rulebook.ts';

/** An event to bring about, or to avoid. Squares are names; a piece is named by its square at the start. */
export type Goal<Rule extends RuleId = RuleId> =
  /** A step names this clause. */
  | { readonly kind: 'happens'; readonly rule: Rule }
  /** All these pieces are gone. */
  | { readonly kind: 'captured'; readonly pieces: readonly string[] }
  /** This piece stands on one of these squares. */
  | { readonly kind: 'reaches'; readonly piece: string; readonly squares: readonly string[] }
  /** This piece is now of that type. */
  | { readonly kind: 'becomes'; readonly piece: string; readonly type: string }
  /**
   * The lesson's turns are over, the other side has answered the last of them, and this piece is still there.
   */
  | { readonly kind: 'survives'; readonly piece: string }
  /** A turn of the learner's captures so many pieces of the other side. */
  | { readonly kind: 'captures'; readonly count: number }
  /** The turns lead where those of the solution do, and the other side has answered. */
  | { readonly kind: 'led' }
  /** The learner's side wins. */
  | { readonly kind: 'won' }
  /** The board or the inspector names a clause, through this lens or on this square. */
  | { readonly kind: 'shown'; readonly rule: Rule; readonly where: Pick<Demo, 'lens' | 'look'> }
  /** A choice is refused by this clause. */
  | { readonly kind: 'refused'; readonly rule: Rule };

/** One idea, one board, one goal. */
export interface Lesson<Rule extends RuleId = RuleId> {
  /** Within its game, as in an address. Progress is kept by it, so it never changes. */
  readonly id: string;
  readonly title: string;
  /** The knowledge it needs, in at most two sentences. */
  readonly says: string;
  /** The task, in one sentence. */
  readonly asks: string;
  /** A position file; the game's own start if left out. The side to move is the learner's. */
  readonly at?: string;
  readonly goal: Goal<Rule>;
  /** The learner's turns: as many as the solution has. */
  readonly within: number;
  /** Is every turn but the last missed that does not lead where the solution's does? */
  readonly isOnly?: true;
  /** Events that fail the lesson. A loss always does. */
  readonly never?: readonly Goal<Rule>[];
  /**
   * Turns of the other side, in picks or notation: its answer is the first that wins, or else the first that
   * is legal. Where none is, it plays the first move of the menu.
   */
  readonly replies?: readonly string[];
  /** The learner's turns that reach the goal, in picks or notation, one by one; the last may be refused. */
  readonly solution: readonly string[];
  /** The first turn, or the refused choice, that looks right and does not reach the goal. */
  readonly tempts: string;
  /** The knowledge gained, in one sentence. */
  readonly learned: string;
  /** The clauses to read on. */
  readonly teaches: readonly Rule[];
}

/** Lessons on one subject. */
export interface LessonChapter<Rule extends RuleId = RuleId> {
  readonly title: string;
  readonly lessons: readonly Lesson<Rule>[];
  /** Is it for later, when its subject comes up in a game? */
  readonly isLater?: boolean;
}

/** A point of a primer: a short text, and a board that plays it. */
export interface PrimerPoint<Family extends string = string> {
  readonly title: string;
  /** Paragraphs. */
  readonly says: readonly string[];
  /** Is it about the pieces? Then each is shown with its power. */
  readonly pieces?: true;
  /** The demonstration on the board; `says` is its caption. */
  readonly shows: Demo;
  /**
   * The families of clauses (`SN-TURN`) that are read with it: a chapter of the rulebook in the order for
   * people.
   */
  readonly reads: readonly Family[];
}

/** A game's primer and lessons. */
export interface Course {
  readonly primer: readonly PrimerPoint[];
  readonly chapters: readonly LessonChapter[];
}

type FamilyIn<Id extends string> = Id extends `${infer Game}-${infer Family}-${number}`
  ? `${Game}-${Family}`
  : never;

/** A course whose lessons and points name clauses of this rulebook; others do not compile. */
export interface CourseOf<Book extends Rulebook> extends Course {
  readonly primer: readonly PrimerPoint<FamilyIn<IdOf<Book>>>[];
  readonly chapters: readonly LessonChapter<IdOf<Book>>[];
}

/** The first sentence of the primer's second point, the goal. */
export const aimOf = ({ primer: [, goal] }: Course): string =>
  goal?.says[0]?.match(/^.*?[.](?= |$)/)?.[0] ?? '';

export const lessonsOf = ({ chapters }: Course): readonly Lesson[] =>
  chapters.flatMap(({ lessons }) => lessons);

/** The next lesson, perhaps in another chapter. */
export const lessonAfter = (course: Course, lesson: Lesson): Lesson | undefined => {
  const lessons = lessonsOf(course);
  return lessons[lessons.indexOf(lesson) + 1];
};

/** `SN-TURN` of `SN-TURN-1`. */
const familyOf = (rule: RuleId): string => rule.slice(0, rule.lastIndexOf('-'));

/** The rulebook in the order for people: the primer's points as chapters, then the clauses of none. */
export const inReadingOrder = (rules: Rulebook, { primer }: Course): Rulebook => {
  const read = new Set(primer.flatMap(({ reads }) => reads));
  const clauses = clausesOf(rules);
  const points = primer.map(({ title, reads }) => ({
    title,
    clauses: reads.flatMap((family) => clauses.filter(({ id }) => familyOf(id) === family)),
  }));
  const others = rules.map((chapter) => ({
    ...chapter,
    clauses: chapter.clauses.filter(({ id }) => !read.has(familyOf(id))),
  }));
  return [...points, ...others].filter((chapter) => chapter.clauses.length > 0);
};

export const startOfLesson = (game: Game, { at }: Pick<Lesson, 'at'>): Result<Position, Problem> =>
  at === undefined ? ok(game.setup(1)) : game.read(at);
