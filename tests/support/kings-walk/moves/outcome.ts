/** How the game ends. */
import { unitsOf } from '../../../../src/kernel/board/placement.ts';
import { SIDES, type Side, sideName } from '../../../../src/kernel/side.ts';
import type { Outcome } from '../../../../src/kernel/view.ts';
import { BOARD } from '../position/board.ts';
import type { State } from '../position/state.ts';
import { rule } from '../rules/index.ts';

const lastRank = (side: Side): number => (side === 'white' ? BOARD.ranks - 1 : 0);

export const outcome = ({ squares }: State): Outcome | null => {
  const winner = SIDES.find((side) =>
    unitsOf(squares, side).some(([square]) => BOARD.rankOf(square) === lastRank(side)),
  );
  return winner
    ? { winner, rule: rule('KW-END-1'), text: `${sideName(winner)}'s King is on its last rank.` }
    : null;
};
