/** The position: everything a turn depends on, as plain data, and basic functions of it. */
import type { Square } from '../../../kernel/board/board.ts';
import { seeded } from '../../../kernel/chance.ts';
import type { PositionBase } from '../../../kernel/game.ts';
import { SIDES, type Side } from '../../../kernel/side.ts';
import { type LinkMode, type Links, NO_LINKS } from './occupancy.ts';
import type { Unit } from './units.ts';

export const WINGS = ['kingside', 'queenside'] as const;
export type Wing = (typeof WINGS)[number];

/** The King and the Rook of a right to castle. */
export interface Pair {
  readonly king: number;
  readonly rook: number;
}

/** The Pawns that may be captured en passant, and the names of the squares for that. */
export interface Passing {
  readonly pawns: readonly number[];
  readonly squares: readonly Square[];
}

/** The rest of a turn that waits for dice or promotions, and its past as far as it counts at its end. */
export interface Owed {
  readonly rolls: readonly number[];
  readonly passing: Passing | null;
  /** No capture, no Pawn among the members, no explosion so far. */
  readonly quiet: boolean;
}

export const REASONS = [
  'kingCaptured',
  'kingExploded',
  'castling',
  'checkmate',
  'stalemate',
  'repetition',
  'hundredMoves',
] as const;
export type Reason = (typeof REASONS)[number];

/** Ends of a game by a saying, in a position file. */
export const SAID_REASONS = ['agreement', 'resignation'] as const;

export interface Ending {
  readonly winner: Side | null;
  readonly reason: Reason;
}

export interface State extends PositionBase {
  /** In the order of their ids. */
  readonly units: readonly Unit[];
  readonly links: Links;
  readonly mode: LinkMode;
  /** White's King's wing and Queen's wing, Black's King's wing and Queen's wing. */
  readonly rights: readonly (Pair | null)[];
  /** Castling between its two stages. */
  readonly castling: Readonly<Record<Side, (Pair & { readonly wing: Wing }) | null>>;
  readonly passing: Passing | null;
  /** Turns of either side without capture, moved Pawn or explosion. */
  readonly quiet: number;
  /** Keys of the positions at the start of every turn so far, the present one last. */
  readonly history: readonly string[];
  readonly dice: 'seeded' | 'real';
  /** Is it a first game, without links and explosions (IW-FIRST-1)? */
  readonly isFirst: boolean;
  /** Does magnetism pull the half that a move leaves behind (IW-MAG-6)? */
  readonly pullsHalves: boolean;
  /** Does a piece roll as what it has turned into (IW-BOOM-3)? */
  readonly rollsTurned: boolean;
  /** Null while the turn is still to be chosen. */
  readonly owed: Owed | null;
  readonly ending: Ending | null;
}

type Phase = 'act' | 'dice' | 'promotion' | 'over';

export const phaseOf = ({ ending, owed, talk }: State): Phase => {
  if (ending || talk?.agreed) return 'over';
  if (!owed) return 'act';
  return owed.rolls.length > 0 ? 'dice' : 'promotion';
};

/** The side whose turn it is, also while the other is asked in it. */
export const turnSide = ({ ply }: Pick<State, 'ply'>): Side => (ply % 2 === 0 ? 'white' : 'black');

export const rightIndex = (side: Side, wing: Wing): number => SIDES.indexOf(side) * 2 + WINGS.indexOf(wing);

/** Is this unit one of the two that are halfway through castling? */
export const isCastling = ({ castling }: Pick<State, 'castling'>, { id, side }: Unit): boolean => {
  const under = castling[side];
  return under !== null && (under.king === id || under.rook === id);
};

/** A plain position, to be filled in by the setup and by the reader of position files. */
export const blankState = (seed: number): State => ({
  toMove: 'white',
  ply: 0,
  rng: seeded(seed),
  units: [],
  links: NO_LINKS,
  mode: 'linking',
  rights: [null, null, null, null],
  castling: { white: null, black: null },
  passing: null,
  quiet: 0,
  history: [],
  dice: 'seeded',
  isFirst: false,
  pullsHalves: false,
  rollsTurned: false,
  owed: null,
  ending: null,
});
