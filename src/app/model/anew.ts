/** Another beginning of an action that is half picked. */
import { judged } from '../../kernel/asking/legal.ts';
import { sameTarget, square } from '../../kernel/asking/target.ts';
import type { Square } from '../../kernel/board/board.ts';
import { placesOf } from './picking.ts';
import { grown, type Table } from './table.ts';

/** Does picking this square, which is not asked for now, begin the action anew with a unit there? */
export const beginsAnew = (table: Table, at: Square): boolean => {
  const question = table.picks.length > 0 ? grown(table, table.picks) : null;
  const root = question && grown(table, []);
  const isAsked = question?.choices.some(
    (each) =>
      (sameTarget(each.target, square(at)) ||
        (each.target.kind === 'unit' && placesOf(table, each.target.unit).includes(at))) &&
      judged(question, each).kind === 'open',
  );
  const found = isAsked ? undefined : root?.choices.find(({ target }) => sameTarget(target, square(at)));
  const anew = root && found && judged(root, found);
  return anew?.kind === 'open' && anew.tone() === 'plain';
};
