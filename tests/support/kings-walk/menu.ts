/** The tree of questions: which piece, and where to; and every no, with its clause and the squares at fault. */
import {
  act,
  ask,
  type Choice,
  type Menu,
  open,
  type Refusal,
  refuse,
} from '../../../src/kernel/asking/menu.ts';
import { square, type Target } from '../../../src/kernel/asking/target.ts';
import type { Square } from '../../../src/kernel/board/board.ts';
import type { Unit } from '../../../src/kernel/board/placement.ts';
import { sideName } from '../../../src/kernel/side.ts';
import { askUnit } from '../../../src/kernel/units.ts';
import { capital } from '../../../src/kernel/words.ts';
import { pseudoLegalMoves } from './moves.ts';
import { type Act, BOARD, nameOf, type PieceType, type State, unitName } from './position.ts';
import { refusal, rule } from './rules.ts';

/** The refusal of an occupied square. */
const whyOccupied = ({ squares }: State, to: Square): Refusal =>
  refusal('KW-MOVE-2', `${capital(unitName(squares, to))} is in the way.`, [to]);

/** The refusal of a target outside the pattern. */
const whyOutOfReach = ({ squares }: State, from: Square, target: Target): Refusal => {
  const piece = capital(unitName(squares, from));
  const why =
    target.kind === 'square'
      ? `${piece} moves one square. It cannot reach ${nameOf(target.square)}.`
      : `${piece} moves to a square.`;
  return refusal('KW-MOVE-1', why, [from]);
};

const destinations = (state: State, from: Square, unit: Unit<PieceType>): Menu<Act> =>
  ask(
    `${sideName(unit.side)}: choose a square for ${unitName(state.squares, from)}.`,
    pseudoLegalMoves(state, from, unit).map(({ kind, to }): Choice<Act> => {
      if (kind === 'occupied') return refuse(square(to), () => whyOccupied(state, to));
      return open(square(to), 'move', () => act({ from, to }));
    }),
    (target) => whyOutOfReach(state, from, target),
  );

export const menu = (state: State): Menu<Act> =>
  askUnit(BOARD, state, rule('KW-TURN-1'), (from, unit) => destinations(state, from, unit));
