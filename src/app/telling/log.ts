/** The log: turns, their actions in the game's notation, and each action's steps in words. */

import type { Position } from '../../kernel/game.ts';
import type { Turned } from '../../kernel/record.ts';
import type { Side } from '../../kernel/side.ts';
import { replayedLine } from '../table/line.ts';
import { nodeAt, positionAt, type Table } from '../table/table.ts';
import { childrenOf, isMainLine, lineThrough, type NodeId, noteAt, type TreeNode } from '../table/tree.ts';
import { type Line, narrated } from './narrate.ts';

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

/** The places of the line at which turns begin, and after the last one its end. */
const turnStarts = ({ replayed: { start, turns } }: Table): readonly number[] => {
  const plies = [start, ...turns.map(({ position }) => position)].map(({ ply }) => ply);
  return turns.map((_, index) => index).filter((index) => index === 0 || plies[index] !== plies[index - 1]);
};

const loggedTurn = (table: Table, from: number, to: number): LoggedTurn => {
  const { number, toMove } = table.game.view(positionAt(table, from)).turn;
  return { from, number, side: toMove, actions: Array.from({ length: to - from }, (_, index) => loggedAt(table, from + index)) };
};

/** Turn by turn, those with an action between these places of the line; also what was taken back and waits for redo. */
export const turnsOf = (table: Table, first: number, last: number): readonly LoggedTurn[] => {
  const starts = turnStarts(table);
  return starts.flatMap((from, index) => {
    const to = starts[index + 1] ?? table.line.length;
    return to > first && from < last ? [loggedTurn(table, from, to)] : [];
  });
};

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
