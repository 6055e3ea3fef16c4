/** Reads and writes positions as FEN. Reading is strict: a problem names the faulty field and where it stands. */
import { type Square, squareNamed } from '../../../../src/kernel/board/board.ts';
import { faultOfCount, readNumber } from '../../../../src/kernel/editing/fields.ts';
import { type LineField, lineFormat } from '../../../../src/kernel/editing/line.ts';
import { ok, type Problem, problem, type Result } from '../../../../src/kernel/result.ts';
import { other, type Side, sideName } from '../../../../src/kernel/side.ts';
import { attackerOf, kingOf } from '../moves/attacks.ts';
import { LAST_RANK, PAWN_RANK, PIECES, type PieceType } from '../moves/tables.ts';
import { CASTLES } from './action.ts';
import { BOARD, nameOf } from './board.ts';
import { type Squares, type State, unitName } from './state.ts';

/** Returns why the position is impossible, or null. */
const impossible = ({ squares, toMove, castling, passed }: State): string | null => {
  const number = faultOfCount(squares, 'king', 'King');
  if (number) return number;
  const stray = squares.findIndex((unit, square) => unit?.type === 'pawn' && [0, 7].includes(BOARD.rankOf(square)));
  if (stray >= 0) return `A Pawn cannot stand on ${nameOf(stray)}.`;
  const homeless = CASTLES.find(
    ({ letter, king, rook }) =>
      castling.includes(letter) && (squares[king]?.type !== 'king' || squares[rook]?.type !== 'rook'),
  );
  if (homeless) return `The castling "${homeless.letter}" needs King and Rook on their first squares.`;
  if (passed !== null && !wasPassed(squares, passed, other(toMove)))
    return `No Pawn has just passed ${nameOf(passed)}.`;
  const attacker = attackerOf(squares, kingOf(squares, other(toMove)), toMove);
  return attacker === null
    ? null
    : `It is ${sideName(toMove)}'s turn, and ${unitName(squares, attacker)} could capture the King.`;
};

const wasPassed = (squares: Squares, passed: number, side: Side): boolean => {
  const step = side === 'white' ? BOARD.files : -BOARD.files;
  const pawn = squares[passed + step];
  const home = BOARD.rankOf(passed - step) === PAWN_RANK[side] && BOARD.rankOf(passed) !== LAST_RANK[side];
  return home && !squares[passed] && !squares[passed - step] && pawn?.type === 'pawn' && pawn.side === side;
};

const CASTLING: LineField<State, string> = {
  title: 'the castlings left',
  write: ({ castling }) => castling || '-',
  read: (text, field) =>
    /^(-|(?=.)K?Q?k?q?)$/.test(text)
      ? ok(text === '-' ? '' : text)
      : problem(`${field}: "${text}" is neither such as "KQkq" nor "-".`),
};

const PASSED: LineField<State, Square | null> = {
  title: 'the square a Pawn passed',
  write: ({ passed }) => (passed === null ? '-' : nameOf(passed)),
  read: (text, field) =>
    text === '-' || squareNamed(BOARD, text) !== null
      ? ok(squareNamed(BOARD, text))
      : problem(`${field}: "${text}" is neither a square nor "-".`),
};

const QUIET: LineField<State, number> = {
  title: 'the quiet turns',
  write: ({ quiet }) => String(quiet),
  read: (text, field) => readNumber(text, field, 0),
};

const FORMAT = lineFormat<PieceType, Pick<State, 'castling' | 'passed' | 'quiet'>>({
  board: BOARD,
  pieces: PIECES,
  more: { castling: CASTLING, passed: PASSED, quiet: QUIET },
  findFault: impossible,
});

export const writePosition = FORMAT.write;

/** The defaults of the last two fields (quiet turns, turn number), which many published positions leave out. */
const COUNTERS = ['0', '1'];

export const readPosition = (text: string): Result<State, Problem> => {
  const fields = text.trim().split(/\s+/);
  return FORMAT.read([...fields, ...(fields.length < 4 ? [] : COUNTERS.slice(fields.length - 4))].join(' '));
};
