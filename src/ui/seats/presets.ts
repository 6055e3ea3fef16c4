import type { ClockAllowance, ClockKind, ClockRules } from '../../app/seats/clock.ts';
import { deepEqual } from '../../kernel/deep-equal.ts';

const even = (allowance: ClockAllowance, kind?: ClockKind): ClockRules => ({
  white: allowance,
  black: allowance,
  atZero: 'loss',
  ...(kind && { kind }),
});

const plus = (minutes: number, increment = 0): ClockRules => even({ minutes, increment });

export type Pace = 'blitz' | 'rapid' | 'long' | 'other';

/** The presets of each pace. Choosing a pace selects the second. */
export const PRESETS: Readonly<Record<Pace, readonly [ClockRules, ClockRules, ...ClockRules[]]>> = {
  blitz: [plus(1), plus(3, 2), plus(5), plus(5, 5)],
  rapid: [plus(10), plus(10, 5), plus(15, 10)],
  long: [plus(30, 20), plus(60), plus(90, 30)],
  other: [
    even({ minutes: 5, increment: 0 }, 'hourglass'),
    even({ minutes: 10, increment: 30, periods: 5 }, 'byoyomi'),
    even({ minutes: 25, increment: 5 }, 'delay'),
  ],
};

export const paceOf = (clock: ClockRules): Pace | undefined =>
  (Object.keys(PRESETS) as readonly Pace[]).find((pace) =>
    PRESETS[pace].some((preset) => deepEqual(preset, clock)),
  );
