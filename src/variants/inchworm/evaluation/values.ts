/** Piece values, and the gains of captures and mutations, in centipawns. */
import { ROYAL_VALUE } from '../../../kernel/evaluation.ts';
import { fileOf, isHallway, rankOf } from '../position/board.ts';
import type { PieceType, Unit } from '../position/units.ts';

export const MATERIAL = {
  pawn: { value: 100, why: 'It is never split, but explodes 1 time in 12 when it is moved.' },
  knight: { value: 320, why: 'It leaps, one half at a time.' },
  bishop: { value: 330, why: 'It slides along diagonals, one half at a time.' },
  rook: { value: 500, why: 'It slides along ranks and files, one half at a time.' },
  queen: { value: 900, why: 'It slides in every direction, one half at a time.' },
} as const;

export const pieceValue = (type: PieceType): number => (type === 'king' ? 0 : MATERIAL[type].value);

/** Returns the value of a captured unit in centipawns. The captor's gain by mutation is counted by `mutationGain`. */
export const capturedValue = ({ type }: Unit): number => (type === 'king' ? ROYAL_VALUE : pieceValue(type));

/** A mutation's gain in centipawns: 0 for a King (IW-MUT-6). A piece that turns into Pawns becomes two (IW-MUT-4). */
export const mutationGain = ({ type }: Unit, becomes: PieceType): number =>
  type === 'king' ? 0 : pieceValue(becomes) * (becomes === 'pawn' && type !== 'pawn' ? 2 : 1) - pieceValue(type);

const bestMutationGain = (unit: Unit, prey: readonly Unit[]): number =>
  Math.max(...prey.map(({ type }) => (type === 'king' ? 0 : mutationGain(unit, type))));

/** The gain of a crowd's capture with the best mutations, in centipawns. */
export const crowdCaptureGain = (members: readonly Unit[], prey: readonly Unit[]): number => {
  let sum = 0;
  for (const unit of prey) sum += capturedValue(unit);
  for (const unit of members) sum += bestMutationGain(unit, prey);
  return sum;
};

/** Nearness to the middle of the board, from 0 to 6. */
const CENTRALITY: readonly number[] = Array.from({ length: 72 }, (_, square) =>
  isHallway(square) ? 0 : Math.round(7 - Math.abs(2 * fileOf(square) - 7) / 2 - Math.abs(2 * rankOf(square) - 7) / 2),
);

export const centrality = (square: number): number => CENTRALITY[square] ?? 0;
