/** A colour by its sRGB components, from 0 to 1. */
export type Color = readonly [red: number, green: number, blue: number];

/** The lowest contrast for graphics by WCAG 1.4.11. */
export const MIN_CONTRAST = 3;

export const colorOf = (text: string): Color => {
  const part = (at: number) => Number.parseInt(text.trim().slice(at, at + 2), 16) / 255;
  return [part(1), part(3), part(5)];
};

/** Returns a colour as CIE 1931 XYZ. White is 1, 1, 1. */
const xyzOf = (color: Color): readonly [x: number, luminance: number, z: number] => {
  const [red, green, blue] = color.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  ) as unknown as Color;
  return [
    (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505,
    0.2126 * red + 0.7152 * green + 0.0722 * blue,
    (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089,
  ];
};

/** Returns the contrast ratio of WCAG 2.2, from 1 to 21. */
export const contrast = (a: Color, b: Color): number => {
  const [dark, light] = [xyzOf(a)[1], xyzOf(b)[1]].sort((one, two) => one - two) as [number, number];
  return (light + 0.05) / (dark + 0.05);
};

export const leastContrast = (inks: readonly Color[], ground: Color): number =>
  Math.min(...inks.map((ink) => contrast(ink, ground)));

/** Blends an ink over a ground. `strength` is opacity from 0 to 1. */
export const over = (ink: Color, ground: Color, strength: number): Color =>
  ink.map((part, at) => part * strength + (ground[at] ?? 0) * (1 - strength)) as unknown as Color;

const labOf = (color: Color): readonly number[] => {
  const [x, y, z] = xyzOf(color).map((part) =>
    part > 0.008856 ? Math.cbrt(part) : 7.787 * part + 16 / 116,
  ) as unknown as Color;
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
};

/** Returns the CIE 1976 difference of two colours: 0 for equal colours, 100 for black and white. */
export const difference = (a: Color, b: Color): number => {
  const other = labOf(b);
  return Math.hypot(...labOf(a).map((part, at) => part - (other[at] ?? 0)));
};
