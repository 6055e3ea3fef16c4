import { judged } from '../../kernel/asking/legal.ts';
import type { Ask, Choice, Menu, OpenChoice } from '../../kernel/asking/menu.ts';
import { readPicks, sameTarget, spell, type Target } from '../../kernel/asking/target.ts';
import { deepEqual } from '../../kernel/deep-equal.ts';
import type { Game, GameRecord } from '../../kernel/game.ts';
import { type Turned, turnOf } from '../../kernel/record.ts';
import { ok, type Problem, type Result } from '../../kernel/result.ts';
import { keeping, nodesThrough } from './line.ts';
import {
  ask,
  grown,
  nodeAt,
  onLine,
  placeAt,
  positionOf,
  questionOf,
  type Table,
  type TablePlace,
  turnAt,
  UNPICKED,
} from './table.ts';
import {
  type GameTree,
  grow,
  hasNode,
  lineThrough,
  lineTo,
  type NodeId,
  ROOT,
  type TreeNode,
  treeOf,
} from './tree.ts';

/**
 * The only answer to a question, if it decides nothing visible: it names no square, and another question
 * follows.
 */
const soleAnswer = (question: Ask<unknown>): Target | null => {
  const [first, ...others] = question.choices;
  const only = first && others.length === 0 ? judged(question, first) : null;
  if (only?.kind !== 'open' || only.tone() === 'danger') return null;
  return only.target.kind !== 'square' && only.next().kind === 'ask' ? only.target : null;
};

/** Makes picks that have only one answer, once an action is begun and while that does not complete it. */
export const advance = (table: Table): Table => {
  const question = table.picks.length > 0 ? grown(table, table.picks) : null;
  const sole = question && soleAnswer(question);
  return sole ? advance({ ...table, picks: [...table.picks, sole] }) : table;
};

/** Was pick `count` made automatically? */
export const madeAlone = (table: Table, count: number): boolean => {
  const question = count > 0 ? grown(table, table.picks.slice(0, count)) : null;
  const sole = question && soleAnswer(question);
  return !!sole && sameTarget(sole, table.picks[count] as Target);
};

/** Has the player made at least one pick? */
export const hasPicked = (table: Table): boolean => table.picks.some((_, index) => !madeAlone(table, index));

/** The forced action at this position: the only answer at the root, marked as forced. */
export const onlyAnswerAt = (table: Table): Target | null => {
  const menu = table.game.menu(positionOf(table));
  // Forced choices are rare: only then is it worth checking that the game goes on, and all others lead nowhere.
  if (menu.kind !== 'ask' || !menu.choices.some((choice) => choice.kind === 'open' && choice.forced))
    return null;
  const [only, ...more] = ask(table, [])?.choices.filter((choice) => choice.kind === 'open') ?? [];
  return only?.forced && more.length === 0 ? only.target : null;
};

const targetOf = ({ target }: Choice<unknown>): Target => target;

/** Does this answer, such as the piece that all others move, lead to all others once more? */
const asksAgain = (answer: OpenChoice<unknown>, { choices }: Ask<unknown>): boolean => {
  const menu = answer.again ? answer.next() : null;
  const others = choices.filter((each) => each !== answer);
  return menu?.kind === 'ask' && deepEqual(menu.choices.map(targetOf), others.map(targetOf));
};

/** The only open answer; null if there are several, or if it is dangerous. */
const only = (question: Ask<unknown>) => {
  const open = question.choices.filter((choice) => choice.kind === 'open');
  const [first, ...more] = open.length === 2 ? open.filter((each) => !asksAgain(each, question)) : open;
  return first?.kind === 'open' && more.length === 0 && first.tone() !== 'danger' ? first : null;
};

/** The picks to the only action below a menu; null if there are several. */
const solePath = (menu: Menu<unknown>): readonly Target[] | null => {
  if (menu.kind === 'act') return [];
  const choice = only(menu);
  const rest = choice && solePath(choice.next());
  return rest ? [choice.target, ...rest] : null;
};

/**
 * The rest of the only action that can be played. After a pick, a square is left to the player: to pick a
 * piece is not yet to move it.
 */
export const soleRest = (table: Table): readonly Target[] | null => {
  const question = questionOf(table);
  const first = question && only(question);
  if (!first || (table.picks.length > 0 && first.target.kind === 'square')) return null;
  return solePath(question);
};

