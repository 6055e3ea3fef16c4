/** Pawn moves (IW-PAWN-1 to 5), promotion, and en passant. */
import type { Square } from '../../../kernel/board/board.ts';
import { other, type Side } from '../../../kernel/side.ts';
import { AHEAD, ownRank, PAWN_CAPTURES } from '../position/board.ts';
import { canonicalName, holderOf, namesOf, type Occupancy } from '../position/occupancy.ts';
import { type Passing, type State, turnSide } from '../position/state.ts';
import type { Unit } from '../position/units.ts';

/** An advance of a Pawn: 1 to 3 steps without a capture. */
interface Advance {
  readonly target: Square;
  /** The squares between start and target, where en passant may capture (IW-EP-1). */
  readonly passed: readonly Square[];
  /** The squares of the path without its start. A linked square occurs twice if the path changes region there. */
  readonly path: readonly Square[];
}

/** Returns the most steps that a Pawn may advance, 1 to 3 (IW-PAWN-2). */
export const stepsFrom = (side: Side, square: Square): number => Math.max(1, 3 - ownRank(side, square));

/**
 * Lists a Pawn's advances. From a linked square a Pawn can go on along the board or along the hallway (IW-PAWN-5),
 * and the advances along the board come first.
 */
export const advances = (occupancy: Occupancy, side: Side, from: Square): readonly Advance[] => {
  const found: Advance[] = [];
  const walk = (square: Square, steps: number, passed: readonly Square[], path: readonly Square[]): void => {
    for (const name of namesOf(occupancy, square)) {
      const ahead = AHEAD[side][name];
      if (ahead === null || ahead === undefined) continue;
      const target = canonicalName(occupancy, ahead);
      const held = holderOf(occupancy, target);
      if (held !== null && held !== side) continue;
      const there = [...path, ...(name === square ? [] : [name]), ahead];
      found.push({ target, passed, path: there });
      if (held === null && steps > 1) walk(target, steps - 1, [...passed, target], there);
    }
  };
  walk(from, stepsFrom(side, from), [], []);
  return found;
};

/** Returns the squares where a Pawn could capture, occupied or not (IW-PAWN-3). */
export const pawnCaptureSquares = (occupancy: Occupancy, side: Side, from: Square): readonly Square[] =>
  namesOf(occupancy, from).flatMap((name) =>
    (PAWN_CAPTURES[side][name] ?? []).map((to) => canonicalName(occupancy, to)),
  );

export const standsOnLastRank = ({ side, type, at }: Unit): boolean => type === 'pawn' && ownRank(side, at[0]) === 7;

/** The Pawns that must promote, first those of `turnSide` (IW-PROM-2). */
export const promotionsOwed = (state: Pick<State, 'units' | 'ply'>): readonly Unit[] => {
  const side = turnSide(state);
  const of = (owner: Side): readonly Unit[] =>
    state.units
      .filter((unit) => unit.side === owner && standsOnLastRank(unit))
      .sort((a, b) => a.at[0] - b.at[0] || a.id - b.id);
  return [...of(side), ...of(other(side))];
};

const ascending = (a: number, b: number): number => a - b;

/**
 * Returns the Pawns that a move takes en passant (IW-EP-2). If enemy Pawns have just passed the target of the move,
 * and if a moving Pawn can capture on the target, the move takes all Pawns that passed. Otherwise the list is empty.
 */
export const pawnsTakenEnPassant = (
  occupancy: Occupancy,
  { units, passing }: Pick<State, 'units' | 'passing'>,
  members: readonly Unit[],
  from: Square,
  target: Square,
): readonly Unit[] => {
  if (!passing || !namesOf(occupancy, target).some((name) => passing.squares.includes(name))) return [];
  const taker = members.find(({ type }) => type === 'pawn');
  if (!taker || !pawnCaptureSquares(occupancy, taker.side, from).includes(target)) return [];
  return units.filter(({ id }) => passing.pawns.includes(id));
};

/** Returns which passing Pawns can be captured after a move, and where (IW-EP-1). Null if none. */
export const passingAfter = (
  occupancy: Occupancy,
  members: readonly Unit[],
  from: Square,
  target: Square,
): Passing | null => {
  const pawns = members.filter(({ type }) => type === 'pawn');
  const [pawn] = pawns;
  if (!pawn) return null;
  const advance = advances(occupancy, pawn.side, from).find((each) => each.target === target);
  const first = ownRank(pawn.side, from) === 0;
  if (!advance || !(first || advance.passed.length > 0)) return null;
  const squares = [...advance.passed, ...(first ? [from] : [])];
  return {
    pawns: pawns.map(({ id }) => id).sort(ascending),
    squares: squares.flatMap((square) => namesOf(occupancy, square)).sort(ascending),
  };
};

/** Returns `passing` without Pawns that are gone (IW-EP-2), or null if no Pawn is left. */
export const withoutGonePawns = (passing: Passing | null, units: readonly Unit[]): Passing | null => {
  const left = passing?.pawns.filter((id) => units.some((unit) => unit.id === id)) ?? [];
  return passing && left.length > 0 ? { ...passing, pawns: left } : null;
};
