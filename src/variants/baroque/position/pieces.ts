import type { PieceInfo } from '../../../kernel/game.ts';
import { GLYPHS } from '../glyphs.ts';
import { GISTS } from '../rules/gists.ts';
import type { PieceType } from './state.ts';

export const PIECES = {
  titan: { name: 'Titan', names: ['King'], letter: 'K', gist: GISTS.titan, glyph: GLYPHS.titan },
  withdrawer: { name: 'Withdrawer', letter: 'W', gist: GISTS.withdrawer, glyph: GLYPHS.withdrawer },
  coordinator: { name: 'Coordinator', letter: 'C', gist: GISTS.coordinator, glyph: GLYPHS.coordinator },
  pawn: { name: 'Pawn', names: ['Pincer Pawn', 'Pincer'], letter: 'P', gist: GISTS.pawn, glyph: GLYPHS.pawn },
  leaper: { name: 'Long Leaper', names: ['Leaper'], letter: 'L', gist: GISTS.leaper, glyph: GLYPHS.leaper },
  immobilizer: { name: 'Immobilizer', letter: 'I', gist: GISTS.immobilizer, glyph: GLYPHS.immobilizer },
  chameleon: { name: 'Chameleon', letter: 'S', gist: GISTS.chameleon, glyph: GLYPHS.chameleon },
} as const satisfies Record<PieceType, PieceInfo>;
