/**
 * Generates pseudo-legal moves: for every square of a unit's pattern, the move, or what blocks it. Check is ignored.
 */
import type { Square } from '../../../../src/kernel/board/board.ts';
import type { Displacement } from '../position/action.ts';
import { BOARD } from '../position/board.ts';
import type { State, Unit } from '../position/state.ts';
import { FIRST_STEP, PAWN_RANK, REACH } from './tables.ts';

export type PseudoLegal = { readonly kind: 'move' | 'enPassant' } & Displacement;

export type PatternSquare =
  | PseudoLegal
  /** A unit of the same side stands on `to`. */
  | { readonly kind: 'occupied'; readonly to: Square }
  /** The unit on `at` blocks a Pawn that would go to `to`. */
  | { readonly kind: 'blocked'; readonly to: Square; readonly at: Square };

/** Follows each path up to its first unit, and captures that unit if it is an enemy. */
const ridesAndLeaps = ({ squares }: State, from: Square, unit: Unit): readonly PatternSquare[] => {
  const found: PatternSquare[] = [];
  for (const path of REACH[unit.side][unit.type].capture[from] ?? []) {
    for (const to of path) {
      const there = squares[to];
      if (!there) {
        found.push({ kind: 'move', from, to, taken: null });
        continue;
      }
      found.push(there.side === unit.side ? { kind: 'occupied', to } : { kind: 'move', from, to, taken: to });
      break;
    }
  }
  return found;
};

/** Returns the square of the Pawn taken en passant: on the rank of `from` and the file of `to`. */
const behind = (from: Square, to: Square): Square => BOARD.rankOf(from) * BOARD.files + BOARD.fileOf(to);

/** Returns a Pawn's captures and its forward squares, those from its first blocker on as `blocked`. */
const pawnMoves = ({ squares, passed }: State, from: Square, { side }: Unit): readonly PatternSquare[] => {
  const found: PatternSquare[] = [];
  const { move, capture } = REACH[side].pawn;
  const [forward = []] = (BOARD.rankOf(from) === PAWN_RANK[side] ? FIRST_STEP[side].move : move)[from] ?? [];
  let blocker: Square | undefined;
  for (const to of forward) {
    if (squares[to]) blocker ??= to;
    found.push(blocker === undefined ? { kind: 'move', from, to, taken: null } : { kind: 'blocked', to, at: blocker });
  }
  for (const [to = from] of capture[from] ?? []) {
    const there = squares[to];
    if (there) found.push(there.side === side ? { kind: 'occupied', to } : { kind: 'move', from, to, taken: to });
    else if (to === passed) found.push({ kind: 'enPassant', from, to, taken: behind(from, to) });
  }
  return found;
};

/** Returns the pseudo-legal moves of a unit, castling excepted, and the squares where a unit blocks it. */
export const pseudoLegalMoves = (state: State, from: Square, unit: Unit): readonly PatternSquare[] =>
  unit.type === 'pawn' ? pawnMoves(state, from, unit) : ridesAndLeaps(state, from, unit);
