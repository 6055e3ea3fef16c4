/** A position of the game, and the occupants of its squares. */
import type { UnitId } from '../../../kernel/asking/target.ts';
import type { Square } from '../../../kernel/board/board.ts';
import { numberUnits, type Piece as PieceOnly, type Unit } from '../../../kernel/board/placement.ts';
import type { PositionBase } from '../../../kernel/game.ts';
import { forSides, plyAt, SIDES, type Side } from '../../../kernel/side.ts';
import type { PieceType } from './pieces.ts';

export type Piece = Unit<PieceType>;

/** The squares of a Snake, Head first. Empty when its Head has been captured. */
export type Chain = readonly Square[];

/** The rest of this turn: piece and Snake, or the Snake only. */
export type Phase = 'piece' | 'snake';

export interface State extends PositionBase {
  readonly phase: Phase;
  /** The occupant of each square, Parts of both Snakes included. */
  readonly board: Occupancy;
  readonly snakes: Readonly<Record<Side, Chain>>;
  /** The side whose Snake is invulnerable. */
  readonly shielded: Side | null;
  /** Turns in a row without a Pawn move or a capture. */
  readonly quiet: number;
  /** May no piece move strand its Snake (SN-TURN-4)? */
  readonly barsStranding: boolean;
  /** Does a Pawn become nothing but a Yurt (SN-PROMO-1)? */
  readonly yurtsOnly: boolean;
  /** Is the piece move skipped where every one would strand the Snake (SN-TURN-2)? */
  readonly waivesStranding: boolean;
}

type PartType = 'head' | 'common' | 'tail';

interface SnakePart {
  readonly type: PartType;
  readonly side: Side;
}

export type Occupant = Piece | SnakePart;
export type Occupancy = readonly (Occupant | null)[];

export const SNAKE_ID: Readonly<Record<Side, UnitId>> = { white: 1, black: 2 };

const parts = (side: Side): Readonly<Record<PartType, SnakePart>> => ({
  head: { type: 'head', side },
  common: { type: 'common', side },
  tail: { type: 'tail', side },
});
const PARTS = forSides(parts);

/** Puts the Parts of a Snake on a board that is being made. */
export const putSnake = (board: (Occupant | null)[], side: Side, chain: Chain): void => {
  const { head, common, tail } = PARTS[side];
  for (let index = 0; index < chain.length; index++) {
    board[chain[index] as Square] = index === 0 ? head : index === chain.length - 1 ? tail : common;
  }
};

/** Takes the Parts of a Snake off a board that is being made. */
export const liftSnake = (board: (Occupant | null)[], chain: Chain): void => {
  for (let index = 0; index < chain.length; index++) board[chain[index] as Square] = null;
};

export const isPiece = (occupant: Occupant): occupant is Piece => 'id' in occupant;

/** The piece on a square, if one stands there. */
export const pieceOn = ({ board }: State, square: Square): Piece | null => {
  const occupant = board[square];
  return occupant && isPiece(occupant) ? occupant : null;
};

/** The square of the Head; undefined when it has been captured. */
export const headOf = (state: State, side: Side): Square | undefined => state.snakes[side][0];

interface PositionParts {
  /** Pieces without their ids, by square. */
  readonly pieces: readonly (PieceOnly<PieceType> | null)[];
  readonly snakes: State['snakes'];
  readonly toMove: Side;
  readonly phase: Phase;
  readonly shielded: Side | null;
  readonly quiet: number;
  readonly number: number;
  readonly barsStranding: boolean;
  readonly yurtsOnly: boolean;
  readonly waivesStranding: boolean;
}

/** A position from its parts. Ids are given in the order of the squares. */
export const positionOf = ({ pieces, number, ...rest }: PositionParts): State => {
  const board: (Occupant | null)[] = [...numberUnits(pieces, SNAKE_ID.black + 1)];
  for (const side of SIDES) putSnake(board, side, rest.snakes[side]);
  return { ...rest, ply: plyAt(number, rest.toMove), rng: null, board };
};
