/**
 * Glyphs as a style sheet: one rule a piece and side, its drawing a data address. A unit is then one element with a
 * background, which is what makes a board of 128 units quick.
 */

import type { Game, Glyph } from '../../kernel/game.ts';
import { remembered } from '../../kernel/remembered.ts';
import { SIDES, type Side } from '../../kernel/side.ts';

/** White is light with a dark outline, Black dark with a light one: told apart by both, on every square. */
const PAINT: Readonly<Record<Side, { readonly fill: string; readonly outline: string; readonly line: string }>> = {
  white: { fill: '#fffdf6', outline: '#24272b', line: '#24272b' },
  black: { fill: '#2c3036', outline: '#f5f0e4', line: '#f5f0e4' },
};

/** Inner strokes that leave the silhouette keep their contrast by a broader stroke under them. */
const under = (line: string, fill: string): string =>
  `<path d="${line}" fill="none" stroke="${fill}" stroke-width="4.8" stroke-linecap="round" stroke-linejoin="round"/>`;

const drawing = (glyph: Glyph, side: Side): string => {
  const { fill, outline, line } = PAINT[side];
  const stroke = 'stroke-linejoin="round" stroke-linecap="round"';
  const inner = glyph.line
    ? `${under(glyph.line, fill)}<path d="${glyph.line}" fill="none" stroke="${line}" stroke-width="1.8" ${stroke}/>`
    : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 45 45"><path d="${glyph.fill}" fill="${fill}" stroke="${outline}" stroke-width="2.5" ${stroke} paint-order="stroke"/>${inner}</svg>`;
};

export const glyphKey = (game: Game, type: string, side: Side): string => `${game.id}/${type}/${side}`;

const rule = (game: Game, type: string, glyph: Glyph, side: Side): string =>
  `[data-glyph="${glyphKey(game, type, side)}"]{background-image:url("data:image/svg+xml,${encodeURIComponent(drawing(glyph, side))}")}`;

export const glyphSheet = remembered((game: Game): string =>
  Object.entries(game.pieces)
    .flatMap(([type, { glyph }]) => SIDES.map((side) => rule(game, type, glyph, side)))
    .join('\n'),
);
