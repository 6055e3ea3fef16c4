/** A line that is tried beside the game. */
import { memoize } from '../../kernel/memoize.ts';
import { turnNumber } from '../../kernel/side.ts';
import { isReplayed } from './line.ts';
import { onLine, positionAt, type Table } from './table.ts';
import { isBranch, lineThrough, ROOT } from './tree.ts';

/** What a tried line leaves: the game, after this many actions, in the turn of this number. */
export interface Left {
  readonly game: Table;
  readonly fork: number;
  readonly turn: number;
}

/** What the current line leaves; null on the main line, and where that is not replayed. */
export const leftOf = memoize((table: Table): Left | null => {
  const { tree, line, cursor } = table;
  const fork = line.findIndex((node) => isBranch(tree, node));
  const main = lineThrough(tree, ROOT);
  if (fork < 0 || !isReplayed(tree, main)) return null;
  const game = onLine(table.game, tree, main, Math.min(cursor, fork));
  return game.ok ? { game: game.value, fork, turn: turnNumber(positionAt(table, fork)) } : null;
});
