import { judged } from '../../kernel/asking/legal.ts';
import type { Ask, Choice, Menu, OpenChoice } from '../../kernel/asking/menu.ts';
import { readPicks, sameTarget, spell, type Target } from '../../kernel/asking/target.ts';
import { deepEqual } from '../../kernel/deep-equal.ts';
import type { Game, GameRecord } from '../../kernel/game.ts';
import { turnOf } from '../../kernel/record.ts';
import { ok, type Problem, type Result } from '../../kernel/result.ts';
import { keeping, nodesThrough } from './line.ts';
import type { Table, TablePlace } from './table.ts';
import { ask, grown, nodeAt, onLine, placeAt, positionOf, questionOf, turnAt, UNPICKED } from './table.ts';
import type { GameTree, NodeId, TreeLine } from './tree.ts';
import { grow, hasNode, lineThrough, lineTo, ROOT, treeOf } from './tree.ts';

/** The only answer after these picks, if it can be made automatically: no square, and a question follows. */
const soleAnswer = (table: Table, picks: readonly Target[]): Target | null => {
  const question = picks.length > 0 ? grown(table, picks) : null;
  const [first, ...others] = question?.choices ?? [];
  const only = question && first && others.length === 0 ? judged(question, first) : null;
  if (only?.kind !== 'open' || only.tone() === 'danger') return null;
  return only.target.kind !== 'square' && only.next().kind === 'ask' ? only.target : null;
};

/** Makes picks with only one answer, if an action is begun and they do not complete it. */
export const advance = (table: Table): Table => {
  const sole = soleAnswer(table, table.picks);
  return sole ? advance({ ...table, picks: [...table.picks, sole] }) : table;
};

export const madeAlone = (table: Table, count: number): boolean => {
  const sole = soleAnswer(table, table.picks.slice(0, count));
  return !!sole && sameTarget(sole, table.picks[count] as Target);
};

export const hasPicked = (table: Table): boolean => table.picks.some((_, index) => !madeAlone(table, index));

export const onlyAnswerAt = (table: Table): Target | null => {
  const menu = table.game.menu(positionOf(table));
  // Forced choices are rare, so the costly check that the others are illegal comes second.
  if (menu.kind !== 'ask' || !menu.choices.some((choice) => choice.kind === 'open' && choice.forced))
    return null;
  const [only, ...more] = ask(table, [])?.choices.filter((choice) => choice.kind === 'open') ?? [];
  return only?.forced && more.length === 0 ? only.target : null;
};

/** Whether the other answers are offered again after this one, as after the piece that moves the others. */
const asksAgain = (answer: OpenChoice<unknown>, { choices }: Ask<unknown>): boolean => {
  const menu = answer.again ? answer.next() : null;
  const targets = (each: readonly Choice<unknown>[]) => each.map(({ target }) => target);
  const others = choices.filter((each) => each !== answer);
  return menu?.kind === 'ask' && deepEqual(targets(menu.choices), targets(others));
};

const onlyOpen = (question: Ask<unknown>): OpenChoice<unknown> | null => {
  const open = question.choices.filter((choice) => choice.kind === 'open');
  const [first, ...more] = open.length === 2 ? open.filter((each) => !asksAgain(each, question)) : open;
  return first && more.length === 0 && first.tone() !== 'danger' ? first : null;
};

const solePath = (menu: Menu<unknown>): readonly Target[] | null => {
  if (menu.kind === 'act') return [];
  const choice = onlyOpen(menu);
  const rest = choice && solePath(choice.next());
  return rest ? [choice.target, ...rest] : null;
};

/** The picks that complete the only legal action; null if there are several. */
export const soleRest = (table: Table): readonly Target[] | null => {
  const question = questionOf(table);
  const isBegun = table.picks.length > 0;
  // Picking a piece is not yet moving it: its only square is left to the player.
  if (!question || (isBegun && onlyOpen(question)?.target.kind === 'square')) return null;
  return solePath(question);
};

