import type { PieceInfo } from '../../../kernel/game.ts';
import { GLYPHS } from '../glyphs.ts';
import { GISTS } from '../rules/gists.ts';

export const PIECE_TYPES = ['worm', 'talon', 'arm', 'wing', 'leg', 'claw'] as const;
export type PieceType = (typeof PIECE_TYPES)[number];
/** Any piece type except the worm, whose paths depend on its boost. Body types are named after parts of a body. */
export type BodyType = Exclude<PieceType, 'worm'>;

export const PIECES = {
  worm: { name: 'Worm Titan', letter: 'K', gist: GISTS.worm, glyph: GLYPHS.worm },
  talon: { name: 'Talon', letter: 'T', gist: GISTS.talon, glyph: GLYPHS.talon },
  arm: { name: 'Arm', letter: 'A', gist: GISTS.arm, glyph: GLYPHS.arm },
  wing: { name: 'Wing', letter: 'W', gist: GISTS.wing, glyph: GLYPHS.wing },
  leg: { name: 'Leg', letter: 'L', gist: GISTS.leg, glyph: GLYPHS.leg },
  claw: { name: 'Claw', letter: 'C', gist: GISTS.claw, glyph: GLYPHS.claw },
} as const satisfies Record<PieceType, PieceInfo>;
