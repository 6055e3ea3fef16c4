/** What is worth knowing about a move before it is made: whom it captures and how, whom an Immobilizer freezes there. */

import type { Square } from '../../../kernel/board.ts';
import type { Hint } from '../../../kernel/menu.ts';
import { listed } from '../../../kernel/words.ts';
import { frozenUnits } from '../moves/freezing.ts';
import type { Move } from '../moves/generate.ts';
import { makeMove } from '../moves/make.ts';
import { nameOf } from '../position/board.ts';
import { codeOn, IMMOBILIZER, type Occupancy, typeOf } from '../position/units.ts';
import { rule } from '../rules/index.ts';
import { capturesOf } from '../show/captures.ts';
import { theUnit } from '../show/names.ts';

/** What a move captures, and the squares that do it. */
const captureHint = (board: Occupancy, move: Move): Hint => {
  const captures = capturesOf(board, move);
  return {
    rule: captures[0]?.rule ?? rule('BQ-GEN-2'),
    text: captures.map(({ text }) => text).join(' '),
    squares: [...new Set(captures.flatMap(({ lines }) => lines.flat()))],
  };
};

/** Whom an Immobilizer would freeze on its end and whom it would let go. */
const freezeHint = (board: Occupancy, move: Move): Hint => {
  const after = makeMove(board, move);
  const was = frozenUnits(board);
  const will = frozenUnits(after);
  const held = will.filter((square) => !was.includes(square));
  const freed = was.filter((square) => !will.includes(square) && square !== move.from);
  const say = (verb: string, board: Occupancy, squares: readonly Square[]) =>
    squares.length > 0 ? [`${verb} ${listed(squares.map((square) => theUnit(board, square)))}.`] : [];
  const sentences = [...say('Freezes', after, held), ...say('Releases', board, freed)];
  return {
    rule: rule('BQ-IMM-2'),
    text: sentences.join(' ') || `On ${nameOf(move.to)} the Immobilizer freezes nobody else.`,
    squares: [...held, ...freed],
  };
};

/** What a move that brings a position about for the third time does. */
export const drawHint = ({ from, to }: Move): Hint => ({
  rule: rule('BQ-END-3'),
  text: 'The position would stand for the third time: the game is drawn at once.',
  squares: [from, to],
});

/** The hint of a move, for those that have one; it is worked out only when somebody asks. */
export const moveHint = (board: Occupancy, move: Move): { readonly hint?: () => Hint } => {
  if (move.victims.length > 0) return { hint: () => captureHint(board, move) };
  return typeOf(codeOn(board, move.from)) === IMMOBILIZER ? { hint: () => freezeHint(board, move) } : {};
};
