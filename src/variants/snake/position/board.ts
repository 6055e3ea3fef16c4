import type { Square } from '../../../kernel/board/board.ts';
import { ORTHOGONALS } from '../../../kernel/board/direction.ts';
import { neighboursOn } from '../../../kernel/board/ray.ts';
import { rectangle } from '../../../kernel/board/rectangle.ts';

export const BOARD = rectangle(8, 8);
export const { nameOf, rays: RAYS } = BOARD;

/** The adjacent squares to which a Head may move (SN-HEAD-1), clockwise from north. */
export const NEIGHBOURS = neighboursOn(BOARD, ORTHOGONALS);
const TOUCHING = neighboursOn(BOARD);

export const neighboursOf = (square: Square): readonly Square[] => NEIGHBOURS[square] ?? [];

export const touching = (square: Square): readonly Square[] => TOUCHING[square] ?? [];

export const isDark = (square: Square): boolean => (BOARD.fileOf(square) + BOARD.rankOf(square)) % 2 === 0;
