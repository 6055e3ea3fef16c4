/** Corrupted squares hold no unit and no tomb (FC-CORR-1, FC-CORR-2). */
import type { Square } from '../../../../kernel/board/board.ts';
import type { State } from '../../position/state.ts';
import type { ClauseId } from '../../rules/index.ts';
import type { Ply } from '../ply.ts';
import { kill } from './tombs.ts';

/** The most explosions of closed tombs on one square. The last corrupts the square (FC-CORR-1). */
export const MAX_EXPLOSIONS = 5;

/** Corrupts the squares, which lose their walls, traps and tombs (FC-CORR-2). */
export const corrupt = (ply: Ply, squares: readonly Square[], clause: ClauseId): void => {
  const { corrupted, traps } = ply.state;
  const fresh = squares.filter((square) => !corrupted.includes(square));
  if (fresh.length === 0) return;
  ply.note?.({ kind: 'corrupted', rule: clause, squares: fresh });
  const tombs: Record<Square, State['tombs'][Square]> = { ...ply.state.tombs };
  for (const square of fresh) {
    delete tombs[square];
    ply.putWall(square, null);
  }
  ply.set({
    tombs,
    corrupted: [...corrupted, ...fresh].sort((a, b) => a - b),
    traps: traps.filter(({ square }) => !fresh.includes(square)),
  });
};

export const corruptIfWornOut = (ply: Ply, square: Square): void => {
  if ((ply.state.exploded[square] ?? 0) >= MAX_EXPLOSIONS) corrupt(ply, [square], 'FC-CORR-1');
};

export const killWithoutTomb = (ply: Ply, square: Square): void => {
  ply.note?.({ kind: 'swallowed', square });
  kill(ply, square);
};
