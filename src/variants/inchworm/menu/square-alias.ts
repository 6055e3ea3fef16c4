/** An unlisted copy of a choice, for a linked square's second name. A listed copy would count actions twice. */
import type { Choice } from '../../../kernel/asking/menu.ts';
import { square } from '../../../kernel/asking/target.ts';
import type { Square } from '../../../kernel/board/board.ts';
import { aliasesOf } from '../position/occupancy.ts';
import type { State } from '../position/state.ts';

export const withAlias = <Act>({ links }: State, choice: Choice<Act>, at: Square): readonly Choice<Act>[] => {
  const alias = aliasesOf(links)[at] as Square;
  if (alias < 0) return [choice];
  return choice.kind === 'open'
    ? [choice, { ...choice, isUnlisted: true, target: square(alias) }]
    : [choice, { ...choice, target: square(alias) }];
};
