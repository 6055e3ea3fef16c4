/** Seating of two people at one screen. */
import type { Side } from '../../kernel/side.ts';

/**
 * `fixed`: nothing turns. `beside`: both players on the same side, both bars near them. `across`: the far
 * player's bar, and optionally their pieces, face them. `pass`: the board turns with the turn.
 */
export const MANNERS = ['fixed', 'beside', 'across', 'pass'] as const;
export type Manner = (typeof MANNERS)[number];

export interface Seats {
  readonly manner: Manner;
  /** In `across`: do the far player's pieces face them? */
  readonly turned: boolean;
  /** In `pass`: does a card cover the board until the device is handed over? */
  readonly card: boolean;
}

export const NO_SEATS: Seats = { manner: 'fixed', turned: false, card: false };

export type Players = Readonly<Record<Side, string>>;

export const swapSides = <T>({ white, black }: Readonly<Record<Side, T>>): Readonly<Record<Side, T>> => ({
  white: black,
  black: white,
});
