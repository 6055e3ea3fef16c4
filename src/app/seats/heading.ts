/** The heading of a game, and that of a new one with the players of the one before. */
import type { Side } from '../../kernel/side.ts';
import type { NodeId } from '../model/tree.ts';
import { type ClockRules, givesTime, type Times } from './clock.ts';
import { type Computers, swapComputers } from './computers.ts';
import { type Seats, swapSides } from './seats.ts';

/** Everything about a game but its actions: its id in the library, its players, seats and clocks. */
export interface GameHeading {
  readonly id: string;
  /** The players' name for it; empty if they gave none. */
  readonly name: string;
  readonly created: string;
  readonly players: Readonly<Record<Side, string>>;
  readonly seats?: Seats;
  /** The sides that the computer plays, and how well; without it people play both. */
  readonly computers?: Computers;
  /** The place just reached by playing, where the line goes on: the computer answers there nevertheless. */
  readonly awaited?: NodeId;
  /** Without it the game is played without clocks. */
  readonly clock?: ClockRules;
  /** The time both sides had left at each node. */
  readonly times?: Readonly<Record<NodeId, Times>>;
}

/** Who plays, how they sit, and with which clocks. */
export type People = Pick<GameHeading, 'players' | 'seats' | 'clock'>;

const NOBODY = { white: '', black: '' } as const;

/** The heading of a new game, without players. */
export const freshHeading = ({ newId, now }: { newId(): string; now(): string }): GameHeading => ({
  id: newId(),
  name: '',
  created: now(),
  players: NOBODY,
});

/**
 * A heading with the players of another; if they change sides, their seats and clocks follow them. A clock
 * without time is left out.
 */
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
