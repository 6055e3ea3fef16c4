import { type ClockKind, type ClockRules, clockText, periodOf } from '../../app/seats/clock.ts';
import { type Side, sideName } from '../../kernel/side.ts';
import type { Pace } from '../seats/presets.ts';

export { asNamed } from './opening.ts';

export const TABLE = {
  who: 'Players',
  modes: { people: 'Two people', computer: 'Computer' },
  look: 'Watch a game',
  clock: 'Clock',
  time: 'Time',
  ownClock: 'Custom',
  minutes: (side: Side): string => `${sideName(side)}: minutes`,
  increment: (side: Side): string => `${sideName(side)}: seconds a turn`,
  periods: (side: Side): string => `${sideName(side)}: periods`,
  bounds: {
    minutes: (least: number, most: number): string => `Minutes: ${least} to ${most}, whole or half.`,
    increment: (least: number, most: number): string => `Seconds a turn: ${least} to ${most}, whole.`,
    periods: (least: number, most: number): string => `Periods: ${least} to ${most}, whole.`,
  },
  noTime: 'A clock needs minutes or seconds.',
  kind: 'Kind of clock',
  byPress: 'Press the clock to end a turn',
  press: 'Press to end your turn',
  pressClock: 'Press clock',
  pressNow: 'Press the clock to end the turn (Space)',
  atZero: 'When time runs out',
  disputes: 'House rules',
  sit: 'Seats',
  swap: 'Swap sides',
  draw: 'Random sides',
  start: 'Start',
  change: 'Change',
  noClock: 'no clock',
  clockOf: (preset: string): string => `clock ${preset}`,
  simply: 'or just move a piece',
  restarts: 'A change restarts both clocks.',
} as const;

export const SEATS = {
  same: { title: 'Same side', choice: 'Both names on one side' },
  across: { title: 'Facing', choice: "Turn the far player's pieces" },
  pass: { title: 'Pass it on', choice: 'Hide the board between turns' },
} as const;

export const AT_ZERO: Readonly<Record<ClockRules['atZero'], string>> = {
  loss: 'At zero: loses',
  note: 'At zero: plays on',
};

export const CLOCK_WORDS: Readonly<Record<ClockKind, string>> = {
  increment: 'Increment',
  delay: 'Delay',
  bronstein: 'Bronstein delay',
  byoyomi: 'Byo-yomi',
  hourglass: 'Hourglass',
};

export const PACES: Readonly<Record<Pace | 'none', string>> = {
  none: 'None',
  blitz: 'Blitz',
  rapid: 'Rapid',
  long: 'Long',
  other: 'Other',
};

export const presetName = ({ kind, white: { minutes, increment, periods } }: ClockRules): string => {
  const added = kind === 'hourglass' ? '' : periods ? `+${periods}×${increment}` : `+${increment}`;
  return `${kind ? `${CLOCK_WORDS[kind]} ` : ''}${minutes}${added}`;
};

export const CLOCK_SAYS: Readonly<Record<ClockKind, string>> = {
  increment: 'Seconds are added after each turn. With 0 seconds, the minutes are for the whole game.',
  delay: 'The clock waits these seconds at each turn before it runs.',
  bronstein: 'After each turn these seconds are given back, as far as they were used.',
  byoyomi: 'When the minutes are over, each turn has these seconds. A period that is used up is lost.',
  hourglass: "The time that one player uses is added to the other player's.",
};

export const CLOCK_SLEEP = 'The clock stops while the device sleeps.';

/** Returns a player's time and byo-yomi periods as minutes and seconds: "10:00", "+ 5×30 s". */
export const timeText = (
  { kind, ...rules }: ClockRules,
  side: Side,
  time: number,
): readonly [time: string, periods: string] => {
  if (kind !== 'byoyomi') return [clockText(time), ''];
  const { isMain, left, more } = periodOf(time, rules[side]);
  const ahead = isMain ? `+ ${more}×${rules[side].increment} s` : more > 0 ? `${more} more` : 'last period';
  return [clockText(left), ahead];
};

export const pressClockPrompt = (side: Side): string => `${sideName(side)}: press the clock.`;

export const clockName = (side: Side, time: string, runs: boolean, name = ''): string =>
  `${name || sideName(side)}'s clock: ${time}${runs ? ', running' : ''}`;

export const handTo = (side: Side, name = ''): string =>
  `Pass the device to ${name ? `${name} (${sideName(side)})` : sideName(side)}.`;

export const playerOf = (side: Side): string => `${sideName(side)}'s player`;

export const wins = (side: Side, name = ''): string => `${name || sideName(side)} wins`;

export const turnName = (number: number, side: Side, name = ''): string => `Turn ${number}, ${name || sideName(side)}`;

/** Names for declarations that are not allowed now. An allowed declaration supplies a label of its own. */
export const DECLARATION_NAMES = { offer: 'Offer a draw', resign: 'Resign' } as const;

export const pressAgain = (name: string): string => `Press again: ${name}.`;

export const drewSides = (isSwapped: boolean, white: string): string =>
  white ? `${white} has White.` : isSwapped ? 'Sides swapped.' : 'Sides unchanged.';

export const playerBar = (who: string, toMove: boolean): string => `${who}${toMove ? ', to move' : ''}`;
