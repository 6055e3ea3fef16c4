/** The log: turns, their actions in the game's notation, and each action's steps in words. */
import { spellTarget } from '../../kernel/asking/target.ts';
import { deepEqual } from '../../kernel/deep-equal.ts';
import type { Position } from '../../kernel/game.ts';
import { memory } from '../../kernel/memoize.ts';
import type { Turned } from '../../kernel/record.ts';
import { nodeAt, notationAt, positionAt, sayingAt, type Table } from '../model/table.ts';
import { childrenOf, isMainLine, lineThrough, noteAt, type TreeNode } from '../model/tree.ts';
import { type Line, narrate } from './narrate.ts';

export interface LoggedAction {
  /** The place in the record after this action. */
  readonly cursor: number;
  readonly notation: string;
  readonly lines: readonly Line[];
}

/** Is it an aside, whose name is its sentence: a saying, or a claim for which the game has no notation? */
const isSaid = (table: Table, index: number, notation: string): boolean => {
  const [first] = (table.replayed.turns[index] as Turned).picks;
  const isClaim = first?.kind === 'option' && notation === spellTarget(table.game.board, first);
  return isClaim || sayingAt(table, index) !== null;
};

/** By the resulting position, and forgotten with it. */
const told = memory<Position, LoggedAction>();

/** The log entry of the action at this place of the line. */
export const loggedAt = (table: Table, index: number): LoggedAction => {
  const { game, replayed } = table;
  const turn = replayed.turns[index] as Turned;
  const known = told.get(turn.position);
  if (known) return known;
  const notation = notationAt(table, index);
  const lines = narrate(game, game.view(positionAt(table, index)), turn.tell()).filter(
    (line, index, all) => all.findIndex((each) => deepEqual(each, line)) === index,
  );
  const name = isSaid(table, index, notation) ? (lines[0]?.text ?? notation) : notation;
  const action: LoggedAction = { cursor: index + 1, notation: name, lines };
  told.set(turn.position, action);
  return action;
};

/** The name of the action at this place: its notation, or the sentence of an aside. */
export const nameAt = (table: Table, index: number): { readonly name: string; readonly isAside: boolean } => {
  const notation = notationAt(table, index);
  const isAside = isSaid(table, index, notation);
  return { name: isAside ? loggedAt(table, index).notation : notation, isAside };
};

/** The last action played; null at the start. */
export const lastLogged = (table: Table): LoggedAction | null =>
  table.cursor > 0 ? loggedAt(table, table.cursor - 1) : null;

/** Another line that begins at a place of this one. */
export interface SideLine {
  readonly node: TreeNode;
  /** The players' name for it; empty if they gave none. */
  readonly name: string;
  /** Its actions. */
  readonly line: readonly TreeNode[];
  readonly isMain: boolean;
}

/** The first few other lines that begin here, and the number of all. */
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
