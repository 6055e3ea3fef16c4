import type { Hint } from '../../../kernel/asking/menu.ts';
import type { Square } from '../../../kernel/board/board.ts';
import { few } from '../../../kernel/words.ts';
import { capturesOf } from '../moves/captures.ts';
import { frozenUnits } from '../moves/freezing.ts';
import { makeMove } from '../moves/make.ts';
import type { Move } from '../position/action.ts';
import { theUnit } from '../position/names.ts';
import { codeOn, IMMOBILIZER, type Occupancy, typeOf } from '../position/state.ts';
import { refusal } from '../rules/index.ts';

/** The captures of a move, with the squares of the lines along which it captures. */
const captureHint = (board: Occupancy, move: Move): Hint => {
  const captures = capturesOf(board, move);
  return refusal(captures[0]?.rule ?? 'BQ-GEN-2', captures.map(({ text }) => text).join(' '), [
    ...new Set(captures.flatMap(({ lines }) => lines.flat())),
  ]);
};

/** The units that an Immobilizer would newly freeze, and those it would release. */
const freezeHint = (board: Occupancy, move: Move): Hint => {
  const after = makeMove(board, move);
  const was = frozenUnits(board);
  const will = frozenUnits(after);
  const held = will.filter((square) => !was.includes(square));
  const freed = was.filter((square) => !will.includes(square) && square !== move.from);
  const say = (verb: string, board: Occupancy, squares: readonly Square[]) =>
    squares.length > 0 ? [`${verb} ${few(squares.map((square) => theUnit(board, square)))}.`] : [];
  const sentences = [...say('Freezes', after, held), ...say('Releases', board, freed)];
  return refusal('BQ-IMM-2', sentences.join(' ') || 'Freezes no other piece.', [...held, ...freed]);
};

/** The hint of a move that repeats a position for the third time. */
export const drawHint = ({ from, to }: Move): Hint =>
  refusal('BQ-END-3', 'Draws at once: the position occurs for the third time.', [from, to]);

/** A lazy hint, for captures and moves of an Immobilizer only; computed when it is shown. */
export const moveHint = (board: Occupancy, move: Move): { readonly hint?: () => Hint } => {
  if (move.victims.length > 0) return { hint: () => captureHint(board, move) };
  return typeOf(codeOn(board, move.from)) === IMMOBILIZER ? { hint: () => freezeHint(board, move) } : {};
};
