/**
 * A position (BQ-STATE-1). A unit is one small integer, so that a board is a flat array of numbers: `id << 4
 * | side << 3 | type`, and 0 for an empty square. Copying and comparing such boards is fast, and so is the
 * search for legal actions.
 */
import type { UnitId } from '../../../kernel/asking/target.ts';
import type { Square } from '../../../kernel/board/board.ts';
import { ranksText, type Squares, withUnits } from '../../../kernel/board/placement.ts';
import { letterOfSide } from '../../../kernel/editing/fields.ts';
import type { PositionBase } from '../../../kernel/game.ts';
import { invariant } from '../../../kernel/invariant.ts';
import { timesStood } from '../../../kernel/repetition.ts';
import type { Side } from '../../../kernel/side.ts';
import { BOARD } from './board.ts';

export const TYPES = [
  'titan',
  'withdrawer',
  'coordinator',
  'pawn',
  'leaper',
  'immobilizer',
  'chameleon',
] as const;
export type PieceType = (typeof TYPES)[number];

export const EMPTY = 0;
export const TITAN = 1;
export const WITHDRAWER = 2;
export const COORDINATOR = 3;
export const PAWN = 4;
export const LEAPER = 5;
export const IMMOBILIZER = 6;
export const CHAMELEON = 7;
/** The bit that tells Black's units from White's. */
export const BLACK = 8;

export type UnitCode = number;
/** The unit on each square. */
export type Occupancy = readonly UnitCode[];

export const typeOf = (code: UnitCode): number => code & 7;
/** Side and type without the id: equal for units that are interchangeable. */
export const kindOf = (code: UnitCode): number => code & 15;
export const bitOf = (side: Side): number => (side === 'white' ? 0 : BLACK);
export const sideOf = (code: UnitCode): Side => ((code & BLACK) === 0 ? 'white' : 'black');
export const idOf = (code: UnitCode): UnitId => code >> 4;
export const pieceOf = (code: UnitCode): PieceType => TYPES[typeOf(code) - 1] as PieceType;
export const encode = (id: UnitId, side: Side, type: number): UnitCode => (id << 4) | bitOf(side) | type;

/** The unit on a square, or `EMPTY`. */
export const codeOn = (board: Occupancy, square: Square): UnitCode => board[square] as UnitCode;
export const isFoe = (mover: UnitCode, other: UnitCode): boolean =>
  other !== EMPTY && ((mover ^ other) & BLACK) !== 0;
export const isFriend = (mover: UnitCode, other: UnitCode): boolean =>
  other !== EMPTY && ((mover ^ other) & BLACK) === 0;
export const isOf = (code: UnitCode, side: Side): boolean => code !== EMPTY && (code & BLACK) === bitOf(side);

/** The squares of a side's units. */
export const squaresOf = (board: Occupancy, side: Side): readonly Square[] => {
  const found: Square[] = [];
  for (let square = 0; square < 64; square++) if (isOf(codeOn(board, square), side)) found.push(square);
  return found;
};

/** The square of a side's Titan; every position has exactly one of each side (BQ-STATE-3). */
export const titanOf = (board: Occupancy, side: Side): Square => {
  const wanted = bitOf(side) | TITAN;
  for (let square = 0; square < 64; square++) if (kindOf(codeOn(board, square)) === wanted) return square;
  invariant(false, `${side} has no Titan`);
};

export const VERSIONS = ['standard', 'twoplayer'] as const;
export type Version = (typeof VERSIONS)[number];
/** Readings of the inventor's text other than ours, which a game may play by; in the order of their text. */
export const READINGS = ['beyond', 'locked', 'plain'] as const;
/**
 * `beyond`: a Long Leaper lands on any empty square beyond (BQ-LEAP-2). `locked`: a frozen unit cannot remove
 * itself (BQ-IMM-3). `plain`: a leaping Chameleon captures Long Leapers only (BQ-SIDE-1).
 */
export type Readings = Readonly<Record<(typeof READINGS)[number], boolean>>;
export const OURS: Readings = { beyond: false, locked: false, plain: false };

export const PHASES = ['place', 'play'] as const;
export type Phase = (typeof PHASES)[number];

export interface State extends PositionBase {
  readonly board: Occupancy;
  readonly version: Version;
  readonly readings: Readings;
  readonly phase: Phase;
  /** Chameleons each player still holds. */
  readonly reserve: Readonly<Record<Side, number>>;
  /** The earlier positions of the play phase, oldest first, as `placementOf` writes them. */
  readonly history: readonly string[];
}

/** Letters by kind of unit: capitals White, small letters Black, and none for an empty square. */
export const LETTERS: readonly string[] = ['', ...'KWCPLIS', '', ...'kwcplis'];

const reserveText = ({ white, black }: State['reserve']): string =>
  'S'.repeat(white) + 's'.repeat(black) || '-';

/** These readings; ours as one object, by which they are known. */
export const readingsWith = (readings: Readings): Readings =>
  READINGS.some((each) => readings[each]) ? readings : OURS;

/** A version and its readings other than ours, as "standard+beyond". */
export const versionText = ({ version, readings }: Pick<State, 'version' | 'readings'>): string =>
  readings === OURS ? version : [version, ...READINGS.filter((each) => readings[each])].join('+');

/** Board, turn, version with readings, phase and reserve: two positions are the same if this is (BQ-STATE-2). */
export const placementOf = (
  state: Pick<State, 'board' | 'toMove' | 'version' | 'readings' | 'phase' | 'reserve'>,
): string =>
  `${ranksText(BOARD, (square) => LETTERS[kindOf(codeOn(state.board, square))] as string)} ${letterOfSide(state.toMove)} ${versionText(state)} ${state.phase} ${reserveText(state.reserve)}`;

/** Occurrences of the present position in the play phase, this time included (BQ-END-3). */
export const occurrences = (state: State): number => {
  if (state.phase === 'place' || state.history.length < 4) return 1; // too few for a repetition
  return 1 + timesStood(state.history, placementOf(state));
};

/** The board with one square changed. */
export const withCode = (board: Occupancy, square: Square, code: UnitCode): Occupancy =>
  withUnits(board, [square, code]);

/** The same squares in numbers. */
export const occupancyOf = (squares: Squares<PieceType>): Occupancy =>
  squares.map((unit) => (unit ? encode(unit.id, unit.side, TYPES.indexOf(unit.type) + 1) : EMPTY));

/** Ids of units on the board at the start are below this; those of the reserve follow. */
const RESERVE_IDS = 64;

/** The reserve's next Chameleon: its id counts those held, so it never changes and is never used twice. */
export const nextFromReserve = (reserve: State['reserve'], side: Side): UnitCode =>
  encode(RESERVE_IDS + (side === 'white' ? 0 : 2) + reserve[side], side, CHAMELEON);
