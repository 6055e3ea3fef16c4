import type { CourseOf, LessonChapter } from '../../../kernel/learning/lesson.ts';
import type { IdOf } from '../../../kernel/learning/rulebook.ts';
import type { RULES } from '../rules/index.ts';
import { ADVANCED } from './advanced.ts';
import { FIGHT } from './fight.ts';
import { GROUND } from './ground.ts';
import { LASTING } from './lasting.ts';
import { PIECES } from './pieces.ts';
import { PRIMER } from './primer.ts';

/** The first lessons, in order. */
const PATH = ['wall', 'leap', 'kind', 'guarded', 'pawn-becomes', 'convert', 'march', 'tomb', 'stun', 'mate'];

type Chapter = LessonChapter<IdOf<typeof RULES>>;

const ALL: readonly Chapter[] = [...GROUND, ...PIECES, ...ADVANCED, ...LASTING, ...FIGHT];

const FIRST: Chapter = {
  title: 'The path',
  lessons: PATH.flatMap((id) => ALL.flatMap(({ lessons }) => lessons.filter((lesson) => lesson.id === id))),
};

/** A chapter without the lessons of the path. */
const later = ({ title, lessons }: Chapter): Chapter => ({
  title,
  lessons: lessons.filter(({ id }) => !PATH.includes(id)),
  isLater: true,
});

export const COURSE: CourseOf<typeof RULES> = { primer: PRIMER, chapters: [FIRST, ...ALL.map(later)] };
