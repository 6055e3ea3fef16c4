/** The ghost: a preview of a choice by the engine, without playing it. */
import { isAlive } from '../../kernel/asking/legal.ts';
import type { Choice, Menu } from '../../kernel/asking/menu.ts';
import { sameTarget, type Target } from '../../kernel/asking/target.ts';
import { deepEqual } from '../../kernel/deep-equal.ts';
import type { Step } from '../../kernel/event.ts';
import { foldView } from '../../kernel/fold.ts';
import type { BoardView } from '../../kernel/view.ts';
import { grown, positionOf, questionOf, type Table, viewOf } from '../model/table.ts';

export interface Preview {
  readonly steps: readonly Step[];
  readonly before: BoardView;
  readonly after: BoardView;
}

/** The picks to the first action below this menu, or to the last; null if there is none. */
const path = (menu: Menu<unknown>, end: 'first' | 'last'): readonly Target[] | null => {
  if (menu.kind === 'act') return [];
  const open = menu.choices.filter((choice) => choice.kind === 'open');
  const choice = (end === 'first' ? open : open.reverse()).find((each) => isAlive(each.next()));
  const rest = choice && path(choice.next(), end);
  return rest ? [choice.target, ...rest] : null;
};

const stepsOf = (table: Table, picks: readonly Target[]): readonly Step[] => {
  const preview = table.game.preview(positionOf(table), picks);
  return preview.ok ? preview.value.tell() : [];
};

/** The common prefix of two lists. */
const common = (a: readonly Step[], b: readonly Step[]): readonly Step[] => {
  const parting = a.findIndex((step, index) => !deepEqual(step, b[index]));
  return parting < 0 ? a : a.slice(0, parting);
};

/** The certain steps below a menu: those common to its first and its last action. */
const certain = (table: Table, menu: Menu<unknown>, picks: readonly Target[]): readonly Step[] => {
  const [first, last] = [path(menu, 'first'), path(menu, 'last')];
  if (!first || !last) return [];
  const steps = stepsOf(table, [...picks, ...first]);
  return deepEqual(first, last) ? steps : common(steps, stepsOf(table, [...picks, ...last]));
};

const ghostWith = (table: Table, steps: readonly Step[]): Preview | null => {
  if (steps.length === 0) return null;
  const before = viewOf(table);
  return { steps, before, after: foldView(before, steps) };
};

/** The ghost of an action, or of its first picks. */
export const previewOfPicks = (table: Table, picks: readonly Target[]): Preview | null => {
  const menu = table.game.ask(positionOf(table), picks);
  return menu.ok ? ghostWith(table, certain(table, menu.value, picks)) : null;
};

/** Is there only one action below? Looks no further than the second. */
const isSole = (menu: Menu<unknown>): boolean => {
  if (menu.kind === 'act') return true;
  const [only, ...more] = menu.choices.filter((choice) => choice.kind === 'open');
  return !!only && more.length === 0 && isSole(only.next());
};

/** Does a pick only say which unit acts? Then nothing is certain yet, and a search would only cost time. */
const isOnlyWho = (choice: Choice<unknown>): boolean => choice.kind === 'open' && choice.tone() === 'plain';

/**
 * The ghost of a choice of the current question: its whole effect, or its certain part before the next
 * question.
 */
export const previewOf = (table: Table, target: Target): Preview | null => {
  const choice = questionOf(table)?.choices.find((each) => sameTarget(each.target, target));
  if (choice?.kind !== 'open') return null;
  const menu = choice.next();
  if (isOnlyWho(choice) && !isSole(menu)) return null;
  return ghostWith(table, certain(table, menu, [...table.picks, target]));
};

/** The ghost of the picks so far. */
export const restingPreview = (table: Table): Preview | null => {
  const [first] = table.picks;
  const question = first && questionOf(table);
  if (!question) return null;
  const begun = grown(table, [])?.choices.find((each) => sameTarget(each.target, first));
  if (table.picks.length === 1 && begun && isOnlyWho(begun)) return null;
  return ghostWith(table, certain(table, question, table.picks));
};

/** The number of own units that a choice of the current question surely costs. */
export const ownLosses = (table: Table, target: Target): number => {
  const preview = previewOf(table, target);
  const lost = preview && Object.values(preview.before.units).filter(({ id }) => !preview.after.units[id]);
  return lost?.filter(({ side }) => side === preview?.before.turn.toMove).length ?? 0;
};
