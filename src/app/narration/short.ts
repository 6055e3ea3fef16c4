import type { BoardEvent } from '../../kernel/event.ts';
import type { PlayedAction } from '../../kernel/record.ts';
import { other, type Side, turnNumber } from '../../kernel/side.ts';
import type { BoardView, Outcome, UnitView } from '../../kernel/view.ts';
import type { Resumable } from '../base/resumable.ts';
import { MILESTONE_DISTANCE } from '../model/line.ts';
import { type ShortNamePart, shortNameOf } from '../model/short-name.ts';
import { positionAt, type Table, tableOnLine } from '../model/table.ts';
import type { TreeNode } from '../model/tree.ts';
import { nameAt } from './log.ts';
import { capturedUnits, eventsWithViews, isUncertain } from './narrate.ts';

export interface ShortAction {
  readonly notation: string;
  readonly isAside: boolean;
  readonly signs: readonly ShortNamePart[];
  readonly captured: readonly UnitView[];
  readonly isDecidedByDice: boolean;
  readonly sums: readonly number[];
  /** Whether a roll brought about its event, such as an explosion. */
  readonly eventOccurred: boolean;
  readonly checks: boolean;
  readonly ends: Outcome | null;
  readonly side: Side;
  readonly number: number;
}

export interface ShortTurn {
  readonly from: number;
  readonly to: number;
  readonly number: number;
  readonly side: Side;
  readonly actions: readonly ShortAction[];
}

export type ShortRow = readonly ShortTurn[];

const shortActions = new WeakMap<TreeNode, ShortAction>();

const isCheck = (event: BoardEvent, { units }: BoardView, of: Side): boolean => {
  if (event.kind !== 'changed') return false;
  const unit = units[event.unit];
  const isIn = (badges: UnitView['badges'] = []) => badges.some(({ kind }) => kind === 'check');
  return unit?.side === of && isIn(event.to.badges) && !isIn(unit.badges);
};

const shortActionAt = (table: Table, index: number): ShortAction => {
  const before = positionAt(table, index);
  const turn = table.replayed.actions[index] as PlayedAction;
  const { name, isAside } = nameAt(table, index);
  const seen = eventsWithViews(table.game.view(before), turn.tell());
  const events = seen.map(({ event }) => event);
  const rolls = events.filter((event) => event.kind === 'rolled');
  const open = rolls.filter(isUncertain);
  return {
    notation: name,
    isAside,
    signs: isAside ? [] : shortNameOf(table.game, before, turn),
    captured: capturedUnits(seen),
    isDecidedByDice: open.length > 0,
    sums: open.flatMap(({ sum }) => sum ?? []),
    eventOccurred: rolls.some(({ came }) => came),
    checks: seen.some(({ event, view }) => isCheck(event, view, other(before.toMove))),
    ends: events.find((event) => event.kind === 'ended')?.outcome ?? null,
    side: before.toMove,
    number: turnNumber(before),
  };
};

export const shortAt = (table: Table, index: number): ShortAction => {
  const node = table.line[index] as TreeNode;
  const action = shortActions.get(node) ?? shortActionAt(table, index);
  shortActions.set(node, action);
  return action;
};

const beginsRow = (table: Table, at: number): boolean =>
  at === 0 || shortAt(table, at).number !== shortAt(table, at - 1).number;

export const rowStart = (table: Table, at: number): number => (beginsRow(table, at) ? at : rowStart(table, at - 1));

/** Yields the indices of the actions in the rows and of both neighbours, which show where the rows begin and end. */
function* rowIndices(table: Table, first: number, last: number): Generator<number> {
  if (first > 0) yield first - 1;
  for (let at = first; at < table.line.length; at++) {
    yield at;
    if (at >= last && beginsRow(table, at)) return;
  }
}

/** Whether the rows' short actions are cached. Up to `unknown` may be missing, since a few can be made at once. */
export const isShortKnown = (table: Table, first: number, last: number, unknown: number): boolean => {
  let left = unknown;
  for (const at of rowIndices(table, first, last))
    if (!shortActions.has(table.line[at] as TreeNode) && left-- <= 0) return false;
  return true;
};

/**
 * Shortens the actions in the rows, and caches each short action. The positions of the rows are computed from the
 * nearest earlier milestone, because milestones stay in memory.
 */
export function* shortenRows(table: Table, first: number, last: number): Resumable<void> {
  const milestone = first - (first % MILESTONE_DISTANCE);
  for (let at = milestone; at < first - 1; at++) {
    positionAt(table, at);
    yield { done: at - milestone, all: last - milestone };
  }
  for (const at of rowIndices(table, first, last)) {
    shortAt(table, at);
    yield { done: at - milestone, all: last - milestone };
  }
}

const turnsBetween = (table: Table, from: number, to: number): readonly ShortTurn[] => {
  const turns: ShortTurn[] = [];
  for (let at = from; at < to; ) {
    const { side, number } = shortAt(table, at);
    const begin = at;
    const actions: ShortAction[] = [];
    while (at < to && shortAt(table, at).side === side && shortAt(table, at).number === number)
      actions.push(shortAt(table, at++));
    turns.push({ from: begin, to: at, number, side, actions });
  }
  return turns;
};

export const shortRows = (table: Table, first: number, last: number): readonly ShortRow[] => {
  const rows: ShortRow[] = [];
  for (let from = first; from < Math.min(last, table.line.length); from++) {
    if (!beginsRow(table, from)) continue;
    let to = from + 1;
    while (to < table.line.length && !beginsRow(table, to)) to++;
    rows.push(turnsBetween(table, from, to));
  }
  return rows;
};

/** Returns the actions of a variation's first turn, and the number of turns after the first turn. */
export const shortVariation = ({ game, tree, line }: Table, cursor: number, way: readonly TreeNode[]) => {
  const there = tableOnLine(game, tree, [...line.slice(0, cursor), ...way], cursor);
  if (!there.ok) return { actions: [], after: 0 };
  const { length } = there.value.line;
  const [turn] = turnsBetween(there.value, cursor, length);
  const after = positionAt(there.value, length - 1).ply - positionAt(there.value, cursor).ply;
  return { actions: turn?.actions ?? [], after };
};
