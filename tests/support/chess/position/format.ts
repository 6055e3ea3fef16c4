/** Positions as FEN, strictly read: a message says which field is wrong and where. */
import { SILENCE } from '../../../../src/kernel/agreement.ts';
import { squareNamed } from '../../../../src/kernel/board.ts';
import { MOST, wholeNumber } from '../../../../src/kernel/number.ts';
import { rankOf } from '../../../../src/kernel/ray.ts';
import { ok, type Problem, problem, type Result } from '../../../../src/kernel/result.ts';
import { other, SIDES, type Side, sideName } from '../../../../src/kernel/side.ts';
import { counted } from '../../../../src/kernel/words.ts';
import { attackerOf, kingOf } from '../moves/attacks.ts';
import { LAST_RANK, letterOf, PAWN_RANK, pieceOf } from '../moves/tables.ts';
import { CASTLES } from './action.ts';
import { BOARD, GRID, nameOf } from './board.ts';
import { type Squares, type State, type Unit, unitName } from './state.ts';

const RANKS = [7, 6, 5, 4, 3, 2, 1, 0];

const rankText = (squares: Squares, rank: number): string =>
  squares
    .slice(rank * GRID.files, (rank + 1) * GRID.files)
    .map((unit) => (unit ? letterOf(unit.type, unit.side) : '.'))
    .join('')
    .replace(/\.+/g, (run) => String(run.length));

export const writePosition = ({ squares, toMove, castling, passed, quiet, ply }: State): string =>
  [
    RANKS.map((rank) => rankText(squares, rank)).join('/'),
    toMove[0],
    castling || '-',
    passed === null ? '-' : nameOf(passed),
    quiet,
    Math.floor(ply / 2) + 1,
  ].join(' ');

const readPlacement = (text: string): Result<Squares, Problem> => {
  const rows = text.split('/');
  if (rows.length !== GRID.ranks) return problem(`The placement has ${counted(rows.length, 'rank')} instead of 8: "${text}".`);
  const squares: (Unit | null)[] = new Array(64).fill(null);
  for (const [index, row] of rows.entries()) {
    const rank = RANKS[index] as number;
    let file = 0;
    for (const letter of row) {
      const piece = pieceOf(letter);
      if (piece && file < GRID.files) squares[rank * GRID.files + file] = { id: rank * GRID.files + file + 1, ...piece };
      else if (!piece && !/[1-8]/.test(letter))
        return problem(`"${letter}" on rank ${rank + 1} is neither a piece nor a number of empty squares.`);
      file += piece ? 1 : Number(letter);
    }
    if (file !== GRID.files) return problem(`Rank ${rank + 1} has ${counted(file, 'square')} instead of 8: "${row}".`);
  }
  return ok(squares);
};

/** What is impossible in a position, or null. */
const impossible = ({ squares, toMove, castling, passed }: State): string | null => {
  for (const side of SIDES) {
    const kings = squares.filter((unit) => unit?.type === 'king' && unit.side === side).length;
    if (kings !== 1) return `${sideName(side)} has ${kings} Kings instead of one.`;
  }
  const stray = squares.findIndex((unit, square) => unit?.type === 'pawn' && [0, 7].includes(rankOf(GRID, square)));
  if (stray >= 0) return `A Pawn cannot stand on ${nameOf(stray)}.`;
  const homeless = CASTLES.find(
    ({ letter, king, rook }) => castling.includes(letter) && (squares[king]?.type !== 'king' || squares[rook]?.type !== 'rook'),
  );
  if (homeless) return `The castling "${homeless.letter}" needs King and Rook on their first squares.`;
  if (passed !== null && !wasPassed(squares, passed, other(toMove))) return `No Pawn has just passed ${nameOf(passed)}.`;
  const attacker = attackerOf(squares, kingOf(squares, other(toMove)), toMove);
  return attacker === null ? null : `It is ${sideName(toMove)}'s turn, and ${unitName(squares, attacker)} could capture the King.`;
};

const wasPassed = (squares: Squares, passed: number, side: Side): boolean => {
  const step = side === 'white' ? GRID.files : -GRID.files;
  const pawn = squares[passed + step];
  const home = rankOf(GRID, passed - step) === PAWN_RANK[side] && rankOf(GRID, passed) !== LAST_RANK[side];
  return home && !squares[passed] && !squares[passed - step] && pawn?.type === 'pawn' && pawn.side === side;
};

export const readPosition = (text: string): Result<State, Problem> => {
  const [placement = '', side, castling = '', passed = '', quiet = '0', number = '1', ...more] = text.trim().split(/\s+/);
  const squares = readPlacement(placement);
  if (!squares.ok) return squares;
  if (side !== 'w' && side !== 'b') return problem(`The second field is the side to move, "w" or "b", not "${side ?? ''}".`);
  if (!/^(-|(?=.)K?Q?k?q?)$/.test(castling))
    return problem(`The third field is the castlings left, such as "KQkq" or "-", not "${castling}".`);
  if (passed !== '-' && squareNamed(BOARD, passed) === null)
    return problem(`The fourth field is the square a Pawn passed, or "-", not "${passed}".`);
  const turns = wholeNumber(quiet, 0);
  if (turns === null) return problem(`The fifth field counts the quiet turns: "${quiet}" is not a number from 0 to ${MOST}.`);
  const move = wholeNumber(number, 1);
  if (move === null) return problem(`The sixth field is the number of the move, from 1 to ${MOST}: "${number}" is not.`);
  if (more.length > 0) return problem(`A position has six fields, and "${more.join(' ')}" is too much.`);
  const toMove = side === 'w' ? 'white' : 'black';
  const state: State = {
    toMove,
    ply: 2 * (move - 1) + (toMove === 'white' ? 0 : 1),
    rng: null,
    squares: squares.value,
    castling: castling === '-' ? '' : castling,
    passed: squareNamed(BOARD, passed),
    quiet: turns,
    talk: SILENCE,
  };
  const wrong = impossible(state);
  return wrong ? problem(wrong) : ok(state);
};
