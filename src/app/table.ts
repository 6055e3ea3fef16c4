/**
 * The table two people sit at: one game with all its lines, the line one is on, how far it is played and what is picked
 * so far. Plain data and pure functions; the store only replaces one table by the next.
 */
import type { Square } from '../kernel/board.ts';
import type { Game, GameRecord, Position } from '../kernel/game.ts';
import { invariant } from '../kernel/invariant.ts';
import {
  type Ask,
  type Hint,
  option,
  type Refusal,
  readPicks,
  sameTarget,
  spell,
  square,
  type Target,
  type UnitId,
} from '../kernel/menu.ts';
import { type Replayed, recordOf, type Turned } from '../kernel/record.ts';
import { remembered } from '../kernel/remembered.ts';
import { ok, type Problem, type Result } from '../kernel/result.ts';
import { same } from '../kernel/same.ts';
import type { BoardView } from '../kernel/view.ts';
import { remember, replayedLine } from './line.ts';
import { type GameTree, grown, hasNode, lineThrough, lineTo, type NodeId, ROOT, recordOfLine, type TreeNode, treeOf } from './tree.ts';

/** A no that is being shown, and the pick that met it. */
export interface Refused {
  readonly target: Target;
  readonly refusal: Refusal;
}

export interface Table {
  readonly game: Game;
  /** Every action that was ever played, on every line. */
  readonly tree: GameTree;
  /** The line one is on, also what of it was taken back: beyond `cursor` it waits for redo. */
  readonly line: readonly TreeNode[];
  /** The line as a record, and played out: positions and steps, a cache. */
  readonly record: GameRecord;
  readonly replayed: Replayed;
  /** How many actions of the line are played. */
  readonly cursor: number;
  /** The action begun at this position. */
  readonly picks: readonly Target[];
  /** Picks that were taken back one by one and wait for redo: all those from before the first of them went. */
  readonly waiting: readonly Target[];
  /** A dangerous choice picked once; picked again it is made. */
  readonly armed: { readonly target: Target; readonly hint: Hint | null } | null;
  readonly refused: Refused | null;
  /** The square whose members are laid out beside it. */
  readonly tray: Square | null;
}

export const CALM = { armed: null, refused: null, tray: null } as const;

/** The node one stands at. */
export const nodeAt = (table: Table, cursor = table.cursor): NodeId => table.line[cursor - 1]?.id ?? ROOT;

/** What the actions so far led to; the start before any. It is the same object wherever lines share it. */
export const turnAt = ({ replayed }: Table, cursor: number): Turned | Position | undefined =>
  cursor === 0 ? replayed.start : replayed.turns[cursor - 1];

export const positionAt = (table: Table, cursor: number): Position =>
  cursor === 0 ? table.replayed.start : (table.replayed.turns[cursor - 1] as Turned).position;

export const positionOf = (table: Table): Position => positionAt(table, table.cursor);

export const viewOf = (table: Table): BoardView => table.game.view(positionOf(table));

/** What is asked after the picks so far; null when the game is over. */
export const questionOf: (table: Table) => Ask<unknown> | null = remembered((table: Table) => asked(table, table.picks));

/** What is asked after these picks; null where they lead to no question. */
export const asked = (table: Table, picks: readonly Target[]): Ask<unknown> | null => {
  const menu = table.game.ask(positionOf(table), picks);
  return menu.ok && menu.value.kind === 'ask' ? menu.value : null;
};

/** The only answer there is to a question, if it decides nothing one could see: it names no square, and more is asked after it. */
const soleAnswer = ({ choices: [only, ...others] }: Ask<unknown>): Target | null => {
  if (only?.kind !== 'open' || others.length > 0 || only.tone === 'danger') return null;
  return only.target.kind !== 'square' && only.next().kind === 'ask' ? only.target : null;
};

/** Picks what can only be answered one way, once an action is begun and as long as that does not end it. */
export const advanced = (table: Table): Table => {
  const question = table.picks.length > 0 ? questionOf(table) : null;
  const sole = question && soleAnswer(question);
  return sole ? advanced({ ...table, picks: [...table.picks, sole] }) : table;
};

/** How many of the first picks nobody had to make. */
const madeAlone = (table: Table, count: number): boolean => {
  const question = count > 0 ? asked(table, table.picks.slice(0, count)) : null;
  const sole = question && soleAnswer(question);
  return !!sole && sameTarget(sole, table.picks[count] as Target);
};

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

/** Nothing picked at a place of a line; the problem says which action of it cannot be played. */
const onLine = (game: Game, tree: GameTree, line: readonly TreeNode[], cursor: number): Result<Table, Problem> => {
  const replayed = replayedLine(game, tree, line);
  if (!replayed.ok) return replayed;
  const at = Math.max(0, Math.min(cursor, line.length));
  return ok({ game, tree, line, record: recordOfLine(tree, line), replayed: replayed.value, cursor: at, picks: [], waiting: [], ...CALM });
};

/** A place in a game: where one stands, on the line that ends there, and what is picked. */
export interface Place {
  readonly at: NodeId;
  readonly end: NodeId;
  /** Spelled. */
  readonly picks: string;
}

