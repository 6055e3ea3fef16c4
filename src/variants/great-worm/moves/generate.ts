/** The regular Phase: every regular action of a side, and the position after one. Serves GW-TURN-2 to 4 and GW-CLAW-3 to 5. */
import type { Square } from '../../../kernel/board.ts';
import { rankOf } from '../../../kernel/ray.ts';
import type { Side } from '../../../kernel/side.ts';
import { GRID } from '../position/board.ts';
import type { Boost, Phase, Unit, WormState } from '../position/state.ts';
import { type BodyType, MOVEMENTS, PIECE_TYPES, type PieceType } from './tables.ts';
import { compiledTracks, type Track, type Tracks } from './tracks.ts';

export interface Regular {
  readonly kind: 'regular';
  readonly from: Square;
  readonly to: Square;
  /** What the Claw does beyond going there; declining either is null. */
  readonly special: 'promotion' | 'enPassant' | null;
}

/** A regular Phase without an action. */
export interface NoRegular {
  readonly kind: 'pass' | 'waive';
}

const isBody = (type: PieceType): type is BodyType => type !== 'worm';

const tracksOf = (side: Side): Readonly<Record<BodyType, Tracks>> => {
  const entries = PIECE_TYPES.filter(isBody).map((type) => [type, compiledTracks(GRID, side, MOVEMENTS[type])] as const);
  return Object.fromEntries(entries) as Record<BodyType, Tracks>;
};

const TRACKS: Readonly<Record<Side, Readonly<Record<BodyType, Tracks>>>> = { white: tracksOf('white'), black: tracksOf('black') };

/** The tracks of a unit from a square; none for a worm. */
export const tracksFrom = ({ type, side }: Unit, from: Square): readonly Track[] =>
  type === 'worm' ? [] : (TRACKS[side][type].from[from] ?? []);

/** The track on which this unit could capture from one square on another, whatever stands between. */
export const captureTrack = ({ type, side }: Unit, from: Square, to: Square): Track | undefined =>
  type === 'worm' ? undefined : TRACKS[side][type].capture[from * 64 + to];

export const isEmptyAlong = ({ units }: WormState, squares: readonly Square[]): boolean => squares.every((square) => !units[square]);

/** May a unit of this side go along this track now? */
export const isFree = (state: WormState, side: Side, track: Track): boolean => {
  const target = state.units[track.to];
  if (target && (!track.captures || target.side === side)) return false;
  return isEmptyAlong(state, track.via);
};

export const farRank = (side: Side): number => (side === 'white' ? 7 : 0);

/** Does this Claw arrive on its far rank? */
const arrives = ({ type, side }: Unit, from: Square, to: Square): boolean =>
  type === 'claw' && rankOf(GRID, to) === farRank(side) && rankOf(GRID, from) !== farRank(side);

const isEnemyClaw = (unit: Unit | null | undefined, side: Side): boolean => unit?.type === 'claw' && unit.side !== side;

/** Could this unit, going there, capture en passant? The marked Claw stands behind the passed square, so only from beside it. */
const capturesEnPassant = ({ units, doubleStep }: WormState, unit: Unit, to: Square): boolean =>
  doubleStep?.passed === to && unit.type === 'claw' && !units[to] && isEnemyClaw(units[doubleStep.claw], unit.side);

/** The actions along one free track: one, or two where the Claw has a choice. */
export const actionsAlong = (state: WormState, unit: Unit, from: Square, { to }: Track): readonly Regular[] => {
  const plain: Regular = { kind: 'regular', from, to, special: null };
  if (arrives(unit, from, to)) return [{ ...plain, special: 'promotion' }, plain];
  if (capturesEnPassant(state, unit, to)) return [{ ...plain, special: 'enPassant' }, plain];
  return [plain];
};

/** Every regular action of the unit on that square. */
export const actionsFrom = (state: WormState, from: Square): readonly Regular[] => {
  const unit = state.units[from];
  if (!unit) return [];
  const found: Regular[] = [];
  for (const track of tracksFrom(unit, from)) {
    if (isFree(state, unit.side, track)) found.push(...actionsAlong(state, unit, from, track));
  }
  return found;
};

/** Every regular action of a side, as if it were to begin a turn now. */
export function* regularsOf(state: WormState, side: Side): Generator<Regular> {
  for (let square = 0; square < 64; square++) if (state.units[square]?.side === side) yield* actionsFrom(state, square);
}

export const hasRegular = (state: WormState, side: Side): boolean => !regularsOf(state, side).next().done;

const BOOST_OF: Readonly<Partial<Record<PieceType, Boost>>> = { arm: 'arm', wing: 'wing', talon: 'talon' };

/** What a unit gives the worm when it is used. */
export const boostOf = ({ type }: Unit): Boost => BOOST_OF[type] ?? 'none';

/** The square a double step passed, if this was one. */
const passedBy = ({ type }: Unit, from: Square, to: Square): Square | null =>
  type === 'claw' && Math.abs(to - from) === 2 * GRID.files ? (from + to) / 2 : null;

/** The square where a regular action captures, or null. */
export const capturedAt = (state: WormState, { to, special }: Regular): Square | null => {
  if (special === 'enPassant') return state.doubleStep?.claw ?? null;
  return state.units[to] ? to : null;
};

const encroachment = (boost: Boost, used: Extract<Phase, { kind: 'encroachment' }>['used']): Phase => ({
  kind: 'encroachment',
  boost,
  used,
});

/** The position after a regular action, in the Encroachment Phase. */
export const afterRegular = (state: WormState, action: Regular): WormState => {
  const { from, to, special } = action;
  const unit = state.units[from] as Unit;
  const units = [...state.units];
  const captured = capturedAt(state, action);
  if (captured !== null) units[captured] = null;
  units[from] = null;
  units[to] = special === 'promotion' ? { ...unit, type: 'talon' } : unit;
  const passed = special === 'promotion' ? null : passedBy(unit, from, to);
  return {
    ...state,
    units,
    doubleStep: passed === null ? null : { passed, claw: to },
    phase: encroachment(boostOf(unit), unit.id),
  };
};

/** The position after a waived regular Phase or a pass. */
export const afterNothing = (state: WormState): WormState => ({ ...state, doubleStep: null, phase: encroachment('none', 'nothing') });
