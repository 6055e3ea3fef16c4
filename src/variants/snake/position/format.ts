/** The position file (section 10 of the rules): one line of eight fields, and a ninth for alternative readings. */
import { type Square, squareNamed } from '../../../kernel/board/board.ts';
import { type Piece, placementOn } from '../../../kernel/board/placement.ts';
import { letterOfSide, readNumber, readSide } from '../../../kernel/editing/fields.ts';
import { combineResults, err, ok, type Problem, problem, type Result } from '../../../kernel/result.ts';
import { SIDES, type Side, sideName, turnNumber } from '../../../kernel/side.ts';
import { countWords } from '../../../kernel/words.ts';
import { BOARD, nameOf, neighboursOf } from './board.ts';
import { possessive } from './names.ts';
import { OPTIONS } from './options.ts';
import { FACTS, type PieceType } from './pieces.ts';
import { type Chain, isPiece, type Phase, positionOf, type State } from './state.ts';

/** The first field. Snakes are not in it, since each has a field of its own. */
const PLACEMENT = placementOn(BOARD, FACTS);

const PHASE_LETTERS: Readonly<Record<Phase, string>> = { piece: 'P', snake: 'S' };

/** Writes `f2g2h2`, Head first; `-` for a captured Snake. Reading refuses `-`: the game is over (SN-END-3). */
const writeChain = (chain: Chain): string => chain.map(nameOf).join('') || '-';

const writeReadings = ({ options }: State): readonly string[] => {
  const words = OPTIONS.toWords(options);
  return words.length > 0 ? [words.join('+')] : [];
};

const readReadings = (text: string): Result<State['options'], Problem> => {
  const options = OPTIONS.fromWords(text === '' ? [] : text.split('+'));
  return options
    ? ok(options)
    : problem(`Field 9, readings: "${text}" is not some of ${OPTIONS.words.join('+')}. Without one it is left out.`);
};

export const writePosition = (state: State): string =>
  [
    PLACEMENT.write(state.board.map((each) => (each && isPiece(each) ? each : null))),
    letterOfSide(state.toMove),
    PHASE_LETTERS[state.phase],
    writeChain(state.snakes.white),
    writeChain(state.snakes.black),
    state.shielded ? letterOfSide(state.shielded) : '-',
    state.quiet,
    turnNumber(state),
    ...writeReadings(state),
  ].join(' ');

type PiecesBySquare = readonly (Piece<PieceType> | null)[];

const pawnFault = (pieces: PiecesBySquare): Problem | null => {
  const square = pieces.findIndex(
    (piece, at) => piece?.type === 'pawn' && [0, BOARD.ranks - 1].includes(BOARD.rankOf(at)),
  );
  return square < 0
    ? null
    : { text: `A Pawn cannot be on ${nameOf(square)}, which is on rank 1 or 8.`, squares: [square] };
};

const readChain = (field: string, side: Side): Result<Chain, Problem> => {
  if (field === '-') return problem(`${sideName(side)} has no Snake.`);
  const where = `${possessive(side)} Snake`;
  const chain: Square[] = [];
  for (let start = 0; start < field.length; start += 2) {
    const name = field.slice(start, start + 2);
    const square = squareNamed(BOARD, name);
    if (square === null)
      return problem(`Field ${side === 'white' ? 4 : 5}, ${where}: "${name}" in "${field}" is not a square.`);
    if (chain.includes(square)) return err({ text: `${where}: 2 Parts are on ${name}.`, squares: [square] });
    const last = chain.at(-1);
    if (last !== undefined && !neighboursOf(last).includes(square)) {
      return err({
        text: `${where}: ${name} comes after ${nameOf(last)}, but is not orthogonally next to it.`,
        squares: [last, square],
      });
    }
    chain.push(square);
  }
  if (chain.length < 3)
    return err({
      text: `${where}: "${field}" has ${countWords(chain.length, 'Part')}. A Snake has at least 3.`,
      squares: chain,
    });
  return ok(chain);
};

const readPhase = (text: string): Result<Phase, Problem> => {
  const phase = (Object.keys(PHASE_LETTERS) as Phase[]).find((each) => PHASE_LETTERS[each] === text);
  return phase ? ok(phase) : problem(`Field 3, phase: "${text}" is neither P nor S.`);
};

const readShield = (text: string): Result<Side | null, Problem> => {
  if (text === '-') return ok(null);
  const side = readSide(text, '');
  return side.ok ? side : problem(`Field 6, invulnerable Snake: "${text}" is none of -, w and b.`);
};

const overlapFault = (pieces: PiecesBySquare, snakes: State['snakes']): Problem | null => {
  for (const side of SIDES) {
    for (const square of snakes[side]) {
      const piece = pieces[square];
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

export const readPosition = (text: string): Result<State, Problem> => {
  const fields = text.trim().split(' ');
  if (fields.length !== 8 && fields.length !== 9) {
    return problem(
      `A position has 8 fields separated by single spaces. This text has ${fields.length}. They are: pieces, side to move, phase, White's Snake, Black's Snake, invulnerable Snake, quiet turns, turn number.`,
    );
  }
  const [rows = '', mover = '', phase = '', white = '', black = '', shield = '', quiet = '', number = '', ...more] =
    fields;
  const read = combineResults({
    pieces: PLACEMENT.read(rows, 'Field 1'),
    toMove: readSide(mover, 'Field 2, side to move'),
    phase: readPhase(phase),
    white: readChain(white, 'white'),
    black: readChain(black, 'black'),
    shielded: readShield(shield),
    quiet: readNumber(quiet, 'Field 7, quiet turns', 0),
    number: readNumber(number, 'Field 8, turn number', 1),
    options: more[0] === '' ? problem('Field 9, readings, is empty.') : readReadings(more[0] ?? ''),
  });
  if (!read.ok) return read;
  const { white: mine, black: theirs, ...rest } = read.value;
  const { pieces, shielded, toMove } = rest;
  if (shielded === toMove) {
    return problem(
      `Field 6, invulnerable Snake: it is ${possessive(toMove)} turn, so ${possessive(toMove)} Snake is no longer invulnerable.`,
    );
  }
  const snakes = { white: mine, black: theirs };
  const wrong = pawnFault(pieces) ?? overlapFault(pieces, snakes);
  return wrong ? err(wrong) : ok(positionOf({ ...rest, snakes }));
};
