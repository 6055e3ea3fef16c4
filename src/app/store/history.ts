/** Slice: undo, redo, other lines, notes and arrows. */
import { type Square, squareName } from '../../kernel/board/board.ts';
import { plainTitle } from '../../kernel/editing/names.ts';
import { MESSAGES } from '../base/messages.ts';
import { isReplayed, replaying } from '../model/line.ts';
import { goTo, visiting, withTree } from '../model/playing.ts';
import { nodeAt, type Table } from '../model/table.ts';
import { canRedo, redo, type UndoUnit, undo } from '../model/travel.ts';
import {
  type ArrowColor,
  annotate,
  draw,
  type GameTree,
  hasNode,
  lineThrough,
  type NodeId,
  type NotePart,
  promote,
  prune,
  regrow,
} from '../model/tree.ts';
import { afterComputer, beforeComputer, headingAt } from '../seats/computers.ts';
import type { Slice, StoreAccess } from './state.ts';

export interface GameHistory {
  /** Was this place reached by undo? Then another move replaces the one that was undone. */
  readonly takenBack: boolean;
  /** The tree before a line of it was deleted. */
  readonly beforePrune: GameTree | null;
  /** Do picks on the board draw arrows instead? */
  readonly drawing: boolean;
  undo(stride?: UndoUnit): void;
  redo(stride?: UndoUnit): void;
  goTo(cursor: number): void;
  /** Goes to a node on any line. */
  visit(node: NodeId): void;
  /** Goes to a place of the same game with a branch more; the computer answers there if it is its turn. */
  enter(next: Table): void;
  /** Makes the line through a node the main line. */
  promote(node: NodeId): void;
  /** Deletes a node and everything after it; the notice offers to restore it. */
  prune(node: NodeId): void;
  restoreLine(): void;
  /** Edits the note at a node. */
  note(node: NodeId, part: NotePart): void;
  /**
   * Draws an arrow at the current node, blue unless a colour is given, or a circle if it begins and ends on
   * one square; drawing it again erases it.
   */
  draw(from: Square, to: Square, color?: ArrowColor): void;
  setDrawing(drawing: boolean): void;
}

/** Actions that change the tree of lines, its notes and drawings. */
const editing = (
  get: StoreAccess['get'],
  _set: StoreAccess['set'],
): Pick<GameHistory, 'promote' | 'prune' | 'restoreLine' | 'draw' | 'note'> => ({
  promote: (node) => get().change((table) => withTree(table, promote(table.tree, node))),
  prune(node) {
    const { table, put } = get();
    if (!table) return;
    put(withTree(table, prune(table.tree, node)), {
      beforePrune: table.tree,
      notice: { text: MESSAGES.lineDeleted, offer: 'restoreLine', passes: 'played' },
    });
  },
  restoreLine() {
    const { table, beforePrune, put } = get();
    if (table && beforePrune)
      put(withTree(table, regrow(table.tree, beforePrune)), { beforePrune: null, notice: null });
  },
  draw: (from, to, color = 'blue') =>
    get().change((table) => {
      const name = (at: Square) => squareName(table.game.board, at);
      return withTree(table, draw(table.tree, nodeAt(table), name(from), name(to), color));
    }),
  note: (node, part) => {
    const kept = part.name ? { ...part, name: plainTitle(part.name) } : part;
    get().change((table) => withTree(table, annotate(table.tree, node, kept)));
  },
});

export const createHistory: Slice<GameHistory> = ({ get, set, tasks, services: { pause } }) => {
  const visit = (node: NodeId) => {
    const { table, put } = get();
    const there = table && visiting(table, node);
    if (there?.ok) put(there.value);
    else if (there) set({ notice: { text: MESSAGES.noWayThere(there.error.text) } });
  };

  return {
    takenBack: false,
    beforePrune: null,
    drawing: false,
    undo: (stride = 'action') =>
      get().change((table) => undo(beforeComputer(table, get().heading?.computers), stride), {
        takenBack: true,
      }),
    redo: (stride = 'action') =>
      get().change(
        (table) => {
          const next = canRedo(table) ? redo(table, stride) : table;
          return stride === 'pick' ? next : afterComputer(next, get().heading?.computers);
        },
        { takenBack: get().takenBack },
      ),
    goTo: (cursor) => get().change((table) => goTo(table, cursor)),
    visit(node) {
      const { table } = get();
      const line = table && lineThrough(table.tree, node);
      // Actions not played since the game was opened are replayed now, in pieces.
      if (!line || !pause || isReplayed(table.tree, line)) return visit(node);
      void tasks.run(async ({ finish }) => {
        await finish(replaying(table.game, table.tree, line));
        const now = get().table;
        if (now?.tree.beginning === table.tree.beginning && hasNode(now.tree, node)) visit(node);
      });
    },
    enter(next) {
      const { heading, put } = get();
      put(next, {
        notice: { text: MESSAGES.branchKept, passes: 'soon' },
        heading: heading && headingAt(heading, next),
      });
    },
    setDrawing: (drawing) => set({ drawing }),
    ...editing(get, set),
  };
};
