import type { ClockAllowance, ClockKind, ClockRules } from '../../app/seats/clock.ts';
import { deepEqual } from '../../kernel/deep-equal.ts';

const sameForBoth = (allowance: ClockAllowance, kind?: ClockKind): ClockRules => ({
  white: allowance,
  black: allowance,
  atZero: 'loss',
  ...(kind && { kind }),
});

const withIncrement = (minutes: number, increment = 0): ClockRules => sameForBoth({ minutes, increment });

export type Pace = 'blitz' | 'rapid' | 'long' | 'other';

/** Clock presets per pace. Choosing a pace selects the second preset. */
export const PRESETS: Readonly<Record<Pace, readonly [ClockRules, ClockRules, ...ClockRules[]]>> = {
  blitz: [withIncrement(1), withIncrement(3, 2), withIncrement(5), withIncrement(5, 5)],
  rapid: [withIncrement(10), withIncrement(10, 5), withIncrement(15, 10)],
  long: [withIncrement(30, 20), withIncrement(60), withIncrement(90, 30)],
  other: [
    sameForBoth({ minutes: 5, increment: 0 }, 'hourglass'),
    sameForBoth({ minutes: 10, increment: 30, periods: 5 }, 'byoyomi'),
    sameForBoth({ minutes: 25, increment: 5 }, 'delay'),
  ],
};

export const paceOf = (clock: ClockRules): Pace | undefined =>
  (Object.keys(PRESETS) as readonly Pace[]).find((pace) => PRESETS[pace].some((preset) => deepEqual(preset, clock)));
