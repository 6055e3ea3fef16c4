/** The tree of questions: which piece, and where to. */
import { act, ask, type Choice, type Menu, open, refuse } from '../../../../src/kernel/asking/menu.ts';
import { square } from '../../../../src/kernel/asking/target.ts';
import type { Square } from '../../../../src/kernel/board/board.ts';
import type { Unit } from '../../../../src/kernel/board/placement.ts';
import { sideName } from '../../../../src/kernel/side.ts';
import { askUnit } from '../../../../src/kernel/units.ts';
import { pseudoLegalMoves } from '../moves/generate.ts';
import type { PieceType } from '../moves/tables.ts';
import type { Act } from '../position/action.ts';
import { BOARD } from '../position/board.ts';
import { type State, unitName } from '../position/state.ts';
import { rule } from '../rules/index.ts';
import { whyOccupied, whyOutOfReach } from './refusals.ts';

const destinations = (state: State, from: Square, unit: Unit<PieceType>): Menu<Act> =>
  ask(
    `${sideName(unit.side)}: choose a square for ${unitName(state.squares, from)}.`,
    pseudoLegalMoves(state, from, unit).map(({ kind, to }): Choice<Act> => {
      if (kind === 'occupied') return refuse(square(to), () => whyOccupied(state, to));
      return open(square(to), 'move', () => act({ kind: 'move', from, to }));
    }),
    (target) => whyOutOfReach(state, from, target),
  );

export const menu = (state: State): Menu<Act> =>
  askUnit(BOARD, state, rule('KW-TURN-1'), (from, unit) => destinations(state, from, unit));
