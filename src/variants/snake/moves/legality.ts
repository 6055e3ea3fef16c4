/** Legality of the Snake move: the squares next to a Head, each with its verdict (SN-HEAD-1 to SN-HEAD-6). */
import type { Square } from '../../../kernel/board/board.ts';
import { other, type Side } from '../../../kernel/side.ts';
import { neighboursOf } from '../position/board.ts';
import { headOf, type Occupant, type State } from '../position/state.ts';
import { attackersOf, isAttacked, type PieceShift } from './attacks.ts';
import { canCapture, canMove, hasPieceMove, piecesOf } from './generate.ts';

export type Verdict =
  /** A safe step to an empty square, or after its own Tail. */
  | { readonly kind: 'step' | 'follow'; readonly to: Square }
  | { readonly kind: 'capture'; readonly to: Square; readonly captured: Occupant }
  | { readonly kind: 'held'; readonly to: Square; readonly holder: Occupant }
  /** A step, after its own Tail or not, that would end capturable. */
  | {
      readonly kind: 'attacked';
      readonly to: Square;
      readonly follow: boolean;
      readonly attackers: readonly Square[];
    };

export type Exit = Extract<Verdict, { kind: 'step' | 'follow' | 'capture' }>;

export const isLegal = (verdict: Verdict): verdict is Exit =>
  verdict.kind !== 'held' && verdict.kind !== 'attacked';

/** No move. */
const STILL: PieceShift = { from: -1, to: -1 };

/**
 * Safety is asked of the position after the whole Snake move. That differs from the position before it, for
 * every line that ends on the new square, only in the square the Tail has left: the Head's old square stays
 * occupied.
 */
const quietStep = (state: State, side: Side, to: Square, follow: boolean): Verdict => {
  const tail = state.snakes[side].at(-1) ?? to;
  if (!isAttacked(state, to, other(side), tail, STILL)) return { kind: follow ? 'follow' : 'step', to };
  return { kind: 'attacked', to, follow, attackers: attackersOf(state, to, other(side), tail) };
};

/** The verdict on one square next to a Head. */
const verdictOn = (state: State, side: Side, to: Square): Verdict => {
  const occupant = state.board[to];
  if (!occupant) return quietStep(state, side, to, false);
  if (occupant.side === side && occupant.type === 'tail') return quietStep(state, side, to, true);
  return canCapture(state, side, occupant)
    ? { kind: 'capture', to, captured: occupant }
    : { kind: 'held', to, holder: occupant };
};

/**
 * The verdicts on all squares next to a side's Head, as if its Snake moved now with no piece moved before.
 */
export const verdicts = (state: State, side: Side): readonly Verdict[] => {
  const head = headOf(state, side);
  return head === undefined ? [] : neighboursOf(head).map((to) => verdictOn(state, side, to));
};

export const exits = (state: State, side: Side): readonly Exit[] => verdicts(state, side).filter(isLegal);

/** Can the Snake move, perhaps after a piece of its side has moved? Looks only until it finds an exit. */
export const hasExit = (state: State, side: Side, shift: PieceShift = STILL): boolean => {
  const chain = state.snakes[side];
  const head = chain[0];
  const tail = chain[chain.length - 1];
  if (head === undefined || tail === undefined) return false;
  for (const at of neighboursOf(head)) {
    if (at === shift.to && at !== shift.from) continue;
    const occupant = at === shift.from ? null : state.board[at];
    if (occupant && at !== tail) {
      if (canCapture(state, side, occupant)) return true;
    } else if (!isAttacked(state, at, other(side), tail, shift)) return true;
  }
  return false;
};

/** Can the mover's Snake move after this first-part move? If not, the move strands it (SN-END-2). */
export const hasExitAfter = (state: State, from: Square, to: Square): boolean =>
  hasExit(state, state.toMove, { from, to });

/** Is there a first-part move after which the Snake can move, or that wins at once? */
export const hasSavingMove = (state: State): boolean =>
  piecesOf(state, state.toMove).some(([from, piece]) =>
    canMove(state, from, piece, (to, captured) => captured?.type === 'head' || hasExitAfter(state, from, to)),
  );

/** Is the first part of the turn that begins waived (SN-TURN-2)? */
export const isWaived = (state: State): boolean =>
  state.phase === 'piece' && !(state.waivesStranding ? hasSavingMove(state) : hasPieceMove(state));
