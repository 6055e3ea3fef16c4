/** Clocks: each player's allowance, and the time that is left of it, in whole milliseconds. */
import { forSides, other, SIDES, type Side } from '../../kernel/side.ts';

export type ClockKind = 'increment' | 'delay' | 'bronstein' | 'byoyomi' | 'hourglass';

/** Minutes for the game, and seconds that count as the kind of clock says. */
export interface ClockAllowance {
  readonly minutes: number;
  readonly increment: number;
  readonly periods?: number;
}

export interface ClockRules extends Readonly<Record<Side, ClockAllowance>> {
  /** Does running out end the game, or is it only shown? */
  readonly atZero: 'loss' | 'note';
  /** `increment` if left out. */
  readonly kind?: ClockKind;
  /** Is a turn over only when its player presses the clock? */
  readonly press?: true;
}

/** The milliseconds left. */
export type Times = Readonly<Record<Side, number>>;

export const MOST_MINUTES = 600;
export const MOST_INCREMENT = 600;
export const MOST_PERIODS = 20;

const MINUTE = 60_000;
const SECOND = 1_000;

type Reckoning = (left: number, began: () => number, allowance: ClockAllowance) => number;

/** What is left out is the time left, as it is. */
interface Kind {
  /** The time that is shown and that runs out. */
  readonly reading?: Reckoning;
  readonly ended?: Reckoning;
}

/** The time with the seconds of the turn given back, as far as they were used. */
const givenBack: Reckoning = (left, began, { increment }) =>
  Math.min(Math.max(began(), left), left + increment * SECOND);

const inPeriods = ({ increment, periods = 0 }: ClockAllowance): number => periods * increment * SECOND;

const KINDS: Readonly<Record<ClockKind, Kind>> = {
  /** Seconds are added after each turn (Fischer). */
  increment: { ended: (left, _, { increment }) => left + increment * SECOND },
  /** The clock waits before it runs (simple delay); without minutes there is nothing to wait for. */
  delay: {
    reading: (left, began, allowance) => (allowance.minutes > 0 ? givenBack(left, began, allowance) : left),
    ended: givenBack,
  },
  /** The seconds used are given back after the turn (Bronstein delay). */
  bronstein: { ended: givenBack },
  /** After the main time, a period that is not used up begins anew. */
  byoyomi: {
    ended(left, _, allowance) {
      const period = allowance.increment * SECOND;
      return left <= 0 || left > inPeriods(allowance) ? left : Math.ceil(left / period) * period;
    },
  },
  /** A player's time is the other's gain. */
  hourglass: {},
};

export const CLOCK_KINDS = Object.keys(KINDS) as readonly ClockKind[];

/** The time at the start; without minutes, the seconds of the first turn. */
const fullTime = ({ kind, ...rules }: ClockRules, side: Side): number => {
  const { minutes, increment } = rules[side];
  const periods = kind === 'byoyomi' ? inPeriods(rules[side]) : 0;
  return minutes * MINUTE + periods || (kind === 'hourglass' ? 0 : increment * SECOND);
};

/** Games begun before 1.0.0 may have clocks that give no time. */
export const givesTime = (rules: ClockRules, sides: readonly Side[] = SIDES): boolean =>
  sides.every((side) => fullTime(rules, side) > 0);

export const fullTimes = (rules: ClockRules): Times => forSides((side) => fullTime(rules, side));

/** Times may go below zero where running out is only shown. */
export const spend = (times: Times, side: Side, elapsed: number, rules: ClockRules): Times => ({
  ...times,
  [side]: times[side] - elapsed,
  ...(rules.kind === 'hourglass' && { [other(side)]: times[other(side)] + elapsed }),
});

/** `began`: the time that the side had as its turn began. */
const reckoned =
  (by: keyof Kind) =>
  (times: Times, side: Side, began: () => number, rules: ClockRules): Times => {
    const reckon = KINDS[rules.kind ?? 'increment'][by];
    return reckon ? { ...times, [side]: reckon(times[side], began, rules[side]) } : times;
  };

export const readings = reckoned('reading');
export const turnEnded = reckoned('ended');

export const flagIn = (times: Times, rules: ClockRules): Side | undefined =>
  rules.atZero === 'loss' ? SIDES.find((side) => times[side] <= 0) : undefined;

/** Byo-yomi at a moment: the milliseconds left of the main time or of a period, and the periods after it. */
export const periodOf = (left: number, allowance: ClockAllowance) => {
  const { increment, periods = 0 } = allowance;
  const period = increment * SECOND;
  const spare = inPeriods(allowance);
  if (left > spare || period === 0) return { isMain: true, left: left - spare, more: periods };
  const more = Math.max(0, Math.ceil(left / period) - 1);
  return { isMain: false, left: left - more * period, more };
};

/** "12:05", "1:00:00", "0:09.4" when time is short, "-0:03" when it has run out. */
export const clockText = (left: number): string => {
  const short = left > 0 && left < 10 * SECOND;
  const whole = short ? Math.floor(left / 100) / 10 : Math.ceil(Math.abs(left) / SECOND);
  const seconds = short ? whole.toFixed(1).padStart(4, '0') : String(whole % 60).padStart(2, '0');
  const minutes = short ? 0 : Math.floor(whole / 60);
  const hours = Math.floor(minutes / 60);
  const rest = hours > 0 ? `${hours}:${String(minutes % 60).padStart(2, '0')}` : String(minutes);
  return `${left < 0 && whole > 0 ? '-' : ''}${rest}:${seconds}`;
};
