import type { ColorName, SettingName, Settings, SizeName } from '../../app/base/settings.ts';
import { type Side, sideName } from '../../kernel/side.ts';

type Words<Name extends SettingName> = Readonly<Record<Settings[Name], string>>;

/** Playback speeds, slowest first. Only the replay controls offer the speeds, not the settings dialog. */
export const SPEED_WORDS: Words<'speed'> = {
  step: 'Step by step',
  '0.5': '0.5×',
  '1': '1×',
  '2': '2×',
  '4': '4×',
};

/** The words of the settings, in the order of the dialog. `speed` is missing, since the replay controls offer it. */
export const SETTING_WORDS: {
  readonly [Name in Exclude<SettingName, 'speed'>]: { readonly title: string; readonly values: Words<Name> };
} = {
  theme: {
    title: 'Theme',
    values: { system: 'Same as device', light: 'Light', dark: 'Dark', contrast: 'High contrast' },
  },
  board: {
    title: 'Board',
    values: { warm: 'Warm', slate: 'Slate', green: 'Green', rose: 'Rose', grey: 'Grey', own: 'Custom' },
  },
  coordinates: {
    title: 'Coordinates',
    values: { inside: 'Inside', outside: 'Outside', off: 'Off' },
  },
  pieces: {
    title: 'Pieces',
    values: { drawn: 'Pictures', both: 'With letters', letters: 'Letters' },
  },
  motion: {
    title: 'Animation',
    values: { system: 'Same as device', on: 'On', step: 'Step by step', off: 'Off' },
  },
  sound: { title: 'Sound', values: { on: 'On', off: 'Off' } },
  drag: { title: 'Drag pieces by finger', values: { on: 'On', off: 'Off' } },
  confirm: {
    title: 'Confirm moves',
    values: { never: 'Never', danger: 'Dangerous', touch: 'On touch', all: 'All' },
  },
  forced: { title: 'The only legal move', values: { played: 'Played for you', asked: 'You play it' } },
  speech: { title: 'Speak moves', values: { off: 'Off', short: 'Short', whole: 'Whole sentence' } },
  pace: { title: 'Speaking speed', values: { slow: 'Slow', normal: 'Normal', fast: 'Fast' } },
};

export const SIZE_WORDS: Readonly<Record<SizeName, string>> = {
  pieceSize: 'Piece size',
  boardSize: 'Board size',
};

export const COLOR_WORDS: Readonly<Record<ColorName, string>> = {
  lightSquares: 'Light squares',
  darkSquares: 'Dark squares',
};

export const LOOKS = {
  seenWell: 'Marks are easy to see on both colours.',
  parts: { marks: 'Some marks are', coordinates: 'Coordinates are', last: 'The last turn is' },
  /** Warns of low contrast. `ratio` is null where hue alone differs. */
  faint: (part: string, squares: string, ratio: number | null, least: number): string =>
    `${part} hard to see on ${squares}${ratio === null ? '' : `: contrast ${ratio.toFixed(1)}, at least ${least} is needed`}.`,
  alike: 'The two colours are hard to tell apart.',
  hueAlone: 'The two colours differ by hue alone, which some people do not see.',
} as const;

export const GROUPS = { looks: 'Looks', play: 'Play', motion: 'Motion and sound' } as const;

export const SPEECH = {
  voice: 'Voice',
  anyVoice: 'Same as browser',
  used: (ability: string, side: Side, by: string): string => `${ability} by ${sideName(side)}${by && `'s ${by}`}.`,
  trial: 'Try',
  trialHint: 'Says the last move',
  failed: 'This voice did not speak. Try another one.',
  none: 'This browser has no voices that could speak moves.',
} as const;
