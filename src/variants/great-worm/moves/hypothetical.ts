import type { Square } from '../../../kernel/board/board.ts';
import { other, type Side } from '../../../kernel/side.ts';
import { BOARD } from '../position/board.ts';
import { OPTIONS } from '../position/options.ts';
import { PIECE_TYPES } from '../position/pieces.ts';
import type { Phase, State, Unit } from '../position/state.ts';
import { tracksFrom } from './generate.ts';

const REGULAR_PHASE: Phase = { kind: 'regular' };
const ENCROACHMENT_PHASE: Phase = { kind: 'encroachment', boost: 'none', used: 'unknown' };

export const withSideToMove = (state: State, side: Side, at: Square): State => ({
  ...state,
  toMove: side,
  phase: state.units[at]?.type === 'worm' ? ENCROACHMENT_PHASE : REGULAR_PHASE,
});

const CORNERS: readonly Square[] = [0, 7, 56, 63];
const OTHER_SQUARES = BOARD.open.filter((square) => !CORNERS.includes(square));

/** Returns a position for the diagram of a unit, with the worms off the unit's tracks. Null for an unknown type. */
export const diagramPosition = (name: string, side: Side, square: Square): State | null => {
  const type = PIECE_TYPES.find((each) => each === name);
  if (!type) return null;
  const unit: Unit = { id: 1, type, side };
  const crossed = new Set([square, ...tracksFrom(unit, square).flatMap(({ to, via, over }) => [to, ...via, ...over])]);
  const corners = [...CORNERS].sort((a, b) => Math.abs(b - square) - Math.abs(a - square));
  const free = [...corners, ...OTHER_SQUARES].filter((each) => !crossed.has(each));
  const [theirs = 0, mine = square] = type === 'worm' ? [free[0], square] : free;
  const lairs = side === 'white' ? { white: mine, black: theirs } : { white: theirs, black: mine };
  const units = Array.from({ length: 64 }, (): Unit | null => null);
  units[theirs] = { id: 2, type: 'worm', side: other(side) };
  units[mine] = { id: 3, type: 'worm', side };
  units[square] = unit;
  return {
    units,
    lairs,
    trails: { white: [lairs.white], black: [lairs.black] },
    waits: { white: 9, black: 9 },
    phase: type === 'worm' ? ENCROACHMENT_PHASE : REGULAR_PHASE,
    doubleStep: null,
    options: OPTIONS.initial,
    nextId: 4,
    toMove: side,
    ply: 0,
    rng: null,
  };
};
