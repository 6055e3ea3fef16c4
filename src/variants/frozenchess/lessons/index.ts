import type { CourseOf, LessonChapter } from '../../../kernel/learning/lesson.ts';
import type { IdOf } from '../../../kernel/learning/rulebook.ts';
import type { RULES } from '../rules/index.ts';
import { ADVANCED_CHAPTERS } from './advanced.ts';
import { GROUND_CHAPTERS } from './ground.ts';
import { FIGHT_CHAPTERS, LASTING_CHAPTERS } from './lasting.ts';
import { PIECE_CHAPTERS } from './pieces.ts';
import { PRIMER } from './primer.ts';

const FIRST_LESSONS = ['wall', 'leap', 'kind', 'guarded', 'pawn-becomes', 'convert', 'march', 'tomb', 'stun', 'mate'];

type Chapter = LessonChapter<IdOf<typeof RULES>>;

const ALL_CHAPTERS: readonly Chapter[] = [
  ...GROUND_CHAPTERS,
  ...PIECE_CHAPTERS,
  ...ADVANCED_CHAPTERS,
  ...LASTING_CHAPTERS,
  ...FIGHT_CHAPTERS,
];

const FIRST_CHAPTER: Chapter = {
  title: 'The path',
  lessons: FIRST_LESSONS.flatMap((id) =>
    ALL_CHAPTERS.flatMap(({ lessons }) => lessons.filter((lesson) => lesson.id === id)),
  ),
};

const withoutFirstLessons = ({ title, lessons }: Chapter): Chapter => ({
  title,
  lessons: lessons.filter(({ id }) => !FIRST_LESSONS.includes(id)),
  isLater: true,
});

export const COURSE: CourseOf<typeof RULES> = {
  primer: PRIMER,
  chapters: [FIRST_CHAPTER, ...ALL_CHAPTERS.map(withoutFirstLessons)],
};
