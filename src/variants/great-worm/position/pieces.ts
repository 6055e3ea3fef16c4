import type { PieceInfo } from '../../../kernel/game.ts';
import { GLYPHS } from '../glyphs.ts';
import { GISTS } from '../rules/gists.ts';

export const PIECE_TYPES = ['worm', 'talon', 'arm', 'wing', 'leg', 'claw'] as const;
export type PieceType = (typeof PIECE_TYPES)[number];
/** All piece types except the worm. The names of the types are parts of a body. */
export type BodyType = Exclude<PieceType, 'worm'>;

export const PIECES = {
  worm: { name: 'Worm Titan', letter: 'K', gist: GISTS.worm, glyph: GLYPHS.worm },
  talon: { name: 'Talon', letter: 'T', gist: GISTS.talon, glyph: GLYPHS.talon },
  arm: { name: 'Arm', letter: 'A', gist: GISTS.arm, glyph: GLYPHS.arm },
  wing: { name: 'Wing', letter: 'W', gist: GISTS.wing, glyph: GLYPHS.wing },
  leg: { name: 'Leg', letter: 'L', gist: GISTS.leg, glyph: GLYPHS.leg },
  claw: { name: 'Claw', letter: 'C', gist: GISTS.claw, glyph: GLYPHS.claw },
} as const satisfies Record<PieceType, PieceInfo>;