/** Plays a forced action; it is recorded and told like any other. */
const flow = (table: Table): Table => {
  const forced = onlyAnswerAt(table);
  const next = forced && play(table, [forced]);
  return next?.ok ? next.value : table;
};

/** A table from a tree. Picks that no longer lead anywhere are dropped. */
export const seatAt = (
  game: Game,
  tree: GameTree,
  { at, end, picks: spelled }: TablePlace,
): Result<Table, Problem> => {
  const line = lineTo(tree, end);
  const table = onLine(game, tree, line, line.findIndex(({ id }) => id === at) + 1);
  if (!table.ok) return table;
  const picks = readPicks(game.board, spelled);
  const isBegun = picks.ok && picks.value.length > 0 && grown(table.value, picks.value) !== null;
  const begun = isBegun ? { ...table.value, picks: picks.value } : table.value;
  return ok(begun.picks.length > 0 ? advance(begun) : flow(begun));
};

/** A table from a record; the problem names the action that fails. */
export const tableOf = (
  game: Game,
  record: GameRecord,
  cursor = record.actions.length,
  picks = '',
): Result<Table, Problem> => {
  const end = record.actions.length;
  return seatAt(game, treeOf(record), { at: Math.max(0, Math.min(cursor, end)), end, picks });
};

/** Another place on the same line, with nothing picked. */
export const goTo = (table: Table, cursor: number): Table => flow(placeAt(table, cursor));

/** Another node: on the current line, or else on the line through it. */
export const visiting = (table: Table, id: NodeId): Result<Table, Problem> => {
  const cursor = id === ROOT ? 0 : table.line.findIndex((node) => node.id === id) + 1;
  if (id === ROOT || cursor > 0) return ok(goTo(table, cursor));
  const there = onLine(table.game, table.tree, lineThrough(table.tree, id), lineTo(table.tree, id).length);
  return there.ok ? ok(flow(there.value)) : there;
};

/** The nodes by which the tree continues the current line, not replayed yet. */
export const aheadOf = ({ tree, line }: Table): readonly TreeNode[] =>
  lineThrough(tree, line.at(-1)?.id ?? ROOT).slice(line.length);

/** The same place, with the line extended as far as it is replayed. */
export const lengthenLine = (table: Table): Table => {
  const long = onLine(
    table.game,
    table.tree,
    nodesThrough(table.tree, nodeAt(table, table.line.length)),
    table.cursor,
  );
  return long.ok
    ? { ...table, line: long.value.line, record: long.value.record, replayed: long.value.replayed }
    : table;
};

/** The same game with another tree: stays at its node, or goes back to the last one left. */
export const withTree = (table: Table, tree: GameTree): Table => {
  const kept = table.line.filter(({ id }) => hasNode(tree, id));
  if (kept.length === table.line.length) return { ...table, tree };
  const cursor = Math.min(table.cursor, kept.length);
  const there = onLine(table.game, tree, nodesThrough(tree, kept.at(-1)?.id ?? ROOT), cursor);
  return !there.ok
    ? table
    : cursor === table.cursor
      ? { ...there.value, picks: table.picks }
      : flow(there.value);
};

/** The table after a new action: the line ends with it. */
const played = (table: Table, tree: GameTree, node: TreeNode, turned: Turned): Table => {
  const { line, record, replayed, cursor } = table;
  return {
    ...table,
    ...UNPICKED,
    cursor: cursor + 1,
    tree,
    line: [...line.slice(0, cursor), node],
    record: { ...record, actions: [...record.actions.slice(0, cursor), node.action] },
    replayed: { ...replayed, turns: [...replayed.turns.slice(0, cursor), turned] },
  };
};

/** Plays a complete action. Earlier lines stay in the tree. */
export const play = (table: Table, picks: readonly Target[]): Result<Table, Problem> => {
  const { game, cursor } = table;
  const result = game.play(positionOf(table), picks);
  if (!result.ok) return result;
  const [tree, node] = grow(table.tree, nodeAt(table), spell(game.board, picks));
  const before = turnAt(table, cursor);
  if (tree !== table.tree && before) {
    const turned = keeping(game, before, node, turnOf(picks, result.value));
    tree.results.add(node, turned);
    return ok(flow(played(table, tree, node, turned)));
  }
  if (table.line[cursor] === node) return ok(goTo(table, cursor + 1));
  const there = onLine(game, tree, nodesThrough(tree, node.id), cursor + 1);
  return there.ok ? ok(flow(there.value)) : there;
};
