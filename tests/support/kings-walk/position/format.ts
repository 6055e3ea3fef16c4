/** The position file: the pieces, the side to move and the number of the turn, strictly read. */

import { numberUnits, placementOn, unitsOf } from '../../../../src/kernel/board/placement.ts';
import { letterOfSide, readNumber, readSide } from '../../../../src/kernel/editing/fields.ts';
import { all, ok, type Problem, problem, type Result } from '../../../../src/kernel/result.ts';
import { plyAt, SIDES, sideName, turnNumber } from '../../../../src/kernel/side.ts';
import { PIECES } from '../moves/tables.ts';
import { BOARD } from './board.ts';
import type { State } from './state.ts';

const PLACEMENT = placementOn(BOARD, PIECES);

export const writePosition = (state: State): string =>
  [PLACEMENT.write(state.squares), letterOfSide(state.toMove), turnNumber(state)].join(' ');

/** What is impossible in a position, or null. */
const impossible = ({ squares }: State): string | null => {
  const side = SIDES.find((each) => unitsOf(squares, each).length !== 1);
  return side ? `${sideName(side)} needs exactly one King.` : null;
};

export const readPosition = (text: string): Result<State, Problem> => {
  const [pieces = '', side = '', turn = '', ...more] = text.trim().split(/\s+/);
  if (more.length > 0) return problem(`A position has three fields, and "${more.join(' ')}" is too much.`);
  const read = all({
    pieces: PLACEMENT.read(pieces, 'Field 1, the pieces'),
    toMove: readSide(side, 'Field 2, the side to move'),
    number: readNumber(turn, 'Field 3, the number of the turn', 1),
  });
  if (!read.ok) return read;
  const { toMove, number } = read.value;
  const state: State = {
    squares: numberUnits(read.value.pieces),
    toMove,
    ply: plyAt(number, toMove),
    rng: null,
  };
  const wrong = impossible(state);
  return wrong ? problem(wrong) : ok(state);
};
