/** Attacks on worms. A worm is in Check if the opponent could capture it now (GW-CHECK-1). */
import type { Square } from '../../../kernel/board/board.ts';
import { other, type Side } from '../../../kernel/side.ts';
import type { NoPieceMove, PieceMove, WormPath } from '../position/action.ts';
import { type Boost, forbiddenSquares, type State, type Unit, wormOf } from '../position/state.ts';
import { boostOf, capturedAt, captureTrack, hasPieceMove, isEmptyAlong, pieceMovesOf } from './generate.ts';
import { MANNERS_BY_BOOST, pathsBetween } from './worm-paths.ts';

export interface WormAttack {
  readonly pieceMove: PieceMove | NoPieceMove;
  /** The path by which the opponent's worm captures. Null if a piece captures. */
  readonly path: WormPath | null;
}

const directAttack = (state: State, by: Side, target: Square): WormAttack | null => {
  for (let from = 0; from < 64; from++) {
    const unit = state.units[from];
    if (unit?.side !== by) continue;
    const track = captureTrack(unit, from, target);
    if (track && isEmptyAlong(state, track.via))
      return { pieceMove: { kind: 'regular', from, to: target, special: null }, path: null };
  }
  return null;
};

const opensPath = (state: State, action: PieceMove, crossed: readonly Square[]): boolean => {
  const removed = action.special === 'enPassant' ? capturedAt(state, action) : null;
  return crossed.every(
    (square) => square !== action.to && (!state.units[square] || square === action.from || square === removed),
  );
};

const allowsPath = (boost: Boost, path: WormPath): boolean => MANNERS_BY_BOOST[boost].includes(path.manner);

const attackByWorm = (state: State, by: Side, paths: readonly WormPath[]): WormAttack | null => {
  for (const pieceMove of pieceMovesOf(state, by)) {
    const boost = boostOf(state.units[pieceMove.from] as Unit);
    const path = paths.find((each) => allowsPath(boost, each) && opensPath(state, pieceMove, each.crossed));
    if (path) return { pieceMove, path };
  }
  const unused = paths.find((path) => allowsPath('none', path) && isEmptyAlong(state, path.crossed));
  if (!unused) return null;
  if (state.options.passing === 'on') return { pieceMove: { kind: 'pass' }, path: unused };
  return hasPieceMove(state, by) ? null : { pieceMove: { kind: 'waive' }, path: unused };
};

/** Returns a turn by which the opponent could capture a side's worm. Null if the worm is not in Check (GW-CHECK-1). */
export const attackOnWorm = (state: State, side: Side): WormAttack | null => {
  const target = wormOf(state, side);
  if (target === null) return null;
  const by = other(side);
  const direct = directAttack(state, by, target);
  if (direct) return direct;
  const from = wormOf(state, by);
  const barred = forbiddenSquares(state, by);
  if (from === null || barred.includes(target)) return null;
  // A piece move empties at most one square, so a path with two units on it stays blocked.
  const paths = pathsBetween(from, target).filter(
    ({ crossed }) =>
      !crossed.some((square) => barred.includes(square)) && crossed.filter((square) => state.units[square]).length < 2,
  );
  return paths.length > 0 ? attackByWorm(state, by, paths) : null;
};

export const isInCheck = (state: State, side: Side): boolean => attackOnWorm(state, side) !== null;
