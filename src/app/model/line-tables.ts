/** Builds tables for lines that are only shown. Such a line joins the game's tree only if the player keeps it. */
import type { Target } from '../../kernel/asking/target.ts';
import type { Game, Position } from '../../kernel/game.ts';
import { type PlayedAction, playedAction, recordOf } from '../../kernel/record.ts';
import type { Problem, Result } from '../../kernel/result.ts';
import { rememberStart, treeOfActions } from './line.ts';
import { visitNode } from './playing.ts';
import { type Table, tableOnLine } from './table.ts';
import { addAction, annotate, childrenOf, type GameTree, hasNode, lineTo, type NodeId } from './tree.ts';

type Actions = readonly string[];
type Picks = readonly Target[];

/** Adds a line after the node `from`. The returned ids are `from` and then the ids of the line's nodes. */
const addLine = (tree: GameTree, from: NodeId, actions: Actions): readonly [GameTree, readonly NodeId[]] => {
  const places = [from];
  let grown = tree;
  for (const action of actions) {
    const [next, { id }] = addAction(grown, places.at(-1) ?? from, action);
    grown = next;
    places.push(id);
  }
  return [grown, places];
};

/** Builds a table of `line` up to its first illegal action. Null if no action is legal. */
export const lineFrom = (game: Game, position: Position, line: readonly Picks[]): Table | null => {
  const actions: PlayedAction[] = [];
  for (const picks of line) {
    const played = game.preview(actions.at(-1)?.position ?? position, picks);
    if (!played.ok) break;
    actions.push(playedAction(picks, played.value));
  }
  const tree = treeOfActions(game, recordOf(game, 0), actions);
  rememberStart(tree.beginning, position);
  const table = tableOnLine(game, tree, tree.nodes, 0);
  return table.ok && actions.length > 0 ? table.value : null;
};

export const tableOfLine = (table: Table, from: NodeId, actions: Actions): Result<Table, Problem> => {
  const [tree, places] = addLine(table.tree, from, actions);
  return tableOnLine(table.game, tree, lineTo(tree, places.at(-1) ?? from), lineTo(tree, from).length);
};

/** Keeps a variation in the tree up to its first unplayable action. Null if no action is playable. */
export const keepPlayable = (
  table: Table,
  from: NodeId,
  actions: Actions,
  steps: number,
  name: string,
): Table | null => {
  if (actions.length === 0) return null;
  const [grown, places] = addLine(table.tree, from, actions);
  const [, first = from] = places;
  const tree = hasNode(table.tree, first) ? grown : annotate(grown, first, { name });
  const whole = visitNode({ ...table, tree }, places.at(-1) ?? from);
  const there = whole.ok && steps < actions.length ? visitNode(whole.value, places[steps] ?? from) : whole;
  return there.ok ? there.value : keepPlayable(table, from, actions.slice(0, -1), steps, name);
};

export const hasLine = (tree: GameTree, from: NodeId, [action, ...rest]: Actions): boolean =>
  action === undefined ||
  childrenOf(tree, from).some((child) => child.action === action && hasLine(tree, child.id, rest));
