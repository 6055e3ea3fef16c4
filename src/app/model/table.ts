/** The state of a game on screen: its tree, the current line, the cursor on it, and the picks so far. */
import { follow } from '../../kernel/asking/legal.ts';
import type { Ask, Hint, Menu, Refusal } from '../../kernel/asking/menu.ts';
import { spell, type Target } from '../../kernel/asking/target.ts';
import type { Square } from '../../kernel/board/board.ts';
import type { Game, Position, SetupOptions } from '../../kernel/game.ts';
import { memoize } from '../../kernel/memoize.ts';
import { type Replayed, recordOf, type Turned, turnBegan } from '../../kernel/record.ts';
import { ok, type Problem, type Result, sure } from '../../kernel/result.ts';
import { type Saying, sayingOf } from '../../kernel/saying.ts';
import type { BoardView } from '../../kernel/view.ts';
import { runSync } from '../base/resumable.ts';
import { replaying } from './line.ts';
import { type GameTree, type NodeId, ROOT, type TreeLine, treeOf } from './tree.ts';

export interface Armed {
  readonly target: Target;
  readonly hint: Hint | null;
  readonly isDangerous: boolean;
}

export interface Table {
  readonly game: Game;
  readonly tree: GameTree;
  /** The current line, including undone actions after `cursor`, which redo plays. */
  readonly line: TreeLine;
  readonly replayed: Replayed;
  readonly cursor: number;
  readonly picks: readonly Target[];
  /** All picks from before the first pick was undone, for redo. */
  readonly waiting: readonly Target[];
  readonly armed: Armed | null;
  readonly refused: { readonly target: Target; readonly refusal: Refusal } | null;
  /** The square whose units are laid out beside it for picking. */
  readonly tray: Square | null;
}

export const CALM = { armed: null, refused: null, tray: null } as const;

export const UNPICKED = { picks: [], waiting: [], ...CALM } as const;

export const nodeAt = (table: Table, cursor = table.cursor): NodeId => table.line[cursor - 1]?.id ?? ROOT;

/** The result of the action before the cursor, or the start. The same object for all lines that share it. */
export const turnAt = ({ replayed }: Table, cursor: number): Turned | Position =>
  cursor === 0 ? replayed.start : (replayed.turns[cursor - 1] as Turned);

export const positionAt = ({ replayed }: Table, cursor: number): Position =>
  cursor === 0 ? replayed.start : (replayed.turns[cursor - 1] as Turned).position;

export const notationAt = (table: Table, index: number): string => {
  const { picks, tell } = table.replayed.turns[index] as Turned;
  return table.game.notate(positionAt(table, index), picks, tell());
};

export const sayingAt = ({ replayed }: Table, index: number): Saying | null => {
  const [pick] = replayed.turns[index]?.picks ?? [];
  return pick ? sayingOf(pick) : null;
};

export const turnStart = ({ replayed }: Table, cursor: number): number => turnBegan(replayed, cursor - 1);

export const positionOf = (table: Table): Position => positionAt(table, table.cursor);

export const viewOf = (table: Table): BoardView => table.game.view(positionOf(table));

const asked = (menu: Result<Menu<unknown>, unknown>): Ask<unknown> | null =>
  menu.ok && menu.value.kind === 'ask' ? menu.value : null;

/** The question after the picks so far; null when the game is over. */
export const questionOf = memoize((table: Table) => ask(table, table.picks));

export const ask = (table: Table, picks: readonly Target[]): Ask<unknown> | null =>
  asked(table.game.ask(positionOf(table), picks));

/** The question without a search whether its choices lead to a legal action. */
export const grown = (table: Table, picks: readonly Target[]): Ask<unknown> | null => {
  const position = positionOf(table);
  return table.game.outcome(position) ? null : asked(follow(table.game.menu(position), picks));
};

/** Replays the line; the problem names the action that fails. */
export const onLine = (
  game: Game,
  tree: GameTree,
  line: TreeLine,
  cursor: number,
): Result<Table, Problem> => {
  const replayed = runSync(replaying(game, tree, line));
  if (!replayed.ok) return replayed;
  return ok(placeAt({ game, tree, line, replayed: replayed.value, cursor: 0, ...UNPICKED }, cursor));
};

/** A place in a game that outlives its table: node ids and spelled picks. */
export interface TablePlace {
  readonly at: NodeId;
  readonly end: NodeId;
  readonly picks: string;
}

export const tablePlace = (table: Table): TablePlace => ({
  at: nodeAt(table),
  end: nodeAt(table, table.line.length),
  picks: spell(table.game.board, table.picks),
});

export const isOwn = (table: Table): boolean => table.tree.nodes.length > 0;

/** Whether it is a first game, which can continue with all rules. */
export const isFirstGame = (table: Table): boolean =>
  !!table.game.first && table.game.first.grow(positionOf(table)) !== null;

export const freshTable = (game: Game, seed: number, options: SetupOptions = {}): Table =>
  sure(onLine(game, treeOf(recordOf(game, seed, options)), [], 0));

export const placeAt = (table: Table, cursor: number): Table => ({
  ...table,
  ...UNPICKED,
  cursor: Math.max(0, Math.min(cursor, table.line.length)),
});
