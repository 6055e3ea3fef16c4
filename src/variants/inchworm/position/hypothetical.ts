/** Hypothetical positions for overlays and diagrams, never played on. */
import { withoutTalk } from '../../../kernel/agreement.ts';
import type { Square } from '../../../kernel/board/board.ts';
import { other, type Side } from '../../../kernel/side.ts';
import { fileOf, isHallway, NAME_COUNT, rankOf } from './board.ts';
import { blankState, type State, turnSide } from './state.ts';
import { PIECE_TYPES, type Unit } from './units.ts';

/** Returns the position as if `side` were to begin a turn, without owed dice, an end or a draw offer. */
export const withSideToMove = (state: State, side: Side): State => ({
  ...withoutTalk(state),
  toMove: side,
  ply: turnSide(state) === side ? state.ply : state.ply + 1,
  owed: null,
  ending: null,
});

/**
 * Returns how far `square` is from the lines of a Queen on `from`. The squares that a Knight on `from` attacks
 * count as squares on a line, because a diagram may show a Knight.
 */
const distanceFromLines = (from: Square, square: Square): number => {
  const [files, ranks] = [Math.abs(fileOf(square) - fileOf(from)), Math.abs(rankOf(square) - rankOf(from))];
  return Math.min(files, ranks, Math.abs(files - ranks)) * (files + ranks > 3 ? 1 : 0);
};

const PLACES: readonly Square[] = Array.from({ length: NAME_COUNT }, (_, name) => name).filter(
  (name) => !isHallway(name),
);

/** Returns a position to show how a unit moves, or null if `name` is no piece type. */
export const diagramPosition = (name: string, side: Side, square: Square): State | null => {
  const type = PIECE_TYPES.find((each) => each === name);
  if (!type) return null;
  const free = [...PLACES].sort((a, b) => distanceFromLines(square, b) - distanceFromLines(square, a));
  const theirs = free[0] as Square;
  const mine = free.find((place) => place !== theirs && distanceFromLines(theirs, place) > 0) as Square;
  const units: readonly Unit[] = [
    { id: 1, side, type, at: [square] },
    { id: 2, side: other(side), type: 'king', at: [theirs] },
    ...(type === 'king' ? [] : [{ id: 3, side, type: 'king', at: [mine] } as const]),
  ];
  return { ...blankState(1), units, toMove: side, ply: side === 'white' ? 0 : 1 };
};
