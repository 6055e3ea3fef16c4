/** Chess clocks: rules for the time of players, and the milliseconds that they have left. */
import { forSides, other, SIDES, type Side } from '../../kernel/side.ts';

export type ClockKind = 'increment' | 'delay' | 'bronstein' | 'byoyomi' | 'hourglass';

/** A player's allowance: `minutes` for the game, `increment` in seconds, and the number of byo-yomi `periods`. */
export interface ClockAllowance {
  readonly minutes: number;
  readonly increment: number;
  readonly periods?: number;
}

export interface ClockRules extends Readonly<Record<Side, ClockAllowance>> {
  /** The effect of running out of time: a loss, or only a note on the clock. */
  readonly atZero: 'loss' | 'note';
  /** The kind of clock; `increment` if it is absent. */
  readonly kind?: ClockKind;
  /** Set if the mover's clock runs on after a turn until the player presses it. */
  readonly press?: true;
}

/** Milliseconds left, by side. */
export type Times = Readonly<Record<Side, number>>;

export const MOST_MINUTES = 600;
export const MOST_INCREMENT = 600;
export const MOST_PERIODS = 20;

const MINUTE = 60_000;
const SECOND = 1_000;

type TimeRule = (left: number, began: () => number, allowance: ClockAllowance) => number;

/** The rules of a kind of clock. They adjust times from which the time used is already subtracted. */
interface Kind {
  /** Returns the milliseconds to show during a turn. The side is out of time when these reach 0. */
  readonly reading?: TimeRule;
  /** Returns the milliseconds left after a turn. */
  readonly ended?: TimeRule;
}

/** Gives back the time used in the present turn, up to the increment. */
const returnUsedTime: TimeRule = (left, began, { increment }) =>
  Math.min(Math.max(began(), left), left + increment * SECOND);

const periodsTime = ({ increment, periods = 0 }: ClockAllowance): number => periods * increment * SECOND;

const KINDS: Readonly<Record<ClockKind, Kind>> = {
  /** Fischer: the increment is added after each turn. */
  increment: { ended: (left, _, { increment }) => left + increment * SECOND },
  /** Simple delay: the clock starts `increment` seconds into a turn. With 0 minutes, it starts at once. */
  delay: {
    reading: (left, began, allowance) => (allowance.minutes > 0 ? returnUsedTime(left, began, allowance) : left),
    ended: returnUsedTime,
  },
  /** Bronstein delay: after a turn the time used is given back, up to the increment. */
  bronstein: { ended: returnUsedTime },
  /** Byo-yomi: after the main time, a turn that ends within a period gets that period's full time back. */
  byoyomi: {
    ended(left, _, allowance) {
      const period = allowance.increment * SECOND;
      return left <= 0 || left > periodsTime(allowance) ? left : Math.ceil(left / period) * period;
    },
  },
  /** Hourglass: `withTimeSpent` adds the time that one player uses to the other player's time. */
  hourglass: {},
};

export const CLOCK_KINDS = Object.keys(KINDS) as readonly ClockKind[];

/** The milliseconds that a side starts with. A clock with only an increment starts with that increment. */
const fullTime = ({ kind, ...rules }: ClockRules, side: Side): number => {
  const { minutes, increment } = rules[side];
  const periods = kind === 'byoyomi' ? periodsTime(rules[side]) : 0;
  return minutes * MINUTE + periods || (kind === 'hourglass' ? 0 : increment * SECOND);
};

/** Whether the clock gives each side any time. False only for some games from before 1.0.0. */
export const givesTime = (rules: ClockRules, sides: readonly Side[] = SIDES): boolean =>
  sides.every((side) => fullTime(rules, side) > 0);

export const fullTimes = (rules: ClockRules): Times => forSides((side) => fullTime(rules, side));

/** Subtracts `elapsed` milliseconds from a side's time. The result may be negative. */
export const withTimeSpent = (times: Times, side: Side, elapsed: number, rules: ClockRules): Times => ({
  ...times,
  [side]: times[side] - elapsed,
  ...(rules.kind === 'hourglass' && { [other(side)]: times[other(side)] + elapsed }),
});

/** Applies one rule of the clock's kind to a side's time. `began` returns that time at the start of the turn. */
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

/** Finds what is left of the main time or the present byo-yomi period, and the number of periods after it. */
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
