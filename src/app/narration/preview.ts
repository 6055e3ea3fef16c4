import { menuHasAction } from '../../kernel/asking/legal.ts';
import type { Choice, Menu, Refusal } from '../../kernel/asking/menu.ts';
import { sameTarget, type Target } from '../../kernel/asking/target.ts';
import { squareName } from '../../kernel/board/board.ts';
import { deepEqual } from '../../kernel/deep-equal.ts';
import type { Step } from '../../kernel/event.ts';
import { foldView } from '../../kernel/fold.ts';
import { memoize } from '../../kernel/memoize.ts';
import type { BoardView } from '../../kernel/view.ts';
import { MESSAGES } from '../base/messages.ts';
import { lookedAtUnit, reachOnOwnTurn, refusedUnit } from '../model/reach.ts';
import { positionOf, questionOf, type Table, unprunedQuestion, viewOf } from '../model/table.ts';

export interface Preview {
  readonly steps: readonly Step[];
  readonly before: BoardView;
  readonly after: BoardView;
}

const pathToAction = (menu: Menu<unknown>, end: 'first' | 'last'): readonly Target[] | null => {
  if (menu.kind === 'act') return [];
  const open = menu.choices.filter((choice) => choice.kind === 'open');
  const choice = (end === 'first' ? open : open.reverse()).find((each) => menuHasAction(each.next()));
  const rest = choice && pathToAction(choice.next(), end);
  return rest ? [choice.target, ...rest] : null;
};

const stepsOf = (table: Table, picks: readonly Target[]): readonly Step[] => {
  const preview = table.game.preview(positionOf(table), picks);
  return preview.ok ? preview.value.tell() : [];
};

/** Previews the first steps that the menu's first and last action share, since these are certain. Null if none. */
const previewOfSharedSteps = (table: Table, menu: Menu<unknown>, picks: readonly Target[]): Preview | null => {
  const [first, last] = [pathToAction(menu, 'first'), pathToAction(menu, 'last')];
  if (!first || !last) return null;
  const all = stepsOf(table, [...picks, ...first]);
  const others = deepEqual(first, last) ? all : stepsOf(table, [...picks, ...last]);
  const parting = all.findIndex((step, index) => !deepEqual(step, others[index]));
  const steps = parting < 0 ? all : all.slice(0, parting);
  if (steps.length === 0) return null;
  const before = viewOf(table);
  return { steps, before, after: foldView(before, steps) };
};

export const previewOfPicks = (table: Table, picks: readonly Target[]): Preview | null => {
  const menu = table.game.ask(positionOf(table), picks);
  return menu.ok ? previewOfSharedSteps(table, menu.value, picks) : null;
};

const hasOneAction = (menu: Menu<unknown>): boolean => {
  if (menu.kind === 'act') return true;
  const [only, ...more] = menu.choices.filter((choice) => choice.kind === 'open');
  return !!only && more.length === 0 && hasOneAction(only.next());
};

/** Whether a choice only picks a unit. What the unit will do is then still open. */
const isUnitPick = (choice: Choice<unknown>): boolean => choice.kind === 'open' && choice.tone() === 'plain';

export const choiceFor = (table: Table, target: Target): Choice<unknown> | undefined =>
  questionOf(table)?.choices.find((each) => sameTarget(each.target, target));

/** The certain effect of a choice; null if the choice merely selects a unit. */
export const previewOf = (table: Table, target: Target): Preview | null => {
  const choice = choiceFor(table, target);
  if (choice?.kind !== 'open') return null;
  const menu = choice.next();
  if (isUnitPick(choice) && !hasOneAction(menu)) return null;
  return previewOfSharedSteps(table, menu, [...table.picks, target]);
};

export const restingPreview = (table: Table): Preview | null => {
  const [first] = table.picks;
  const question = first && questionOf(table);
  if (!question) return null;
  const begun = unprunedQuestion(table, [])?.choices.find((each) => sameTarget(each.target, first));
  if (table.picks.length === 1 && begun && isUnitPick(begun)) return null;
  return previewOfSharedSteps(table, question, table.picks);
};

export const ownLosses = (table: Table, target: Target): number => {
  const { before, after } = previewOf(table, target) ?? {};
  const own = Object.values(before?.units ?? {}).filter(({ side }) => side === before?.turn.toMove);
  return own.filter(({ id }) => !after?.units[id]).length;
};

const hasLaterPhase = ({ turn: { phases } }: BoardView): boolean =>
  phases.some(({ state }) => state === 'later') && phases.every(({ state }) => state !== 'done');

/**
 * Returns the refusal of a pick; null if no refusal is to be shown. If the unit on the refused square can move in a
 * later phase, the text of the refusal also says where the unit can go then.
 */
export const refusalOf = memoize((table: Table): Refusal | null => {
  const refusal = lookedAtUnit(table) ? null : (table.refused?.refusal ?? null);
  const there = refusedUnit(table);
  const view = viewOf(table);
  if (!refusal || there?.unit.side !== view.turn.toMove || !hasLaterPhase(view)) return refusal;
  const reach = reachOnOwnTurn(table, there.unit, there.at);
  const open = [...(reach?.tones ?? [])].flatMap(([at, tone]) => (tone === 'refused' ? [] : [at]));
  const names = open.map((at) => squareName(table.game.board, at));
  return open.length === 0 ? refusal : { ...refusal, text: `${refusal.text} ${MESSAGES.thenTo(names)}` };
});
