import type { CourseOf } from '../../../kernel/learning/lesson.ts';
import type { RULES } from '../rules/index.ts';
import { CHAPTERS } from './chapters.ts';
import { PRIMER } from './primer.ts';

export const COURSE: CourseOf<typeof RULES> = { primer: PRIMER, chapters: CHAPTERS };
