/** Plans in words for players, and the parser of planned steps (section 10 of the rules). */
import type { Refusal } from '../../../../kernel/asking/menu.ts';
import { type Square, squareNamed } from '../../../../kernel/board/board.ts';
import { DIRECTION_NAMES, DIRECTIONS } from '../../../../kernel/board/direction.ts';
import type { AnySpecial, Planned, PlannedSpecial } from '../../position/action.ts';
import { BOARD, nameOf } from '../../position/board.ts';
import { type Monad, plannedLeg, plannedText } from '../../position/plan.ts';
import { refusal } from '../../rules/index.ts';
import { plannableNamed, plannedAbility } from './uses.ts';

const EXTRA_WORDS = { leap: " with its Knight's Leap", fire: ' with its Fire' } as const;

export const plannedName = ({ code }: PlannedSpecial): string => plannableNamed(code)?.offer.name ?? code;

export const plannedWords = (planned: Planned): string => {
  if (planned.kind === 'leg') {
    const { to, capture, extra } = planned;
    return `${capture ? 'capture on' : 'to'} ${nameOf(to)}${extra ? EXTRA_WORDS[extra] : ''}`;
  }
  const { to, aim, cargo, amount }: AnySpecial = planned;
  const details = [
    cargo === undefined ? null : `piece ${cargo + 1}`,
    to === undefined ? null : nameOf(to),
    aim ? DIRECTION_NAMES[aim] : null,
    amount === undefined ? null : `by ${amount}`,
  ];
  return [plannedName(planned), ...details.filter((each) => each !== null)].join(' ');
};

/** Returns numbered steps: "3. to a9, 4. De-shadow" if `before` is 2. */
export const planWords = (plan: readonly Planned[], before = 0): string =>
  plan.map((planned, index) => `${before + index + 1}. ${plannedWords(planned)}`).join(', ');

export const nextStep = ({ plan, next }: Monad): Planned => plan[next] ?? plan[0];

/** Returns why a monad cannot be moved: a monad follows its plan by itself (FC-MONAD-2). */
export const whyFollowing = (name: string, square: Square, monad: Monad): Refusal => {
  const text = `${name} is a monad: it moves by itself until its plan is done. Next step: ${plannedWords(nextStep(monad))}.`;
  return refusal('FC-MONAD-2', text, [square]);
};

const LEG_PATTERN = /^([-x])([a-p]\d+)([\^*]?)$/;

const readLeg = (text: string): Planned | null => {
  const [, dash, name = '', extra] = LEG_PATTERN.exec(text) ?? [];
  const to = squareNamed(BOARD, name);
  return to === null ? null : plannedLeg(to, dash === 'x', extra === '^' ? 'leap' : extra === '*' ? 'fire' : null);
};

const readSpecial = (text: string): Planned | null => {
  const [code = '', ...words] = text.split(' ');
  const use = plannableNamed(code);
  if (!use) return null;
  const to = words.map((word) => squareNamed(BOARD, word)).find((square) => square !== null);
  const aim = DIRECTIONS.find((each) => words.includes(each.toUpperCase()));
  if ((use.plan.targets && to === undefined) || (use.plan.directions && !aim)) return null;
  return plannedAbility(use, { to, aim, number: Number(words.find((word) => /^\d+$/.test(word)) ?? 0) });
};

/** Reads a planned step. Returns null unless the text is exactly what `plannedText` writes. */
export const readPlanned = (text: string): Planned | null => {
  const planned = readLeg(text) ?? readSpecial(text);
  return planned && plannedText(planned) === text ? planned : null;
};
