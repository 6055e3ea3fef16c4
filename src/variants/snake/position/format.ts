/** The position file: one line of eight fields. */
import { type Square, squareNamed } from '../../../kernel/board.ts';
import { MOST, wholeNumber } from '../../../kernel/number.ts';
import { err, ok, type Problem, problem, type Result } from '../../../kernel/result.ts';
import { SIDES, type Side, sideName } from '../../../kernel/side.ts';
import { counted } from '../../../kernel/words.ts';
import { FACTS, PIECE_TYPES } from '../moves/tables.ts';
import { possessive } from '../show/names.ts';
import { BOARD, nameOf, neighboursOf } from './board.ts';
import { type Chain, isPiece, type Phase, type Piece, playNumber, positionOf, type State } from './state.ts';

type Placed = Map<Square, Omit<Piece, 'id'>>;

const LETTERS: ReadonlyMap<string, Omit<Piece, 'id'>> = new Map(
  PIECE_TYPES.flatMap((type): (readonly [string, Omit<Piece, 'id'>])[] => {
    const { letter } = FACTS[type];
    return [
      [letter, { type, side: 'white' }],
      [letter.toLowerCase(), { type, side: 'black' }],
    ];
  }),
);

const letterOf = ({ type, side }: Piece): string => (side === 'white' ? FACTS[type].letter : FACTS[type].letter.toLowerCase());

const SIDE_LETTERS: Readonly<Record<Side, string>> = { white: 'w', black: 'b' };
const PHASE_LETTERS: Readonly<Record<Phase, string>> = { piece: 'P', snake: 'S' };

const keyOf = <K extends string>(letters: Readonly<Record<K, string>>, letter: string): K | undefined =>
  (Object.keys(letters) as K[]).find((key) => letters[key] === letter);

const writePieces = (state: State): string =>
  [7, 6, 5, 4, 3, 2, 1, 0]
    .map((rank) =>
      state.board
        .slice(rank * 8, rank * 8 + 8)
        .map((each) => (each && isPiece(each) ? letterOf(each) : '1'))
        .join('')
        .replaceAll(/1+/g, (empty) => `${empty.length}`),
    )
    .join('/');

/** A captured Snake is written as `-`; no file with it can be read again (SN-END-3). */
const writeChain = (chain: Chain): string => chain.map(nameOf).join('') || '-';

export const writePosition = (state: State): string =>
  [
    writePieces(state),
    SIDE_LETTERS[state.toMove],
    PHASE_LETTERS[state.phase],
    writeChain(state.snakes.white),
    writeChain(state.snakes.black),
    state.shielded ? SIDE_LETTERS[state.shielded] : '-',
    state.quiet,
    playNumber(state),
  ].join(' ');

const readRow = (row: string, rank: number, pieces: Placed): Problem | null => {
  let file = 0;
  for (const letter of row) {
    if (/[1-8]/.test(letter)) file += Number(letter);
    else {
      const piece = LETTERS.get(letter);
      if (!piece) return { text: `Field 1, rank ${rank + 1}: "${letter}" is none of the letters LHAFYP, lhafyp and 1 to 8.` };
      if (file > 7) return { text: `Field 1, rank ${rank + 1}: "${row}" is longer than eight squares.` };
      const square = rank * 8 + file;
      if (piece.type === 'pawn' && (rank === 0 || rank === 7)) {
        return { text: `Field 1: a Pawn stands on ${nameOf(square)}; no Pawn can stand on rank 1 or 8.`, squares: [square] };
      }
      pieces.set(square, piece);
      file += 1;
    }
  }
  return file === 8 ? null : { text: `Field 1, rank ${rank + 1}: "${row}" has ${counted(file, 'square')} instead of eight.` };
};

const readPieces = (field: string): Result<Placed, Problem> => {
  const rows = field.split('/');
  if (rows.length !== 8) return problem(`Field 1: "${field}" has ${counted(rows.length, 'rank')} instead of eight.`);
  const pieces: Placed = new Map();
  for (const [index, row] of rows.entries()) {
    const wrong = readRow(row, 7 - index, pieces);
    if (wrong) return err(wrong);
  }
  return ok(pieces);
};

