/** Corrupted squares (FC-CORR-1, FC-CORR-2): nothing stays on them, nothing is buried in them, for the rest of the game. */
import type { Square } from '../../../kernel/board.ts';
import type { RuleId } from '../../../kernel/rulebook.ts';
import { nameOf } from '../geometry.ts';
import { type Ply, tell, withState } from '../ply.ts';
import { rule } from '../rules.ts';
import { isCorrupted, type State, stackOn, theUnit } from '../state.ts';
import { deathEvents, died } from './tombs.ts';

/** So many explosions of its tomb corrupt a square. */
export const MOST_EXPLOSIONS = 5;

/** These squares are corrupted now; who was buried there is gone for good. */
export const corrupted = (ply: Ply, squares: readonly Square[], clause: RuleId): Ply => {
  const { state } = ply;
  const fresh = squares.filter((square) => !isCorrupted(state, square));
  if (fresh.length === 0) return ply;
  const tombs: Record<Square, State['tombs'][Square]> = { ...state.tombs };
  for (const square of fresh) delete tombs[square];
  const walls = state.walls.slice();
  for (const square of fresh) walls[square] = null;
  const after = withState(ply, {
    tombs,
    walls,
    corrupted: [...state.corrupted, ...fresh].sort((a, b) => a - b),
    traps: state.traps.filter(({ square }) => !fresh.includes(square)),
  });
  return tell(after, clause, () => ({ text: `${fresh.map(nameOf).join(', ')} is corrupted for the rest of the game.` }));
};

/** After an explosion of the closed tomb here. */
export const wornOut = (ply: Ply, square: Square): Ply =>
  (ply.state.exploded[square] ?? 0) >= MOST_EXPLOSIONS ? corrupted(ply, [square], rule('FC-CORR-1')) : ply;

/** The stack here dies for good. */
export const swallowed = (ply: Ply, square: Square): Ply => {
  if (!stackOn(ply.state, square)) return ply;
  const told = tell(ply, rule('FC-CORR-2'), () => ({
    events: deathEvents(ply.state, square),
    text: `${theUnit(ply.state, square)} dies for good: the square is corrupted.`,
  }));
  return died(told, square);
};