export const placeOf = (table: Table): Place => ({
  at: nodeAt(table),
  end: nodeAt(table, table.line.length),
  picks: spell(table.game.board, table.picks),
});

/** A table from a tree. Picks that lead nowhere any more are dropped. */
export const seatedAt = (game: Game, tree: GameTree, { at, end, picks: spelled }: Place): Result<Table, Problem> => {
  const line = lineTo(tree, end);
  const table = onLine(game, tree, line, line.findIndex(({ id }) => id === at) + 1);
  if (!table.ok) return table;
  const picks = readPicks(game.board, spelled);
  const begun = picks.ok && asked(table.value, picks.value) ? { ...table.value, picks: picks.value } : table.value;
  return ok(begun.picks.length > 0 ? advanced(begun) : flowed(begun));
};

/** A table from a record; the problem says which action cannot be played. */
export const tableOf = (game: Game, record: GameRecord, cursor = record.actions.length, picks = ''): Result<Table, Problem> => {
  const end = record.actions.length;
  return seatedAt(game, treeOf(record), { at: Math.max(0, Math.min(cursor, end)), end, picks });
};

/** Is one of the game's own samples on the table, untouched? */
const isSample = ({ game, tree, record }: Table): boolean =>
  tree.nodes.length === record.actions.length && game.samples.some((sample) => same(sample.record, record));

/** Would something be lost with this table? */
export const isOwn = (table: Table): boolean => table.tree.nodes.length > 0 && !isSample(table);

/** A new game; it starts at the game's own start. */
export const freshTable = (game: Game, seed: number, options: Readonly<Record<string, string>> = {}): Table => {
  const table = onLine(game, treeOf(recordOf(game, seed, options)), [], 0);
  invariant(table.ok, 'a game has a start of its own');
  return table.value;
};

export const placedAt = (table: Table, cursor: number): Table => ({
  ...table,
  cursor: Math.max(0, Math.min(cursor, table.line.length)),
  picks: [],
  waiting: [],
  ...CALM,
});

/** Another place on the same line, nothing picked. */
export const goneTo = (table: Table, cursor: number): Table => flowed(placedAt(table, cursor));

/** Another place of the tree: on the line one is on, or else on the line through there. */
export const visiting = (table: Table, id: NodeId): Result<Table, Problem> => {
  const cursor = id === ROOT ? 0 : table.line.findIndex((node) => node.id === id) + 1;
  if (id === ROOT || cursor > 0) return ok(goneTo(table, cursor));
  const there = onLine(table.game, table.tree, lineThrough(table.tree, id), lineTo(table.tree, id).length);
  return there.ok ? ok(flowed(there.value)) : there;
};

/** The same game with its tree changed: one stays where one is, or goes back to the last place that is left. */
export const withTree = (table: Table, tree: GameTree): Table => {
  const kept = table.line.filter(({ id }) => hasNode(tree, id));
  if (kept.length === table.line.length) return { ...table, tree };
  const cursor = Math.min(table.cursor, kept.length);
  const there = onLine(table.game, tree, lineThrough(tree, kept.at(-1)?.id ?? ROOT), cursor);
  return !there.ok ? table : cursor === table.cursor ? { ...there.value, picks: table.picks } : flowed(there.value);
};

/** Plays a complete action. What was played here before, this or another, stays in the tree. */
export const played = (table: Table, picks: readonly Target[]): Result<Table, Problem> => {
  const { game, cursor } = table;
  const result = game.play(positionOf(table), picks);
  if (!result.ok) return result;
  const [tree, node] = grown(table.tree, nodeAt(table), spell(game.board, picks));
  if (tree !== table.tree) remember(node, { picks, position: result.value.state, steps: result.value.steps });
  if (table.line[cursor] === node) return ok(goneTo(table, cursor + 1));
  const there = onLine(game, tree, lineThrough(tree, node.id), cursor + 1);
  return there.ok ? ok(flowed(there.value)) : there;
};

const isPicked = ({ picks }: Table, at: Square): boolean => picks.some((each) => sameTarget(each, square(at)));

/** Where a unit that is asked for stands; a half where its crowd was picked, wherever the other half may be. */
export const placesOf = (table: Table, id: UnitId): readonly Square[] => {
  const at = viewOf(table).units[id]?.at ?? [];
  const here = at.filter((each) => isPicked(table, each));
  return here.length > 0 ? here : at;
};

/** The unit choices of a question that stand on this square. */
const membersAt = (table: Table, question: Ask<unknown>, at: Square): readonly Target[] =>
  question.choices.map((each) => each.target).filter((each) => each.kind === 'unit' && placesOf(table, each.unit).includes(at));

/** Does picking this square once more put it back, because other squares are asked for? */
const isPutBack = (table: Table, { choices }: Ask<unknown>, at: Square): boolean =>
  isPicked(table, at) && choices.some(({ kind, target }) => kind === 'open' && target.kind === 'square');

