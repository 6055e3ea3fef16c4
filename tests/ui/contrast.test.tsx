/** What stands on the board is seen on both tones of every theme: computed from the style sheets. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sheet = (name: string): string => readFileSync(`src/ui/${name}`, 'utf8');
const TOKENS = sheet('theme/tokens.css');
const CHOICES = sheet('board/Choices.module.css');

type Color = readonly number[];

const colorOf = (text: string): Color =>
  [1, 3, 5].map((at) => Number.parseInt(text.trim().slice(at, at + 2), 16) / 255);

/** The tokens of a theme: those of the root, and over them the theme's own. */
const themeOf = (theme: 'light' | 'dark' | 'contrast'): ReadonlyMap<string, string> => {
  const block = (from: string) => TOKENS.slice(TOKENS.indexOf(from)).match(/\{([^}]*)\}/)?.[1] ?? '';
  const read = (text: string) =>
    [...text.matchAll(/--([\w-]+):\s*(?:light-dark\((#\w+),\s*(#\w+)\)|(#\w+));/g)].map(
      ([, name = '', light, dark, both]) => [name, both ?? (theme === 'dark' ? dark : light) ?? ''] as const,
    );
  return new Map([
    ...read(block(':root {')),
    ...(theme === 'contrast' ? read(block('[data-theme="contrast"]')) : []),
  ]);
};

const luminance = (color: Color): number => {
  const [red = 0, green = 0, blue = 0] = color.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (a: Color, b: Color): number => {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((one, two) => one - two);
  return (light + 0.05) / (dark + 0.05);
};

const over = (ink: Color, ground: Color, strength: number): Color =>
  ink.map((part, at) => part * strength + (ground[at] ?? 0) * (1 - strength));

const numberIn = (pattern: RegExp): number => Number(CHOICES.match(pattern)?.[1]);
const FILLED = numberIn(/--choice-strength: ([\d.]+)/);
const BRACKETS = numberIn(/\[data-choice="plain"\] \{[^}]*stroke-opacity: ([\d.]+)/);

const GROUNDS = ['square-light', 'square-dark', 'square-last', 'square-last-dark'];
const INKS: readonly (readonly [string, number])[] = [
  ['board-accent', FILLED],
  ['board-accent', BRACKETS],
  ['board-violet', FILLED],
  ['board-red', 1],
  ['board-amber', 1],
  ['board-ice', 1],
  ['board-green', 1],
];

test.each(['light', 'dark', 'contrast'] as const)('targets and brackets stand out: %s', (theme) => {
  const tokens = themeOf(theme);
  const faint = GROUNDS.flatMap((ground) =>
    INKS.flatMap(([ink, strength]) => {
      const [on, of] = [colorOf(tokens.get(ground) ?? ''), colorOf(tokens.get(ink) ?? '')];
      const found = contrast(over(of, on, strength), on);
      return found < 3 ? [`${ink} at ${strength} on ${ground}: ${found.toFixed(2)}`] : [];
    }),
  );
  expect(faint).toEqual([]);
});

test('the last move is as visible in the dark theme as in the light one', () => {
  const [light, dark] = [themeOf('light'), themeOf('dark')];
  for (const [ground, last] of [
    ['square-light', 'square-last'],
    ['square-dark', 'square-last-dark'],
  ] as const) {
    const tint = (tokens: ReadonlyMap<string, string>) =>
      contrast(colorOf(tokens.get(ground) ?? ''), colorOf(tokens.get(last) ?? ''));
    expect(tint(dark)).toBeGreaterThanOrEqual(tint(light));
  }
});
