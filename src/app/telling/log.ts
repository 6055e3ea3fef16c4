/** The log: turns, their actions in the game's notation, and each action's steps in words. */

import type { Position } from '../../kernel/game.ts';
import type { Turned } from '../../kernel/record.ts';
import { same } from '../../kernel/same.ts';
import type { Side } from '../../kernel/side.ts';
import { replayLine } from '../table/line.ts';
import { nodeAt, positionAt, type Table } from '../table/table.ts';
import { childrenOf, isMainLine, lineThrough, noteAt, type TreeNode } from '../table/tree.ts';
import { type Line, narrate } from './narrate.ts';

export interface LoggedAction {
  /** The place in the record after this action. */
  readonly cursor: number;
  readonly notation: string;
  readonly lines: readonly Line[];
}

export interface LoggedTurn {
  /** Where the turn begins in the record. */
  readonly from: number;
  readonly number: number;
  readonly side: Side;
  readonly actions: readonly LoggedAction[];
}

/** By the resulting position, and forgotten with it. */
const told = new WeakMap<Position, LoggedAction>();

const loggedAction = ({ game }: Table, cursor: number, before: Position, turn: Turned): LoggedAction => {
  const known = told.get(turn.position);
  if (known) return known;
  const notation = game.notate(before, turn.picks, turn.tell());
  const lines = narrate(game, game.view(before), turn.tell()).filter(
    (line, index, all) => all.findIndex((each) => same(each, line)) === index,
  );
  // An offer or a resignation has no notation of its own: its sentence is its name.
  const name = notation.startsWith('=') ? (lines[0]?.text ?? notation) : notation;
  const action: LoggedAction = { cursor, notation: name, lines };
  told.set(turn.position, action);
  return action;
};

/** The log entry of the action at this place of the line. */
export const loggedAt = (table: Table, index: number): LoggedAction =>
  loggedAction(table, index + 1, positionAt(table, index), table.replayed.turns[index] as Turned);

/** The last action played; null at the start. */
export const lastLogged = (table: Table): LoggedAction | null =>
  table.cursor > 0 ? loggedAt(table, table.cursor - 1) : null;

/** Does the action at this place of the line begin a turn? */
const beginsTurn = (table: Table, index: number): boolean =>
  index === 0 || positionAt(table, index).ply !== positionAt(table, index - 1).ply;

const loggedTurn = (table: Table, from: number, to: number): LoggedTurn => {
  const { number, toMove } = table.game.view(positionAt(table, from)).turn;
  return {
    from,
    number,
    side: toMove,
    actions: Array.from({ length: to - from }, (_, index) => loggedAt(table, from + index)),
  };
};

/** The turns between these places of the line, including undone actions that wait for redo. */
export const turnsOf = (table: Table, first: number, last: number): readonly LoggedTurn[] => {
  const { length } = table.line;
  const turns: LoggedTurn[] = [];
  let from = Math.max(0, Math.min(first, length - 1));
  while (from > 0 && !beginsTurn(table, from)) from--;
  while (from < Math.min(last, length)) {
    let to = from + 1;
    while (to < length && !beginsTurn(table, to)) to++;
    turns.push(loggedTurn(table, from, to));
    from = to;
  }
  return turns;
};

/** Another line that begins at a place of this one. */
export interface SideLine {
  readonly node: TreeNode;
  /** The players' name for it; empty if they gave none. */
  readonly name: string;
  /** Its actions. */
  readonly line: readonly TreeNode[];
  readonly isMain: boolean;
}

/** An action of another line in the game's notation; it is played for that if it was not played before. */
export const notationOf = (table: Table, cursor: number, node: TreeNode): string => {
  const there = replayLine(table.game, table.tree, [...table.line.slice(0, cursor), node]);
  const turn = there.ok && there.value.turns.at(-1);
  return turn ? loggedAction(table, cursor + 1, positionAt(table, cursor), turn).notation : node.action;
};

/** The first few other lines that begin here, and how many there are. */
export const waysFrom = (
  table: Table,
  cursor: number,
  most: number,
): { readonly ways: readonly SideLine[]; readonly count: number } => {
  const { tree, line } = table;
  const others = childrenOf(tree, nodeAt(table, cursor)).filter((node) => node !== line[cursor]);
  const ways = others.slice(0, most).map((node) => {
    const line = lineThrough(tree, node.id).slice(cursor);
    return { node, line, name: noteAt(tree, node.id).name ?? '', isMain: isMainLine(tree, node.id) };
  });
  return { ways, count: others.length };
};
