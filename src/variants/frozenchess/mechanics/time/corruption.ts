/**
 * Corrupted squares (FC-CORR-1, FC-CORR-2): nothing stays on them, nothing is buried in them, for the rest of
 * the game.
 */
import type { Square } from '../../../../kernel/board/board.ts';
import type { RuleId } from '../../../../kernel/learning/rulebook.ts';
import { type Resolution, record, withState } from '../../moves/resolution.ts';
import { isCorrupted, type State, stackOn } from '../../position/state.ts';
import { rule } from '../../rules/index.ts';
import { kill } from '../capture/tombs.ts';

/** So many explosions of its tomb corrupt a square. */
export const MOST_EXPLOSIONS = 5;

/** These squares are corrupted now; who was buried there is gone for good. */
export const corrupt = (resolution: Resolution, squares: readonly Square[], clause: RuleId): Resolution => {
  const { state } = resolution;
  const fresh = squares.filter((square) => !isCorrupted(state, square));
  if (fresh.length === 0) return resolution;
  const tombs: Record<Square, State['tombs'][Square]> = { ...state.tombs };
  for (const square of fresh) delete tombs[square];
  const walls = state.walls.slice();
  for (const square of fresh) walls[square] = null;
  return withState(record(resolution, { kind: 'corrupted', rule: clause, squares: fresh }), {
    tombs,
    walls,
    corrupted: [...state.corrupted, ...fresh].sort((a, b) => a - b),
    traps: state.traps.filter(({ square }) => !fresh.includes(square)),
  });
};

/** After an explosion of the closed tomb here. */
export const wearOut = (resolution: Resolution, square: Square): Resolution =>
  (resolution.state.exploded[square] ?? 0) >= MOST_EXPLOSIONS
    ? corrupt(resolution, [square], rule('FC-CORR-1'))
    : resolution;

/** The stack here dies for good. */
export const swallow = (resolution: Resolution, square: Square): Resolution =>
  stackOn(resolution.state, square)
    ? kill(record(resolution, { kind: 'swallowed', square }), square)
    : resolution;
