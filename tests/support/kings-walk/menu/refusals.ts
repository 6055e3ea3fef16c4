/** Every no, with its clause and the squares at fault. */
import type { Refusal } from '../../../../src/kernel/asking/menu.ts';
import type { Target } from '../../../../src/kernel/asking/target.ts';
import type { Square } from '../../../../src/kernel/board/board.ts';
import { capital } from '../../../../src/kernel/words.ts';
import { nameOf } from '../position/board.ts';
import { type State, unitName } from '../position/state.ts';
import { refusal } from '../rules/index.ts';

/** Why a piece cannot enter a square of its pattern. */
export const whyOccupied = ({ squares }: State, to: Square): Refusal =>
  refusal('KW-MOVE-2', `${capital(unitName(squares, to))} is in the way.`, [to]);

/** Why a piece cannot move to what its pattern does not reach. */
export const whyOutOfReach = ({ squares }: State, from: Square, target: Target): Refusal => {
  const piece = capital(unitName(squares, from));
  const why =
    target.kind === 'square'
      ? `${piece} moves one square. It cannot reach ${nameOf(target.square)}.`
      : `${piece} moves to a square.`;
  return refusal('KW-MOVE-1', why, [from]);
};
