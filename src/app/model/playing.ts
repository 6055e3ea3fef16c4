import { pruneChoice } from '../../kernel/asking/legal.ts';
import type { Ask, Choice, Menu, OpenChoice } from '../../kernel/asking/menu.ts';
import { readPicks, sameTarget, spell, type Target } from '../../kernel/asking/target.ts';
import { deepEqual } from '../../kernel/deep-equal.ts';
import type { Game, GameRecord } from '../../kernel/game.ts';
import { playedAction } from '../../kernel/record.ts';
import { ok, type Problem, type Result } from '../../kernel/result.ts';
import { cacheAction, replayedNodesThrough } from './line.ts';
import type { Table, TablePlace } from './table.ts';
import {
  NO_PICKS,
  nodeAt,
  positionOf,
  questionAfter,
  questionOf,
  resultBefore,
  tableOnLine,
  unprunedQuestion,
  withCursor,
} from './table.ts';
import type { GameTree, NodeId, TreeLine } from './tree.ts';
import { addAction, hasNode, lineThrough, lineTo, ROOT, treeOf } from './tree.ts';

/** Returns the only answer. Null for squares, dangerous answers and an action's last pick: players decide these. */
const soleAnswer = (table: Table, picks: readonly Target[]): Target | null => {
  const question = picks.length > 0 ? unprunedQuestion(table, picks) : null;
  const [first, ...others] = question?.choices ?? [];
  const only = question && first && others.length === 0 ? pruneChoice(question, first) : null;
  if (only?.kind !== 'open' || only.tone() === 'danger') return null;
  return only.target.kind !== 'square' && only.next().kind === 'ask' ? only.target : null;
};

/** Picks sole answers, to save the player empty questions. Never starts or completes an action. */
export const makeAutomaticPicks = (table: Table): Table => {
  const sole = soleAnswer(table, table.picks);
  return sole ? makeAutomaticPicks({ ...table, picks: [...table.picks, sole] }) : table;
};

/** Whether `makeAutomaticPicks` would make the pick at index `count`. */
export const isAutomaticPick = (table: Table, count: number): boolean => {
  const sole = soleAnswer(table, table.picks.slice(0, count));
  return !!sole && sameTarget(sole, table.picks[count] as Target);
};

export const hasPicked = (table: Table): boolean => table.picks.some((_, index) => !isAutomaticPick(table, index));

export const forcedAnswerAt = (table: Table): Target | null => {
  const menu = table.game.menu(positionOf(table));
  // Forced choices are rare, so the costly check that the others are illegal comes second.
  if (menu.kind !== 'ask' || !menu.choices.some((choice) => choice.kind === 'open' && choice.forced)) return null;
  const [only, ...more] = questionAfter(table, [])?.choices.filter((choice) => choice.kind === 'open') ?? [];
  return only?.forced && more.length === 0 ? only.target : null;
};

/** Whether `answer` only selects a piece, so that the question is asked again without `answer` (Great Worm, Snake). */
const isAskedAgainAfter = (answer: OpenChoice<unknown>, { choices }: Ask<unknown>): boolean => {
  const menu = answer.isUnlisted ? answer.next() : null;
  const targets = (each: readonly Choice<unknown>[]) => each.map(({ target }) => target);
  const others = choices.filter((each) => each !== answer);
  return menu?.kind === 'ask' && deepEqual(targets(menu.choices), targets(others));
};

const onlyOpen = (question: Ask<unknown>): OpenChoice<unknown> | null => {
  const open = question.choices.filter((choice) => choice.kind === 'open');
  const [first, ...more] = open.length === 2 ? open.filter((each) => !isAskedAgainAfter(each, question)) : open;
  return first && more.length === 0 && first.tone() !== 'danger' ? first : null;
};

const solePath = (menu: Menu<unknown>): readonly Target[] | null => {
  if (menu.kind === 'act') return [];
  const choice = onlyOpen(menu);
  const rest = choice && solePath(choice.next());
  return rest ? [choice.target, ...rest] : null;
};

/** Returns the picks that complete the only legal action. Null if several actions are legal. */
export const soleCompletion = (table: Table): readonly Target[] | null => {
  const question = questionOf(table);
  const isBegun = table.picks.length > 0;
  // Picking a piece is not yet moving it: its only square is left to the player.
  if (!question || (isBegun && onlyOpen(question)?.target.kind === 'square')) return null;
  return solePath(question);
};