const readChain = (field: string, side: Side): Result<Chain, Problem> => {
  const where = `Field ${side === 'white' ? 4 : 5}, ${possessive(side)} Snake`;
  const chain: Square[] = [];
  for (let start = 0; start < field.length; start += 2) {
    const name = field.slice(start, start + 2);
    const square = squareNamed(BOARD, name);
    if (square === null) return problem(`${where}: "${name}" in "${field}" is not a square.`);
    if (chain.includes(square)) return err({ text: `${where}: two Parts stand on ${name}.`, squares: [square] });
    const last = chain.at(-1);
    if (last !== undefined && !neighboursOf(last).includes(square)) {
      return err({
        text: `${where}: ${nameOf(last)} and ${name} follow each other but are not adjacent along a rank or file.`,
        squares: [last, square],
      });
    }
    chain.push(square);
  }
  if (chain.length < 3)
    return err({ text: `${where}: "${field}" has ${counted(chain.length, 'Part')}; a Snake has at least three.`, squares: chain });
  return ok(chain);
};

const readNumber = (field: string, where: string, least: number): Result<number, Problem> => {
  const value = wholeNumber(field, least);
  return value === null ? problem(`${where}: "${field}" is not a whole number from ${least} to ${MOST}.`) : ok(value);
};

/** Two units on one square, if any. */
const overlap = (pieces: Placed, snakes: State['snakes']): Problem | null => {
  for (const side of SIDES) {
    for (const square of snakes[side]) {
      const piece = pieces.get(square);
      const at = nameOf(square);
      if (piece)
        return {
          text: `${at} holds a Part of ${possessive(side)} Snake and ${possessive(piece.side)} ${FACTS[piece.type].name}.`,
          squares: [square],
        };
    }
  }
  const shared = snakes.white.find((square) => snakes.black.includes(square));
  return shared === undefined ? null : { text: `${nameOf(shared)} holds a Part of both Snakes.`, squares: [shared] };
};

/** Reads a position file strictly; the problem names the field and the square at fault. */
export const readPosition = (text: string): Result<State, Problem> => {
  const fields = text.trim().split(' ');
  if (fields.length !== 8) {
    return problem(
      `A position has eight fields separated by single spaces (pieces, side, phase, White's Snake, Black's Snake, invulnerable Snake, quiet counter, play number); this has ${fields.length}.`,
    );
  }
  const [rows, mover, part, white, black, shield, quietField, numberField] = fields as [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  const pieces = readPieces(rows);
  if (!pieces.ok) return pieces;
  const toMove = keyOf(SIDE_LETTERS, mover);
  if (!toMove) return problem(`Field 2, side to move: "${mover}" is neither w nor b.`);
  const phase = keyOf(PHASE_LETTERS, part);
  if (!phase) return problem(`Field 3, phase: "${part}" is neither P nor S.`);
  const whiteChain = readChain(white, 'white');
  if (!whiteChain.ok) return whiteChain;
  const blackChain = readChain(black, 'black');
  if (!blackChain.ok) return blackChain;
  const shielded = shield === '-' ? null : keyOf(SIDE_LETTERS, shield);
  if (shielded === undefined) return problem(`Field 6, invulnerable Snake: "${shield}" is none of -, w and b.`);
  if (shielded === toMove) {
    return problem(
      `Field 6, invulnerable Snake: ${sideName(toMove)} is to move, so the invulnerability of ${possessive(toMove)} Snake has expired.`,
    );
  }
  const quiet = readNumber(quietField, 'Field 7, quiet counter', 0);
  if (!quiet.ok) return quiet;
  const number = readNumber(numberField, 'Field 8, play number', 1);
  if (!number.ok) return number;
  const snakes = { white: whiteChain.value, black: blackChain.value };
  const wrong = overlap(pieces.value, snakes);
  if (wrong) return err(wrong);
  return ok(positionOf({ pieces: pieces.value, snakes, toMove, phase, shielded, quiet: quiet.value, number: number.value }));
};
