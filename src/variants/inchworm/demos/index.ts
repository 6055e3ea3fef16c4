import type { DemosOf } from '../../../kernel/learning/demo.ts';
import type { RULES } from '../rules/index.ts';
import { ENDING } from './ending.ts';
import { FIGHTING } from './fighting.ts';
import { WALKING } from './walking.ts';

export { EXAMPLES } from './readings.ts';

export const DEMOS = { ...WALKING, ...FIGHTING, ...ENDING } as const satisfies DemosOf<typeof RULES>;
