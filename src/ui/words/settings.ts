import type { SettingName, Settings } from '../../app/settings.ts';

/** Settings and their values, in the order in which they are asked. */
export const SETTING_WORDS: {
  readonly [Name in SettingName]: { readonly title: string; readonly values: Readonly<Record<Settings[Name], string>> };
} = {
  theme: { title: 'Theme', values: { system: 'As the system', light: 'Light', dark: 'Dark', contrast: 'High contrast' } },
  pieces: { title: 'Pieces', values: { drawn: 'Drawn', letters: 'Letters' } },
  motion: { title: 'Motion', values: { system: 'As the system', on: 'On', step: 'Step by step', off: 'Off' } },
  sound: { title: 'Sound', values: { off: 'Off', on: 'On' } },
};
