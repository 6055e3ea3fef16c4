/** Links: which board square each square of the hallway is one with. */
import type { Square } from '../../../kernel/board.ts';
import { remembered } from '../../../kernel/remembered.ts';
import { boardSquare, hallway, NAMES } from './board.ts';

/** By rank: the file (from 0) of the board square that is linked there, or null. */
export type Links = readonly (number | null)[];
export type LinkMode = 'linking' | 'unlinking';

export const NO_LINKS: Links = Array(8).fill(null);

/** By name: the other name of the same square, or -1. */
export const aliasesOf = remembered((links: Links): readonly Square[] => {
  const aliases = Array<Square>(NAMES).fill(-1);
  links.forEach((file, rank) => {
    if (file === null) return;
    aliases[boardSquare(file, rank)] = hallway(rank);
    aliases[hallway(rank)] = boardSquare(file, rank);
  });
  return aliases;
});

export const countLinks = (links: Links): number => links.filter((file) => file !== null).length;
