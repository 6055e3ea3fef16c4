/** Slices of the room as it is, for whoever reads no more: `selectors.ts` brings the whole table along. */
import type { Oddboard } from './room.ts';

export const selectEntries = ({ entries }: Oddboard) => entries;
export const selectSettings = ({ settings }: Oddboard) => settings;
export const selectPieces = ({ settings }: Oddboard) => settings.pieces;
export const selectFlipped = ({ flipped }: Oddboard) => flipped;
export const selectLenses = ({ lenses }: Oddboard) => lenses;
export const selectDrawing = ({ drawing }: Oddboard) => drawing;
export const selectPlayers = ({ heading }: Oddboard) => heading?.players;
export const selectArriving = ({ arriving }: Oddboard) => arriving;
export const selectRecalling = ({ recalling }: Oddboard) => recalling;
export const selectTable = ({ table }: Oddboard) => table;
export const selectCursor = ({ table }: Oddboard) => table?.cursor ?? 0;
export const selectHasPicks = ({ table }: Oddboard) => (table?.picks.length ?? 0) > 0;
export const selectGame = ({ table }: Oddboard) => table?.game ?? null;