/** Plays a forced action; it is recorded and narrated like any other. */
const flow = (table: Table): Table => {
  const forced = onlyAnswerAt(table);
  const next = forced && play(table, [forced]);
  return next?.ok ? next.value : table;
};

/** A table from a tree. Drops picks that no longer lead to an action. */
export const seatAt = (game: Game, tree: GameTree, place: TablePlace): Result<Table, Problem> => {
  const line = lineTo(tree, place.end);
  const table = onLine(game, tree, line, line.findIndex(({ id }) => id === place.at) + 1);
  if (!table.ok) return table;
  const picks = readPicks(game.board, place.picks);
  const isBegun = picks.ok && picks.value.length > 0 && grown(table.value, picks.value) !== null;
  return ok(isBegun ? advance({ ...table.value, picks: picks.value }) : flow(table.value));
};

/** A table at the end of a record; the problem names the action that fails. */
export const tableOf = (game: Game, record: GameRecord): Result<Table, Problem> => {
  const end = record.actions.length;
  return seatAt(game, treeOf(record), { at: end, end, picks: '' });
};

export const goTo = (table: Table, cursor: number): Table => flow(placeAt(table, cursor));

const goAlong = (table: Table, line: TreeLine, cursor: number): Result<Table, Problem> => {
  const there = onLine(table.game, table.tree, line, cursor);
  return there.ok ? ok(flow(there.value)) : there;
};

/** Stays on the current line if the node is on it, else takes the main line through it. */
export const visiting = (table: Table, id: NodeId): Result<Table, Problem> => {
  const cursor = table.line.findIndex((node) => node.id === id) + 1;
  if (id === ROOT || cursor > 0) return ok(goTo(table, cursor));
  return goAlong(table, lineThrough(table.tree, id), lineTo(table.tree, id).length);
};

/** The nodes that continue the current line in the tree, not replayed yet. */
export const aheadOf = (table: Table): TreeLine =>
  lineThrough(table.tree, nodeAt(table, table.line.length)).slice(table.line.length);

/** The same place, with the line extended as far as its results are known. */
export const lengthenLine = (table: Table): Table => {
  const nodes = nodesThrough(table.tree, nodeAt(table, table.line.length));
  const long = onLine(table.game, table.tree, nodes, table.cursor);
  if (!long.ok) return table;
  return { ...table, line: long.value.line, replayed: long.value.replayed };
};

/** The same game with an edited tree: stays at its node, or at its last ancestor that is left. */
export const withTree = (table: Table, tree: GameTree): Table => {
  const kept = table.line.filter(({ id }) => hasNode(tree, id));
  if (kept.length === table.line.length) return { ...table, tree };
  const line = nodesThrough(tree, kept.at(-1)?.id ?? ROOT);
  const there = onLine(table.game, tree, line, Math.min(table.cursor, kept.length));
  if (!there.ok) return table;
  return there.value.cursor === table.cursor ? { ...there.value, picks: table.picks } : flow(there.value);
};

/** Plays a complete action. A different continuation stays in the tree as a variation. */
export const play = (table: Table, picks: readonly Target[]): Result<Table, Problem> => {
  const { game, line, replayed, cursor } = table;
  const result = game.play(positionOf(table), picks);
  if (!result.ok) return result;
  const [tree, node] = grow(table.tree, nodeAt(table), spell(game.board, picks));
  if (line[cursor] === node) return ok(goTo(table, cursor + 1));
  if (tree === table.tree) return goAlong(table, nodesThrough(tree, node.id), cursor + 1);
  const turned = keeping(game, turnAt(table, cursor), node, turnOf(picks, result.value));
  tree.results.set(node, turned);
  const next: Table = {
    ...table,
    ...UNPICKED,
    cursor: cursor + 1,
    tree,
    line: [...line.slice(0, cursor), node],
    replayed: { ...replayed, turns: [...replayed.turns.slice(0, cursor), turned] },
  };
  return ok(flow(next));
};
