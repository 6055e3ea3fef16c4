/** Glyphs as CSS backgrounds. One element per unit keeps large boards fast. */

import { useInsertionEffect } from 'react';
import type { Settings } from '../../app/base/settings.ts';
import { afterFrame } from '../../app/store/frames.ts';
import { selectPieces } from '../../app/store/state-selectors.ts';
import type { Game, Glyph, PieceInfo } from '../../kernel/game.ts';
import { memoize } from '../../kernel/memoize.ts';
import { SIDES, type Side } from '../../kernel/side.ts';
import { badgeSheet } from '../board/units/badgeIcons.ts';
import { useApp } from '../store.ts';

type PieceSet = Settings['pieces'];

/** The colours of a side's glyphs. Fill and outline contrast, so that glyphs show on every square. */
const PAINT: Readonly<Record<Side, { readonly fill: string; readonly outline: string }>> = {
  white: { fill: '#fffdf6', outline: '#24272b' },
  black: { fill: '#2c3036', outline: '#f5f0e4' },
};

const ROUND = 'stroke-linejoin="round" stroke-linecap="round"';

const strokes = (line: string, { fill, outline }: (typeof PAINT)[Side]): string =>
  `<path d="${line}" fill="none" stroke="${fill}" stroke-width="4.8" ${ROUND}/><path d="${line}" fill="none" stroke="${outline}" stroke-width="1.8" ${ROUND}/>`;

const drawGlyph = ({ fill, line }: Glyph, side: Side): string =>
  `<path d="${fill}" transform="translate(0 1.1)" stroke="#000" stroke-width="2.5" opacity=".22" ${ROUND}/><path d="${fill}" fill="${PAINT[side].fill}" stroke="${PAINT[side].outline}" stroke-width="2.5" ${ROUND} paint-order="stroke"/>${line ? strokes(line, PAINT[side]) : ''}`;

/** SVG paths behind letters: a disc for White, a square for Black, since two shapes are told apart more easily. */
const LETTER_SHAPES: Readonly<Record<Side, string>> = {
  white: 'M22.5 3.5A19 19 0 0 1 22.5 41.5A19 19 0 0 1 22.5 3.5Z',
  black: 'M9 5H36A4 4 0 0 1 40 9V36A4 4 0 0 1 36 40H9A4 4 0 0 1 5 36V9A4 4 0 0 1 9 5Z',
};

const letterGlyph = (letter: string, side: Side): string => {
  const { fill, outline } = PAINT[side];
  return `<path d="${LETTER_SHAPES[side]}" fill="${fill}" stroke="${outline}" stroke-width="2.5"/><text x="22.5" y="32.5" text-anchor="middle" font-family="system-ui,Arial,sans-serif" font-weight="700" font-size="28" fill="${outline}">${letter}</text>`;
};

/** Returns a letter as SVG text, for the lower left corner, which has the fewest badges. */
const cornerLetter = (letter: string, side: Side): string => {
  const { fill, outline } = PAINT[side];
  const plate =
    side === 'white' ? '<circle cx="8.5" cy="36.5" r="8"' : '<rect x=".8" y="28.8" width="15.4" height="15.4" rx="2"';
  return `${plate} fill="${fill}" stroke="${outline}" stroke-width="1.2"/><text x="8.5" y="41.2" text-anchor="middle" font-family="system-ui,Arial,sans-serif" font-weight="700" font-size="13" fill="${outline}">${letter}</text>`;
};

const DRAWINGS: Readonly<Record<PieceSet, (piece: PieceInfo, side: Side) => string>> = {
  drawn: ({ glyph }, side) => drawGlyph(glyph, side),
  both: ({ glyph, letter }, side) => drawGlyph(glyph, side) + cornerLetter(letter, side),
  letters: ({ letter }, side) => letterGlyph(letter, side),
};

export const pieceDrawing = (piece: PieceInfo, side: Side, set: PieceSet): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 45 45">${DRAWINGS[set](piece, side)}</svg>`;

export const glyphKey = (game: Game, type: string, side: Side): string => `${game.id}/${type}/${side}`;

const sheetsOf = (game: Game, set: PieceSet): readonly CSSStyleSheet[] =>
  SIDES.map((side) => {
    const sheet = new CSSStyleSheet();
    const rules = Object.entries(game.pieces).map(
      ([type, piece]) =>
        `[data-glyph="${glyphKey(game, type, side)}"]{background-image:url("data:image/svg+xml,${encodeURIComponent(pieceDrawing(piece, side, set))}")}`,
    );
    sheet.replaceSync(rules.join('\n'));
    return sheet;
  });

const GLYPH_SHEETS: Readonly<Record<PieceSet, (game: Game) => readonly CSSStyleSheet[]>> = {
  drawn: memoize((game: Game) => sheetsOf(game, 'drawn')),
  both: memoize((game: Game) => sheetsOf(game, 'both')),
  letters: memoize((game: Game) => sheetsOf(game, 'letters')),
};

/** Adds a game's glyphs as style sheets. The content security policy forbids inline styles. */
export const useGlyphs = (game: Game): void => {
  const set = useApp(selectPieces);
  useInsertionEffect(() => {
    const wanted = [badgeSheet(game), ...GLYPH_SHEETS[set](game)];
    const ofGame = Object.values(GLYPH_SHEETS).flatMap((sheets) => sheets(game));
    const there = document.adoptedStyleSheets;
    if (wanted.every((sheet) => there.includes(sheet))) return;
    let isCurrent = true;
    /** Adds the first `count` sheets now, and the others one per frame, since the browser needs time to parse each. */
    const addSheets = (count: number) => {
      if (!isCurrent) return;
      const kept = document.adoptedStyleSheets.filter((sheet) => wanted.includes(sheet) || !ofGame.includes(sheet));
      const added = wanted.slice(0, count).filter((sheet) => !kept.includes(sheet));
      document.adoptedStyleSheets = [...kept, ...added];
      if (count < wanted.length) afterFrame(() => addSheets(count + 1));
    };
    if (ofGame.some((sheet) => there.includes(sheet))) addSheets(wanted.length);
    else afterFrame(() => addSheets(2));
    return () => {
      isCurrent = false;
    };
  }, [game, set]);
};
