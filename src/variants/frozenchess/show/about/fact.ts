/** One line of the inspector: what holds here, beyond badges and marks, with its clause. */

import type { IdOf } from '../../../../kernel/rulebook.ts';
import type { Badge } from '../../../../kernel/view.ts';
import type { RULES } from '../../rules/index.ts';

export const fact = (rule: IdOf<typeof RULES>, label: string): Badge => ({ kind: 'about', rule, label });

export const NONE: readonly Badge[] = [];
