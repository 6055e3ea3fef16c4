/** Links: which board square each square of the hallway is one with. */
import type { Square } from '../../../kernel/board.ts';
import { remembered } from '../../../kernel/remembered.ts';
import { boardSquare, hallway, NAMES } from './board.ts';

/** By rank: the file (from 0) of the board square that is linked there, or null. */
export type Links = readonly (number | null)[];
export type LinkMode = 'linking' | 'unlinking';

export const NO_LINKS: Links = Array(8).fill(null);

/** By name: the other name of the same square, or -1. */
export const twinsOf = remembered((links: Links): readonly Square[] => {
  const twins = Array<Square>(NAMES).fill(-1);
  links.forEach((file, rank) => {
    if (file === null) return;
    twins[boardSquare(file, rank)] = hallway(rank);
    twins[hallway(rank)] = boardSquare(file, rank);
  });
  return twins;
});

export const linkCount = (links: Links): number => links.filter((file) => file !== null).length;
