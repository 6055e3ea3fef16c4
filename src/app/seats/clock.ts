/** Chess clocks: their rules, and the milliseconds left to each player. */
import { forSides, other, SIDES, type Side } from '../../kernel/side.ts';

export type ClockKind = 'increment' | 'delay' | 'bronstein' | 'byoyomi' | 'hourglass';

/** The time that a side gets. `increment` is in seconds; `periods` counts byo-yomi periods. */
export interface ClockAllowance {
  readonly minutes: number;
  readonly increment: number;
  readonly periods?: number;
}

export interface ClockRules extends Readonly<Record<Side, ClockAllowance>> {
  readonly atZero: 'loss' | 'note';
  /** The kind of clock; `increment` if it is absent. */
  readonly kind?: ClockKind;
  /** Set if a clock runs on after a turn until its player presses it. */
  readonly press?: true;
}

/** Milliseconds left, by side. */
export type Times = Readonly<Record<Side, number>>;

export const MAX_MINUTES = 600;
export const MAX_INCREMENT = 600;
export const MAX_PERIODS = 20;

const MINUTE = 60_000;
const SECOND = 1_000;

/** Returns the new milliseconds left. `began` returns the milliseconds left when the turn began. */
type TimeRule = (left: number, began: () => number, allowance: ClockAllowance) => number;

/** Rules of a kind of clock, applied after subtracting the time used. */
interface Kind {
  /** Returns the milliseconds that the clock shows during a turn. */
  readonly reading?: TimeRule;
  /** Returns the milliseconds that a player has once a turn has ended. */
  readonly ended?: TimeRule;
}

const returnUsedTime: TimeRule = (left, began, { increment }) =>
  Math.min(Math.max(began(), left), left + increment * SECOND);

const periodsTime = ({ increment, periods = 0 }: ClockAllowance): number => periods * increment * SECOND;

const KINDS: Readonly<Record<ClockKind, Kind>> = {
  /** Fischer: the increment is added after each turn. */
  increment: { ended: (left, _, { increment }) => left + increment * SECOND },
  /** Simple delay: the clock starts `increment` seconds into a turn. */
  delay: {
    reading: (left, began, allowance) => (allowance.minutes > 0 ? returnUsedTime(left, began, allowance) : left),
    ended: returnUsedTime,
  },
  /** Bronstein delay: the time used is given back, up to the increment. */
  bronstein: { ended: returnUsedTime },
  /** Byo-yomi: a turn that ends within a period restores the whole period. */
  byoyomi: {
    ended(left, _, allowance) {
      const period = allowance.increment * SECOND;
      return left <= 0 || left > periodsTime(allowance) ? left : Math.ceil(left / period) * period;
    },
  },
  /** Hourglass: the time that a player uses goes to the other player (in `withTimeSpent`). */
  hourglass: {},
};

export const CLOCK_KINDS = Object.keys(KINDS) as readonly ClockKind[];

/** Milliseconds at the start. A clock with only an increment starts with the increment. */
const fullTime = ({ kind, ...rules }: ClockRules, side: Side): number => {
  const { minutes, increment } = rules[side];
  const periods = kind === 'byoyomi' ? periodsTime(rules[side]) : 0;
  return minutes * MINUTE + periods || (kind === 'hourglass' ? 0 : increment * SECOND);
};

/** Whether each side gets time. False for some clocks before version 1.0.0. */
export const givesTime = (rules: ClockRules, sides: readonly Side[] = SIDES): boolean =>
  sides.every((side) => fullTime(rules, side) > 0);

export const fullTimes = (rules: ClockRules): Times => forSides((side) => fullTime(rules, side));

/** Subtracts `elapsed` milliseconds from a side's time. The result may be negative. */
export const withTimeSpent = (times: Times, side: Side, elapsed: number, rules: ClockRules): Times => ({
  ...times,
  [side]: times[side] - elapsed,
  ...(rules.kind === 'hourglass' && { [other(side)]: times[other(side)] + elapsed }),
});

/** Returns a function that applies a clock's rule to a side's time: `reading` during a turn, `ended` after a turn. */
const applyRule =
  (by: keyof Kind) =>
  (times: Times, side: Side, began: () => number, rules: ClockRules): Times => {
    const reckon = KINDS[rules.kind ?? 'increment'][by];
    return reckon ? { ...times, [side]: reckon(times[side], began, rules[side]) } : times;
  };

export const shownTimes = applyRule('reading');
export const timesAfterTurn = applyRule('ended');

export const sideOutOfTime = (times: Times, rules: ClockRules): Side | undefined =>
  rules.atZero === 'loss' ? SIDES.find((side) => times[side] <= 0) : undefined;

/** Splits the ms left into the present period and the number of later ones. */
export const periodOf = (left: number, allowance: ClockAllowance) => {
  const { increment, periods = 0 } = allowance;
  const period = increment * SECOND;
  const spare = periodsTime(allowance);
  if (left > spare || period === 0) return { isMain: true, left: left - spare, more: periods };
  const more = Math.max(0, Math.ceil(left / period) - 1);
  return { isMain: false, left: left - more * period, more };
};

/** Formats milliseconds: "12:05", "1:00:00", "0:09.4" below ten seconds, "-0:03" after zero. */
export const clockText = (left: number): string => {
  const short = left > 0 && left < 10 * SECOND;
  const whole = short ? Math.floor(left / 100) / 10 : Math.ceil(Math.abs(left) / SECOND);
  const seconds = short ? whole.toFixed(1).padStart(4, '0') : String(whole % 60).padStart(2, '0');
  const minutes = short ? 0 : Math.floor(whole / 60);
  const hours = Math.floor(minutes / 60);
  const rest = hours > 0 ? `${hours}:${String(minutes % 60).padStart(2, '0')}` : String(minutes);
  return `${left < 0 && whole > 0 ? '-' : ''}${rest}:${seconds}`;
};
