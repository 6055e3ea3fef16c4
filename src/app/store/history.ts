import { type Square, squareName } from '../../kernel/board/board.ts';
import { plainTitle } from '../../kernel/editing/names.ts';
import { isReplayed, replayLine } from '../model/line.ts';
import { nodeAt, type Table } from '../model/table.ts';
import type { UndoUnit } from '../model/travel.ts';
import {
  type ArrowColor,
  annotate,
  drawArrow,
  type GameTree,
  hasNode,
  lineThrough,
  type NodeId,
  type Note,
  promote,
} from '../model/tree.ts';
import {
  type LinePlace,
  linePlace,
  nextFrame,
  previousFrame,
  replayOfActions,
  replayOfLastTurn,
} from '../playback/playback.ts';
import { tempoIn } from './preferences.ts';
import type { Slice } from './state.ts';

interface Animating {
  step(): void;
  stepBack(): void;
  /** Goes to `cursor` and animates the actions since `from`. If `byHand`, the player starts each frame. */
  replay(cursor: number, byHand: boolean, from?: number): void;
  replayLastTurn(byHand: boolean): void;
  skip(): void;
  /** Shows a place with its animation. If `running`, plays on through the rest of the line, as a film does. */
  watch(to: LinePlace | number, running: boolean): void;
}

export interface GameHistory extends Animating {
  readonly drawing: boolean;
  undo(stride?: UndoUnit): void;
  redo(stride?: UndoUnit): void;
  goTo(cursor: number): void;
  visit(node: NodeId): void;
  /** Goes to the table `next`, whose tree has a new branch. If the computer is to move, the computer plays. */
  enter(next: Table): void;
  /** Changes the game tree. If the current node is removed, its nearest ancestor becomes the current one. */
  edit(by: (table: Table) => GameTree): void;
  promote(node: NodeId): void;
  prune(node: NodeId): void;
  restoreLine(): void;
  note(node: NodeId, part: Note): void;
  /** Draws or erases an arrow, or a circle if both squares are equal. A second drawing erases the first. */
  draw(from: Square, to: Square, color?: ArrowColor): void;
  setDrawing(drawing: boolean): void;
}

const createAnimating: Slice<Animating> = ({ get, dispatch, services }) => ({
  step() {
    const { playback } = get();
    if (playback) dispatch({ type: 'frame', playback: nextFrame(playback) });
  },
  stepBack() {
    const { playback } = get();
    if (playback?.frameTime === null) dispatch({ type: 'frame', playback: previousFrame(playback) ?? playback });
  },
  replay(cursor, byHand, from = cursor - 1) {
    dispatch({ type: 'goTo', cursor });
    const { table } = get();
    if (table && from >= 0 && table.cursor === cursor)
      dispatch({ type: 'frame', playback: replayOfActions(table, from, byHand) });
  },
  replayLastTurn(byHand) {
    const { table } = get();
    if (table && (byHand || tempoIn(get(), services) !== null))
      dispatch({ type: 'frame', playback: replayOfLastTurn(table, byHand ? 'step' : 1) });
  },
  skip: () => dispatch({ type: 'frame', playback: null }),
  watch(to, running) {
    const { table } = get();
    const place = typeof to === 'number' ? table && linePlace(table, to) : to;
    if (place) dispatch({ type: 'watch', place, running });
  },
});

export const createHistory: Slice<GameHistory> = (access) => {
  const { get, set, dispatch, tasks, services } = access;
  const edit: GameHistory['edit'] = (by) => {
    const { table } = get();
    if (table) dispatch({ type: 'edit', tree: by(table) });
  };
  return {
    ...createAnimating(access),
    drawing: false,
    undo: (stride = 'action') => dispatch({ type: 'undo', stride }),
    redo: (stride = 'action') => dispatch({ type: 'redo', stride }),
    goTo: (cursor) => dispatch({ type: 'goTo', cursor }),
    visit(node) {
      const { table } = get();
      const line = table && lineThrough(table.tree, node);
      // A line not played since the game was opened is replayed now, in slices.
      if (!line || !services.pause || isReplayed(table.tree, line)) return dispatch({ type: 'visit', node });
      void tasks.run(async ({ finish }) => {
        await finish(replayLine(table.game, table.tree, line));
        const now = get().table;
        if (now?.tree.beginning === table.tree.beginning && hasNode(now.tree, node)) dispatch({ type: 'visit', node });
      });
    },
    enter: (table) => dispatch({ type: 'enter', table }),
    edit,
    promote: (node) => edit(({ tree }) => promote(tree, node)),
    prune: (node) => dispatch({ type: 'prune', node }),
    restoreLine: () => dispatch({ type: 'restoreLine' }),
    note(node, part) {
      const kept = part.name ? { ...part, name: plainTitle(part.name) } : part;
      edit(({ tree }) => annotate(tree, node, kept));
    },
    draw: (from, to, color = 'blue') =>
      edit((table) => {
        const name = (at: Square) => squareName(table.game.board, at);
        return drawArrow(table.tree, nodeAt(table), name(from), name(to), color);
      }),
    setDrawing: (drawing) => set({ drawing }),
  };
};
