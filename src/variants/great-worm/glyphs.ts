/** Our own drawings on a 45 by 45 grid: every unit is a part of one monster. */
import type { Glyph } from '../../kernel/game.ts';

export const GLYPHS = {
  /** A head rising from its coils, crowned, jaws open. */
  worm: {
    fill: 'M9 39C7 35 9 31 14 31L27 31C30 31 30 28 27 27C19 24 13 20 14 13L11 6L17 9L21 4L25 8L31 5L31 10C36 12 39 16 38 20L28 19L36 24C40 28 41 35 36 39Z',
    line: 'M22 14.5h.5M13 35H33',
  },
  /** A foot of three hooked toes. */
  talon: {
    fill: 'M17 6H28L27 18C33 19 38 24 39 38C35 34 32 31 28 29L23 39L18 29C13 31 10 34 6 38C7 25 12 19 18 18Z',
    line: 'M18 18Q22.5 22 27 18M18 11.5H27',
  },
  /** An upper arm, an elbow and a fist. */
  arm: {
    fill: 'M8 39V33H17L12 25C10 21 12 17 16 15L24 11C23 7 27 4 31 6C36 7 37 12 34 15C32 18 28 18 26 17L20 21L28 33H37V39Z',
    line: 'M12 25C14 27 18 26 20 21M27 9L31 12',
  },
  /** A membrane spread over three fingers. */
  wing: {
    fill: 'M8 39V34H13C9 23 13 11 34 6C38 12 38 18 36 23L30 20L31 28L25 25L24 34H37V39Z',
    line: 'M34 6C25 13 19 22 17 34M27 11.5L30 20',
  },
  /** A bent hind leg in mid-leap. */
  leg: {
    fill: 'M8 7C14 3 22 4 27 8L36 15C38 17 38 20 36 22L24 30L25 33H35C38 33 39 36 38 39H17C15 36 14 32 16 28L25 19L16 18C10 17 6 12 8 7Z',
    line: 'M25 19L29 17M29 34V36.5M33.5 34V36.5',
  },
  /** One short hooked claw. */
  claw: {
    fill: 'M12 39V33H15C13 22 18 12 32 9C27 14 26 18 28 24L29 33H33V39Z',
    line: 'M15 33H29',
  },
} as const satisfies Record<string, Glyph>;
