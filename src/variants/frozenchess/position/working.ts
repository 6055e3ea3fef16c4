/** A position changed in place (make) and restored by an undo log (unmake). Its elements are immutable. */
import type { Square } from '../../../kernel/board/board.ts';
import { changeState } from './changed.ts';
import { keepUp, standAs, standing } from './piece-lists.ts';
import type { Stack, State, Wall } from './state.ts';

/** Shares `before` if it is equal, so that caches by identity stay valid. */
const kept = <T>(list: readonly T[], before: readonly T[]): readonly T[] => {
  for (let index = 0; index < list.length; index++) if (list[index] !== before[index]) return list.slice();
  return before;
};

export class Working {
  /** Valid until the next write; `take` returns an immutable copy. */
  readonly state: State;
  private readonly stacks: (Stack | null)[];
  private readonly walls: (Wall | null)[];
  private readonly log: (() => void)[] = [];
  /** The result of the latest `take`, or null after a change. */
  private taken: State | null;

  constructor(readonly base: State) {
    this.stacks = base.stacks.slice();
    this.walls = base.walls.slice();
    this.state = changeState(base, { stacks: this.stacks, walls: this.walls });
    this.taken = base;
    standAs(this.stacks, standing(base));
  }

  put(square: Square, stack: Stack | null): void {
    const { stacks } = this;
    const old = stacks[square] ?? null;
    if (old === stack) return;
    const known = standing(this.state);
    const { lists, board } = known;
    const kinds = known.kinds[square] ?? 0;
    this.back(() => {
      stacks[square] = old;
      known.kinds[square] = kinds;
      known.lists = lists;
      known.board = board;
    });
    stacks[square] = stack;
    keepUp(known, square, old, stack);
    this.taken = null;
  }

  wall(square: Square, wall: Wall | null): void {
    const { walls } = this;
    const old = walls[square] ?? null;
    if (old === wall) return;
    const known = standing(this.state);
    const { board } = known;
    this.back(() => {
      walls[square] = old;
      known.board = board;
    });
    walls[square] = wall;
    known.board = null;
    this.taken = null;
  }

  set(change: Partial<Omit<State, 'stacks' | 'walls'>>): void {
    const { state } = this;
    const before = changeState(state, {});
    this.back(() => Object.assign(state, before));
    Object.assign(state, change);
    this.taken = null;
  }

  protected back(undo: () => void): void {
    this.log.push(undo);
  }

  mark(): number {
    return this.log.length;
  }

  undo(mark: number): void {
    if (this.log.length === mark) return;
    while (this.log.length > mark) this.log.pop()?.();
    this.taken = mark === 0 ? this.base : null;
  }

  take(): State {
    if (!this.taken) {
      const { state, base } = this;
      const stacks = kept(state.stacks, base.stacks);
      if (stacks !== base.stacks) standAs(stacks, standing(state));
      this.taken = changeState(state, { stacks, walls: kept(state.walls, base.walls) });
    }
    return this.taken;
  }
}
