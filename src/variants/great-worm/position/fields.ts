/** The fields of a position line, read one by one; a problem names the field and the part of it that is wrong. */
import { type Square, squareNamed } from '../../../kernel/board.ts';
import { MOST, wholeNumber } from '../../../kernel/number.ts';
import { ok, type Problem, problem, type Result } from '../../../kernel/result.ts';
import { type Side, sideName } from '../../../kernel/side.ts';
import { counted } from '../../../kernel/words.ts';
import { PIECE_TYPES, PIECES, type PieceType } from '../moves/tables.ts';
import { BOARD } from './board.ts';
import { BOOSTS, type Boost, type DoubleStep, type Phase, type Unit } from './state.ts';

export type FieldResult<T> = Result<T, Problem>;

export const BOOST_CODES: Readonly<Record<Boost, string>> = { none: 'E-', arm: 'EA', wing: 'EW', talon: 'EAW' };

const TYPE_OF = new Map<string, PieceType>(PIECE_TYPES.map((type) => [PIECES[type].letter, type]));

export const readPlacement = (text: string): FieldResult<readonly (Unit | null)[]> => {
  const rows = text.split('/');
  if (rows.length !== 8)
    return problem(`Field 1 (placement) has ${counted(rows.length, 'rank')}; 8 are needed, rank 8 first, separated by "/".`);
  const units: (Unit | null)[] = new Array<Unit | null>(64).fill(null);
  let id = 0;
  for (const [index, row] of rows.entries()) {
    const rank = 8 - index;
    let file = 0;
    for (const letter of row) {
      const type = TYPE_OF.get(letter.toUpperCase());
      if (/[1-8]/.test(letter)) file += Number(letter);
      else if (!type)
        return problem(`Field 1 (placement), rank ${rank}: "${letter}" is neither a unit (K T A W L C, or small for Black) nor 1 to 8.`);
      else {
        if (file < 8) units[(rank - 1) * 8 + file] = { id: id++, type, side: letter === letter.toUpperCase() ? 'white' : 'black' };
        file += 1;
      }
    }
    if (file !== 8) return problem(`Field 1 (placement), rank ${rank}: "${row}" describes ${counted(file, 'square')}; 8 are needed.`);
  }
  return ok(units);
};

export const readPair = <T>(
  text: string,
  field: string,
  one: (part: string, side: Side) => FieldResult<T>,
): FieldResult<Readonly<Record<Side, T>>> => {
  const [white, black, ...more] = text.split('/');
  if (white === undefined || black === undefined || more.length > 0) return problem(`${field}: "${text}" must be White's/Black's.`);
  const first = one(white, 'white');
  if (!first.ok) return first;
  const second = one(black, 'black');
  return second.ok ? ok({ white: first.value, black: second.value }) : second;
};

export const readSquare = (text: string, field: string): FieldResult<Square> => {
  const square = squareNamed(BOARD, text);
  return square === null ? problem(`${field}: "${text}" is not a square from a1 to h8.`) : ok(square);
};

export const readTrail = (text: string, side: Side): FieldResult<readonly Square[]> => {
  const field = `Field 5 (trails), ${sideName(side)}`;
  const squares: Square[] = [];
  for (const name of text.split(',')) {
    const square = readSquare(name, field);
    if (!square.ok) return square;
    if (squares.includes(square.value)) return problem(`${field}: ${name} is listed twice.`);
    squares.push(square.value);
  }
  return ok(squares);
};

export const readWait = (text: string, side: Side): FieldResult<number> =>
  /^\d$/.test(text) ? ok(Number(text)) : problem(`Field 6 (waits), ${sideName(side)}: "${text}" is not a number from 0 to 9.`);

export const readPhase = (text: string): FieldResult<Phase> => {
  if (text === 'R') return ok({ kind: 'regular' });
  const boost = BOOSTS.find((each) => BOOST_CODES[each] === text);
  return boost
    ? ok({ kind: 'encroachment', boost, used: 'unknown' })
    : problem(`Field 3 (phase): "${text}" must be R, ${Object.values(BOOST_CODES).join(', ')}.`);
};

export const readDoubleStep = (text: string): FieldResult<DoubleStep | null> => {
  if (text === '-') return ok(null);
  const names = text.split(',');
  if (names.length !== 2) return problem(`Field 7 (en passant): "${text}" must be "-" or "passed square,Claw's square".`);
  const passed = readSquare(names[0] as string, 'Field 7 (en passant)');
  if (!passed.ok) return passed;
  const claw = readSquare(names[1] as string, 'Field 7 (en passant)');
  return claw.ok ? ok({ passed: passed.value, claw: claw.value }) : claw;
};

export const readSide = (text: string): FieldResult<Side> =>
  text === 'w' || text === 'b' ? ok(text === 'w' ? 'white' : 'black') : problem(`Field 2 (side to move): "${text}" must be w or b.`);

export const readNumber = (text: string): FieldResult<number> => {
  const number = wholeNumber(text, 1);
  return number === null ? problem(`Field 8 (turn number): "${text}" must be a whole number from 1 to ${MOST}.`) : ok(number);
};

export const readPassing = (text: string): FieldResult<boolean> =>
  text === '-' || text === 'P' ? ok(text === 'P') : problem(`Field 9 (options): "${text}" must be "-" or "P" (Passing).`);
