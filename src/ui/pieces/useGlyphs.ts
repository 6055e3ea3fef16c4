import { useInsertionEffect } from 'react';
import { afterFrame } from '../../app/frames.ts';
import { selectPieces } from '../../app/slices.ts';
import type { Game } from '../../kernel/game.ts';
import { badgeSheet } from '../board/units/badgeIcons.ts';
import { useRoom } from '../room.ts';
import { GLYPH_SHEETS } from './glyphs.ts';

/**
 * Puts the drawings of a game and of badges among the page's styles: a sheet made by script, since the page's
 * policy lets no inline style in. The browser reads each drawing as a document when a unit is first laid out
 * with it, so a page without drawings of this game draws the bare board a frame before: together they would
 * be one long task.
 */
export const useGlyphs = (game: Game): void => {
  const set = useRoom(selectPieces);
  useInsertionEffect(() => {
    const wanted = [badgeSheet(document), GLYPH_SHEETS[set](game)];
    const ofGame = Object.values(GLYPH_SHEETS).map((sheetOf) => sheetOf(game));
    const there = document.adoptedStyleSheets;
    if (wanted.every((sheet) => there.includes(sheet))) return;
    let isCurrent = true;
    const put = () => {
      if (!isCurrent) return;
      const others = document.adoptedStyleSheets.filter(
        (sheet) => sheet !== badgeSheet(document) && !ofGame.includes(sheet),
      );
      document.adoptedStyleSheets = [...others, ...wanted];
    };
    if (ofGame.some((sheet) => there.includes(sheet))) put();
    else afterFrame(put);
    return () => {
      isCurrent = false;
    };
  }, [game, set]);
};
