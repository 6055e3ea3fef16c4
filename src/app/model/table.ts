import { followPicks } from '../../kernel/asking/legal.ts';
import type { Ask, Hint, Menu, Refusal } from '../../kernel/asking/menu.ts';
import { spell, type Target } from '../../kernel/asking/target.ts';
import type { Square } from '../../kernel/board/board.ts';
import { type Declaration, declarationOf } from '../../kernel/declaration.ts';
import type { Game, Position, SetupOptions } from '../../kernel/game.ts';
import { memoize } from '../../kernel/memoize.ts';
import { type PlayedAction, type ReplayedLine, recordOf, turnStartIndex } from '../../kernel/record.ts';
import { ok, type Problem, type Result, unwrap } from '../../kernel/result.ts';
import type { BoardView } from '../../kernel/view.ts';
import { runSync } from '../base/resumable.ts';
import { replayLine } from './line.ts';
import { type GameTree, type NodeId, ROOT, type TreeLine, treeOf } from './tree.ts';

export interface ArmedPick {
  readonly target: Target;
  readonly hint: Hint | null;
  readonly isDangerous: boolean;
}

export interface Table {
  readonly game: Game;
  readonly tree: GameTree;
  /** The current line. Its actions from index `cursor` on are undone, and redo plays these. */
  readonly line: TreeLine;
  readonly replayed: ReplayedLine;
  readonly cursor: number;
  readonly picks: readonly Target[];
  readonly redoPicks: readonly Target[];
  readonly armed: ArmedPick | null;
  readonly refused: { readonly target: Target; readonly refusal: Refusal } | null;
  readonly tray: Square | null;
}

export const NO_FEEDBACK = { armed: null, refused: null, tray: null } as const;

export const NO_PICKS = { picks: [], redoPicks: [], ...NO_FEEDBACK } as const;

export const nodeAt = (table: Table, cursor = table.cursor): NodeId => table.line[cursor - 1]?.id ?? ROOT;

export const resultBefore = ({ replayed }: Table, cursor: number): PlayedAction | Position =>
  cursor === 0 ? replayed.start : (replayed.actions[cursor - 1] as PlayedAction);

export const positionAt = ({ replayed }: Table, cursor: number): Position =>
  cursor === 0 ? replayed.start : (replayed.actions[cursor - 1] as PlayedAction).position;

export const notationAt = (table: Table, index: number): string => {
  const { picks, tell } = table.replayed.actions[index] as PlayedAction;
  return table.game.notate(positionAt(table, index), picks, tell());
};

export const declarationAt = ({ replayed }: Table, index: number): Declaration | null => {
  const [pick] = replayed.actions[index]?.picks ?? [];
  return pick ? declarationOf(pick) : null;
};

export const turnStart = ({ replayed }: Table, cursor: number): number => turnStartIndex(replayed, cursor - 1);

export const positionOf = (table: Table): Position => positionAt(table, table.cursor);

export const viewOf = (table: Table): BoardView => table.game.view(positionOf(table));

const askIn = (menu: Result<Menu<unknown>, unknown>): Ask<unknown> | null =>
  menu.ok && menu.value.kind === 'ask' ? menu.value : null;

/** Returns the question after the picks so far. Null when the game is over. */
export const questionOf = memoize((table: Table) => questionAfter(table, table.picks));

export const questionAfter = (table: Table, picks: readonly Target[]): Ask<unknown> | null =>
  askIn(table.game.ask(positionOf(table), picks));

/** Returns the question after `picks` without a search. Some choices may lead to no legal action. */
export const unprunedQuestion = (table: Table, picks: readonly Target[]): Ask<unknown> | null => {
  const position = positionOf(table);
  return table.game.outcome(position) ? null : askIn(followPicks(table.game.menu(position), picks));
};

/** Returns a table with `line` replayed and the cursor set. A problem names the action that fails. */
export const tableOnLine = (game: Game, tree: GameTree, line: TreeLine, cursor: number): Result<Table, Problem> => {
  const replayed = runSync(replayLine(game, tree, line));
  if (!replayed.ok) return replayed;
  return ok(withCursor({ game, tree, line, replayed: replayed.value, cursor: 0, ...NO_PICKS }, cursor));
};

/** A saved place in a game. `at` is the shown node, `end` the line's last node, `picks` a spelled text. */
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

export const hasActions = (table: Table): boolean => table.tree.nodes.length > 0;

/** Whether the game is played with fewer rules, as a beginner's first game. */
export const isFirstGame = (table: Table): boolean =>
  !!table.game.first && table.game.first.withAllRules(positionOf(table)) !== null;

export const newTable = (game: Game, seed: number, options: SetupOptions = {}): Table =>
  unwrap(tableOnLine(game, treeOf(recordOf(game, seed, options)), [], 0));

export const withCursor = (table: Table, cursor: number): Table => ({
  ...table,
  ...NO_PICKS,
  cursor: Math.max(0, Math.min(cursor, table.line.length)),
});
