import type { Game, Position } from '../game.ts';
import { ok, type Problem, type Result } from '../result.ts';
import type { Demo } from './demo.ts';
import { clausesOf, type IdOf, type Rulebook, type RuleId } from './rulebook.ts';

/** An event to cause or avoid. A piece is named by its start square. */
export type Goal<Rule extends RuleId = RuleId> =
  | { readonly kind: 'happens'; readonly rule: Rule }
  /** All these pieces have left the board or changed sides. */
  | { readonly kind: 'captured'; readonly pieces: readonly string[] }
  | { readonly kind: 'reaches'; readonly piece: string; readonly squares: readonly string[] }
  | { readonly kind: 'becomes'; readonly piece: string; readonly type: string }
  /** The learner still has this piece after the reply to the last turn. */
  | { readonly kind: 'survives'; readonly piece: string }
  /** The learner captures at least `count` pieces in one turn. */
  | { readonly kind: 'captures'; readonly count: number }
  /** The learner's turns led to the positions of the solution. Judged after the reply to the last turn. */
  | { readonly kind: 'led' }
  | { readonly kind: 'won' }
  /** The clause is cited by the board, lens or inspector. */
  | { readonly kind: 'shown'; readonly rule: Rule; readonly where: Pick<Demo, 'lens' | 'look'> }
  | { readonly kind: 'refused'; readonly rule: Rule };

export interface Lesson<Rule extends RuleId = RuleId> {
  /** The id, under which progress is stored. Ids never change. */
  readonly id: string;
  readonly title: string;
  /** What the learner must know, in at most two sentences. */
  readonly says: string;
  readonly asks: string;
  /** The start as a position file. The learner has the move. */
  readonly at?: string;
  readonly goal: Goal<Rule>;
  /** The number of turns that the learner has. */
  readonly within: number;
  /** Whether all turns but the last must follow the solution. */
  readonly isPuzzle?: true;
  /** Events that fail the lesson. A loss always does. */
  readonly never?: readonly Goal<Rule>[];
  /** Replies of the other side, in picks or notation. The first that wins is played, else the first legal reply. */
  readonly replies?: readonly string[];
  /** The learner's turns. The last may be a refused choice. */
  readonly solution: readonly string[];
  /** A tempting first turn that does not reach the goal. */
  readonly tempts: string;
  readonly learned: string;
  readonly teaches: readonly Rule[];
}

export interface LessonChapter<Rule extends RuleId = RuleId> {
  readonly title: string;
  readonly lessons: readonly Lesson<Rule>[];
  /** Whether the chapter is listed after the others, for the time when its subject comes up in a game. */
  readonly isLater?: boolean;
}

export interface PrimerPoint<Family extends string = string> {
  readonly title: string;
  readonly says: readonly string[];
  readonly pieces?: true;
  readonly shows: Demo;
  /** The families of clauses to read at this point, such as `SN-TURN`. */
  readonly reads: readonly Family[];
}

export interface Course {
  readonly primer: readonly PrimerPoint[];
  readonly chapters: readonly LessonChapter[];
}

type FamilyIn<Id extends string> = Id extends `${infer Game}-${infer Family}-${number}` ? `${Game}-${Family}` : never;

/** A course that cites only clauses of `Book`. An unknown id does not compile. */
export interface CourseOf<Book extends Rulebook> extends Course {
  readonly primer: readonly PrimerPoint<FamilyIn<IdOf<Book>>>[];
  readonly chapters: readonly LessonChapter<IdOf<Book>>[];
}

/** Returns the goal of the game: the first sentence of the primer's second point. Empty if there is none. */
export const goalOfGame = ({ primer: [, goal] }: Course): string => goal?.says[0]?.match(/^.*?[.](?= |$)/)?.[0] ?? '';

export const lessonsOf = ({ chapters }: Course): readonly Lesson[] => chapters.flatMap(({ lessons }) => lessons);

/** Returns the next lesson, possibly of the next chapter. Undefined after the last lesson. */
export const lessonAfter = (course: Course, lesson: Lesson): Lesson | undefined => {
  const lessons = lessonsOf(course);
  return lessons[lessons.indexOf(lesson) + 1];
};

const familyOf = (rule: RuleId): string => rule.slice(0, rule.lastIndexOf('-'));

/** Returns the rulebook with the points of the primer as first chapters, so that beginners can read from the start. */
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
