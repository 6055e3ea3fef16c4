/** The players' arrows at a place. */
import { type Square, squareNamed } from '../../kernel/board/board.ts';
import type { Game } from '../../kernel/game.ts';
import { memoizeLatest } from '../../kernel/memoize.ts';
import { nodeAt, type Table } from '../model/table.ts';
import { type ArrowColor, type Note, noteAt, readArrow } from '../model/tree.ts';

/** A player's arrow; on one square it is a circle. */
export interface Arrow {
  readonly from: Square;
  readonly to: Square;
  readonly color: ArrowColor;
}

/** The arrows of a note as squares; unknown squares are left out. */
export const arrowsIn = memoizeLatest(({ arrows = [] }: Note, { board }: Game): readonly Arrow[] =>
  arrows.flatMap((spelled) => {
    const { color, ...squares } = readArrow(spelled);
    const from = squareNamed(board, squares.from);
    const to = squareNamed(board, squares.to);
    return from === null || to === null ? [] : [{ from, to, color }];
  }),
);

/** The arrows drawn at the current place. */
export const selectArrows = ({ table }: { readonly table: Table | null }): readonly Arrow[] | null =>
  table && arrowsIn(noteAt(table.tree, nodeAt(table)), table.game);
