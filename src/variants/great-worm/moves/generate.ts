/** Pseudo-legal piece moves (GW-TURN-2 to 4, GW-CLAW-3 to 5). */
import type { Square } from '../../../kernel/board/board.ts';
import { forSides, type Side } from '../../../kernel/side.ts';
import type { PieceMove } from '../position/action.ts';
import { BOARD } from '../position/board.ts';
import { type BodyType, PIECE_TYPES, type PieceType } from '../position/pieces.ts';
import type { Boost, State, Unit } from '../position/state.ts';
import { compileTracks, MOVEMENTS, type Track, type Tracks } from './tables.ts';

const isBody = (type: PieceType): type is BodyType => type !== 'worm';

const tracksOf = (side: Side): Readonly<Record<BodyType, Tracks>> => {
  const entries = PIECE_TYPES.filter(isBody).map(
    (type) => [type, compileTracks(BOARD, side, MOVEMENTS[type])] as const,
  );
  return Object.fromEntries(entries) as Record<BodyType, Tracks>;
};

const TRACKS = forSides(tracksOf);

/** Returns the tracks (paths) of a unit. A worm has none, since its paths depend on its boost (GW-BOOST-1). */
export const tracksFrom = ({ type, side }: Unit, from: Square): readonly Track[] =>
  type === 'worm' ? [] : (TRACKS[side][type].from[from] ?? []);

/** Returns the track by which a unit could capture, blocked or not. */
export const captureTrack = ({ type, side }: Unit, from: Square, to: Square): Track | undefined =>
  type === 'worm' ? undefined : TRACKS[side][type].capture[from * 64 + to];

export const isEmptyAlong = ({ units }: State, squares: readonly Square[]): boolean =>
  squares.every((square) => !units[square]);

export const isFree = (state: State, side: Side, track: Track): boolean => {
  const target = state.units[track.to];
  if (target && (!track.captures || target.side === side)) return false;
  return isEmptyAlong(state, track.via);
};

export const lastRank = (side: Side): number => (side === 'white' ? 7 : 0);

const reachesLastRank = ({ type, side }: Unit, from: Square, to: Square): boolean =>
  type === 'claw' && BOARD.rankOf(to) === lastRank(side) && BOARD.rankOf(from) !== lastRank(side);

const isEnemyClaw = (unit: Unit | null | undefined, side: Side): boolean => unit?.type === 'claw' && unit.side !== side;

/** Whether a Claw can capture en passant on `to` (GW-CLAW-3). */
const capturesEnPassant = ({ units, doubleStep }: State, unit: Unit, to: Square): boolean =>
  doubleStep?.passed === to && unit.type === 'claw' && !units[to] && isEnemyClaw(units[doubleStep.claw], unit.side);

/**
 * Returns the moves of a unit along a free track. A Claw has a second move where a promotion or an en passant capture
 * may be declined (GW-CLAW-4).
 */
export const movesAlong = (state: State, unit: Unit, from: Square, { to }: Track): readonly PieceMove[] => {
  const plain: PieceMove = { kind: 'regular', from, to, special: null };
  if (reachesLastRank(unit, from, to)) return [{ ...plain, special: 'promotion' }, plain];
  if (capturesEnPassant(state, unit, to)) return [{ ...plain, special: 'enPassant' }, plain];
  return [plain];
};

export const pseudoLegalMoves = (state: State, from: Square): readonly PieceMove[] => {
  const unit = state.units[from];
  if (!unit) return [];
  const found: PieceMove[] = [];
  for (const track of tracksFrom(unit, from)) {
    if (isFree(state, unit.side, track)) found.push(...movesAlong(state, unit, from, track));
  }
  return found;
};

/** Yields a side's pseudo-legal piece moves, whichever side is to move. Lazy, since most callers stop early. */
export function* pieceMovesOf(state: State, side: Side): Generator<PieceMove> {
  for (let square = 0; square < 64; square++)
    if (state.units[square]?.side === side) yield* pseudoLegalMoves(state, square);
}

export const hasPieceMove = (state: State, side: Side): boolean => !pieceMovesOf(state, side).next().done;

const BOOST_OF: Readonly<Partial<Record<PieceType, Boost>>> = { arm: 'arm', wing: 'wing', talon: 'talon' };

export const boostOf = ({ type }: Unit): Boost => BOOST_OF[type] ?? 'none';

/** Returns the square of the unit that a piece move captures, or null. En passant, `to` itself is empty (GW-CLAW-3). */
export const capturedAt = (state: State, { to, special }: PieceMove): Square | null => {
  if (special === 'enPassant') return state.doubleStep?.claw ?? null;
  return state.units[to] ? to : null;
};
