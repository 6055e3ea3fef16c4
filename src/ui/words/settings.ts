import type { SettingName, Settings } from '../../app/settings.ts';

/** Settings and their values, in the order of the dialog. */
export const SETTING_WORDS: {
  readonly [Name in SettingName]: {
    readonly title: string;
    readonly values: Readonly<Record<Settings[Name], string>>;
  };
} = {
  theme: {
    title: 'Theme',
    values: { system: 'Same as device', light: 'Light', dark: 'Dark', contrast: 'High contrast' },
  },
  pieces: {
    title: 'Pieces',
    values: { drawn: 'Pictures', both: 'Pictures with letters', letters: 'Letters' },
  },
  motion: {
    title: 'Animation',
    values: { system: 'Same as device', on: 'On', step: 'One step at a time', off: 'Off' },
  },
  sound: { title: 'Sound', values: { off: 'Off', on: 'On' } },
  forced: { title: 'The only legal move', values: { played: 'Played for you', asked: 'You play it' } },
  speed: {
    title: 'Speed of Watch',
    values: { '0.5': '0.5×', '1': '1×', '2': '2×', '4': '4×', step: 'Step by step' },
  },
  panel: { title: 'Side panel', values: { open: 'Open', folded: 'Folded' } },
};
