/** Players, their seats and their clocks, in words. */
import type { ClockRules } from '../../app/seats/clock.ts';
import type { Manner } from '../../app/seats/seats.ts';
import { type Side, sideName } from '../../kernel/side.ts';

export { asNamed } from './named.ts';

/** How two people sit at one screen. */
export const MANNER_WORDS: Readonly<Record<Manner, string>> = {
  fixed: 'Board stays as it is',
  beside: 'Side by side',
  across: 'Facing each other',
  pass: 'Passing the device',
};

export const AT_ZERO: Readonly<Record<ClockRules['atZero'], string>> = {
  loss: 'Lose the game',
  note: 'Just show it',
};

export const clockName = (side: Side, time: string, runs: boolean, name = ''): string =>
  `${name || sideName(side)}'s clock: ${time}${runs ? ', running' : ''}`;

export const handTo = (side: Side, name = ''): string =>
  `Pass the device to ${name ? `${name} (${sideName(side)})` : sideName(side)}.`;

export const playerOf = (side: Side): string => `${sideName(side)}'s player`;

export const wins = (side: Side, name = ''): string => `${name || sideName(side)} wins`;

export const turnName = (number: number, side: Side, name = ''): string =>
  `Turn ${number}, ${name || sideName(side)}`;

/** What became of the sides when they were drawn. */
export const drewSides = (isSwapped: boolean, white: string): string =>
  `${isSwapped ? 'Sides swapped' : 'Sides unchanged'}${white ? `: ${white} has White` : ''}.`;

export const playerBar = (who: string, toMove: boolean): string => `${who}${toMove ? ', to move' : ''}`;
