/** The moves, the position after a move, and the end of the game. */
import { DIRECTIONS } from '../../../src/kernel/board/direction.ts';
import { compileAll, step } from '../../../src/kernel/board/movement.ts';
import { moveUnit, squareOf } from '../../../src/kernel/board/placement.ts';
import { other, SIDES, sideName } from '../../../src/kernel/side.ts';
import type { Outcome } from '../../../src/kernel/view.ts';
import { type Act, BOARD, type State } from './position.ts';
import { rule } from './rules.ts';

/** The paths of each piece, indexed by side, type and square. The King only moves: it captures nothing (KW-MOVE-2). */
export const REACH = compileAll(BOARD, { king: [step(DIRECTIONS, { only: 'move' })] });

export const next = (state: State, { from, to }: Act): State => ({
  ...state,
  squares: moveUnit(state.squares, from, to),
  toMove: other(state.toMove),
  ply: state.ply + 1,
});

/** Returns the outcome if a King is on its last rank (KW-END-1), else null. */
export const outcome = ({ squares }: State): Outcome | null => {
  const winner = SIDES.find((side) => {
    const last = side === 'white' ? BOARD.ranks - 1 : 0;
    return BOARD.rankOf(squareOf(squares, 'king', side)) === last;
  });
  return winner ? { winner, rule: rule('KW-END-1'), text: `${sideName(winner)}'s King is on its last rank.` } : null;
};
