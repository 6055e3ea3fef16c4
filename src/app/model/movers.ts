import type { Square } from '../../kernel/board/board.ts';
import { memoize } from '../../kernel/memoize.ts';
import { placesOf } from './picking.ts';
import { questionOf, type Table } from './table.ts';

/** The squares of units that can move now, and not only act where they stand. */
export const moversOf = memoize(
  (table: Table): ReadonlySet<Square> =>
    new Set(
      (questionOf(table)?.choices ?? []).flatMap((choice) => {
        const { target } = choice;
        const menu = choice.kind === 'open' && choice.tone() === 'plain' ? choice.next() : null;
        const isMoving =
          menu?.kind === 'act' ||
          menu?.choices.some(({ kind, target }) => kind === 'open' && target.kind !== 'option');
        if (!isMoving) return [];
        return target.kind === 'square'
          ? [target.square]
          : target.kind === 'unit'
            ? placesOf(table, target.unit)
            : [];
      }),
    ),
);
