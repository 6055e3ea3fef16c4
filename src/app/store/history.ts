/** Slice: undo, redo, other lines, notes and arrows. */
import { type Square, squareName } from '../../kernel/board/board.ts';
import { plainTitle } from '../../kernel/editing/names.ts';
import { isReplayed, replaying } from '../model/line.ts';
import { nodeAt, type Table } from '../model/table.ts';
import type { UndoUnit } from '../model/travel.ts';
import {
  type ArrowColor,
  annotate,
  draw,
  type GameTree,
  hasNode,
  lineThrough,
  type NodeId,
  type Note,
  promote,
} from '../model/tree.ts';
import type { Slice } from './state.ts';

export interface GameHistory {
  /** Do picks on the board draw arrows instead? */
  readonly drawing: boolean;
  undo(stride?: UndoUnit): void;
  redo(stride?: UndoUnit): void;
  goTo(cursor: number): void;
  /** Goes to a node on any line. */
  visit(node: NodeId): void;
  /** Goes to a place of the same game with a branch more; the computer answers there if it is its turn. */
  enter(next: Table): void;
  /** Changes lines, notes or arrows; the place stays, as far as it is still there. */
  edit(by: (table: Table) => GameTree): void;
  /** Makes the line through a node the main line. */
  promote(node: NodeId): void;
  /** Deletes a node and everything after it; the notice offers to restore it. */
  prune(node: NodeId): void;
  restoreLine(): void;
  /** Edits the note at a node. */
  note(node: NodeId, part: Note): void;
  /**
   * Draws an arrow at the current node, blue unless a colour is given, or a circle if it begins and ends on
   * one square; drawing it again erases it.
   */
  draw(from: Square, to: Square, color?: ArrowColor): void;
  setDrawing(drawing: boolean): void;
}

export const createHistory: Slice<GameHistory> = ({ get, set, dispatch, tasks, services: { pause } }) => {
  const edit: GameHistory['edit'] = (by) => {
    const { table } = get();
    if (table) dispatch({ type: 'edit', tree: by(table) });
  };
  return {
    drawing: false,
    undo: (stride = 'action') => dispatch({ type: 'undo', stride }),
    redo: (stride = 'action') => dispatch({ type: 'redo', stride }),
    goTo: (cursor) => dispatch({ type: 'goTo', cursor }),
    visit(node) {
      const { table } = get();
      const line = table && lineThrough(table.tree, node);
      // Actions not played since the game was opened are replayed now, in pieces.
      if (!line || !pause || isReplayed(table.tree, line)) return dispatch({ type: 'visit', node });
      void tasks.run(async ({ finish }) => {
        await finish(replaying(table.game, table.tree, line));
        const now = get().table;
        if (now?.tree.beginning === table.tree.beginning && hasNode(now.tree, node))
          dispatch({ type: 'visit', node });
      });
    },
    enter: (table) => dispatch({ type: 'enter', table }),
    edit,
    promote: (node) => edit(({ tree }) => promote(tree, node)),
    prune: (node) => dispatch({ type: 'prune', node }),
    restoreLine: () => dispatch({ type: 'restoreLine' }),
    draw: (from, to, color = 'blue') =>
      edit((table) => {
        const name = (at: Square) => squareName(table.game.board, at);
        return draw(table.tree, nodeAt(table), name(from), name(to), color);
      }),
    note(node, part) {
      const kept = part.name ? { ...part, name: plainTitle(part.name) } : part;
      edit(({ tree }) => annotate(tree, node, kept));
    },
    setDrawing: (drawing) => set({ drawing }),
  };
};
