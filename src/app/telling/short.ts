/**
 * The short list: a turn in one line. What an action is called, who acted and whom it cost is found once, and
 * kept with its node: it takes little room, and the position need not be there to show it again.
 */
import { foldEvent } from '../../kernel/fold.ts';
import type { Target } from '../../kernel/menu.ts';
import { type Side, turnNumber } from '../../kernel/side.ts';
import { type BoardView, type UnitView, unitsOn } from '../../kernel/view.ts';
import { APART } from '../table/memory.ts';
import { positionAt, type Table } from '../table/table.ts';
import type { TreeNode } from '../table/tree.ts';
import type { Work } from '../work.ts';
import { nameOf } from './log.ts';

/** An action of the list. */
export interface ShortAction {
  readonly notation: string;
  /** Who acted, as it stood before. */
  readonly actor: UnitView | null;
  /** Units that left the board, in their order. */
  readonly lost: readonly UnitView[];
  /** Of the position before it: turns played, whose turn it is, and the turn's number. */
  readonly ply: number;
  readonly side: Side;
  readonly number: number;
}

export interface ShortTurn {
  /** Where the turn begins in the line, and where the next one does. */
  readonly from: number;
  readonly to: number;
  readonly number: number;
  readonly side: Side;
  readonly actions: readonly ShortAction[];
}

const known = new WeakMap<TreeNode, ShortAction>();

/** The unit that an action names first. */
const namedFirst = (view: BoardView, first: Target | undefined): UnitView | undefined => {
  if (first?.kind === 'unit') return view.units[first.unit];
  return first?.kind === 'square' ? unitsOn(view, first.square)[0] : undefined;
};

const find = (table: Table, index: number): ShortAction => {
  const before = positionAt(table, index);
  const turn = table.replayed.turns[index];
  const events = turn?.tell().flatMap((step) => step.events) ?? [];
  const first = table.game.view(before);
  const moved = events.find((event) => event.kind === 'moved');
  const lost: UnitView[] = [];
  let view = first;
  for (const event of events) {
    const unit = event.kind === 'captured' ? view.units[event.unit] : undefined;
    if (unit) lost.push(unit);
    view = foldEvent(view, event);
  }
  return {
    notation: nameOf(table, index),
    actor: (moved ? first.units[moved.unit] : namedFirst(first, turn?.picks[0])) ?? null,
    lost,
    ply: before.ply,
    side: before.toMove,
    number: turnNumber(before),
  };
};

/** The action at this place of the line; it is told for that if it was not told before. */
export const shortAt = (table: Table, index: number): ShortAction => {
  const node = table.line[index];
  const there = node && known.get(node);
  if (there) return there;
  const action = find(table, index);
  if (node) known.set(node, action);
  return action;
};

/** From the end of the turn before these places to the end of the last turn that begins there. */
function* around(table: Table, first: number, last: number): Generator<number> {
  if (first > 0) yield first - 1;
  for (let at = first; at < table.line.length; at++) {
    yield at;
    if (at >= last && shortAt(table, at).ply !== shortAt(table, at - 1).ply) return;
  }
}

/** Is it known what the turns that begin between these places are called? */
export const isShortKnown = (table: Table, first: number, last: number): boolean => {
  if (first > 0 && !known.has(table.line[first - 1] as TreeNode)) return false;
  for (let at = first; at < table.line.length; at++) {
    const node = table.line[at] as TreeNode;
    if (!known.has(node)) return false;
    if (at >= last && known.get(node)?.ply !== known.get(table.line[at - 1] as TreeNode)?.ply) return true;
  }
  return true;
};

/**
 * Finds them, an action at a time. What was forgotten of the actions before them is played again one by one,
 * too: asked for the last of those at once, it would be one long task.
 */
export function* shortening(table: Table, first: number, last: number): Work<void> {
  const milestone = first - (first % APART);
  for (let at = milestone; at < first - 1; at++) {
    positionAt(table, at);
    yield { done: at - milestone, all: last - milestone };
  }
  for (const at of around(table, first, last)) {
    shortAt(table, at);
    yield { done: at - milestone, all: last - milestone };
  }
}

/** The turns that begin between these places of the line, including undone actions that wait for redo. */
export const shortTurns = (table: Table, first: number, last: number): readonly ShortTurn[] => {
  const begins = (at: number) => at === 0 || shortAt(table, at).ply !== shortAt(table, at - 1).ply;
  const turns: ShortTurn[] = [];
  for (let from = first; from < Math.min(last, table.line.length); from++) {
    if (!begins(from)) continue;
    let to = from + 1;
    while (to < table.line.length && !begins(to)) to++;
    const actions = Array.from({ length: to - from }, (_, index) => shortAt(table, from + index));
    const { number, side } = actions[0] as ShortAction;
    turns.push({ from, to, number, side, actions });
    from = to - 1;
  }
  return turns;
};
