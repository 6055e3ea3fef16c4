/** How two people sit at one screen. */
import type { Side } from '../../kernel/side.ts';

/**
 * `fixed`: nothing turns by itself. `beside`: both at the same side, with both players' bars near them. `across`: the far
 * player's bar, and pieces if they wish, are turned towards them. `pass`: the board turns with the turn.
 */
export const MANNERS = ['fixed', 'beside', 'across', 'pass'] as const;
export type Manner = (typeof MANNERS)[number];

export interface Seats {
  readonly manner: Manner;
  /** In `across`: are the far player's pieces turned, too? */
  readonly turned: boolean;
  /** In `pass`: does a card cover the board until the device has been handed over? */
  readonly card: boolean;
}

export const NO_SEATS: Seats = { manner: 'fixed', turned: false, card: false };

export type Players = Readonly<Record<Side, string>>;

export const swapped = <T>({ white, black }: Readonly<Record<Side, T>>): Readonly<Record<Side, T>> => ({ white: black, black: white });
