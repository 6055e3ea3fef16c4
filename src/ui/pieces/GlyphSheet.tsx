import type { Oddboard } from '../../app/store.ts';
import type { Game } from '../../kernel/game.ts';
import { useRoom } from '../room.ts';
import { GLYPH_SHEETS } from './glyphs.ts';

const selectPieces = ({ settings }: Oddboard) => settings.pieces;

/** Brings a game's pieces onto the page, in the set that is chosen. */
export const GlyphSheet = ({ game }: { readonly game: Game }) => <style>{GLYPH_SHEETS[useRoom(selectPieces)](game)}</style>;
