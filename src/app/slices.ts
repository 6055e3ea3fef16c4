/** Plain slices of the room. A module of its own, since `selectors.ts` brings the whole table along. */
import type { Oddboard } from './room.ts';

export const selectPieces = ({ settings }: Oddboard) => settings.pieces;
export const selectPlayers = ({ heading }: Oddboard) => heading?.players;
export const selectCursor = ({ table }: Oddboard) => table?.cursor ?? 0;
export const selectHasPicks = ({ table }: Oddboard) => (table?.picks.length ?? 0) > 0;
export const selectGame = ({ table }: Oddboard) => table?.game ?? null;
