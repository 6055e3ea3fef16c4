/** Monads: shadows with a written plan (FC-MONAD-1). */
import type { Square } from '../../../kernel/board/board.ts';
import { type AnySpecial, EXTRA_SIGNS, type Leg, type Part, type Planned, type PlannedLeg } from './action.ts';
import { nameOf } from './board.ts';
import type { Stack } from './state.ts';

export interface Monad {
  readonly plan: readonly [Planned, ...Planned[]];
  readonly next: number;
  readonly isActive: boolean;
  /** The number of consecutive failed attempts at the next step (FC-MONAD-5). */
  readonly stuck: number;
  /** The square where the next step begins. A monad elsewhere first goes back there (FC-MONAD-6). */
  readonly at: Square;
}

export interface PlanHolder {
  readonly square: Square;
  readonly stack: Stack;
  readonly monad: Monad;
}

export const MAX_STEPS = 16;

export const plannedLeg = (to: Square, capture: boolean, extra: Leg['extra'] = null): PlannedLeg => ({
  kind: 'leg',
  to,
  capture,
  extra,
});

export const stepsLeft = ({ plan, next }: Monad): number => plan.length - next;

const PATIENCE = 3;

/** Returns the number of consecutive failed attempts after which a monad dies (FC-MONAD-5). */
export const patienceOf = (monad: Monad): number => PATIENCE * stepsLeft(monad);

/** Whether `part` is the planned step. Victim and promotion may differ, since a plan does not name them. */
export const isPlanned = (planned: Planned, part: Part): boolean =>
  Object.entries(planned).every(([name, value]) => Reflect.get(part, name) === value);

/** Writes a planned step as text, such as `xa9` or `CV g7` (section 10 of the rules). */
export const plannedText = (planned: Planned): string => {
  if (planned.kind === 'leg') {
    const { to, capture, extra } = planned;
    return `${capture ? 'x' : '-'}${nameOf(to)}${extra ? EXTRA_SIGNS[extra] : ''}`;
  }
  const { code, to, aim, cargo, amount }: AnySpecial = planned;
  const words = [
    code,
    cargo === undefined ? null : cargo + 1,
    to === undefined ? null : nameOf(to),
    aim?.toUpperCase(),
    amount,
  ];
  return words.filter((word) => word !== null && word !== undefined).join(' ');
};

export const planText = (plan: readonly Planned[]): string => plan.map(plannedText).join(', ');
