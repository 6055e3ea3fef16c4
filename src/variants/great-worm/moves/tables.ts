/** The seven unit types: their names and letters, and their movements as tables. */
import { DIAGONALS, DIRECTIONS, ORTHOGONALS } from '../../../kernel/direction.ts';
import type { PieceInfo } from '../../../kernel/game.ts';
import { GLYPHS } from '../glyphs.ts';
import { rule } from '../rules/index.ts';
import { bent, jumps, knightLeap, rush, slide, type TrackPattern } from './tracks.ts';

export const PIECE_TYPES = ['worm', 'talon', 'arm', 'wing', 'leg', 'claw'] as const;
export type PieceType = (typeof PIECE_TYPES)[number];
/** Everything but the Worm Titan, whose way depends on the turn. */
export type BodyType = Exclude<PieceType, 'worm'>;

export const PIECES = {
  worm: { name: 'Worm Titan', letter: 'K', glyph: GLYPHS.worm },
  talon: { name: 'Talon', letter: 'T', glyph: GLYPHS.talon },
  arm: { name: 'Arm', letter: 'A', glyph: GLYPHS.arm },
  wing: { name: 'Wing', letter: 'W', glyph: GLYPHS.wing },
  leg: { name: 'Leg', letter: 'L', glyph: GLYPHS.leg },
  claw: { name: 'Claw', letter: 'C', glyph: GLYPHS.claw },
} as const satisfies Record<PieceType, PieceInfo>;

/** Betza: Claw fsWmfnD, Arm B4 and bent, Wing R4 and bent, Talon Q4 and bent, Leg DD; all but the Claw also mN. */
export const MOVEMENTS: Readonly<Record<BodyType, readonly TrackPattern[]>> = {
  claw: [slide(['n', 'e', 'w'], 1, rule('GW-CLAW-1')), rush(rule('GW-CLAW-2'))],
  arm: [slide(DIAGONALS, 4, rule('GW-ARM-1')), bent(DIAGONALS, rule('GW-ARM-2')), knightLeap(rule('GW-ARM-3'))],
  wing: [slide(ORTHOGONALS, 4, rule('GW-WING-1')), bent(ORTHOGONALS, rule('GW-WING-2')), knightLeap(rule('GW-WING-3'))],
  talon: [slide(DIRECTIONS, 4, rule('GW-TALON-1')), bent(DIRECTIONS, rule('GW-TALON-1')), knightLeap(rule('GW-TALON-1'))],
  leg: [jumps(ORTHOGONALS, rule('GW-LEG-1')), knightLeap(rule('GW-LEG-2'))],
};
