/** Monads and their plans in words, as players read them. */
import type { Square } from '../../../kernel/board.ts';
import { DIRECTION_NAMES } from '../../../kernel/direction.ts';
import type { Refusal } from '../../../kernel/menu.ts';
import { CODES, type Planned, type Said } from '../position/action.ts';
import { nameOf } from '../position/board.ts';
import { rule } from '../rules/index.ts';
import type { Monad } from './plan.ts';

const EXTRA_WORDS = { leap: ", with its Knight's Leap", fire: ', with its Fire' } as const;

/** "to a9", "capture on e5", "De-shadow", "Conversion, g7" */
export const plannedWords = (planned: Planned): string => {
  if (planned.kind === 'leg') {
    const { to, capture, extra } = planned;
    return `${capture ? 'capture on' : 'to'} ${nameOf(to)}${extra ? EXTRA_WORDS[extra] : ''}`;
  }
  const { code, to, aim, cargo, amount }: Said = planned;
  const details = [
    cargo === undefined ? null : `unit ${cargo + 1}`,
    to === undefined ? null : nameOf(to),
    aim ? DIRECTION_NAMES[aim] : null,
    amount === undefined ? null : `by ${amount}`,
  ];
  return [CODES[code], ...details.filter((each) => each !== null)].join(', ');
};

/** "1. to a9; 2. De-shadow; 3. to h9"; `before`: how many steps come before these. */
export const planWords = (plan: readonly Planned[], before = 0): string =>
  plan.map((planned, index) => `${before + index + 1}. ${plannedWords(planned)}`).join('; ');

/** The step a monad is to make next. */
export const nextStep = ({ plan, next }: Monad): Planned => plan[next] ?? plan[0];

/** Why its player does not move a monad; `name`: "The Shadow Rook on a5". */
export const whyFollowing = (name: string, square: Square, monad: Monad): Refusal => {
  const text = `${name} is a monad: no player moves it before its plan is done. Next: ${plannedWords(nextStep(monad))}.`;
  return { rule: rule('FC-MONAD-2'), text, squares: [square] };
};
