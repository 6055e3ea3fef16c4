/**
 * An inspector line beyond badges and marks, with its clause; one without an urgency is a rule that applies.
 */

import type { IdOf } from '../../../../kernel/learning/rulebook.ts';
import { type Badge, fact as factOf, type Urgency } from '../../../../kernel/view.ts';
import type { RULES } from '../../rules/index.ts';

export const fact: (rule: IdOf<typeof RULES>, label: string, urgency?: Urgency) => Badge = factOf;

export const NONE: readonly Badge[] = [];
