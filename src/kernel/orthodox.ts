/** The orthodox pieces as tables; the Pawn's double step, en passant and promotion are each game's own. */
import { DIAGONALS, DIRECTIONS, ORTHOGONALS } from './direction.ts';
import { leap, type Movement, ride, step } from './movement.ts';

export const ORTHODOX = {
  king: [step(DIRECTIONS)],
  queen: [ride(DIRECTIONS)],
  rook: [ride(ORTHOGONALS)],
  bishop: [ride(DIAGONALS)],
  knight: [leap(1, 2)],
  pawn: [step(['n'], { only: 'move' }), step(['ne', 'nw'], { only: 'capture' })],
} as const satisfies Record<string, readonly Movement[]>;
