/** A line that was found, as a table of its own, and as a branch of the game if it is kept. */
import { readPicks } from '../../kernel/menu.ts';
import type { Problem, Result } from '../../kernel/result.ts';
import type { Spelled } from '../../search/messages.ts';
import { visiting } from '../table/playing.ts';
import { onLine, type Table } from '../table/table.ts';
import { annotate, grow, lineTo, type NodeId, noteAt } from '../table/tree.ts';

/** A table with the line after a node, at that node: to be looked at and never kept. */
export const ghostOf = (table: Table, from: NodeId, { actions }: Spelled): Result<Table, Problem> => {
  let [tree, end] = [table.tree, from];
  for (const action of actions) {
    const [next, node] = grow(tree, end, action);
    [tree, end] = [next, node.id];
  }
  return onLine(table.game, tree, lineTo(tree, end), lineTo(tree, from).length);
};

/** The ghost at its end, with the refused pick or the fact in view that names the clause. */
export const namingAt = (
  table: Table,
  { refused, shown }: Spelled,
): { readonly table: Table; readonly lenses: readonly string[]; readonly looked: number | null } => {
  const seen = { lenses: shown?.lens ? [shown.lens] : [], looked: shown?.square ?? null };
  const picks = refused === null ? null : readPicks(table.game.board, refused);
  const target = picks?.ok ? picks.value.at(-1) : undefined;
  if (!picks?.ok || !target) return { table, ...seen };
  const before = picks.value.slice(0, -1);
  const answer = table.game.ask(table.replayed.turns.at(-1)?.position ?? table.replayed.start, picks.value);
  if (answer.ok) return { table, ...seen };
  const { rule = '', text, squares = [] } = answer.error;
  return {
    table: { ...table, picks: before, refused: { target, refusal: { rule, text, squares } } },
    ...seen,
  };
};

/**
 * The table with the line as a branch of this name after a node, at the place of the line where one has
 * stepped to.
 */
export const keepLine = (
  table: Table,
  from: NodeId,
  { actions }: Spelled,
  steps: number,
  name: string,
): Result<Table, Problem> => {
  let [tree, end, at] = [table.tree, from, from];
  for (const [index, action] of actions.entries()) {
    const [next, node] = grow(tree, end, action);
    const isNew = next !== tree;
    [tree, end] = [next, node.id];
    if (index < steps) at = node.id;
    if (index === 0 && isNew && !noteAt(tree, node.id).name) tree = annotate(tree, node.id, { name });
  }
  const there = visiting({ ...table, tree }, end);
  return !there.ok || at === end ? there : visiting(there.value, at);
};
