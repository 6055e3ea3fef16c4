import type { JsonObject } from '../../kernel/editing/objects.ts';

/** The values of each setting. The first value is the default. */
export const SETTINGS = {
  theme: ['system', 'light', 'dark', 'contrast'],
  board: ['warm', 'slate', 'green', 'rose', 'grey', 'own'],
  coordinates: ['inside', 'outside', 'off'],
  pieces: ['drawn', 'both', 'letters'],
  motion: ['system', 'on', 'step', 'off'],
  sound: ['on', 'off'],
  drag: ['on', 'off'],
  confirm: ['danger', 'never', 'all', 'touch'],
  forced: ['played', 'asked'],
  speed: ['1', '0.5', '2', '4', 'step'],
  speech: ['off', 'short', 'whole'],
  pace: ['normal', 'slow', 'fast'],
} as const;

/**
 * The least, most and usual sizes of pieces and of the board, in per cent. A piece of 100 per cent is as large as a
 * square, and a board of 100 per cent is as large as the space for the board.
 */
export const SIZES = {
  pieceSize: { least: 70, most: 100, usual: 88 },
  boardSize: { least: 50, most: 100, usual: 100 },
} as const;

export const OWN_COLORS = { lightSquares: '#f0e9d8', darkSquares: '#b9a684' } as const;

export type SettingName = keyof typeof SETTINGS;
export type SizeName = keyof typeof SIZES;
export type ColorName = keyof typeof OWN_COLORS;

export type Settings = { readonly [Name in SettingName]: (typeof SETTINGS)[Name][number] } & {
  readonly [Name in SizeName]: number;
} & { readonly [Name in ColorName]: string } & {
  /** The URI of a speech voice, as the browser gives it; empty for the browser's default. */
  readonly voice: string;
};

/** Sizes in per cent, by the words that versions before 1.0.0 stored. */
const WORDED_SIZES: Readonly<Record<string, number>> = { small: 80, large: 96 };

const isWithin = (size: unknown, { least, most }: (typeof SIZES)[SizeName]): boolean =>
  typeof size === 'number' && size >= least && size <= most;

const mapValues = <Value>(values: Readonly<Record<string, Value>>, by: (value: Value, name: string) => unknown) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, by(value, name)]));

/** Reads settings from unchecked JSON. Missing or unknown values of another version become defaults. */
export const settingsIn = (given: JsonObject): Settings => {
  const { size, pieceSize = WORDED_SIZES[String(size)], voice } = given;
  const kept: JsonObject = { ...given, pieceSize };
  return {
    ...mapValues<readonly string[]>(
      SETTINGS,
      (values, name) => values.find((each) => each === kept[name]) ?? values[0],
    ),
    ...mapValues(SIZES, (range, name) => (isWithin(kept[name], range) ? kept[name] : range.usual)),
    ...mapValues(OWN_COLORS, (usual, name) => (/^#[\da-f]{6}$/i.test(String(kept[name])) ? kept[name] : usual)),
    voice: typeof voice === 'string' ? voice : '',
  } as Settings;
};
