/** The tree of questions: which piece, and where to. */
import type { Square } from '../../../../src/kernel/board/board.ts';
import { type Unit, unitsOf } from '../../../../src/kernel/board/placement.ts';
import { act, ask, type Choice, type Menu, open, refuse, square } from '../../../../src/kernel/menu.ts';
import { sideName } from '../../../../src/kernel/side.ts';
import { pseudoLegalMoves } from '../moves/generate.ts';
import type { PieceType } from '../moves/tables.ts';
import type { Act } from '../position/action.ts';
import { nameOf } from '../position/board.ts';
import type { State } from '../position/state.ts';
import { whyNotMine, whyOccupied, whyOutOfReach } from './refusals.ts';

const destinations = (state: State, from: Square, unit: Unit<PieceType>): Menu<Act> =>
  ask(
    `${sideName(unit.side)}: choose a square for the King on ${nameOf(from)}.`,
    pseudoLegalMoves(state, from, unit).map(({ kind, to }): Choice<Act> => {
      if (kind === 'occupied') return refuse(square(to), () => whyOccupied(to));
      return open(square(to), 'move', () => act({ kind: 'move', from, to }));
    }),
    (target) => whyOutOfReach(from, target),
  );

export const menu = (state: State): Menu<Act> =>
  ask(
    `${sideName(state.toMove)}: choose a piece.`,
    unitsOf(state.squares, state.toMove).map(([from, unit]) =>
      open(square(from), 'plain', () => destinations(state, from, unit)),
    ),
    (target) => whyNotMine(state, target),
  );
