/** What is worth knowing about a move before it is made: whom it captures and how, whom an Immobilizer freezes there. */

import type { Square } from '../../../kernel/board.ts';
import type { Hint } from '../../../kernel/menu.ts';
import { listed } from '../../../kernel/words.ts';
import { frozenUnits } from '../moves/freezing.ts';
import type { Move } from '../moves/generate.ts';
import { NAMES } from '../position/board.ts';
import { fieldAfter } from '../position/state.ts';
import { type Field, IMMOBILIZER, on, typeOf } from '../position/units.ts';
import { rule } from '../rules/index.ts';
import { capturesOf } from '../show/captures.ts';
import { man } from '../show/names.ts';

/** What a move captures, and the squares that do it. */
const captureHint = (field: Field, move: Move): Hint => {
  const captures = capturesOf(field, move);
  return {
    rule: captures[0]?.rule ?? rule('BQ-GEN-2'),
    text: captures.map(({ text }) => text).join(' '),
    squares: [...new Set(captures.flatMap(({ lines }) => lines.flat()))],
  };
};

/** Whom an Immobilizer would freeze on its end and whom it would let go. */
const freezeHint = (field: Field, move: Move): Hint => {
  const after = fieldAfter(field, move);
  const was = frozenUnits(field);
  const will = frozenUnits(after);
  const held = will.filter((square) => !was.includes(square));
  const freed = was.filter((square) => !will.includes(square) && square !== move.from);
  const say = (verb: string, board: Field, squares: readonly Square[]) =>
    squares.length > 0 ? [`${verb} ${listed(squares.map((square) => man(board, square)))}.`] : [];
  const sentences = [...say('Freezes', after, held), ...say('Releases', field, freed)];
  return {
    rule: rule('BQ-IMM-2'),
    text: sentences.join(' ') || `On ${NAMES[move.to]} the Immobilizer freezes nobody else.`,
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
export const hintOf = (field: Field, move: Move): { readonly hint?: () => Hint } => {
  if (move.victims.length > 0) return { hint: () => captureHint(field, move) };
  return typeOf(on(field, move.from)) === IMMOBILIZER ? { hint: () => freezeHint(field, move) } : {};
};
