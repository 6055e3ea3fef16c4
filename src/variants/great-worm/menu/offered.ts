/** An open choice whose tone is worked out only when somebody looks: it takes playing on to see what it leads to. */
import { type Choice, type Hint, type Menu, open, type Target, type Tone } from '../../../kernel/menu.ts';
import type { Act } from '../position/action.ts';

export const offer = (target: Target, tone: () => Tone, hint: () => Hint, next: () => Menu<Act>, label?: string): Choice<Act> => ({
  ...open(target, 'plain', next, label === undefined ? { hint } : { label, hint }),
  get tone() {
    return tone();
  },
});
