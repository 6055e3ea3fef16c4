/** The position file, one line of nine fields (section 10 of the rules). */
import { type Square, squareNamed } from '../../../kernel/board/board.ts';
import { type Piece, placementOn, type Squares } from '../../../kernel/board/placement.ts';
import { countFault, letterOfSide, readNumber, readSide } from '../../../kernel/editing/fields.ts';
import { combineResults, err, ok, type Problem, problem, type Result } from '../../../kernel/result.ts';
import { forward, other, plyAt, SIDES, type Side, sideName, turnNumber } from '../../../kernel/side.ts';
import { BOARD, nameOf } from './board.ts';
import { OPTIONS } from './options.ts';
import { PIECES, type PieceType } from './pieces.ts';
import { BOOSTS, type Boost, type DoubleStep, type Phase, type State, wormOf } from './state.ts';

const BOOST_CODES: Readonly<Record<Boost, string>> = { none: 'E-', arm: 'EA', wing: 'EW', talon: 'EAW' };

const PLACEMENT = placementOn(BOARD, PIECES);

export const writePosition = (state: State): string => {
  const { units, toMove, phase, lairs, trails, waits, doubleStep, options } = state;
  const both = (of: (side: Side) => string): string => SIDES.map(of).join('/');
  return [
    PLACEMENT.write(units),
    letterOfSide(toMove),
    phase.kind === 'regular' ? 'R' : BOOST_CODES[phase.boost],
    both((side) => nameOf(lairs[side])),
    both((side) => trails[side].map(nameOf).join(',')),
    both((side) => String(waits[side])),
    doubleStep ? `${nameOf(doubleStep.passed)},${nameOf(doubleStep.claw)}` : '-',
    String(turnNumber(state)),
    OPTIONS.toWords(options).join('') || '-',
  ].join(' ');
};

const readPair = <T>(
  text: string,
  field: string,
  one: (part: string, side: Side) => Result<T, Problem>,
): Result<Readonly<Record<Side, T>>, Problem> => {
  const [white, black, ...more] = text.split('/');
  if (white === undefined || black === undefined || more.length > 0)
    return problem(`${field}: "${text}" must be White's/Black's.`);
  const first = one(white, 'white');
  if (!first.ok) return first;
  const second = one(black, 'black');
  return second.ok ? ok({ white: first.value, black: second.value }) : second;
};

const readSquare = (text: string, field: string): Result<Square, Problem> => {
  const square = squareNamed(BOARD, text);
  return square === null ? problem(`${field}: "${text}" is not a square from a1 to h8.`) : ok(square);
};

