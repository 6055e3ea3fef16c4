/** Corrupted squares (FC-CORR-1, FC-CORR-2): nothing stays on them, nothing is buried in them, for the rest of the game. */
import type { Square } from '../../../../kernel/board.ts';
import type { RuleId } from '../../../../kernel/rulebook.ts';
import { type Ply, record, withState } from '../../moves/resolution.ts';
import { isCorrupted, type State, stackOn } from '../../position/state.ts';
import { rule } from '../../rules/index.ts';
import { kill } from '../capture/tombs.ts';

/** So many explosions of its tomb corrupt a square. */
export const MOST_EXPLOSIONS = 5;

/** These squares are corrupted now; who was buried there is gone for good. */
export const corrupt = (ply: Ply, squares: readonly Square[], clause: RuleId): Ply => {
  const { state } = ply;
  const fresh = squares.filter((square) => !isCorrupted(state, square));
  if (fresh.length === 0) return ply;
  const tombs: Record<Square, State['tombs'][Square]> = { ...state.tombs };
  for (const square of fresh) delete tombs[square];
  const walls = state.walls.slice();
  for (const square of fresh) walls[square] = null;
  return withState(record(ply, { kind: 'corrupted', rule: clause, squares: fresh }), {
    tombs,
    walls,
    corrupted: [...state.corrupted, ...fresh].sort((a, b) => a - b),
    traps: state.traps.filter(({ square }) => !fresh.includes(square)),
  });
};

/** After an explosion of the closed tomb here. */
export const wornOut = (ply: Ply, square: Square): Ply =>
  (ply.state.exploded[square] ?? 0) >= MOST_EXPLOSIONS ? corrupt(ply, [square], rule('FC-CORR-1')) : ply;

/** The stack here dies for good. */
export const swallow = (ply: Ply, square: Square): Ply =>
  stackOn(ply.state, square) ? kill(record(ply, { kind: 'swallowed', square }), square) : ply;
