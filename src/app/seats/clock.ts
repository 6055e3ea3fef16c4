/** Chess clocks: the players' allowances and their remaining time, in whole milliseconds. */
import { forSides, other, SIDES, type Side } from '../../kernel/side.ts';

export type ClockKind = 'increment' | 'delay' | 'bronstein' | 'byoyomi' | 'hourglass';

/** Minutes for the game, and seconds whose meaning depends on the kind of clock. */
export interface ClockAllowance {
  readonly minutes: number;
  readonly increment: number;
  readonly periods?: number;
}

export interface ClockRules extends Readonly<Record<Side, ClockAllowance>> {
  /** Whether running out of time loses, or is only shown. */
  readonly atZero: 'loss' | 'note';
  /** Default: `increment`. */
  readonly kind?: ClockKind;
  /** Whether a turn ends only when the player presses the clock. */
  readonly press?: true;
}

/** Milliseconds left. */
export type Times = Readonly<Record<Side, number>>;

export const MOST_MINUTES = 600;
export const MOST_INCREMENT = 600;
export const MOST_PERIODS = 20;

const MINUTE = 60_000;
const SECOND = 1_000;

type TimeRule = (left: number, began: () => number, allowance: ClockAllowance) => number;

/** A missing function leaves the time unchanged. */
interface Kind {
  /** The time shown, which is also the one that runs out. */
  readonly reading?: TimeRule;
  readonly ended?: TimeRule;
}

/** The time with the turn's seconds given back, as far as they were used. */
const returnUsedTime: TimeRule = (left, began, { increment }) =>
  Math.min(Math.max(began(), left), left + increment * SECOND);

const periodsTime = ({ increment, periods = 0 }: ClockAllowance): number => periods * increment * SECOND;

const KINDS: Readonly<Record<ClockKind, Kind>> = {
  /** Fischer: seconds are added after each turn. */
  increment: { ended: (left, _, { increment }) => left + increment * SECOND },
  /** Simple delay: the clock waits before it runs, except for players without minutes. */
  delay: {
    reading: (left, began, allowance) => (allowance.minutes > 0 ? returnUsedTime(left, began, allowance) : left),
    ended: returnUsedTime,
  },
  /** Bronstein: the seconds used are given back after the turn. */
  bronstein: { ended: returnUsedTime },
  /** After the main time, an unfinished period starts again. */
  byoyomi: {
    ended(left, _, allowance) {
      const period = allowance.increment * SECOND;
      return left <= 0 || left > periodsTime(allowance) ? left : Math.ceil(left / period) * period;
    },
  },
  /** Time used is added to the other player's. */
  hourglass: {},
};

export const CLOCK_KINDS = Object.keys(KINDS) as readonly ClockKind[];

/** The initial time; without minutes, the seconds of the first turn. */
const fullTime = ({ kind, ...rules }: ClockRules, side: Side): number => {
  const { minutes, increment } = rules[side];
  const periods = kind === 'byoyomi' ? periodsTime(rules[side]) : 0;
  return minutes * MINUTE + periods || (kind === 'hourglass' ? 0 : increment * SECOND);
};

/** False only for games from before 1.0.0 whose clocks give no time. */
export const givesTime = (rules: ClockRules, sides: readonly Side[] = SIDES): boolean =>
  sides.every((side) => fullTime(rules, side) > 0);

export const fullTimes = (rules: ClockRules): Times => forSides((side) => fullTime(rules, side));

/** Times may become negative if running out is only shown. */
export const withTimeSpent = (times: Times, side: Side, elapsed: number, rules: ClockRules): Times => ({
  ...times,
  [side]: times[side] - elapsed,
  ...(rules.kind === 'hourglass' && { [other(side)]: times[other(side)] + elapsed }),
});

/** `began`: the side's time when its turn began. */
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

/** Byo-yomi: milliseconds left of the main time or the period, and the number of periods after it. */
export const periodOf = (left: number, allowance: ClockAllowance) => {
  const { increment, periods = 0 } = allowance;
  const period = increment * SECOND;
  const spare = periodsTime(allowance);
  if (left > spare || period === 0) return { isMain: true, left: left - spare, more: periods };
  const more = Math.max(0, Math.ceil(left / period) - 1);
  return { isMain: false, left: left - more * period, more };
};

/** "12:05", "1:00:00", "0:09.4" below ten seconds, "-0:03" after zero. */
export const clockText = (left: number): string => {
  const short = left > 0 && left < 10 * SECOND;
  const whole = short ? Math.floor(left / 100) / 10 : Math.ceil(Math.abs(left) / SECOND);
  const seconds = short ? whole.toFixed(1).padStart(4, '0') : String(whole % 60).padStart(2, '0');
  const minutes = short ? 0 : Math.floor(whole / 60);
  const hours = Math.floor(minutes / 60);
  const rest = hours > 0 ? `${hours}:${String(minutes % 60).padStart(2, '0')}` : String(minutes);
  return `${left < 0 && whole > 0 ? '-' : ''}${rest}:${seconds}`;
};
