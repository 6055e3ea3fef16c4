/** What people set for themselves: each setting with its values, the first being what holds until something is set. */
export const SETTINGS = {
  theme: ['system', 'light', 'dark', 'contrast'],
  pieces: ['drawn', 'letters'],
  motion: ['system', 'on', 'step', 'off'],
  sound: ['off', 'on'],
} as const;

export type SettingName = keyof typeof SETTINGS;
export type Settings = { readonly [Name in SettingName]: (typeof SETTINGS)[Name][number] };

/** Settings from outside: what is missing or unknown is as it was at first. */
export const settingsIn = (value: unknown): Settings => {
  const found = (typeof value === 'object' ? (value ?? {}) : {}) as Record<string, unknown>;
  const read = Object.entries(SETTINGS).map(([name, values]) => [name, values.find((each) => each === found[name]) ?? values[0]]);
  return Object.fromEntries(read) as Settings;
};
