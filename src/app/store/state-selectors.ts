/** Selectors of plain fields. They are apart from `selectors.ts`, which imports the whole table. */
import { memoize } from '../../kernel/memoize.ts';
import { forSides } from '../../kernel/side.ts';
import type { GameHeading, Players } from '../seats/heading.ts';
import type { AppState } from './state.ts';

export const selectPieces = ({ settings }: AppState) => settings.pieces;

/** Returns the players' names. A side that the computer plays has the name ''. */
export const namesIn = memoize(
  ({ players, computers = {} }: GameHeading): Players => forSides((side) => (computers[side] ? '' : players[side])),
);

export const selectPlayers = ({ heading }: AppState): Players | undefined => (heading ? namesIn(heading) : undefined);
export const selectComputers = ({ heading }: AppState) => heading?.computers;
export const selectCursor = ({ table }: AppState) => table?.cursor ?? 0;
export const selectLength = ({ table }: AppState) => table?.line.length ?? 0;
export const selectHasPicks = ({ table }: AppState) => (table?.picks.length ?? 0) > 0;
export const selectGame = ({ table }: AppState) => table?.game ?? null;
