import type { Game, GameRecord } from '../../kernel/game.ts';
import { type Ask, readPicks, sameTarget, spell, type Target } from '../../kernel/menu.ts';
import { turnedBy } from '../../kernel/record.ts';
import { ok, type Problem, type Result } from '../../kernel/result.ts';
import { keeping, remember, replayedThrough } from './line.ts';
import { asked, nodeAt, onLine, placedAt, positionOf, questionOf, type Table, type TablePlace, turnAt } from './table.ts';
import { type GameTree, grown, hasNode, lineThrough, lineTo, type NodeId, ROOT, type TreeNode, treeOf } from './tree.ts';

/** The only answer there is to a question, if it decides nothing one could see: it names no square, and more is asked after it. */
const soleAnswer = ({ choices: [only, ...others] }: Ask<unknown>): Target | null => {
  if (only?.kind !== 'open' || others.length > 0 || only.tone() === 'danger') return null;
  return only.target.kind !== 'square' && only.next().kind === 'ask' ? only.target : null;
};

/** Picks what can only be answered one way, once an action is begun and as long as that does not end it. */
export const advanced = (table: Table): Table => {
  const question = table.picks.length > 0 ? questionOf(table) : null;
  const sole = question && soleAnswer(question);
  return sole ? advanced({ ...table, picks: [...table.picks, sole] }) : table;
};

/** How many of the first picks nobody had to make. */
export const madeAlone = (table: Table, count: number): boolean => {
  const question = count > 0 ? asked(table, table.picks.slice(0, count)) : null;
  const sole = question && soleAnswer(question);
  return !!sole && sameTarget(sole, table.picks[count] as Target);
};

/** Has anything been picked that was not picked by itself? */
export const hasPicked = (table: Table): boolean => table.picks.some((_, index) => !madeAlone(table, index));

/** What the rules make happen by themselves here: the only answer at the root, said to be forced. */
export const forcedAt = (table: Table): Target | null => {
  const menu = table.game.outcome(positionOf(table)) ? null : table.game.menu(positionOf(table));
  // Seldom anything is; only then it is worth asking whether all else leads nowhere.
  if (menu?.kind !== 'ask' || !menu.choices.some((choice) => choice.kind === 'open' && choice.forced)) return null;
  const [only, ...more] = asked(table, [])?.choices.filter((choice) => choice.kind === 'open') ?? [];
  return only?.forced && more.length === 0 ? only.target : null;
};

/** Plays what happens by itself; it is recorded and told like everything else. */
const flowed = (table: Table): Table => {
  const forced = forcedAt(table);
  const next = forced && played(table, [forced]);
  return next?.ok ? next.value : table;
};

/** A table from a tree. Picks that lead nowhere any more are dropped. */
export const seatedAt = (game: Game, tree: GameTree, { at, end, picks: spelled }: TablePlace): Result<Table, Problem> => {
  const line = lineTo(tree, end);
  const table = onLine(game, tree, line, line.findIndex(({ id }) => id === at) + 1);
  if (!table.ok) return table;
  const picks = readPicks(game.board, spelled);
  const isBegun = picks.ok && picks.value.length > 0 && asked(table.value, picks.value) !== null;
  const begun = isBegun ? { ...table.value, picks: picks.value } : table.value;
  return ok(begun.picks.length > 0 ? advanced(begun) : flowed(begun));
};

/** A table from a record; the problem says which action cannot be played. */
export const tableOf = (game: Game, record: GameRecord, cursor = record.actions.length, picks = ''): Result<Table, Problem> => {
  const end = record.actions.length;
  return seatedAt(game, treeOf(record), { at: Math.max(0, Math.min(cursor, end)), end, picks });
};

/** Another place on the same line, nothing picked. */
export const goneTo = (table: Table, cursor: number): Table => flowed(placedAt(table, cursor));

/** Another place of the tree: on the line one is on, or else on the line through there. */
export const visiting = (table: Table, id: NodeId): Result<Table, Problem> => {
  const cursor = id === ROOT ? 0 : table.line.findIndex((node) => node.id === id) + 1;
  if (id === ROOT || cursor > 0) return ok(goneTo(table, cursor));
  const there = onLine(table.game, table.tree, lineThrough(table.tree, id), lineTo(table.tree, id).length);
  return there.ok ? ok(flowed(there.value)) : there;
};

/** By what actions the line one is on goes on that are not replayed yet. */
export const aheadOf = ({ tree, line }: Table): readonly TreeNode[] => lineThrough(tree, line.at(-1)?.id ?? ROOT).slice(line.length);

/** The same place, on the line as far as it is replayed by now. */
export const lengthened = (table: Table): Table => {
  const long = onLine(table.game, table.tree, replayedThrough(table.tree, nodeAt(table, table.line.length)), table.cursor);
  return long.ok ? { ...table, line: long.value.line, record: long.value.record, replayed: long.value.replayed } : table;
};

/** The same game with its tree changed: one stays where one is, or goes back to the last place that is left. */
export const withTree = (table: Table, tree: GameTree): Table => {
  const kept = table.line.filter(({ id }) => hasNode(tree, id));
  if (kept.length === table.line.length) return { ...table, tree };
  const cursor = Math.min(table.cursor, kept.length);
  const there = onLine(table.game, tree, replayedThrough(tree, kept.at(-1)?.id ?? ROOT), cursor);
  return !there.ok ? table : cursor === table.cursor ? { ...there.value, picks: table.picks } : flowed(there.value);
};

/** Plays a complete action. What was played here before, this or another, stays in the tree. */
export const played = (table: Table, picks: readonly Target[]): Result<Table, Problem> => {
  const { game, cursor } = table;
  const result = game.play(positionOf(table), picks);
  if (!result.ok) return result;
  const [tree, node] = grown(table.tree, nodeAt(table), spell(game.board, picks));
  const before = turnAt(table, cursor);
  if (tree !== table.tree && before) remember(node, keeping(game, before, node, turnedBy(picks, result.value)));
  if (table.line[cursor] === node) return ok(goneTo(table, cursor + 1));
  const there = onLine(game, tree, replayedThrough(tree, node.id), cursor + 1);
  return there.ok ? ok(flowed(there.value)) : there;
};
