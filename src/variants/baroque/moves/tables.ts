/** The seven types as they are named, lettered, drawn and moved. */
import type { PieceInfo } from '../../../kernel/game.ts';
import type { RuleId } from '../../../kernel/rulebook.ts';
import { GLYPHS } from '../glyphs.ts';
import type { PieceType } from '../position/units.ts';
import { rule } from '../rules/index.ts';

export const PIECES = {
  titan: { name: 'Titan', letter: 'K', glyph: GLYPHS.titan },
  withdrawer: { name: 'Withdrawer', letter: 'W', glyph: GLYPHS.withdrawer },
  coordinator: { name: 'Coordinator', letter: 'C', glyph: GLYPHS.coordinator },
  pawn: { name: 'Pawn', letter: 'P', glyph: GLYPHS.pawn },
  leaper: { name: 'Long Leaper', letter: 'L', glyph: GLYPHS.leaper },
  immobilizer: { name: 'Immobilizer', letter: 'I', glyph: GLYPHS.immobilizer },
  chameleon: { name: 'Chameleon', letter: 'S', glyph: GLYPHS.chameleon },
} as const satisfies Record<PieceType, PieceInfo>;

/** How each type moves: the clause that says so, and how it is said when somebody tries something else. */
export const MOVEMENTS: Readonly<Record<PieceType, { readonly rule: RuleId; readonly text: string }>> = {
  titan: { rule: rule('BQ-TITAN-1'), text: 'The Titan steps one square in any direction' },
  withdrawer: { rule: rule('BQ-WITH-1'), text: 'The Withdrawer slides along ranks, files and diagonals' },
  coordinator: { rule: rule('BQ-COOR-1'), text: 'The Coordinator slides along ranks, files and diagonals' },
  pawn: { rule: rule('BQ-PAWN-1'), text: 'The Pawn slides along ranks and files' },
  leaper: { rule: rule('BQ-LEAP-1'), text: 'The Long Leaper moves along ranks, files and diagonals' },
  immobilizer: { rule: rule('BQ-IMM-1'), text: 'The Immobilizer slides along ranks, files and diagonals' },
  chameleon: { rule: rule('BQ-CHAM-2'), text: 'The Chameleon moves along ranks, files and diagonals' },
};
