/** A position of Great Worm as plain data, and basic functions of it. */
import type { UnitId } from '../../../kernel/asking/target.ts';
import type { Square } from '../../../kernel/board/board.ts';
import type * as placement from '../../../kernel/board/placement.ts';
import type { PositionBase } from '../../../kernel/game.ts';
import { other, type Side, sideName } from '../../../kernel/side.ts';
import { nameOf } from './board.ts';
import { PIECES, type PieceType } from './pieces.ts';

export type Unit = placement.Unit<PieceType>;

/** The worm's boost by the unit used in the regular Phase: a corner (arm), a slide (wing), both (talon). */
export const BOOSTS = ['none', 'arm', 'wing', 'talon'] as const;
export type Boost = (typeof BOOSTS)[number];

/** The worm's power by each boost, as the end of a sentence. */
export const BOOST_WORDS: Readonly<Record<Boost, string>> = {
  none: 'move 1 or 2 squares along a rank or file',
  arm: 'also turn a corner',
  wing: 'also slide along a rank or file',
  talon: 'also turn a corner or slide',
};

/**
 * `used`: the unit of the regular action; `nothing` after a waived Phase or a pass, `unknown` where a
 * position file begins here.
 */
export type Phase =
  | { readonly kind: 'regular' }
  | { readonly kind: 'encroachment'; readonly boost: Boost; readonly used: UnitId | 'nothing' | 'unknown' };

/** A double step that can still be captured en passant. */
export interface DoubleStep {
  readonly passed: Square;
  readonly claw: Square;
}

export interface State extends PositionBase {
  readonly rng: null;
  readonly phase: Phase;
  readonly units: placement.Squares<PieceType>;
  readonly lairs: Readonly<Record<Side, Square>>;
  /** In order of entry, the Lair first. */
  readonly trails: Readonly<Record<Side, readonly Square[]>>;
  /** The turns that a side still waits for its next Leg, its own or both sides'. */
  readonly waits: Readonly<Record<Side, number>>;
  /** The last action, if it was a Claw's double step: the source of the en passant mark. */
  readonly doubleStep: DoubleStep | null;
  readonly passing: boolean;
  /** Do both sides' turns count for a wait (GW-NIGHT-3)? */
  readonly waitsBoth: boolean;
  /** Does every trail bind both worms (GW-TRAIL-3)? */
  readonly trailsBindAll: boolean;
  /** The id of the next unit to appear: ids are never used twice. */
  readonly nextId: UnitId;
}

/** The square of a side's worm; null once it was captured. */
export const wormOf = ({ units }: State, side: Side): Square | null => {
  const square = units.findIndex((unit) => unit?.type === 'worm' && unit.side === side);
  return square < 0 ? null : square;
};

/** The squares that a side's worm can never enter: its trail, or both. */
export const barredTo = ({ trails, trailsBindAll }: State, side: Side): readonly Square[] =>
  trailsBindAll ? [...trails[side], ...trails[other(side)]] : trails[side];

/** The number of its own turns in which a side still cannot create a Leg. */
export const turnsToWait = ({ waits, waitsBoth, toMove }: State, side: Side): number => {
  if (!waitsBoth) return waits[side];
  return Math.floor((waits[side] + (toMove === side ? 1 : 0)) / 2);
};

/** "White's Wing". */
export const unitName = ({ side, type }: Unit): string => `${sideName(side)}'s ${PIECES[type].name}`;

/** "White's Wing on a1". */
export const unitOn = ({ units }: State, square: Square): string => {
  const unit = units[square];
  return unit ? `${unitName(unit)} on ${nameOf(square)}` : `nothing on ${nameOf(square)}`;
};
