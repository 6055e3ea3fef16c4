/**
 * Glyphs on a 45×45 grid. Riders have a broad base, leapers lean forward, royals wear a crown. Artillery
 * pieces are alike in kind, so each has its own outline.
 */
import type { Glyph } from '../../kernel/game.ts';
import type { Kind } from './position/kinds.ts';

const disc = (x: number, y: number, radius: number): string => `M${x} ${y - radius}a${radius} ${radius} 0 1 0 .01 0z`;

const WHEELS = `${disc(13, 38, 5)} ${disc(32, 38, 5)}`;

export const GLYPHS: Readonly<Record<Kind, Glyph>> = {
  R: {
    fill: 'M10 39V34H14L15 20H10V9H15V13H20V9H25V13H30V9H35V20H30L31 34H35V39Z',
    line: 'M15 20H30 M14 34H31',
  },
  N: {
    fill: 'M13 39C13 30 20 27 21 22C17 24 14 26 11 25L9 21L19 10L20 6L24 10C32 12 35 22 34 39Z',
    line: 'M20 15L21 16',
  },
  B: {
    fill: 'M10 39V34H17C11 29 12 20 20 12C17 8 20 4 22.5 4C25 4 28 8 25 12C33 20 34 29 28 34H35V39Z',
    line: 'M27 16L20 25',
  },
  D: {
    fill: 'M9 39V34H17C12 29 9 21 11 11L17 16L20 7L25 14C31 11 37 13 40 20L31 21C35 25 34 31 29 34H36V39Z',
    line: 'M29 17L30 18 M17 34H29',
  },
  J: {
    fill: `M13 39V33C13 26 12 20 8 21L7 29H2C1 17 7 10 14 12C18 13 21 17 22.5 21C24 17 27 13 31 12C38 10 44 17 43 29H38L37 21C33 20 32 26 32 33V39Z ${disc(4.5, 31, 4)} ${disc(40.5, 31, 4)}`,
    line: 'M13 33H32',
  },
  C: {
    fill: 'M7 8H38C38 18 33 25 26 27V33H35V39H10V33H19V27C12 25 7 18 7 8Z',
    line: 'M13 14H32 M22.5 14V21',
  },
  T: { fill: 'M10 39V34H15V13L22.5 7L30 13V34H35V39Z', line: 'M22.5 14V30 M17.5 19H27.5' },
  Q: { fill: 'M10 39L12 31L6 14L14 21L16 9L22.5 19L29 9L31 21L39 14L33 31L35 39Z', line: 'M12 32H33' },
  K: {
    fill: 'M11 39L12 33C4 25 9 15 20 19V13H16V8H20V4H25V8H29V13H25V19C36 15 41 25 33 33L34 39Z',
    line: 'M12 33H33 M22.5 20V33',
  },
  L: { fill: 'M10 39V34H20V22H8L12 16.5L8 11H20V9L22.5 3L25 9V34H35V39Z', line: 'M20 28H25' },
  F: {
    fill: 'M6 37L11 29C8 21 12 16 16 16C15 9 22 9 22.5 14C23 9 30 9 29 16C33 16 37 21 34 29L39 37L30 34H15Z',
    line: 'M15 25C19 29 26 29 30 25',
  },
  X: { fill: 'M10 39L20 18H28L37 39Z M43 34V21H37L9 2L5 8L28 24V34Z', line: 'M20 32L23.5 25L27 32Z' },
  A: {
    fill: 'M4 27C7 13 19 14 20 14V10H16L22.5 2L29 10H25V14C26 14 38 13 41 27L35 27C33 20 27 20 25 20V34H33V39H12V34H20V20C18 20 12 20 10 27Z',
    line: 'M10 26H35',
  },
  S: { fill: 'M5 27H20V9L35 22H25V27H40L34 39H11Z', line: 'M9 33H36' },
  O: { fill: `M7 33V27H15L26 13L31 17L23 27H38V33Z ${disc(32, 10, 6)} ${WHEELS}`, line: 'M15 27H30' },
  Z: { fill: `M5 26L18 37L40 19L29 6Z ${disc(16, 32, 7)}`, line: 'M25 10L36 23' },
  M: {
    fill: 'M6 39C6 31 13 30 14 25C10 16 15 9 22.5 3C30 9 35 16 31 25C32 30 39 31 39 39Z',
    line: 'M16 20C17 11 28 11 29 20C28 27 17 27 16 20Z',
  },
  E: {
    fill: 'M22.5 5C31 5 36 19 36 27C36 35 30 40 22.5 40C15 40 9 35 9 27C9 19 14 5 22.5 5Z',
    line: 'M10 25L16 20L22 26L29 20L35 25',
  },
  W: { fill: 'M7 39L20 12H17V8H20L22.5 3L25 8H28V12H25L38 39Z', line: 'M15 23H30 M11 31H34' },
  P: { fill: 'M13 39C13 32 18 30 19 25C13 22 15 11 22.5 11C30 11 32 22 26 25C27 30 32 32 32 39Z' },
};
