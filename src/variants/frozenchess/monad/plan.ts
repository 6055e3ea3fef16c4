/**
 * What a monad is (FC-MONAD-1): a shadow whose player has written down its next steps. A step names where it
 * goes or what it uses; everything else is decided when it is made.
 */
import type { Square } from '../../../kernel/board/board.ts';
import type { Leg, Part, Planned, PlannedLeg } from '../position/action.ts';

export interface Monad {
  readonly plan: readonly [Planned, ...Planned[]];
  /** Which of its steps is next, counted from 0. */
  readonly next: number;
  readonly isActive: boolean;
  /** Vain attempts in a row. */
  readonly stuck: number;
  /** Where its next step begins. */
  readonly at: Square;
}

export const MOST_STEPS = 16;

export const plannedLeg = (to: Square, capture: boolean, extra: Leg['extra'] = null): PlannedLeg => ({
  kind: 'leg',
  to,
  capture,
  extra,
});

/** How many steps are left to make. */
export const stepsLeft = ({ plan, next }: Monad): number => plan.length - next;

const PATIENCE = 3;

/** After so many vain attempts it dies (FC-MONAD-5). */
export const patienceOf = (monad: Monad): number => PATIENCE * stepsLeft(monad);

/**
 * Is this what the step asks for? Whom of a stack it captures and what a Pawn becomes is not written down.
 */
export const isPlanned = (planned: Planned, part: Part): boolean =>
  Object.entries(planned).every(([name, value]) => Reflect.get(part, name) === value);
