/**
 * Tests the contrast of everything on the board with both square colours of every theme, computed from the style
 * sheets.
 */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SETTINGS } from '../../src/app/base/settings.ts';
import { LIGHT_COLORS } from '../../src/ui/export/paint.ts';
import { type Color, colorOf, contrast, difference, over } from '../../src/ui/theme/contrast.ts';

const sheet = (name: string): string => readFileSync(`src/ui/${name}`, 'utf8');
const TOKENS = sheet('theme/tokens.css');
const CHOICES = sheet('board/Choices.module.css');

/** Custom colours are left out: the settings check them when they are chosen. */
const BOARDS = SETTINGS.board.filter((board) => board !== 'own');

const THEMES = ['light', 'dark', 'contrast'] as const;

/** Returns the design tokens of a theme: those of the root and the board, and the theme's overrides. */
const themeOf = (theme: (typeof THEMES)[number], board: string = 'warm'): ReadonlyMap<string, string> => {
  const block = (from: string) => TOKENS.slice(TOKENS.indexOf(from)).match(/\{([^}]*)\}/)?.[1] ?? '';
  const read = (text: string) =>
    [...text.matchAll(/--([\w-]+):\s*(?:light-dark\((#\w+),\s*(#\w+)\)|(#\w+|[\d.]+%));/g)].map(
      ([, name = '', light, dark, both]) => [name, both ?? (theme === 'dark' ? dark : light) ?? ''] as const,
    );
  return new Map([
    ...read(block(':root {')),
    ...read(block(`[data-board="${board}"] {`)),
    ...(theme === 'contrast' ? read(block('[data-theme="contrast"]')) : []),
  ]);
};

const FILLED = Number(CHOICES.match(/--choice-strength: ([\d.]+)/)?.[1]);

/** Returns the colours of squares on every board: light and dark, plain and highlighted by the last turn. */
const groundsOf = (theme: (typeof THEMES)[number]): readonly (readonly [string, Color])[] => {
  return BOARDS.flatMap((board) => {
    const tokens = themeOf(theme, board);
    const lastTurn = colorOf(tokens.get('last-turn') ?? '');
    return ['square-light', 'square-dark'].flatMap((name) => {
      const tone = colorOf(tokens.get(name) ?? '');
      const tinted = (token: string) => over(lastTurn, tone, Number.parseFloat(tokens.get(token) ?? '') / 100);
      return [
        [`${name}, ${board}`, tone],
        [`${name}, ${board}, left`, tinted('last-from')],
        [`${name}, ${board}, come to`, tinted('last-to')],
      ] as const;
    });
  });
};

/** Returns the inks whose contrast with some square colour is less than `least`. */
const faintOf = (
  theme: (typeof THEMES)[number],
  inks: readonly (readonly [string, number])[],
  least: number,
): readonly string[] =>
  groundsOf(theme).flatMap(([name, ground]) =>
    inks.flatMap(([ink, strength]) => {
      const found = contrast(over(colorOf(themeOf(theme).get(ink) ?? ''), ground, strength), ground);
      return found < least ? [`${ink} at ${strength} on ${name}: ${found.toFixed(2)}`] : [];
    }),
  );

const INKS: readonly (readonly [string, number])[] = [
  ['board-accent', FILLED],
  ['board-violet', FILLED],
  ...['accent', 'red', 'amber', 'violet', 'ice', 'green', 'blue', 'orange'].map((ink) => [`board-${ink}`, 1] as const),
  ['last-turn-ink', 1],
  ['square-ink', 1],
];

test.each(THEMES)('targets, brackets, arrows and coordinates stand out: %s', (theme) => {
  expect(faintOf(theme, INKS, 3)).toEqual([]);
});

test.each(THEMES)('pieces of both sides stand out by their fill or their outline: %s', (theme) => {
  const faint = (ink: string) => faintOf(theme, [[ink, 1]], 3).map((each) => each.split(' on ')[1]?.split(':')[0]);
  for (const side of ['white', 'black']) {
    const outlined = faint(`${side}-line`);
    expect(faint(`${side}-fill`).filter((ground) => outlined.includes(ground))).toEqual([]);
  }
});

test('pictures have the colours of the light theme', () => {
  expect(Object.entries(LIGHT_COLORS).map(([token]) => [token, themeOf('light').get(token)])).toEqual(
    Object.entries(LIGHT_COLORS),
  );
});

test.each(['light', 'dark'] as const)('the last turn has its hue, paler at its origin: %s', (theme) => {
  const grounds = groundsOf(theme).map(([, ground]) => ground);
  for (const at of [0, 3]) {
    const [plain, left, come] = grounds.slice(at, at + 3) as [Color, Color, Color];
    expect(difference(plain, left)).toBeGreaterThan(12);
    expect(difference(plain, come)).toBeGreaterThan(difference(plain, left) + 8);
  }
});
