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

/** The worm's boost by the piece that moved: a corner (arm), a slide (wing), or both (talon). */
export const BOOSTS = ['none', 'arm', 'wing', 'talon'] as const;
export type Boost = (typeof BOOSTS)[number];

/** The end of a sentence that begins with "the worm may". */
export const BOOST_WORDS: Readonly<Record<Boost, string>> = {
  none: 'move 1 or 2 squares along a rank or file',
  arm: 'also turn a corner',
  wing: 'also slide along a rank or file',
  talon: 'also turn a corner or slide',
};

/** `used` is the piece that moved, `nothing` after a waived Phase or a pass, `unknown` in a position file. */
export type Phase =
  | { readonly kind: 'regular' }
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
  /** In order of entry, the Lair first. */
  readonly trails: Readonly<Record<Side, readonly Square[]>>;
  /** Turns until a side's next Leg, in its own turns or, by the other reading, both sides'. */
  readonly waits: Readonly<Record<Side, number>>;
  /** Set only right after a Claw's double step, which may be captured en passant. */
  readonly doubleStep: DoubleStep | null;
  readonly options: ChosenOf<typeof OPTIONS>;
  /** Ids are never reused. */
  readonly nextId: UnitId;
}

/** The square of a side's worm, or null after its capture. */
export const wormOf = ({ units }: State, side: Side): Square | null => {
  const square = units.findIndex((unit) => unit?.type === 'worm' && unit.side === side);
  return square < 0 ? null : square;
};

/** The squares that a side's worm can never enter: its own trail (GW-TRAIL-1), or both. */
export const barredSquares = ({ trails, options }: State, side: Side): readonly Square[] =>
  options.trails === 'all' ? [...trails[side], ...trails[other(side)]] : trails[side];

/** The number of its own turns in which a side cannot yet create a Leg (GW-NIGHT-3). */
export const turnsToWait = ({ waits, options, toMove }: State, side: Side): number => {
  if (options.wait === 'own') return waits[side];
  return Math.floor((waits[side] + (toMove === side ? 1 : 0)) / 2);
};

export const unitName = ({ side, type }: Unit): string => `${sideName(side)}'s ${PIECES[type].name}`;

export const unitOn = ({ units }: State, square: Square): string => {
  const unit = units[square];
  return unit ? `${unitName(unit)} on ${nameOf(square)}` : `nothing on ${nameOf(square)}`;
};
