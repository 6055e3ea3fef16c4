/** Long algebraic notation: `e2-e4`, `Ng1xf3`, `e7-e8=Q`, `O-O`. The reader ignores signs of check and mate. */
import { option, square, type Target } from '../../../src/kernel/asking/target.ts';
import { squareNamed } from '../../../src/kernel/board/board.ts';
import type { Notation } from '../../../src/kernel/editing/notation.ts';
import { ok, problem } from '../../../src/kernel/result.ts';
import { PIECES, PLACEMENT } from './moves/tables.ts';
import { type Act, CASTLES } from './position/action.ts';
import { BOARD, nameOf } from './position/board.ts';
import { type State, unitName } from './position/state.ts';

/** Returns the letter of the piece on a square; empty for a Pawn, as in algebraic notation. */
const letterAt = ({ squares }: State, at: number): string => {
  const type = squares[at]?.type ?? 'pawn';
  return type === 'pawn' ? '' : PIECES[type].letter;
};

export const writeAction = (state: State, act: Act): string => {
  switch (act.kind) {
    case 'move': {
      const { from, to, taken, into } = act;
      const end = into ? `=${PIECES[into].letter}` : '';
      return `${letterAt(state, from)}${nameOf(from)}${taken === null ? '-' : 'x'}${nameOf(to)}${end}`;
    }
    case 'castle':
      return act.castle.to > act.castle.king ? 'O-O' : 'O-O-O';
  }
};

const MOVE = /^(?<letter>[KQRBN]?)(?<from>[a-h][1-8])(?<sign>[-x])(?<to>[a-h][1-8])(?:=(?<into>[QRBN]))?[+#]?(?=\s|$)/;
const CASTLING = /^O-O(?<long>-O)?[+#]?(?=\s|$)/;

export const readAction: Notation<State, Act>['read'] = (state, text) => {
  const castling = CASTLING.exec(text);
  if (castling) {
    const ours = CASTLES.filter(({ letter }) => PLACEMENT.pieceOf(letter)?.side === state.toMove);
    const picks = ours
      .filter(({ king, to }) => to > king !== Boolean(castling.groups?.['long']))
      .flatMap(({ king, to }) => [square(king), square(to)]);
    return ok({ picks, rest: text.slice(castling[0].length) });
  }
  const found = MOVE.exec(text);
  const { letter = '', from = '', sign = '', to = '', into } = found?.groups ?? {};
  const [start, end] = [squareNamed(BOARD, from), squareNamed(BOARD, to)];
  if (!found || start === null || end === null)
    return problem(`"${text}" is not a move such as e2-e4, Ng1xf3, e7-e8=Q or O-O.`);
  if (letterAt(state, start) !== letter)
    return problem(`"${found[0]}" does not name what stands on ${from}: it is ${unitName(state.squares, start)}.`);
  if (letter === 'K' && Math.abs(BOARD.fileOf(start) - BOARD.fileOf(end)) > 1)
    return problem(`"${found[0]}" is no step of the King: castling is written O-O or O-O-O.`);
  const captures = state.squares[end] !== null || (letter === '' && from[0] !== to[0]);
  if (captures !== (sign === 'x'))
    return problem(
      `"${found[0]}" has the wrong sign: ${captures ? 'a capture has "x"' : '"x" captures, and nothing is captured'}.`,
    );
  const becomes = into ? PLACEMENT.pieceOf(into) : null;
  const picks: readonly Target[] = [square(start), square(end), ...(becomes ? [option(becomes.type)] : [])];
  return ok({ picks, rest: text.slice(found[0].length) });
};

export const ACCEPTED_FORMS: Notation<State, Act>['acceptedForms'] = [
  { says: 'a sign for check or mate behind it (`+`, `#`)', form: /[+#]$/ },
];
