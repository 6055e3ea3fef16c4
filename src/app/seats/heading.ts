import { forSides, other, type Side } from '../../kernel/side.ts';
import type { NodeId } from '../model/tree.ts';
import { type ClockRules, givesTime, type Times } from './clock.ts';
import { type Computers, swapComputers } from './computers.ts';

/** Manners in which two people share a screen. In `pass`, they hand the screen over, and the board turns. */
export const MANNERS = ['fixed', 'beside', 'across', 'pass'] as const;
export type Manner = (typeof MANNERS)[number];

export interface Seats {
  readonly manner: Manner;
  /**
   * Whether the far player's pieces are turned to face that player.
   * Only the manner `across` seats a player on the far side of the screen.
   */
  readonly turned: boolean;
  /** Whether a card covers the board between turns (only in `pass`). */
  readonly card: boolean;
}

export const NO_SEATS: Seats = { manner: 'fixed', turned: false, card: false };

export type Players = Readonly<Record<Side, string>>;

export const swapSides = <T>(values: Readonly<Record<Side, T>>): Readonly<Record<Side, T>> =>
  forSides((side) => values[other(side)]);

export interface GameHeading {
  readonly id: string;
  readonly name: string;
  readonly created: string;
  readonly players: Players;
  readonly seats?: Seats;
  readonly computers?: Computers;
  /** The node where the computer must move although the tree goes on there, because a person replayed an old action. */
  readonly awaited?: NodeId;
  /** The node from whose position a beginner started a new game with all rules. */
  readonly grown?: NodeId;
  readonly clock?: ClockRules;
  readonly times?: Readonly<Record<NodeId, Times>>;
}

export type People = Pick<GameHeading, 'players' | 'seats' | 'clock'>;

export const newHeading = ({ newId, now }: { newId(): string; now(): string }): GameHeading => ({
  id: newId(),
  name: '',
  created: now(),
  players: { white: '', black: '' },
});

/** Returns a new heading with the people of an earlier one. For a rematch (`changed`), the sides are swapped. */
export const withPlayers = (
  before: (People & Pick<GameHeading, 'computers'>) | null,
  fresh: GameHeading,
  changed = false,
): GameHeading => {
  if (!before) return fresh;
  const { players, seats, computers, clock } = before;
  return {
    ...fresh,
    players: changed ? swapSides(players) : players,
    ...(seats && { seats }),
    ...(computers && { computers: changed ? swapComputers(computers) : computers }),
    ...(clock && givesTime(clock) && { clock: changed ? { ...clock, ...swapSides(clock) } : clock }),
  };
};
