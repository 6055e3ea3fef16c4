/** Contrast of colours, as WCAG 2.2 measures it: from 1 for the same colour to 21 for black on white. */

/** Red, green and blue from 0 to 1. */
export type Color = readonly [red: number, green: number, blue: number];

/** The least contrast at which a mark is seen well (WCAG 1.4.11). */
export const LEAST_CONTRAST = 3;

/** The colour of "#rrggbb". */
export const colorOf = (text: string): Color => {
  const part = (at: number) => Number.parseInt(text.trim().slice(at, at + 2), 16) / 255;
  return [part(1), part(3), part(5)];
};

const luminance = (color: Color): number => {
  const [red, green, blue] = color.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  ) as unknown as Color;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

export const contrast = (a: Color, b: Color): number => {
  const [dark, light] = [luminance(a), luminance(b)].sort((one, two) => one - two) as [number, number];
  return (light + 0.05) / (dark + 0.05);
};

/** The least contrast of any of these inks on a ground. */
export const faintest = (inks: readonly Color[], ground: Color): number =>
  Math.min(...inks.map((ink) => contrast(ink, ground)));
