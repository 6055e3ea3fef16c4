import { useInsertionEffect } from 'react';
import { selectPieces } from '../../app/slices.ts';
import type { Game } from '../../kernel/game.ts';
import { useRoom } from '../room.ts';
import { GLYPH_SHEETS } from './glyphs.ts';

/** Puts a game's drawings among the page's styles: a sheet made by script, since the page's policy lets no inline style in. */
export const useGlyphs = (game: Game): void => {
  const set = useRoom(selectPieces);
  useInsertionEffect(() => {
    const wanted = GLYPH_SHEETS[set](game);
    if (document.adoptedStyleSheets.includes(wanted)) return;
    const others = Object.values(GLYPH_SHEETS).map((sheetOf) => sheetOf(game));
    document.adoptedStyleSheets = [...document.adoptedStyleSheets.filter((sheet) => !others.includes(sheet)), wanted];
  }, [game, set]);
};
