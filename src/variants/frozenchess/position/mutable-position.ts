/** A position changed in place, with an undo log (make and unmake). Copying each position would be slow. */
import type { Square } from '../../../kernel/board/board.ts';
import { changeState } from './changed.ts';
import { pieceListsOf, registerCopy, updateLists } from './piece-lists.ts';
import type { Stack, State, Wall } from './state.ts';

/** Returns `before` if both lists have equal items, else a copy of `list`. Caches know lists by identity. */
const shareIfEqual = <T>(list: readonly T[], before: readonly T[]): readonly T[] => {
  for (let index = 0; index < list.length; index++) if (list[index] !== before[index]) return list.slice();
  return before;
};

export class MutablePosition {
  /** The present position. Each change alters this object; `snapshot` makes an immutable copy. */
  readonly state: State;
  private readonly stacks: (Stack | null)[];
  private readonly walls: (Wall | null)[];
  private readonly log: (() => void)[] = [];
  /** The latest `snapshot`, kept so that no second copy is made. Null after a change. */
  private snapshotTaken: State | null;

  constructor(readonly base: State) {
    this.stacks = base.stacks.slice();
    this.walls = base.walls.slice();
    this.state = changeState(base, { stacks: this.stacks, walls: this.walls });
    this.snapshotTaken = base;
    registerCopy(this.stacks, pieceListsOf(base));
  }

  put(square: Square, stack: Stack | null): void {
    const { stacks } = this;
    const old = stacks[square] ?? null;
    if (old === stack) return;
    const known = pieceListsOf(this.state);
    const { lists, board } = known;
    const kinds = known.kinds[square] ?? 0;
    this.logUndo(() => {
      stacks[square] = old;
      known.kinds[square] = kinds;
      known.lists = lists;
      known.board = board;
    });
    stacks[square] = stack;
    updateLists(known, square, old, stack);
    this.snapshotTaken = null;
  }

  putWall(square: Square, wall: Wall | null): void {
    const { walls } = this;
    const old = walls[square] ?? null;
    if (old === wall) return;
    const known = pieceListsOf(this.state);
    const { board } = known;
    this.logUndo(() => {
      walls[square] = old;
      known.board = board;
    });
    walls[square] = wall;
    known.board = null;
    this.snapshotTaken = null;
  }

  set(change: Partial<Omit<State, 'stacks' | 'walls'>>): void {
    const { state } = this;
    const before = changeState(state, {});
    this.logUndo(() => Object.assign(state, before));
    Object.assign(state, change);
    this.snapshotTaken = null;
  }

  protected logUndo(undo: () => void): void {
    this.log.push(undo);
  }

  savepoint(): number {
    return this.log.length;
  }

  undo(savepoint: number): void {
    if (this.log.length === savepoint) return;
    while (this.log.length > savepoint) this.log.pop()?.();
    this.snapshotTaken = savepoint === 0 ? this.base : null;
  }

  snapshot(): State {
    if (!this.snapshotTaken) {
      const { state, base } = this;
      const stacks = shareIfEqual(state.stacks, base.stacks);
      if (stacks !== base.stacks) registerCopy(stacks, pieceListsOf(state));
      this.snapshotTaken = changeState(state, { stacks, walls: shareIfEqual(state.walls, base.walls) });
    }
    return this.snapshotTaken;
  }
}
