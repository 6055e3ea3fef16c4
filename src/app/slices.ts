/** Plain slices of the room. A module of its own, since `selectors.ts` brings the whole table along. */
import type { GameHeading } from './formats/saved.ts';
import type { Players } from './seats/seats.ts';
import type { Oddboard } from './state.ts';

export const selectPieces = ({ settings }: Oddboard) => settings.pieces;

const named = new WeakMap<GameHeading, Players>();

/** The names of the people who play a game: a side that the computer plays has none. */
export const namesIn = (heading: GameHeading): Players => {
  const { players, computers } = heading;
  if (!computers) return players;
  const names = named.get(heading) ?? {
    white: computers.white ? '' : players.white,
    black: computers.black ? '' : players.black,
  };
  named.set(heading, names);
  return names;
};

export const selectPlayers = ({ heading }: Oddboard): Players | undefined =>
  heading ? namesIn(heading) : undefined;
export const selectComputers = ({ heading }: Oddboard) => heading?.computers;
export const selectCursor = ({ table }: Oddboard) => table?.cursor ?? 0;
/** The length of the line on the table, in actions. */
export const selectLength = ({ table }: Oddboard) => table?.line.length ?? 0;
export const selectHasPicks = ({ table }: Oddboard) => (table?.picks.length ?? 0) > 0;
export const selectGame = ({ table }: Oddboard) => table?.game ?? null;
