/** The steps of a plan as text (section 10): `-a9`, `xa9`, `-e6^`, `DS`, `CV g7`, `UL 1 f6`, `DI e9 E`. */
import { squareNamed } from '../../../kernel/board.ts';
import { DIRECTIONS } from '../../../kernel/direction.ts';
import type { Planned, Said } from '../position/action.ts';
import { BOARD, nameOf } from '../position/board.ts';
import { plannedLeg } from './plan.ts';
import { plannedUse, USES } from './uses.ts';

const EXTRAS = { leap: '^', fire: '*' } as const;

export const plannedText = (planned: Planned): string => {
  if (planned.kind === 'leg') {
    const { to, capture, extra } = planned;
    return `${capture ? 'x' : '-'}${nameOf(to)}${extra ? EXTRAS[extra] : ''}`;
  }
  const { code, to, aim, cargo, amount }: Said = planned;
  const words = [code, cargo === undefined ? null : cargo + 1, to === undefined ? null : nameOf(to), aim?.toUpperCase(), amount];
  return words.filter((word) => word !== null && word !== undefined).join(' ');
};

/** A plan as it is written down, in one line. */
export const planText = (plan: readonly Planned[]): string => plan.map(plannedText).join(', ');

const LEG = /^([-x])([a-p]\d+)([\^*]?)$/;

const legIn = (text: string): Planned | null => {
  const [, dash, name = '', extra] = LEG.exec(text) ?? [];
  const to = squareNamed(BOARD, name);
  return to === null ? null : plannedLeg(to, dash === 'x', extra === '^' ? 'leap' : extra === '*' ? 'fire' : null);
};

const specialIn = (text: string): Planned | null => {
  const [code, ...words] = text.split(' ');
  const use = USES.find((each) => each.code === code);
  if (!use) return null;
  const to = words.map((word) => squareNamed(BOARD, word)).find((square) => square !== null);
  const aim = DIRECTIONS.find((each) => words.includes(each.toUpperCase()));
  if ((use.targets && to === undefined) || (use.directions && !aim)) return null;
  return plannedUse(use, { to, aim, number: Number(words.find((word) => /^\d+$/.test(word)) ?? 0) });
};

/** A step from its text; null if that is none. */
export const readPlanned = (text: string): Planned | null => {
  const planned = legIn(text) ?? specialIn(text);
  return planned && plannedText(planned) === text ? planned : null;
};
