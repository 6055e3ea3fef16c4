/**
 * A key for what counts as the same position (section 4.5, FC-END-5): equal positions give equal keys,
 * whatever the ids.
 */
import type { Square } from '../../../kernel/board/board.ts';
import { DIRECTIONS, numberOf } from '../../../kernel/board/direction.ts';
import type { UnitId } from '../../../kernel/menu.ts';
import { movesOf } from '../mechanics/capture/awards.ts';
import type { Monad } from '../monad/plan.ts';
import { planText } from '../monad/words.ts';
import { SQUARES } from './board.ts';
import { numberOfKind } from './kinds.ts';
import { tombSquares, unitSquares } from './piece-lists.ts';
import { stageOf } from './stages.ts';
import { idOf, isFused, rangeOf, type Stack, type State, stackAt } from './state.ts';

const STATUS = ['hidden', 'closed', 'open'];

const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyz';

/** 32 bits as `toString(36)` writes them, which takes ten times as long. */
const inBase36 = (bits: number): string => {
  let text = '';
  let left = bits >>> 0;
  do {
    const rest = Math.floor(left / DIGITS.length);
    text = DIGITS.charAt(left - rest * DIGITS.length) + text;
    left = rest;
  } while (left > 0);
  return text;
};

/** Two independent 32-bit hashes, fed number by number. */
class Mixer {
  /** Where numbers of 32 bits are kept as such. */
  private readonly halves = new Int32Array(2);

  /** Ready to be fed anew. */
  emptied(): Mixer {
    this.halves[0] = 0x811c9dc5;
    this.halves[1] = 0x9e3779b9;
    return this;
  }

  add(value: number): void {
    const [first, second] = [
      this.halves[0] as number,
      Math.imul((this.halves[1] as number) ^ (value + 0x7f4a7c15), 0x85ebca6b),
    ];
    this.halves[0] = Math.imul(first ^ value, 0x01000193);
    this.halves[1] = second ^ (second >>> 13);
  }

  key(): string {
    return inBase36(this.halves[0] as number) + inBase36(this.halves[1] as number);
  }
}

/** Of the whole position, and of one shadow in it. */
const [WHOLE, PART] = [new Mixer(), new Mixer()];

/** Where each unit of the board is, by its id, carried ones with their transport. */
const places = (state: State): readonly (Square | undefined)[] => {
  const found: (Square | undefined)[] = [];
  const add = (stack: Stack, square: Square): void => {
    for (const { id, cargo } of stack.comps) {
      found[id] = square;
      for (const each of cargo) add(each, square);
    }
  };
  for (const square of unitSquares(state)) add(stackAt(state, square), square);
  for (const { square, stack } of state.shadows) add(stack, square);
  return found;
};

/** The squares of each shadow's wall, in scan order, by its id. */
const wallsOfShadows = ({ shadows, walls }: State): ReadonlyMap<UnitId, readonly Square[]> => {
  const found = new Map<UnitId, Square[]>(shadows.map(({ stack }) => [idOf(stack), []]));
  for (const square of SQUARES) {
    const wall = walls[square];
    if (wall) found.get(wall.waller)?.push(square);
  }
  return found;
};

/** What a monad is to do, and how far it has got; not whether it is active, nor how long it waits. */
const addPlan = (sum: Mixer, { plan, next }: Monad): void => {
  for (const letter of `${planText(plan)}${next}`) sum.add(6500 + letter.charCodeAt(0));
};

const addStack = (sum: Mixer, stack: Stack): void => {
  if (isFused(stack)) sum.add(5000 + stack.comps.length);
  if (stack.shade) sum.add(5500);
  if (stack.monad) addPlan(sum, stack.monad);
  for (const unit of stack.comps) {
    sum.add(stack.side === 'white' ? 1 : 2);
    sum.add(numberOfKind(unit.kind));
    sum.add(numberOf(unit.aim));
    sum.add(rangeOf(unit, stack));
    sum.add(stack.par);
    sum.add(stack.shock);
    if (movesOf(unit) > 1) sum.add(6000 + movesOf(unit));
    sum.add(unit.cargo.length);
    for (const each of unit.cargo) addStack(sum, each);
  }
};

/** The shadows, in an order that does not depend on ids. */
const addShadows = (sum: Mixer, state: State): void => {
  if (state.shadows.length === 0) return;
  const walls = wallsOfShadows(state);
  const keys = state.shadows.map(({ square, stack }) => {
    const own = PART.emptied();
    own.add(square);
    addStack(own, stack);
    for (const each of walls.get(idOf(stack)) ?? []) own.add(each);
    return own.key();
  });
  for (const letter of keys.sort().join(' ')) sum.add(letter.charCodeAt(0));
};

export const positionKey = (state: State): string => {
  const sum = WHOLE.emptied();
  const where = places(state);
  const place = (id: UnitId) => where[id] ?? -1;
  sum.add(state.toMove === 'white' ? 1 : 2);
  const graves = tombSquares(state);
  let grave = 0;
  for (const square of SQUARES) {
    const stack = state.stacks[square];
    const wall = state.walls[square];
    const tomb = graves[grave] === square ? state.tombs[square] : undefined;
    if (tomb) grave += 1;
    if (!stack && !wall && !tomb) continue;
    sum.add(-square - 1);
    if (stack) addStack(sum, stack);
    if (wall) {
      sum.add(wall.shadow ? 1000 + wall.shadow.range + (wall.shadow.side === 'white' ? 0 : 100) : 2000);
      sum.add(place(wall.waller));
    }
    if (tomb) {
      sum.add(3000 + STATUS.indexOf(tomb.status));
      for (const { kind, side } of tomb.queue) sum.add(numberOfKind(kind) + (side === 'white' ? 0 : 100));
    }
  }
  addShadows(sum, state);
  for (const square of state.corrupted) sum.add(6000 + square);
  for (const { square, side } of state.bombs) sum.add(7000 + square + (side === 'white' ? 0 : 500));
  for (const { square, toward } of state.distracts)
    sum.add(8000 + square * DIRECTIONS.length + numberOf(toward));
  for (const { entrance, exit, side } of state.tunnels)
    sum.add(20000 + (entrance * 256 + exit) * 2 + (side === 'white' ? 0 : 1));
  for (const { square, plies, side } of state.tornados)
    sum.add(200000 + square * 32 + plies * 2 + (side === 'white' ? 0 : 1));
  for (const { squares, toward, plies } of state.avalanches) {
    sum.add(300000 + plies * DIRECTIONS.length + numberOf(toward));
    for (const square of squares) sum.add(square);
  }
  for (const square of Object.keys(state.quickened)) sum.add(10000 + Number(square));
  sum.add(400000 + stageOf(state));
  const traps = [...state.traps].sort((a, b) => a.square - b.square || (a.side < b.side ? -1 : 1));
  for (const { square, side, sprung, jester } of traps) {
    sum.add(4000 + square + (side === 'white' ? 0 : 500));
    sum.add(sprung === null ? 0 : 1);
    sum.add(place(jester));
  }
  return sum.key();
};