const playForced = (table: Table): Table => {
  const forced = forcedAnswerAt(table);
  const next = forced && playPicks(table, [forced]);
  return next?.ok ? next.value : table;
};

/** Builds the table at a place. Drops saved picks that are no longer valid, so that a game still opens. */
export const tableAtPlace = (game: Game, tree: GameTree, place: TablePlace): Result<Table, Problem> => {
  const line = lineTo(tree, place.end);
  const table = tableOnLine(game, tree, line, line.findIndex(({ id }) => id === place.at) + 1);
  if (!table.ok) return table;
  const picks = readPicks(game.board, place.picks);
  const isBegun = picks.ok && picks.value.length > 0 && unprunedQuestion(table.value, picks.value) !== null;
  return ok(isBegun ? makeAutomaticPicks({ ...table.value, picks: picks.value }) : playForced(table.value));
};

/** Builds the table at the end of a record. A problem names the action that fails. */
export const tableOfRecord = (game: Game, record: GameRecord): Result<Table, Problem> => {
  const end = record.actions.length;
  return tableAtPlace(game, treeOf(record), { at: end, end, picks: '' });
};

export const goTo = (table: Table, cursor: number): Table => playForced(withCursor(table, cursor));

const followLine = (table: Table, line: TreeLine, cursor: number): Result<Table, Problem> => {
  const there = tableOnLine(table.game, table.tree, line, cursor);
  return there.ok ? ok(playForced(there.value)) : there;
};

/** Goes to a node. If the node is not on the current line, changes to the line through the node. */
export const visitNode = (table: Table, id: NodeId): Result<Table, Problem> => {
  const cursor = table.line.findIndex((node) => node.id === id) + 1;
  if (id === ROOT || cursor > 0) return ok(goTo(table, cursor));
  return followLine(table, lineThrough(table.tree, id), lineTo(table.tree, id).length);
};

/** Returns the nodes after the current line in the tree. The line may stop before actions that are not replayed yet. */
export const nodesAhead = (table: Table): TreeLine =>
  lineThrough(table.tree, nodeAt(table, table.line.length)).slice(table.line.length);

/** Extends the current line along nodes whose results are cached. A replay would hold up the board. */
export const lengthenLine = (table: Table): Table => {
  const nodes = replayedNodesThrough(table.tree, nodeAt(table, table.line.length));
  const long = tableOnLine(table.game, table.tree, nodes, table.cursor);
  if (!long.ok) return table;
  return { ...table, line: long.value.line, replayed: long.value.replayed };
};

/** Replaces the tree. If the current node was removed, goes to its nearest ancestor. */
export const withTree = (table: Table, tree: GameTree): Table => {
  const kept = table.line.filter(({ id }) => hasNode(tree, id));
  if (kept.length === table.line.length) return { ...table, tree };
  const line = replayedNodesThrough(tree, kept.at(-1)?.id ?? ROOT);
  const there = tableOnLine(table.game, tree, line, Math.min(table.cursor, kept.length));
  if (!there.ok) return table;
  return there.value.cursor === table.cursor ? { ...there.value, picks: table.picks } : playForced(there.value);
};

/** Plays a complete action after the current node. Any other continuation stays in the tree, so nothing is lost. */
export const playPicks = (table: Table, picks: readonly Target[]): Result<Table, Problem> => {
  const { game, line, replayed, cursor } = table;
  const result = game.play(positionOf(table), picks);
  if (!result.ok) return result;
  const [tree, node] = addAction(table.tree, nodeAt(table), spell(game.board, picks));
  if (line[cursor] === node) return ok(goTo(table, cursor + 1));
  if (tree === table.tree) return followLine(table, replayedNodesThrough(tree, node.id), cursor + 1);
  const turned = cacheAction(game, resultBefore(table, cursor), node, playedAction(picks, result.value));
  tree.results.set(node, turned);
  const next: Table = {
    ...table,
    ...NO_PICKS,
    cursor: cursor + 1,
    tree,
    line: [...line.slice(0, cursor), node],
    replayed: { ...replayed, actions: [...replayed.actions.slice(0, cursor), turned] },
  };
  return ok(playForced(next));
};
