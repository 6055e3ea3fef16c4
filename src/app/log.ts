/** The log: turns, their actions in the game's notation, and each action's steps in words. */

import type { Position } from '../kernel/game.ts';
import type { Turned } from '../kernel/record.ts';
import { remembered } from '../kernel/remembered.ts';
import type { Side } from '../kernel/side.ts';
import { replayedLine } from './line.ts';
import { type Line, narrated } from './narrate.ts';
import { nodeAt, positionAt, type Table } from './table.ts';
import { childrenOf, isMainLine, lineThrough, type NodeId, noteAt, type TreeNode } from './tree.ts';

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

const told = new WeakMap<Turned, LoggedAction>();

const loggedAction = ({ game }: Table, cursor: number, before: Position, turn: Turned): LoggedAction => {
  const known = told.get(turn);
  if (known) return known;
  const notation = game.notate(before, turn.picks, turn.steps);
  const action: LoggedAction = { cursor, notation, lines: narrated(game, game.view(before), turn.steps) };
  told.set(turn, action);
  return action;
};

const loggedAt = (table: Table, index: number): LoggedAction =>
  loggedAction(table, index + 1, positionAt(table, index), table.replayed.turns[index] as Turned);

/** The last action played; null at the start. */
export const lastLogged = (table: Table): LoggedAction | null => (table.cursor > 0 ? loggedAt(table, table.cursor - 1) : null);

/** Turn by turn; also what has been taken back and waits for redo. */
export const logOf = remembered((table: Table): readonly LoggedTurn[] => {
  const turns: { from: number; number: number; side: Side; ply: number; actions: LoggedAction[] }[] = [];
  for (let index = 0; index < table.replayed.turns.length; index++) {
    const before = positionAt(table, index);
    const last = turns.at(-1);
    if (last && last.ply === before.ply) last.actions.push(loggedAt(table, index));
    else {
      const { turn } = table.game.view(before);
      turns.push({ from: index, number: turn.number, side: turn.toMove, ply: before.ply, actions: [loggedAt(table, index)] });
    }
  }
  return turns;
});

/** Another way on from a place of the line: what was played there instead. */
export interface Way {
  readonly node: NodeId;
  readonly notation: string;
  /** As its players call it; empty where they do not. */
  readonly name: string;
  /** How many actions it goes on for. */
  readonly length: number;
  readonly isMain: boolean;
}

const notationOf = (table: Table, cursor: number, node: TreeNode): string => {
  const there = replayedLine(table.game, table.tree, [...table.line.slice(0, cursor), node]);
  const turn = there.ok && there.value.turns.at(-1);
  return turn ? loggedAction(table, cursor + 1, positionAt(table, cursor), turn).notation : node.action;
};

/** The other ways on from here than the line one is on. */
export const waysFrom = (table: Table, cursor: number): readonly Way[] => {
  const { tree, line } = table;
  return childrenOf(tree, nodeAt(table, cursor))
    .filter((node) => node !== line[cursor])
    .map((node) => ({
      node: node.id,
      notation: notationOf(table, cursor, node),
      name: noteAt(tree, node.id).name ?? '',
      length: lineThrough(tree, node.id).length - cursor,
      isMain: isMainLine(tree, node.id),
    }));
};
