import type { PieceType } from '../position/state.ts';
import type { ClauseId } from '../rules/index.ts';

/** How each type moves: the clause, and a sentence whose full stop is left out, so that texts can go on. */
export const MOVEMENTS: Readonly<Record<PieceType, { readonly rule: ClauseId; readonly text: string }>> = {
  titan: { rule: 'BQ-TITAN-1', text: 'The Titan moves 1 square in any direction' },
  withdrawer: { rule: 'BQ-WITH-1', text: 'The Withdrawer slides like a queen' },
  coordinator: { rule: 'BQ-COOR-1', text: 'The Coordinator slides like a queen' },
  pawn: { rule: 'BQ-PAWN-1', text: 'The Pawn slides like a rook' },
  leaper: { rule: 'BQ-LEAP-1', text: 'The Long Leaper moves like a queen' },
  immobilizer: { rule: 'BQ-IMM-1', text: 'The Immobilizer slides like a queen' },
  chameleon: { rule: 'BQ-CHAM-2', text: 'The Chameleon moves like a queen' },
};
