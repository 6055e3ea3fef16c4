/** Slice: undo, redo, other lines, notes and arrows. */
import { type Square, squareName } from '../../kernel/board/board.ts';
import { plainTitle } from '../../kernel/editing/names.ts';
import { afterComputer, beforeComputer, headingAt } from '../seats/computers.ts';
import type { Actions, StoreAccess } from '../state.ts';
import { MESSAGES } from '../telling/words.ts';
import { isReplayed, replaying } from './line.ts';
import { goTo, visiting, withTree } from './playing.ts';
import { nodeAt } from './table.ts';
import { canRedo, redo, undo } from './travel.ts';
import { annotate, draw, hasNode, lineThrough, type NodeId, promote, prune, regrow } from './tree.ts';

type HistoryActions = Pick<
  Actions,
  | 'undo'
  | 'redo'
  | 'goTo'
  | 'visit'
  | 'enter'
  | 'promote'
  | 'prune'
  | 'restoreLine'
  | 'note'
  | 'draw'
  | 'setDrawing'
>;

export const historyActions = ({
  get,
  set,
  put,
  change,
  tasks,
  world: { pause },
}: StoreAccess): HistoryActions => {
  const visit = (node: NodeId) => {
    const { table } = get();
    const there = table && visiting(table, node);
    if (there?.ok) put(there.value);
    else if (there) set({ notice: { text: MESSAGES.noWayThere(there.error.text) } });
  };

  return {
    undo: (stride = 'action') =>
      change((table) => undo(beforeComputer(table, get().heading?.computers), stride), { takenBack: true }),
    redo: (stride = 'action') =>
      change(
        (table) => {
          const next = canRedo(table) ? redo(table, stride) : table;
          return stride === 'pick' ? next : afterComputer(next, get().heading?.computers);
        },
        { takenBack: get().takenBack },
      ),
    goTo: (cursor) => change((table) => goTo(table, cursor)),
    visit(node) {
      const { table } = get();
      const line = table && lineThrough(table.tree, node);
      // Actions not played since the game was opened are replayed now, in pieces.
      if (!line || !pause || line.every(isReplayed)) return visit(node);
      void tasks.run(async ({ finish }) => {
        await finish(replaying(table.game, table.tree, line));
        const now = get().table;
        if (now?.tree.beginning === table.tree.beginning && hasNode(now.tree, node)) visit(node);
      });
    },
    enter(next) {
      const { heading } = get();
      put(next, {
        notice: { text: MESSAGES.branchKept, passes: 'soon' },
        heading: heading && headingAt(heading, next),
      });
    },
    promote: (node) => change((table) => withTree(table, promote(table.tree, node))),
    prune(node) {
      const { table } = get();
      if (!table) return;
      put(withTree(table, prune(table.tree, node)), {
        beforePrune: table.tree,
        notice: { text: MESSAGES.lineDeleted, offer: 'restoreLine', passes: 'played' },
      });
    },
    restoreLine() {
      const { table, beforePrune } = get();
      if (table && beforePrune)
        put(withTree(table, regrow(table.tree, beforePrune)), { beforePrune: null, notice: null });
    },
    draw: (from, to, color = 'blue') =>
      change((table) => {
        const name = (at: Square) => squareName(table.game.board, at);
        return withTree(table, draw(table.tree, nodeAt(table), name(from), name(to), color));
      }),
    setDrawing: (drawing) => set({ drawing }),
    note: (node, part) => {
      const kept = part.name ? { ...part, name: plainTitle(part.name) } : part;
      change((table) => withTree(table, annotate(table.tree, node, kept)));
    },
  };
};
