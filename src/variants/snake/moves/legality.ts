/** Verdicts on the squares next to a Head (SN-HEAD-1 to SN-HEAD-6). */
import type { Square } from '../../../kernel/board/board.ts';
import { other, type Side } from '../../../kernel/side.ts';
import { neighboursOf } from '../position/board.ts';
import { headOf, type Occupant, type State } from '../position/state.ts';
import { attackersOf, type HypotheticalMove, isAttacked } from './attacks.ts';
import { canCapture, canMove, hasPieceMove, piecesOf } from './generate.ts';

export type Verdict =
  /** A step to an empty square, or onto the square that the Snake's own Tail leaves (`follow`, SN-HEAD-4). */
  | { readonly kind: 'step' | 'follow'; readonly to: Square }
  | { readonly kind: 'capture'; readonly to: Square; readonly captured: Occupant }
  | { readonly kind: 'held'; readonly to: Square; readonly holder: Occupant }
  | {
      readonly kind: 'attacked';
      readonly to: Square;
      readonly follow: boolean;
      readonly attackers: readonly Square[];
    };

export type Exit = Extract<Verdict, { kind: 'step' | 'follow' | 'capture' }>;

export const isLegal = (verdict: Verdict): verdict is Exit => verdict.kind !== 'held' && verdict.kind !== 'attacked';

/** A shift (hypothetical move) that changes nothing, for turns without a piece move (SN-TURN-2). */
const NO_SHIFT: HypotheticalMove = { from: -1, to: -1 };

/** Returns the verdict on a step without capture. Attacks are judged with the Tail's square empty (SN-SAFE-2). */
const stepVerdict = (state: State, side: Side, to: Square, follow: boolean): Verdict => {
  const tail = state.snakes[side].at(-1) ?? to;
  if (!isAttacked(state, to, other(side), tail, NO_SHIFT)) return { kind: follow ? 'follow' : 'step', to };
  return { kind: 'attacked', to, follow, attackers: attackersOf(state, to, other(side), tail) };
};

const verdictOn = (state: State, side: Side, to: Square): Verdict => {
  const occupant = state.board[to];
  if (!occupant) return stepVerdict(state, side, to, false);
  if (occupant.side === side && occupant.type === 'tail') return stepVerdict(state, side, to, true);
  return canCapture(state, side, occupant)
    ? { kind: 'capture', to, captured: occupant }
    : { kind: 'held', to, holder: occupant };
};

/** Returns the verdicts on the squares next to a side's Head, illegal ones too: refusals explain those. */
export const headVerdicts = (state: State, side: Side): readonly Verdict[] => {
  const head = headOf(state, side);
  return head === undefined ? [] : neighboursOf(head).map((to) => verdictOn(state, side, to));
};

export const exitsOf = (state: State, side: Side): readonly Exit[] => headVerdicts(state, side).filter(isLegal);

/** Whether a side's Snake has an exit after the piece move `shift`. Stops at the first exit, for speed. */
export const hasExit = (state: State, side: Side, shift: HypotheticalMove = NO_SHIFT): boolean => {
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

/** Whether the Snake of the side to move has an exit after a piece move (SN-END-2). */
export const hasExitAfter = (state: State, from: Square, to: Square): boolean =>
  hasExit(state, state.toMove, { from, to });

/** Whether some piece move leaves the Snake an exit or wins at once (SN-END-1). */
export const hasSavingMove = (state: State): boolean =>
  piecesOf(state, state.toMove).some(([from, piece]) =>
    canMove(state, from, piece, (to, captured) => captured?.type === 'head' || hasExitAfter(state, from, to)),
  );

/** Whether the piece move of the turn is waived, which means skipped (SN-TURN-2). */
export const isWaived = (state: State): boolean =>
  state.phase === 'piece' && !(state.options.waiver === 'exit' ? hasSavingMove(state) : hasPieceMove(state));
