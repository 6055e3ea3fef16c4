/** Positions as FEN, strictly read: a message says which field is wrong and where. */
import { type Square, squareNamed } from '../../../../src/kernel/board/board.ts';
import { numberUnits } from '../../../../src/kernel/board/placement.ts';
import { letterOfSide, readNumber, readSide } from '../../../../src/kernel/editing/fields.ts';
import { all, ok, type Problem, problem, type Result } from '../../../../src/kernel/result.ts';
import { other, plyAt, SIDES, type Side, sideName, turnNumber } from '../../../../src/kernel/side.ts';
import { attackerOf, kingOf } from '../moves/attacks.ts';
import { LAST_RANK, PAWN_RANK, PLACEMENT } from '../moves/tables.ts';
import { CASTLES } from './action.ts';
import { BOARD, nameOf } from './board.ts';
import { type Squares, type State, unitName } from './state.ts';

export const writePosition = ({ squares, toMove, castling, passed, quiet, ply }: State): string =>
  [
    PLACEMENT.write(squares),
    letterOfSide(toMove),
    castling || '-',
    passed === null ? '-' : nameOf(passed),
    quiet,
    turnNumber({ ply }),
  ].join(' ');

/** What is impossible in a position, or null. */
const impossible = ({ squares, toMove, castling, passed }: State): string | null => {
  for (const side of SIDES) {
    const kings = squares.filter((unit) => unit?.type === 'king' && unit.side === side).length;
    if (kings !== 1) return `${sideName(side)} has ${kings} Kings instead of one.`;
  }
  const stray = squares.findIndex(
    (unit, square) => unit?.type === 'pawn' && [0, 7].includes(BOARD.rankOf(square)),
  );
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

const readCastling = (text: string): Result<string, Problem> =>
  /^(-|(?=.)K?Q?k?q?)$/.test(text)
    ? ok(text === '-' ? '' : text)
    : problem(`Field 3, the castlings left: "${text}" is neither such as "KQkq" nor "-".`);

const readPassed = (text: string): Result<Square | null, Problem> =>
  text === '-' || squareNamed(BOARD, text) !== null
    ? ok(squareNamed(BOARD, text))
    : problem(`Field 4, the square a Pawn passed: "${text}" is neither a square nor "-".`);

export const readPosition = (text: string): Result<State, Problem> => {
  const [placement = '', side = '', castling = '', passed = '', quiet = '0', number = '1', ...more] = text
    .trim()
    .split(/\s+/);
  if (more.length > 0) return problem(`A position has six fields, and "${more.join(' ')}" is too much.`);
  const read = all({
    squares: PLACEMENT.read(placement, 'Field 1, the pieces'),
    toMove: readSide(side, 'Field 2, the side to move'),
    castling: readCastling(castling),
    passed: readPassed(passed),
    quiet: readNumber(quiet, 'Field 5, the quiet turns', 0),
    number: readNumber(number, 'Field 6, the number of the turn', 1),
  });
  if (!read.ok) return read;
  const { number: turn, squares, ...rest } = read.value;
  const state: State = { ...rest, squares: numberUnits(squares), ply: plyAt(turn, rest.toMove), rng: null };
  const wrong = impossible(state);
  return wrong ? problem(wrong) : ok(state);
};
