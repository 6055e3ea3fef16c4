/** What the game teaches: its primer, and its lessons chapter by chapter. */
import type { CourseOf } from '../../../kernel/learning/lesson.ts';
import type { RULES } from '../rules/index.ts';
import { ADVANCED } from './advanced.ts';
import { FIGHT } from './fight.ts';
import { GROUND } from './ground.ts';
import { LASTING } from './lasting.ts';
import { PIECES } from './pieces.ts';
import { PRIMER } from './primer.ts';

export const COURSE: CourseOf<typeof RULES> = {
  primer: PRIMER,
  chapters: [...GROUND, ...PIECES, ...ADVANCED, ...LASTING, ...FIGHT],
};
