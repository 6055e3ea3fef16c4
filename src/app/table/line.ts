/** What the actions of a tree lead to: each is played once and remembered by its node, which never changes. */
import type { Game, Position } from '../../kernel/game.ts';
import { readPicks } from '../../kernel/menu.ts';
import { type Replayed, startOf, type Turned, turnedBy } from '../../kernel/record.ts';
import { err, ok, type Problem, type Result } from '../../kernel/result.ts';
import { withDiceOf } from './dice.ts';
import type { Beginning, GameTree, TreeNode } from './tree.ts';

const starts = new WeakMap<Beginning, Position>();
const reached = new WeakMap<TreeNode, Turned>();

export const startingFrom = (game: Game, beginning: Beginning): Result<Position, Problem> => {
  const known = starts.get(beginning);
  if (known) return ok(known);
  const start = startOf(game, { ...beginning, actions: [] });
  if (start.ok) starts.set(beginning, start.value);
  return start;
};

/** Plays the action of a node, with the dice it was played with. */
export const playNode = (game: Game, position: Position, { action, dice }: TreeNode): Result<Turned, Problem> => {
  const picks = readPicks(game.board, action);
  if (!picks.ok) return picks;
  const played = game.play(dice === undefined ? position : withDiceOf(position, dice, action), picks.value);
  return played.ok ? ok(turnedBy(picks.value, played.value)) : played;
};

/** What an action led to when it was played just now. */
export const remember = (node: TreeNode, turned: Turned): void => {
  reached.set(node, turned);
};

/** A line of a tree played out; the problem says which action stops it. */
export const replayedLine = (game: Game, tree: GameTree, line: readonly TreeNode[]): Result<Replayed, Problem> => {
  const start = startingFrom(game, tree.beginning);
  if (!start.ok) return start;
  const turns: Turned[] = [];
  for (const [index, node] of line.entries()) {
    let turned = reached.get(node);
    if (!turned) {
      const played = playNode(game, turns.at(-1)?.position ?? start.value, node);
      if (!played.ok) return err({ ...played.error, text: `Action ${index + 1}, "${node.action}": ${played.error.text}` });
      turned = played.value;
      remember(node, turned);
    }
    turns.push(turned);
  }
  return ok({ start: start.value, turns });
};
