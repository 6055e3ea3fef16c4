import type { UnitId } from '../../../kernel/asking/target.ts';
import type { Square } from '../../../kernel/board/board.ts';
import { numberUnits, type Piece as PieceOnly, type Unit } from '../../../kernel/board/placement.ts';
import type { ChosenOf } from '../../../kernel/editing/options.ts';
import type { PositionBase } from '../../../kernel/game.ts';
import { forSides, plyAt, SIDES, type Side } from '../../../kernel/side.ts';
import type { OPTIONS } from './options.ts';
import type { PieceType } from './pieces.ts';

export type Piece = Unit<PieceType>;

/** The squares of a Snake, Head first (SN-SNAKE-2); empty after its Head was captured. */
export type Chain = readonly Square[];

/** The move that comes next in the turn (SN-TURN-1). */
export type Phase = 'piece' | 'snake';

export interface State extends PositionBase {
  readonly phase: Phase;
  readonly board: Occupancy;
  readonly snakes: Readonly<Record<Side, Chain>>;
  /** The side whose Snake is invulnerable, since it captured last turn (SN-SHIELD-1); null if none. */
  readonly shielded: Side | null;
  /** Consecutive turns of both sides without a Pawn move or a capture (SN-END-6). */
  readonly quiet: number;
  readonly options: ChosenOf<typeof OPTIONS>;
}

type PartType = 'head' | 'common' | 'tail';

interface SnakePart {
  readonly type: PartType;
  readonly side: Side;
}

export type Occupant = Piece | SnakePart;
export type Occupancy = readonly (Occupant | null)[];

export const SNAKE_ID: Readonly<Record<Side, UnitId>> = { white: 1, black: 2 };

const partsOf = (side: Side): Readonly<Record<PartType, SnakePart>> => ({
  head: { type: 'head', side },
  common: { type: 'common', side },
  tail: { type: 'tail', side },
});
const PARTS = forSides(partsOf);

export const putSnake = (board: (Occupant | null)[], side: Side, chain: Chain): void => {
  const { head, common, tail } = PARTS[side];
  for (let index = 0; index < chain.length; index++) {
    board[chain[index] as Square] = index === 0 ? head : index === chain.length - 1 ? tail : common;
  }
};

export const removeSnake = (board: (Occupant | null)[], chain: Chain): void => {
  for (let index = 0; index < chain.length; index++) board[chain[index] as Square] = null;
};

export const isPiece = (occupant: Occupant): occupant is Piece => 'id' in occupant;

export const pieceOn = ({ board }: State, square: Square): Piece | null => {
  const occupant = board[square];
  return occupant && isPiece(occupant) ? occupant : null;
};

/** Returns the square of a side's Head; undefined after its capture (SN-END-3). */
export const headOf = (state: State, side: Side): Square | undefined => state.snakes[side][0];

interface PositionParts {
  readonly pieces: readonly (PieceOnly<PieceType> | null)[];
  readonly snakes: State['snakes'];
  readonly toMove: Side;
  readonly phase: Phase;
  readonly shielded: Side | null;
  readonly quiet: number;
  readonly number: number;
  readonly options: State['options'];
}

/** Makes a position from its parts. The ids of pieces follow the order of squares. */
export const positionOf = ({ pieces, number, ...rest }: PositionParts): State => {
  const board: (Occupant | null)[] = [...numberUnits(pieces, SNAKE_ID.black + 1)];
  for (const side of SIDES) putSnake(board, side, rest.snakes[side]);
  return { ...rest, ply: plyAt(number, rest.toMove), rng: null, board };
};
