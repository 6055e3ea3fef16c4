/**
 * Clocks as plain data: each player's allowance, and the time left by node of the game tree. Undo finds the
 * clock of the node it goes back to. Times are whole milliseconds.
 */
import { SIDES, type Side } from '../../kernel/side.ts';
import { type GameTree, lineTo, type NodeId } from '../table/tree.ts';

/** One player's allowance: minutes for the game, and seconds added after each turn. */
export interface ClockAllowance {
  readonly minutes: number;
  readonly increment: number;
}

export interface ClockRules extends Readonly<Record<Side, ClockAllowance>> {
  /** Does running out end the game, or is it only shown? */
  readonly atZero: 'loss' | 'note';
}

/** The time left. */
export type Times = Readonly<Record<Side, number>>;

export const MOST_MINUTES = 600;
export const MOST_INCREMENT = 600;

const MINUTE = 60_000;
const SECOND = 1_000;

const fullTimes = (rules: ClockRules): Times => ({
  white: rules.white.minutes * MINUTE,
  black: rules.black.minutes * MINUTE,
});

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
export const spend = (times: Times, side: Side, elapsed: number): Times => ({
  ...times,
  [side]: times[side] - elapsed,
});

/** The side whose time has run out, where that ends the game. */
export const flagIn = (times: Times, rules: ClockRules): Side | undefined =>
  rules.atZero === 'loss' ? SIDES.find((side) => times[side] <= 0) : undefined;

/** The times after a side ended its turn. */
export const increment = (times: Times, side: Side, rules: ClockRules): Times => ({
  ...times,
  [side]: times[side] + rules[side].increment * SECOND,
});

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
