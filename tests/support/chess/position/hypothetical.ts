/** Boards that are only looked at, never played on: the other side to move, and a unit by itself. */
import type { Square } from '../../../../src/kernel/board.ts';
import type { Side } from '../../../../src/kernel/side.ts';
import { setup } from './setup.ts';
import type { State } from './state.ts';

export const asIf = (state: State, side: Side): State => ({ ...state, toMove: side, passed: null });

/** A unit by itself, with the Kings that no position lacks in two corners. */
export const lone = (type: string, side: Side, square: Square): State => {
  const state = setup();
  const unit = state.squares.find((each) => each?.type === type && each.side === side);
  const kings = [0, 63].map((corner, index) => [corner, state.squares[index === 0 ? 4 : 60]] as const);
  const standing = new Map([...kings, [square, unit] as const]);
  return { ...state, toMove: side, castling: '', squares: state.squares.map((_, at) => standing.get(at) ?? null) };
};
