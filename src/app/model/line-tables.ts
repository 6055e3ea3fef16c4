/** Tables of lines that are only shown, until one is made a branch of the game. */
import { spell, type Target } from '../../kernel/asking/target.ts';
import type { Game, Position } from '../../kernel/game.ts';
import { recordOf, turnOf } from '../../kernel/record.ts';
import type { Problem, Result } from '../../kernel/result.ts';
import { rememberStart } from './line.ts';
import { visiting } from './playing.ts';
import { onLine, type Table } from './table.ts';
import {
  annotate,
  childrenOf,
  type GameTree,
  grow,
  hasNode,
  lineTo,
  type NodeId,
  type TreeNode,
  treeOf,
} from './tree.ts';

/** Adds actions one after the other; returns the tree and their nodes. */
const growLine = (
  tree: GameTree,
  parent: NodeId,
  actions: readonly string[],
): readonly [GameTree, readonly TreeNode[]] => {
  const line: TreeNode[] = [];
  let grown = tree;
  for (const action of actions) {
    const [next, node] = grow(grown, line.at(-1)?.id ?? parent, action);
    grown = next;
    line.push(node);
  }
  return [grown, line];
};

/**
 * A table with a line from any position, at its start: as far as it can be played there, the dice giving
 * their usual outcome; null if none of it can be.
 */
export const lineFrom = (
  game: Game,
  position: Position,
  line: readonly (readonly Target[])[],
): Table | null => {
  let tree = treeOf(recordOf(game, 0));
  rememberStart(tree.beginning, position);
  let at = position;
  for (const picks of line) {
    const played = game.preview(at, picks);
    if (!played.ok) break;
    const [next, node] = grow(tree, tree.nodes.length, spell(game.board, picks));
    tree.results.add(node, turnOf(picks, played.value));
    [tree, at] = [next, played.value.state];
  }
  const table = onLine(game, tree, tree.nodes, 0);
  return table.ok && tree.nodes.length > 0 ? table.value : null;
};

/** A table with the line after a node, at that node: to be looked at and never kept. */
export const tableOfLine = (
  table: Table,
  from: NodeId,
  actions: readonly string[],
): Result<Table, Problem> => {
  const before = lineTo(table.tree, from);
  const [tree, line] = growLine(table.tree, from, actions);
  return onLine(table.game, tree, [...before, ...line], before.length);
};

/** The table with the line as a branch of this name after a node, at the step shown. */
const keepLine = (
  table: Table,
  from: NodeId,
  actions: readonly string[],
  steps: number,
  name: string,
): Result<Table, Problem> => {
  const [grown, line] = growLine(table.tree, from, actions);
  const idAt = (length: number): NodeId => line[length - 1]?.id ?? from;
  const first = idAt(1);
  const tree = hasNode(table.tree, first) ? grown : annotate(grown, first, { name });
  const there = visiting({ ...table, tree }, idAt(line.length));
  return !there.ok || steps >= line.length ? there : visiting(there.value, idAt(steps));
};

/**
 * The same as far as the line can be played: real dice may differ from their usual result. Null where none of
 * it can be.
 */
export const keepPlayable = (
  table: Table,
  from: NodeId,
  actions: readonly string[],
  steps: number,
  name: string,
): Table | null => {
  for (let { length } = actions; length > 0; length--) {
    const kept = keepLine(table, from, actions.slice(0, length), steps, name);
    if (kept.ok) return kept.value;
  }
  return null;
};

/** Do these actions follow one another after a node? */
export const hasLine = (tree: GameTree, from: NodeId, [action, ...rest]: readonly string[]): boolean =>
  action === undefined ||
  childrenOf(tree, from).some((child) => child.action === action && hasLine(tree, child.id, rest));

/** The tree with another line as a branch of this name. */
export const withBranch = (table: Table, from: NodeId, actions: readonly string[], name: string): GameTree =>
  (keepPlayable(table, from, actions, 0, name) ?? table).tree;
