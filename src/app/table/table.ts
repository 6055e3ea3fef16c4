/**
 * The table two people sit at: one game with all its lines, the line one is on, how far it is played and what is picked
 * so far. Plain data and pure functions; the store only replaces one table by the next.
 */
import type { Square } from '../../kernel/board.ts';
import type { Game, GameRecord, Position } from '../../kernel/game.ts';
import { invariant } from '../../kernel/invariant.ts';
import { type Ask, type Hint, type Refusal, spell, type Target } from '../../kernel/menu.ts';
import { type Replayed, recordOf, type Turned } from '../../kernel/record.ts';
import { remembered } from '../../kernel/remembered.ts';
import { ok, type Problem, type Result } from '../../kernel/result.ts';
import { same } from '../../kernel/same.ts';
import type { BoardView } from '../../kernel/view.ts';
import { replayedLine } from './line.ts';
import { type GameTree, type NodeId, ROOT, recordOfLine, type TreeNode, treeOf } from './tree.ts';

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

/** Nothing picked at a place of a line; the problem says which action of it cannot be played. */
export const onLine = (game: Game, tree: GameTree, line: readonly TreeNode[], cursor: number): Result<Table, Problem> => {
  const replayed = replayedLine(game, tree, line);
  if (!replayed.ok) return replayed;
  const at = Math.max(0, Math.min(cursor, line.length));
  return ok({ game, tree, line, record: recordOfLine(tree, line), replayed: replayed.value, cursor: at, picks: [], waiting: [], ...CALM });
};

/** A place in a game: where one stands, on the line that ends there, and what is picked. */
export interface TablePlace {
  readonly at: NodeId;
  readonly end: NodeId;
  /** Spelled. */
  readonly picks: string;
}

export const placeOf = (table: Table): TablePlace => ({
  at: nodeAt(table),
  end: nodeAt(table, table.line.length),
  picks: spell(table.game.board, table.picks),
});

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