/** What picking a square means at this question: the square, or the one unit on it that is asked for. */
export const targetAt = (table: Table, at: Square): Target => {
  const question = questionOf(table);
  const here = square(at);
  if (!question || isPutBack(table, question, at) || question.choices.some((each) => sameTarget(each.target, here))) return here;
  const [only, ...more] = membersAt(table, question, at);
  return only && more.length === 0 ? only : here;
};

const refusedBy = (table: Table, target: Target, refusal: Refusal): Table => ({ ...table, ...CALM, refused: { target, refusal } });

/** An answer to the question; a dangerous one is only taken when it is given twice. */
export const chosen = (table: Table, question: Ask<unknown>, target: Target): Table => {
  const choice = question.choices.find((each) => sameTarget(each.target, target));
  if (choice?.kind !== 'open') return refusedBy(table, target, choice ? choice.why() : question.otherwise(target));
  const confirmed = table.armed && sameTarget(table.armed.target, target);
  if (choice.tone === 'danger' && !confirmed) return { ...table, ...CALM, armed: { target, hint: choice.hint?.() ?? null } };
  const picks = [...table.picks, target];
  if (choice.next().kind === 'ask') return advanced({ ...table, picks, ...CALM });
  const next = played(table, picks);
  return next.ok ? next.value : refusedBy(table, target, { rule: next.error.rule ?? '', text: next.error.text, squares: [] });
};

/**
 * One pick, whoever made it: mouse, finger, key or word. An open choice is taken; a picked thing is put back; another
 * thing that the turn could begin with is begun with; all else is refused, with its reason.
 */
export const picked = (table: Table, meant: Target): Table => {
  const question = questionOf(table);
  if (!question) return overRefusal(table, meant);
  const target = meant.kind === 'square' ? targetAt(table, meant.square) : meant;
  const listed = question.choices.find((each) => sameTarget(each.target, target));
  if (listed?.kind === 'open') return chosen(table, question, target);
  const isAgain = target.kind === 'square' && isPutBack(table, question, target.square);
  if (target.kind === 'square' && !isAgain && membersAt(table, question, target.square).length > 1)
    return { ...table, ...CALM, tray: target.square };
  const again = table.picks.findIndex((each) => sameTarget(each, meant));
  if (again >= 0) return without(table, again);
  const root = table.picks.length > 0 ? asked(table, []) : null;
  const atRoot = root?.choices.find((each) => sameTarget(each.target, meant));
  if (root && atRoot?.kind === 'open') return chosen({ ...table, picks: [], ...CALM }, root, meant);
  if (atRoot?.kind === 'refused' && !listed) return refusedBy(table, meant, atRoot.why());
  return chosen(table, question, target);
};

const overRefusal = (table: Table, target: Target): Table => {
  const refusal = table.game.explain(positionOf(table), [], target);
  return refusal ? refusedBy(table, target, refusal) : table;
};

/** One pick put back: of a crowd its member alone, where the rest can stay; otherwise it and all that followed. */
const without = (table: Table, index: number): Table => {
  const rest = table.picks.filter((_, at) => at !== index);
  const alone = table.picks[index]?.kind === 'unit' && index < rest.length && asked(table, rest);
  return alone ? { ...table, picks: rest, ...CALM } : takenBack(table, index);
};

/** Back to the first `count` picks, and further over picks that would only be made again by themselves. */
export const takenBack = (table: Table, count: number): Table => {
  let kept = count;
  while (kept > 0 && madeAlone(table, kept - 1)) kept--;
  return advanced({ ...table, picks: table.picks.slice(0, kept), ...CALM });
};

/** Says why a square cannot be picked now; says nothing where it can. */
export const doubted = (table: Table, at: Square): Table => {
  const target = targetAt(table, at);
  const refusal = table.game.explain(positionOf(table), table.picks, target);
  return refusal ? refusedBy(table, target, refusal) : { ...table, ...CALM };
};

/** Nothing picked, and nothing shown about it. */
export const cleared = (table: Table): Table => ({ ...table, picks: [], ...CALM });

/** These picks instead of those made so far; where they cannot be made, the reason, and all stays as it is. */
export const begunWith = (table: Table, picks: readonly Target[]): Table => {
  const menu = table.game.ask(positionOf(table), picks);
  if (menu.ok) return { ...table, picks, ...CALM };
  const { rule = '', text, squares = [] } = menu.error;
  return refusedBy(table, picks.at(-1) as Target, { rule, text, squares });
};

/** One pick taken back; a reason or a warning that is being shown goes first. */
export const backed = (table: Table): Table => {
  if (table.refused || table.armed || table.tray !== null) return { ...table, ...CALM };
  return table.picks.length > 0 ? takenBack(table, table.picks.length - 1) : table;
};

/** Said beside the board: resigning, offering, claiming. */
export const said = (table: Table, name: string): Table => {
  const next = played(table, [option(name)]);
  return next.ok ? next.value : table;
};

/** Has anything been picked that was not picked by itself? */
export const hasPicked = (table: Table): boolean => table.picks.some((_, index) => !madeAlone(table, index));
