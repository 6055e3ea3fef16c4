import { useInsertionEffect } from 'react';
import { afterFrame } from '../../app/frames.ts';
import { selectPieces } from '../../app/state-selectors.ts';
import type { Game } from '../../kernel/game.ts';
import { badgeSheet } from '../board/units/badgeIcons.ts';
import { useApp } from '../store.ts';
import { GLYPH_SHEETS } from './glyphs.ts';

/**
 * Adds the glyphs of a game and the badges to the page's style sheets, by script, since the page's policy
 * forbids inline styles. The browser parses each drawing as a document at its first layout, so a page without
 * this game's glyphs draws the bare board a frame earlier: together they would be one long task.
 */
export const useGlyphs = (game: Game): void => {
  const set = useApp(selectPieces);
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
