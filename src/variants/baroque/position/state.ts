/** A position (BQ-STATE-1). A unit is `id << 4 | side << 3 | type`. */
import type { UnitId } from '../../../kernel/asking/target.ts';
import type { Square } from '../../../kernel/board/board.ts';
import { ranksText, type Squares, withUnits } from '../../../kernel/board/placement.ts';
import { letterOfSide } from '../../../kernel/editing/fields.ts';
import type { ChosenOf } from '../../../kernel/editing/options.ts';
import type { PositionBase } from '../../../kernel/game.ts';
import { invariant } from '../../../kernel/invariant.ts';
import { memoize } from '../../../kernel/memoize.ts';
import { timesOccurred } from '../../../kernel/repetition.ts';
import type { Side } from '../../../kernel/side.ts';
import { BOARD } from './board.ts';
import { OPTIONS } from './options.ts';

export const TYPES = ['titan', 'withdrawer', 'coordinator', 'pawn', 'leaper', 'immobilizer', 'chameleon'] as const;
export type PieceType = (typeof TYPES)[number];

export const EMPTY = 0;
export const TITAN = 1;
export const WITHDRAWER = 2;
export const COORDINATOR = 3;
export const PAWN = 4;
export const LEAPER = 5;
export const IMMOBILIZER = 6;
export const CHAMELEON = 7;
export const BLACK = 8;

export type UnitCode = number;
export type Occupancy = readonly UnitCode[];

export const typeOf = (code: UnitCode): number => code & 7;
/** Returns side and type, equal for interchangeable units (BQ-STATE-2). */
export const kindOf = (code: UnitCode): number => code & 15;
export const sideBit = (side: Side): number => (side === 'white' ? 0 : BLACK);
export const sideOf = (code: UnitCode): Side => ((code & BLACK) === 0 ? 'white' : 'black');
export const idOf = (code: UnitCode): UnitId => code >> 4;
export const pieceOf = (code: UnitCode): PieceType => TYPES[typeOf(code) - 1] as PieceType;
export const encode = (id: UnitId, side: Side, type: number): UnitCode => (id << 4) | sideBit(side) | type;

export const codeOn = (board: Occupancy, square: Square): UnitCode => board[square] as UnitCode;
export const isFoe = (mover: UnitCode, other: UnitCode): boolean => other !== EMPTY && ((mover ^ other) & BLACK) !== 0;
export const isFriend = (mover: UnitCode, other: UnitCode): boolean =>
  other !== EMPTY && ((mover ^ other) & BLACK) === 0;
export const isOf = (code: UnitCode, side: Side): boolean => code !== EMPTY && (code & BLACK) === sideBit(side);

export const squaresOf = (board: Occupancy, side: Side): readonly Square[] => {
  const found: Square[] = [];
  for (let square = 0; square < 64; square++) if (isOf(codeOn(board, square), side)) found.push(square);
  return found;
};

/** Returns the square of a side's Titan, which always exists (BQ-STATE-3). */
export const titanOf = (board: Occupancy, side: Side): Square => {
  const wanted = sideBit(side) | TITAN;
  for (let square = 0; square < 64; square++) if (kindOf(codeOn(board, square)) === wanted) return square;
  invariant(false, `${side} has no Titan`);
};

export const PHASES = ['place', 'play'] as const;
export type Phase = (typeof PHASES)[number];

export interface State extends PositionBase {
  readonly board: Occupancy;
  readonly options: ChosenOf<typeof OPTIONS>;
  readonly phase: Phase;
  readonly reserve: Readonly<Record<Side, number>>;
  /** The earlier positions of the play phase, written by `placementOf`, to count repetitions (BQ-END-3). */
  readonly history: readonly string[];
}

/** Letters indexed by `kindOf` (0 to 15), capitals for White. */
export const LETTERS: readonly string[] = ['', ...'KWCPLIS', '', ...'kwcplis'];

const reserveText = ({ white, black }: State['reserve']): string => 'S'.repeat(white) + 's'.repeat(black) || '-';

export const versionText = memoize((options: State['options']): string => OPTIONS.toWords(options).join('+'));

/** Writes a position without its history. Equal positions have equal texts (BQ-STATE-2). */
export const placementOf = (state: Pick<State, 'board' | 'toMove' | 'options' | 'phase' | 'reserve'>): string =>
  `${ranksText(BOARD, (square) => LETTERS[kindOf(codeOn(state.board, square))] as string)} ${letterOfSide(state.toMove)} ${versionText(state.options)} ${state.phase} ${reserveText(state.reserve)}`;

/** Counts how often this position has occurred, including now (BQ-END-3). */
export const occurrences = (state: State): number => {
  if (state.phase === 'place' || state.history.length < 4) return 1; // too few plies for a repetition
  return 1 + timesOccurred(state.history, placementOf(state));
};

export const withCode = (board: Occupancy, square: Square, code: UnitCode): Occupancy =>
  withUnits(board, [square, code]);

export const occupancyOf = (squares: Squares<PieceType>): Occupancy =>
  squares.map((unit) => (unit ? encode(unit.id, unit.side, TYPES.indexOf(unit.type) + 1) : EMPTY));

/** The highest id of ordinary units, one for each square. Reserve Chameleons have higher ids, to stay unique. */
const HIGHEST_ORDINARY_ID = 64;

/** Returns the next Chameleon of the reserve, with a unique id (BQ-TWO-3). */
export const nextFromReserve = (reserve: State['reserve'], side: Side): UnitCode =>
  encode(HIGHEST_ORDINARY_ID + (side === 'white' ? 0 : 2) + reserve[side], side, CHAMELEON);
