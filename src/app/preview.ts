/** The ghost: what a choice would do, found by asking the engine, before anything is played. */
import type { Step } from '../kernel/event.ts';
import { type Menu, sameTarget, type Target } from '../kernel/menu.ts';
import { type BoardView, foldView } from '../kernel/view.ts';
import { positionOf, questionOf, type Table, viewOf } from './table.ts';

export interface Ghost {
  readonly target: Target;
  readonly steps: readonly Step[];
  readonly before: BoardView;
  readonly after: BoardView;
}

/** The picks to the only action below this menu; null where there are several. */
const onlyPath = (menu: Menu<unknown>): readonly Target[] | null => {
  if (menu.kind === 'act') return [];
  const [only, ...more] = menu.choices.filter((choice) => choice.kind === 'open');
  if (!only || more.length > 0) return null;
  const rest = onlyPath(only.next());
  return rest && [only.target, ...rest];
};

/** The ghost of a choice of the current question; null where it does not yet decide what happens. */
export const ghostOf = (table: Table, target: Target): Ghost | null => {
  const choice = questionOf(table)?.choices.find((each) => sameTarget(each.target, target));
  if (choice?.kind !== 'open') return null;
  const rest = onlyPath(choice.next());
  if (!rest) return null;
  const preview = table.game.preview(positionOf(table), [...table.picks, target, ...rest]);
  if (!preview.ok) return null;
  const before = viewOf(table);
  const { steps } = preview.value;
  return { target, steps, before, after: foldView(before, steps) };
};
