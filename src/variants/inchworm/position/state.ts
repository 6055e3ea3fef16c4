/** The position: everything a turn depends on, as plain data (section 4 of the rules). */
import type { Square } from '../../../kernel/board/board.ts';
import { seeded } from '../../../kernel/chance.ts';
import type { ChosenOf } from '../../../kernel/editing/options.ts';
import type { PositionBase } from '../../../kernel/game.ts';
import { SIDES, type Side } from '../../../kernel/side.ts';
import { type LinkMode, type Links, NO_LINKS } from './occupancy.ts';
import { OPTIONS } from './options.ts';
import type { Unit } from './units.ts';

export const WINGS = ['kingside', 'queenside'] as const;
export type Wing = (typeof WINGS)[number];

/** Ids of the King and the Rook that may castle (IW-CASTLE-1), or that are castling. */
export interface Pair {
  readonly king: number;
  readonly rook: number;
}

/** Ids of Pawns open to en passant, with their capture squares (IW-EP-3). */
export interface Passing {
  readonly pawns: readonly number[];
  readonly squares: readonly Square[];
}

/** What a turn still owes after its action (IW-TURN-1). `rolls` lists the ids of the units that must roll dice. */
export interface Owed {
  readonly rolls: readonly number[];
  readonly passing: Passing | null;
  /** Whether the turn had no capture, Pawn member or explosion so far (IW-END-6). */
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

/** How position files name an end by agreement or resignation (IW-END-7). */
export const AGREED_REASONS = ['agreement', 'resignation'] as const;

export interface Ending {
  readonly winner: Side | null;
  readonly reason: Reason;
}

export interface State extends PositionBase {
  /** All units on the squares, sorted by id. */
  readonly units: readonly Unit[];
  readonly links: Links;
  readonly mode: LinkMode;
  /** Castling rights (IW-CASTLE-1), indexed by `rightIndex`: White's kingside, White's queenside, then Black's. */
  readonly rights: readonly (Pair | null)[];
  /** Each side's castling that has begun but not finished (IW-CASTLE-4). */
  readonly castling: Readonly<Record<Side, (Pair & { readonly wing: Wing }) | null>>;
  readonly passing: Passing | null;
  /** Successive quiet turns of both sides (`Owed.quiet`, IW-END-6). */
  readonly quiet: number;
  /** Keys of the positions at each turn's start, the present one last (IW-END-5). */
  readonly history: readonly string[];
  readonly options: ChosenOf<typeof OPTIONS>;
  /** What the turn still owes. Null unless the turn waits for dice or promotions. */
  readonly owed: Owed | null;
  readonly ending: Ending | null;
}

type Phase = 'act' | 'dice' | 'promotion' | 'over';

export const phaseOf = ({ ending, owed, talk }: State): Phase => {
  if (ending || talk?.agreed) return 'over';
  if (!owed) return 'act';
  return owed.rolls.length > 0 ? 'dice' : 'promotion';
};

/** Returns the side whose turn it is. While the side's opponent promotes, `toMove` is the opponent (IW-PROM-2). */
export const turnSide = ({ ply }: Pick<State, 'ply'>): Side => (ply % 2 === 0 ? 'white' : 'black');

export const rightIndex = (side: Side, wing: Wing): number => SIDES.indexOf(side) * 2 + WINGS.indexOf(wing);

/** Whether a unit is halfway through castling. Until castling is finished, the unit must wait (IW-CASTLE-4). */
export const isCastling = ({ castling }: Pick<State, 'castling'>, { id, side }: Unit): boolean => {
  const begunCastling = castling[side];
  return begunCastling !== null && (begunCastling.king === id || begunCastling.rook === id);
};

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
  options: OPTIONS.initial,
  owed: null,
  ending: null,
});
