/** A monad (FC-MONAD-1): a shadow with a written plan. A step names its target or ability, no more. */
import type { Square } from '../../../kernel/board/board.ts';
import type { Leg, Part, Planned, PlannedLeg } from '../position/action.ts';

export interface Monad {
  readonly plan: readonly [Planned, ...Planned[]];
  /** The index of its next step. */
  readonly next: number;
  readonly isActive: boolean;
  /** Consecutive vain attempts. */
  readonly stuck: number;
  /** The square where its next step begins. */
  readonly at: Square;
}

export const MOST_STEPS = 16;

export const plannedLeg = (to: Square, capture: boolean, extra: Leg['extra'] = null): PlannedLeg => ({
  kind: 'leg',
  to,
  capture,
  extra,
});

export const stepsLeft = ({ plan, next }: Monad): number => plan.length - next;

const PATIENCE = 3;

/** The number of vain attempts after which it dies (FC-MONAD-5). */
export const patienceOf = (monad: Monad): number => PATIENCE * stepsLeft(monad);

/** Whether the part matches the planned step. Captured kind and promotion are not planned. */
export const isPlanned = (planned: Planned, part: Part): boolean =>
  Object.entries(planned).every(([name, value]) => Reflect.get(part, name) === value);
