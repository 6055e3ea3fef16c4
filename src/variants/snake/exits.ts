/** The second portion: the squares around a Head, each with its verdict (SN-HEAD-1 to SN-HEAD-6). */
import type { Square } from '../../kernel/board.ts';
import { other, type Side } from '../../kernel/side.ts';
import { attackersOf } from './attack.ts';
import { canCapture } from './reach.ts';
import { neighboursOf } from './squares.ts';
import { headOf, type Occupant, occupancy, type SnakeState } from './state.ts';

export type Verdict =
  /** A safe step to an empty square, or after the own Tail. */
  | { readonly kind: 'step' | 'follow'; readonly to: Square }
  | { readonly kind: 'capture'; readonly to: Square; readonly captured: Occupant }
  | { readonly kind: 'held'; readonly to: Square; readonly holder: Occupant }
  /** A step that would end capturable; `opened` if only because the Tail leaves its square. */
  | {
      readonly kind: 'attacked';
      readonly to: Square;
      readonly follow: boolean;
      readonly attackers: readonly Square[];
      readonly opened: boolean;
    };

export type Exit = Extract<Verdict, { kind: 'step' | 'follow' | 'capture' }>;

export const isExit = (verdict: Verdict): verdict is Exit => verdict.kind !== 'held' && verdict.kind !== 'attacked';

/**
 * Safety is asked of the position after the whole Snake move. That differs from the position before it, for every line
 * that ends on the new square, only in the square the Tail has left: the Head's old square stays occupied.
 */
const quietStep = (state: SnakeState, side: Side, to: Square, follow: boolean): Verdict => {
  const tail = state.snakes[side].at(-1);
  const attackers = attackersOf(state, to, other(side), tail);
  if (attackers.length === 0) return { kind: follow ? 'follow' : 'step', to };
  const opened = !follow && attackersOf(state, to, other(side)).length === 0;
  return { kind: 'attacked', to, follow, attackers, opened };
};

/** The verdict on one square next to a Head. */
const verdictOn = (state: SnakeState, side: Side, to: Square): Verdict => {
  const occupant = occupancy(state)[to];
  if (!occupant) return quietStep(state, side, to, false);
  if (occupant.side === side && occupant.type === 'tail') return quietStep(state, side, to, true);
  return canCapture(state, side, occupant) ? { kind: 'capture', to, captured: occupant } : { kind: 'held', to, holder: occupant };
};

/** The verdicts on all squares next to a side's Head, as if its Snake moved now with no piece moved before. */
export const verdicts = (state: SnakeState, side: Side): readonly Verdict[] => {
  const head = headOf(state, side);
  return head === undefined ? [] : neighboursOf(head).map((to) => verdictOn(state, side, to));
};

export const exits = (state: SnakeState, side: Side): readonly Exit[] => verdicts(state, side).filter(isExit);

/** Can the Snake move? Looks only until it finds a way. */
export const hasExit = (state: SnakeState, side: Side): boolean => {
  const head = headOf(state, side);
  return head !== undefined && neighboursOf(head).some((to) => isExit(verdictOn(state, side, to)));
};
