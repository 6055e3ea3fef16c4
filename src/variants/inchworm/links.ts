/** Links: which board square each square of the hallway is one with. */
import type { Square } from '../../kernel/board.ts';
import { boardSquare, hallway, NAMES } from './board.ts';

/** By rank: the file (from 0) of the board square that is linked there, or null. */
export type Links = readonly (number | null)[];
export type LinkMode = 'linking' | 'unlinking';

export const NO_LINKS: Links = Array(8).fill(null);

const known = new WeakMap<Links, readonly Square[]>();

/** By name: the other name of the same square, or -1. */
export const twinsOf = (links: Links): readonly Square[] => {
  let twins = known.get(links);
  if (!twins) {
    const table = Array<Square>(NAMES).fill(-1);
    links.forEach((file, rank) => {
      if (file === null) return;
      table[boardSquare(file, rank)] = hallway(rank);
      table[hallway(rank)] = boardSquare(file, rank);
    });
    twins = table;
    known.set(links, twins);
  }
  return twins;
};

export const linkCount = (links: Links): number => links.filter((file) => file !== null).length;