const readTrail = (text: string, side: Side): Result<readonly Square[], Problem> => {
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

const readWait = (text: string, side: Side): Result<number, Problem> =>
  /^\d$/.test(text)
    ? ok(Number(text))
    : problem(`Field 6 (waits), ${sideName(side)}: "${text}" is not a number from 0 to 9.`);

const readPhase = (text: string): Result<Phase, Problem> => {
  if (text === 'R') return ok({ kind: 'regular' });
  const boost = BOOSTS.find((each) => BOOST_CODES[each] === text);
  return boost
    ? ok({ kind: 'encroachment', boost, used: 'unknown' })
    : problem(`Field 3 (phase): "${text}" must be R, ${Object.values(BOOST_CODES).join(', ')}.`);
};

const readDoubleStep = (text: string): Result<DoubleStep | null, Problem> => {
  if (text === '-') return ok(null);
  const names = text.split(',');
  if (names.length !== 2)
    return problem(`Field 7 (en passant): "${text}" must be "-" or "passed square,Claw's square".`);
  const passed = readSquare(names[0] as string, 'Field 7 (en passant)');
  if (!passed.ok) return passed;
  const claw = readSquare(names[1] as string, 'Field 7 (en passant)');
  return claw.ok ? ok({ passed: passed.value, claw: claw.value }) : claw;
};

const readOptions = (text: string): Result<State['options'], Problem> => {
  const options = OPTIONS.fromWords(text === '-' ? [] : [...text]);
  return options
    ? ok(options)
    : problem(
        `Field 9 (options): "${text}" is not "-" or letters of "${OPTIONS.words.join('')}" in order. P is Passing. W counts both sides' turns for a Leg. T makes every trail bind both worms.`,
      );
};

/** Numbers units in reading order, rank 8 first, so that equal texts give equal ids. */
const numberUnits = (pieces: readonly (Piece<PieceType> | null)[]): Squares<PieceType> => {
  const { files, ranks } = BOARD;
  const reading = BOARD.open.map((_, index) => (ranks - 1 - Math.floor(index / files)) * files + (index % files));
  const ids = new Map(reading.filter((square) => pieces[square]).map((square, id) => [square, id]));
  return pieces.map((piece, square) => piece && { id: ids.get(square) ?? 0, ...piece });
};

export const readPosition = (text: string): Result<State, Problem> => {
  const fields = text.split(/\s+/).filter(Boolean);
  if (fields.length !== 9)
    return problem(`A position has 9 fields separated by blanks. This text has ${fields.length}.`);
  const [board = '', side = '', code = '', lairs = '', trails = '', waits = '', step = '', turn = '', chosen = ''] =
    fields;
  const read = combineResults({
    pieces: PLACEMENT.read(board, 'Field 1 (placement)'),
    toMove: readSide(side, 'Field 2 (side to move)'),
    phase: readPhase(code),
    lairs: readPair(lairs, 'Field 4 (Lairs)', (part) => readSquare(part, 'Field 4 (Lairs)')),
    trails: readPair(trails, 'Field 5 (trails)', readTrail),
    waits: readPair(waits, 'Field 6 (waits)', readWait),
    doubleStep: readDoubleStep(step),
    number: readNumber(turn, 'Field 8 (turn number)', 1),
    options: readOptions(chosen),
  });
  if (!read.ok) return read;
  const { pieces, number, ...rest } = read.value;
  const units = numberUnits(pieces);
  const state: State = {
    ...rest,
    ply: plyAt(number, rest.toMove),
    rng: null,
    units,
    nextId: units.filter(Boolean).length,
  };
  const fault = faultIn(state);
  return fault ? err(fault) : ok(state);
};

const wormFault = (state: State): Problem | null => {
  for (const side of SIDES) {
    const whose = sideName(side);
    const worms = state.units.filter((unit) => unit?.type === 'worm' && unit.side === side).length;
    if (worms !== 1) return { text: countFault(side, worms, 'Worm Titan') };
    const lair = state.lairs[side];
    const trail = state.trails[side];
    if (trail[0] !== lair) {
      return {
        text: `${whose}'s trail must begin with the Lair ${nameOf(lair)}.`,
        squares: [lair],
      };
    }
    const at = wormOf(state, side) as Square;
    if (!trail.includes(at))
      return {
        text: `${whose}'s worm is on ${nameOf(at)}, which is not in its trail.`,
        squares: [at],
      };
  }
  return null;
};

const doubleStepFault = ({ doubleStep, phase, toMove, units }: State): Problem | null => {
  if (!doubleStep) return null;
  const { passed, claw } = doubleStep;
  const pieceMove = phase.kind === 'regular';
  const owner = pieceMove ? other(toMove) : toMove;
  const unit = units[claw];
  const field = 'En passant';
  if (unit?.type !== 'claw' || unit.side !== owner) {
    return {
      text: `${field}: ${nameOf(claw)} must hold a Claw of ${sideName(owner)}, which made the double step.`,
      squares: [claw],
    };
  }
  if (claw !== passed + 8 * forward(owner)) {
    return {
      text: `${field}: ${nameOf(claw)} is not 1 square in front of ${nameOf(passed)} for ${sideName(owner)}.`,
      squares: [passed, claw],
    };
  }
  const there = units[passed];
  const allowed = !there || (pieceMove && there.side === owner && (there.type === 'worm' || there.type === 'leg'));
  if (allowed) return null;
  const may = pieceMove ? `empty, or hold ${sideName(owner)}'s worm or a Leg created since` : 'empty';
  return { text: `${field}: the passed square ${nameOf(passed)} must be ${may}.`, squares: [passed] };
};

export const faultIn = (state: State): Problem | null => wormFault(state) ?? doubleStepFault(state);
