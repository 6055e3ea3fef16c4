/** Headings of games: a new one, with the players of the one before, who are kept for the next game. */
import type { GameHeading, People } from '../formats/saved.ts';
import type { Services } from '../services.ts';
import { attempt, type KeyValueStore } from '../storage.ts';
import { givesTime } from './clock.ts';
import { swapComputers } from './computers.ts';
import { PEOPLE_KEY, swapSides } from './seats.ts';

const NOBODY = { white: '', black: '' } as const;

/** The heading of a new game, without players. */
export const freshHeading = ({ newId, now }: Services): GameHeading => ({
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

/** Saves the last players, for the next game of any variant. */
export const keepPeople = (storage: KeyValueStore, { players, seats, clock }: People): void => {
  attempt(() =>
    storage.setItem(
      PEOPLE_KEY,
      JSON.stringify({ players, ...(seats && { seats }), ...(clock && { clock }) }),
    ),
  );
};
