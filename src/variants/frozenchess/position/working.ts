/**
 * A working position: changed in place, and taken back by a log of what was there. All that reads positions
 * reads it too; stacks, walls and tombs in it stay values that never change.
 */
import type { Square } from '../../../kernel/board/board.ts';
import { changeState } from './changed.ts';
import { keepUp, queensShadows, shadowsAfter, standing } from './piece-lists.ts';
import type { Stack, State, Wall } from './state.ts';

type Writable<T> = { -readonly [F in keyof T]: T[F] };

/** What a position has besides its squares. */
type Field = Exclude<keyof State, 'stacks' | 'walls'>;

/** The list, or the one before where both are the same. */
const kept = <T>(list: readonly T[], before: readonly T[]): readonly T[] => {
  for (let index = 0; index < list.length; index++) if (list[index] !== before[index]) return list.slice();
  return before;
};

export class Working {
  /** The position as it is now; whoever keeps it takes it out first (`take`). */
  readonly state: State;
  private readonly fields: Writable<State>;
  private readonly stacks: (Stack | null)[];
  private readonly walls: (Wall | null)[];
  private readonly log: (() => void)[] = [];
  /** The position as it was last taken out; null where it has changed since. */
  private taken: State | null;

  constructor(readonly base: State) {
    this.stacks = base.stacks.slice();
    this.walls = base.walls.slice();
    this.fields = changeState(base, { stacks: this.stacks, walls: this.walls });
    this.state = this.fields;
    this.taken = base;
  }

  /** Puts a stack on a square, or takes it away. */
  put(square: Square, stack: Stack | null): void {
    const { stacks } = this;
    const old = stacks[square] ?? null;
    if (old === stack) return;
    const known = standing(this.state);
    const { lists, board } = known;
    const kinds = known.kinds[square] ?? 0;
    this.log.push(() => {
      stacks[square] = old;
      known.kinds[square] = kinds;
      known.lists = lists;
      known.board = board;
    });
    stacks[square] = stack;
    keepUp(known, square, old, stack);
    this.taken = null;
  }

  /** Puts a wall on a square, or takes it away. */
  wall(square: Square, wall: Wall | null): void {
    const { walls } = this;
    const old = walls[square] ?? null;
    if (old === wall) return;
    const known = standing(this.state);
    const shadows = queensShadows(this.state);
    const { board } = known;
    const { white, black } = shadows;
    this.log.push(() => {
      walls[square] = old;
      shadows.white = white;
      shadows.black = black;
      known.board = board;
    });
    walls[square] = wall;
    shadows.white = shadowsAfter(white, 'white', square, old, wall);
    shadows.black = shadowsAfter(black, 'black', square, old, wall);
    known.board = null;
    this.taken = null;
  }

  /** Sets another field of the position. */
  set<F extends Field>(field: F, value: State[F]): void {
    if (this.fields[field] === value) return;
    this.write<Writable<State>, F>(this.fields, field, value);
    this.taken = null;
  }

  /** Writes a field of what belongs to the work, and logs what was there. */
  protected write<T, F extends keyof T>(of: T, field: F, value: T[F]): void {
    const old = of[field];
    if (old === value) return;
    this.back(() => {
      of[field] = old;
    });
    of[field] = value;
  }

  /** Remembers how to take back what else has been done. */
  protected back(undo: () => void): void {
    this.log.push(undo);
  }

  /** How far the log has come: a place to go back to. */
  mark(): number {
    return this.log.length;
  }

  /** Takes back all that was done since a mark. */
  undo(mark: number): void {
    if (this.log.length === mark) return;
    while (this.log.length > mark) this.log.pop()?.();
    this.taken = mark === 0 ? this.base : null;
  }

  /** The position as it is now, for good. */
  take(): State {
    const { stacks, walls, base } = this;
    this.taken ??= changeState(this.state, {
      stacks: kept(stacks, base.stacks),
      walls: kept(walls, base.walls),
    });
    return this.taken;
  }
}
