/** Every no, with its clause and the squares at fault. */
import type { Square } from '../../../../src/kernel/board/board.ts';
import { type Refusal, refusal, type Target } from '../../../../src/kernel/menu.ts';
import { sideName } from '../../../../src/kernel/side.ts';
import { nameOf } from '../position/board.ts';
import type { State } from '../position/state.ts';
import { rule } from '../rules/index.ts';

/** Why a pick does not begin a move. */
export const whyNotMine = ({ squares, toMove }: State, target: Target): Refusal => {
  if (target.kind !== 'square')
    return refusal(rule('KW-TURN-1'), `${sideName(toMove)} must choose a piece by its square.`);
  const { square } = target;
  if (!squares[square]) return refusal(rule('KW-TURN-1'), `${nameOf(square)} is empty.`, [square]);
  return refusal(rule('KW-TURN-1'), `It is ${sideName(toMove)}'s turn.`, [square]);
};

/** Why a piece cannot enter a square of its pattern. */
export const whyOccupied = (to: Square): Refusal =>
  refusal(rule('KW-MOVE-2'), `A King is on ${nameOf(to)}.`, [to]);

/** Why a piece cannot move to what its pattern does not reach. */
export const whyOutOfReach = (from: Square, target: Target): Refusal =>
  target.kind === 'square'
    ? refusal(
        rule('KW-MOVE-1'),
        `The King on ${nameOf(from)} moves one square. It cannot reach ${nameOf(target.square)}.`,
        [from],
      )
    : refusal(rule('KW-MOVE-1'), `The King on ${nameOf(from)} moves to a square.`, [from]);
