/**
 * Clocks as plain data: each player's allowance, and the time left by node of the game tree. Undo finds the
 * clock of the node it goes back to. Times are whole milliseconds.
 */
import { other, SIDES, type Side } from '../../kernel/side.ts';
import { type GameTree, lineTo, type NodeId } from '../model/tree.ts';

/** How the seconds of a turn count, by the names of tournaments. */
export type ClockKind = 'increment' | 'delay' | 'bronstein' | 'byoyomi' | 'hourglass';

/** One player's allowance: minutes for the game, and seconds whose meaning the kind of clock tells. */
export interface ClockAllowance {
  readonly minutes: number;
  readonly increment: number;
  /** Periods of byo-yomi. */
  readonly periods?: number;
}

export interface ClockRules extends Readonly<Record<Side, ClockAllowance>> {
  /** Does running out end the game, or is it only shown? */
  readonly atZero: 'loss' | 'note';
  /** Seconds are added after each turn if left out. */
  readonly kind?: ClockKind;
  /** Is a turn over only when its player presses the clock? */
  readonly press?: true;
}

/** The time left. */
export type Times = Readonly<Record<Side, number>>;

export const MOST_MINUTES = 600;
export const MOST_INCREMENT = 600;
export const MOST_PERIODS = 20;

const MINUTE = 60_000;
const SECOND = 1_000;

interface Kind {
  /** The time that is shown and that runs out, in a turn that began with `began`. */
  reading(left: number, began: () => number, allowance: ClockAllowance): number;
  /** The time once the turn is over. */
  ended(left: number, began: () => number, allowance: ClockAllowance): number;
}

const asIs = (left: number): number => left;

/** The time with the seconds of the turn given back, as far as they were used. */
const givenBack = (left: number, began: () => number, { increment }: ClockAllowance): number =>
  Math.min(Math.max(began(), left), left + increment * SECOND);

/** The time in all periods of byo-yomi. */
const inPeriods = ({ increment, periods = 0 }: ClockAllowance): number => periods * increment * SECOND;

const KINDS: Readonly<Record<ClockKind, Kind>> = {
  /** Seconds are added after each turn (Fischer). */
  increment: { reading: asIs, ended: (left, _, { increment }) => left + increment * SECOND },
  /** The clock waits before it runs (simple delay); without minutes there is nothing to wait for. */
  delay: {
    reading: (left, began, allowance) => (allowance.minutes > 0 ? givenBack(left, began, allowance) : left),
    ended: givenBack,
  },
  /** The seconds used are given back after the turn (Bronstein delay). */
  bronstein: { reading: asIs, ended: givenBack },
  /** After the main time, a period that is not used up begins anew. */
  byoyomi: {
    reading: asIs,
    ended(left, _, allowance) {
      const period = allowance.increment * SECOND;
      return left <= 0 || left > inPeriods(allowance) ? left : Math.ceil(left / period) * period;
    },
  },
  /** A player's time is the other's gain. */
  hourglass: { reading: asIs, ended: asIs },
};

export const CLOCK_KINDS = Object.keys(KINDS) as readonly ClockKind[];

const kindOf = ({ kind = 'increment' }: ClockRules): Kind => KINDS[kind];

/** The time at the start; without minutes, the seconds of the first turn. */
const fullTime = ({ kind, ...rules }: ClockRules, side: Side): number => {
  const { minutes, increment } = rules[side];
  const periods = kind === 'byoyomi' ? inPeriods(rules[side]) : 0;
  return minutes * MINUTE + periods || (kind === 'hourglass' ? 0 : increment * SECOND);
};

const fullTimes = (rules: ClockRules): Times => ({
  white: fullTime(rules, 'white'),
  black: fullTime(rules, 'black'),
});

/** Do these players begin with time? Games begun before 1.0.0 may have clocks that give none. */
export const givesTime = (rules: ClockRules, sides: readonly Side[] = SIDES): boolean => {
  return sides.every((side) => fullTime(rules, side) > 0);
};

/** The times at a node: those noted there, else at the last node before it that has any. */
export const timesAt = (
  tree: GameTree,
  times: Readonly<Record<NodeId, Times>>,
  node: NodeId,
  rules: ClockRules,
): Times => {
  for (const { id } of [...lineTo(tree, node)].reverse()) {
    const noted = times[id];
    if (noted) return noted;
  }
  return times[0] ?? fullTimes(rules);
};

/** The times after a side thought this long. They may go below zero where running out is only shown. */
export const spend = (times: Times, side: Side, elapsed: number, rules: ClockRules): Times => ({
  ...times,
  [side]: times[side] - elapsed,
  ...(rules.kind === 'hourglass' && { [other(side)]: times[other(side)] + elapsed }),
});

/** The times as they are shown and run out, in a turn of this side that began with `began`. */
export const readings = (times: Times, side: Side, began: () => number, rules: ClockRules): Times => ({
  ...times,
  [side]: kindOf(rules).reading(times[side], began, rules[side]),
});

/** The side whose time has run out, where that ends the game. */
export const flagIn = (times: Times, rules: ClockRules): Side | undefined =>
  rules.atZero === 'loss' ? SIDES.find((side) => times[side] <= 0) : undefined;

/** The times after a side ended a turn that it began with `began`. */
export const turnEnded = (times: Times, side: Side, began: () => number, rules: ClockRules): Times => ({
  ...times,
  [side]: kindOf(rules).ended(times[side], began, rules[side]),
});

/** Byo-yomi at a moment: the milliseconds left of the main time or of a period, and the periods after it. */
export interface Period {
  readonly isMain: boolean;
  readonly left: number;
  readonly more: number;
}

/** The part of byo-yomi that runs with so much left of the main time and all periods. */
export const periodOf = (left: number, { increment, periods = 0 }: ClockAllowance): Period => {
  const period = increment * SECOND;
  const spare = period * periods;
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
