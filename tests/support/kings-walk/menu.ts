/** The menu, which asks which piece moves and where to, and every refusal with its clause and the squares at fault. */
import { act, type Menu } from '../../../src/kernel/asking/menu.ts';
import { askSquare, askUnit } from '../../../src/kernel/units.ts';
import { REACH } from './moves.ts';
import { type Act, BOARD, PIECES, type State } from './position.ts';
import { rule } from './rules.ts';

const MOVING = {
  board: BOARD,
  pieces: PIECES,
  reaches: REACH,
  rules: { move: rule('KW-MOVE-1'), bar: rule('KW-MOVE-2') },
};

export const menu = (state: State): Menu<Act> =>
  askUnit(BOARD, state, rule('KW-TURN-1'), (from) => askSquare(MOVING, state.squares, from, (to) => act({ from, to })));
