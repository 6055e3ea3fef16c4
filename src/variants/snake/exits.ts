/** The second portion: the squares around a Head, each with its verdict (SN-HEAD-1 to SN-HEAD-6). */
import type { Square } from '../../kernel/board.ts';
import { other, type Side } from '../../kernel/side.ts';
import { attackersOf } from './attack.ts';
import { canCapture } from './reach.ts';
import { neighboursOf } from './squares.ts';
import { headOf, type Occupancy, type Occupant, occupancy, type SnakeState } from './state.ts';

export type Verdict =
  /** A safe step to an empty square, or after its own Tail. */
  | { readonly kind: 'step' | 'follow'; readonly to: Square }
  | { readonly kind: 'capture'; readonly to: Square; readonly captured: Occupant }
  | { readonly kind: 'held'; readonly to: Square; readonly holder: Occupant }
  /** A step, after its own Tail or not, that would end capturable. */
  | { readonly kind: 'attacked'; readonly to: Square; readonly follow: boolean; readonly attackers: readonly Square[] };

export type Exit = Extract<Verdict, { kind: 'step' | 'follow' | 'capture' }>;

export const isExit = (verdict: Verdict): verdict is Exit => verdict.kind !== 'held' && verdict.kind !== 'attacked';

/**
 * Safety is asked of the position after the whole Snake move. That differs from the position before it, for every line
 * that ends on the new square, only in the square the Tail has left: the Head's old square stays occupied.
 */
const quietStep = (state: SnakeState, side: Side, to: Square, follow: boolean, board: Occupancy): Verdict => {
  const attackers = attackersOf(state, to, other(side), state.snakes[side].at(-1), board);
  return attackers.length === 0 ? { kind: follow ? 'follow' : 'step', to } : { kind: 'attacked', to, follow, attackers };
};

/** The verdict on one square next to a Head. */
const verdictOn = (state: SnakeState, side: Side, to: Square, board: Occupancy): Verdict => {
  const occupant = board[to];
  if (!occupant) return quietStep(state, side, to, false, board);
  if (occupant.side === side && occupant.type === 'tail') return quietStep(state, side, to, true, board);
  return canCapture(state, side, occupant) ? { kind: 'capture', to, captured: occupant } : { kind: 'held', to, holder: occupant };
};

/** The verdicts on all squares next to a side's Head, as if its Snake moved now with no piece moved before. */
export const verdicts = (state: SnakeState, side: Side): readonly Verdict[] => {
  const head = headOf(state, side);
  return head === undefined ? [] : neighboursOf(head).map((to) => verdictOn(state, side, to, occupancy(state)));
};

export const exits = (state: SnakeState, side: Side): readonly Exit[] => verdicts(state, side).filter(isExit);

/** Can the Snake move? Looks only until it finds a way. `board` is what stands where, if not as in the position. */
export const hasExit = (state: SnakeState, side: Side, board: Occupancy = occupancy(state)): boolean => {
  const head = headOf(state, side);
  return head !== undefined && neighboursOf(head).some((to) => isExit(verdictOn(state, side, to, board)));
};

/** Can the mover's Snake move after this first-part move? If not, the move strands it (SN-END-2). */
export const hasExitAfter = (state: SnakeState, from: Square, to: Square): boolean => {
  const board = occupancy(state).slice();
  board[to] = board[from] ?? null;
  board[from] = null;
  return hasExit(state, state.toMove, board);
};
