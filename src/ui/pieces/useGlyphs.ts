import { useInsertionEffect } from 'react';
import { selectPieces } from '../../app/slices.ts';
import type { Game } from '../../kernel/game.ts';
import { badgeSheet } from '../board/badgeIcons.ts';
import { useRoom } from '../room.ts';
import { GLYPH_SHEETS } from './glyphs.ts';

/** Puts the drawings of a game and of badges among the page's styles: a sheet made by script, since the page's policy lets no inline style in. */
export const useGlyphs = (game: Game): void => {
  const set = useRoom(selectPieces);
  useInsertionEffect(() => {
    const wanted = [badgeSheet(document), GLYPH_SHEETS[set](game)];
    const there = document.adoptedStyleSheets;
    if (wanted.every((sheet) => there.includes(sheet))) return;
    const replaced = [badgeSheet(document), ...Object.values(GLYPH_SHEETS).map((sheetOf) => sheetOf(game))];
    document.adoptedStyleSheets = [...there.filter((sheet) => !replaced.includes(sheet)), ...wanted];
  }, [game, set]);
};
