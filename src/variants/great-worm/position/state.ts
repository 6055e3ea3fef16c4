import type { UnitId } from '../../../kernel/asking/target.ts';
import type { Square } from '../../../kernel/board/board.ts';
import type * as placement from '../../../kernel/board/placement.ts';
import type { ChosenOf } from '../../../kernel/editing/options.ts';
import type { PositionBase } from '../../../kernel/game.ts';
import { other, type Side, sideName } from '../../../kernel/side.ts';
import { nameOf } from './board.ts';
import type { OPTIONS } from './options.ts';
import { PIECES, type PieceType } from './pieces.ts';

export type Unit = placement.Unit<PieceType>;

/**
 * The boosts that a piece move can give the worm (GW-BOOST-1). Each boost but `none` is named after the moved piece.
 */
export const BOOSTS = ['none', 'arm', 'wing', 'talon'] as const;
export type Boost = (typeof BOOSTS)[number];

/** What each boost allows, in words that follow "the worm may". */
export const BOOST_WORDS: Readonly<Record<Boost, string>> = {
  none: 'move 1 or 2 squares along a rank or file',
  arm: 'also turn a corner',
  wing: 'also slide along a rank or file',
  talon: 'also turn a corner or slide',
};

/** A Phase of the turn (GW-TURN-1): first the piece move (`regular`), then the worm move (`encroachment`). */
export type Phase =
  | { readonly kind: 'regular' }
  /** The worm moves. `used` is the piece that moved before, which position files do not record (`unknown`). */
  | { readonly kind: 'encroachment'; readonly boost: Boost; readonly used: UnitId | 'nothing' | 'unknown' };

export interface DoubleStep {
  readonly passed: Square;
  readonly claw: Square;
}

export interface State extends PositionBase {
  readonly rng: null;
  readonly phase: Phase;
  readonly units: placement.Squares<PieceType>;
  readonly lairs: Readonly<Record<Side, Square>>;
  /** The squares that each worm has entered, beginning with its Lair (GW-TRAIL-2). */
  readonly trails: Readonly<Record<Side, readonly Square[]>>;
  /** Turns, 0 to 9, that each side must wait to create a Leg. With `wait: both`, both sides' turns count. */
  readonly waits: Readonly<Record<Side, number>>;
  /** The latest piece move if it was a Claw's double step, which allows en passant (GW-CLAW-3). Else null. */
  readonly doubleStep: DoubleStep | null;
  readonly options: ChosenOf<typeof OPTIONS>;
  /** Id of the next new unit. Ids are never reused. */
  readonly nextId: UnitId;
}

/** Returns the square of a side's worm. Null after its capture (GW-END-3). */
export const wormOf = ({ units }: State, side: Side): Square | null => {
  const square = units.findIndex((unit) => unit?.type === 'worm' && unit.side === side);
  return square < 0 ? null : square;
};

/** Lists the squares that a side's worm can never enter (GW-TRAIL-1). */
export const forbiddenSquares = ({ trails, options }: State, side: Side): readonly Square[] =>
  options.trails === 'all' ? [...trails[side], ...trails[other(side)]] : trails[side];

/** Counts a side's own turns until it can create a Leg (GW-NIGHT-3). */
export const turnsToWait = ({ waits, options, toMove }: State, side: Side): number => {
  if (options.wait === 'own') return waits[side];
  return Math.floor((waits[side] + (toMove === side ? 1 : 0)) / 2);
};

export const unitName = ({ side, type }: Unit): string => `${sideName(side)}'s ${PIECES[type].name}`;

export const unitOn = ({ units }: State, square: Square): string => {
  const unit = units[square];
  return unit ? `${unitName(unit)} on ${nameOf(square)}` : `nothing on ${nameOf(square)}`;
};
