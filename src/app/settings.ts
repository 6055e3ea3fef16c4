/** The players' settings and their values; the first value is the default. */
export const SETTINGS = {
  theme: ['system', 'light', 'dark', 'contrast'],
  board: ['warm', 'slate', 'green'],
  pieces: ['drawn', 'both', 'letters'],
  size: ['normal', 'small', 'large'],
  motion: ['system', 'on', 'step', 'off'],
  sound: ['on', 'off'],
  drag: ['on', 'off'],
  forced: ['played', 'asked'],
  confirm: ['danger', 'never', 'all', 'touch'],
  speed: ['1', '0.5', '2', '4', 'step'],
  speech: ['off', 'short', 'whole'],
  pace: ['normal', 'slow', 'fast'],
} as const;

export type SettingName = keyof typeof SETTINGS;
export type Settings = { readonly [Name in SettingName]: (typeof SETTINGS)[Name][number] } & {
  /** The URI of the voice that speaks moves; empty for the browser's own choice. */
  readonly voice: string;
};

/** Settings from outside; missing or unknown values become defaults. */
export const settingsIn = (value: unknown): Settings => {
  const given: Readonly<Record<string, unknown>> = typeof value === 'object' ? { ...value } : {};
  const { voice } = given;
  return {
    ...Object.fromEntries(
      Object.entries(SETTINGS).map(([name, values]: readonly [string, readonly string[]]) => [
        name,
        values.find((each) => each === given[name]) ?? values[0],
      ]),
    ),
    voice: typeof voice === 'string' ? voice : '',
  } as Settings;
};
