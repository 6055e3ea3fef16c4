/** A key for what counts as the same position (section 4.5, FC-END-5): equal positions give equal keys, whatever the ids. */
import { DIRECTIONS } from '../../../kernel/direction.ts';
import type { UnitId } from '../../../kernel/menu.ts';
import { movesOf } from '../mechanics/capture/awards.ts';
import { wallOf } from '../mechanics/movement/walls.ts';
import type { Monad } from '../monad/plan.ts';
import { planText } from '../monad/text.ts';
import { KINDS } from './kinds.ts';
import { stageOf } from './stages.ts';
import { aboard, idOf, isFused, rangeOf, type Stack, type State } from './state.ts';

const STATUS = ['hidden', 'closed', 'open'];

/** Two independent 32-bit hashes, fed number by number. */
const mixer = () => {
  let first = 0x811c9dc5;
  let second = 0x9e3779b9;
  return {
    add: (value: number) => {
      first = Math.imul(first ^ value, 0x01000193);
      second = Math.imul(second ^ (value + 0x7f4a7c15), 0x85ebca6b);
      second ^= second >>> 13;
    },
    key: () => (first >>> 0).toString(36) + (second >>> 0).toString(36),
  };
};

/** Where each unit of the board is, carried ones with their transport. */
const places = (state: State): ReadonlyMap<UnitId, number> => {
  const found = new Map<UnitId, number>();
  state.stacks.forEach((stack, square) => {
    if (stack) for (const { id } of aboard(stack)) found.set(id, square);
  });
  for (const { square, stack } of state.shadows) for (const { id } of aboard(stack)) found.set(id, square);
  return found;
};

type Add = (value: number) => void;

/** What a monad is to do, and how far it has got; not whether it is active, nor how long it waits. */
const addPlan = ({ plan, next }: Monad, add: Add): void => {
  for (const letter of `${planText(plan)}${next}`) add(6500 + letter.charCodeAt(0));
};

const addStack =
  (add: Add) =>
  (stack: Stack): void => {
    if (isFused(stack)) add(5000 + stack.comps.length);
    if (stack.shade) add(5500);
    if (stack.monad) addPlan(stack.monad, add);
    for (const unit of stack.comps) {
      add(stack.side === 'white' ? 1 : 2);
      add(KINDS.indexOf(unit.kind));
      add(DIRECTIONS.indexOf(unit.aim));
      add(rangeOf(unit, stack));
      add(stack.par);
      add(stack.shock);
      if (movesOf(unit) > 1) add(6000 + movesOf(unit));
      add(unit.cargo.length);
      unit.cargo.forEach(addStack(add));
    }
  };

/** The shadows, in an order that does not depend on ids. */
const addShadows = (state: State, add: Add): void => {
  const keys = state.shadows.map(({ square, stack }) => {
    const own = mixer();
    own.add(square);
    addStack(own.add)(stack);
    for (const each of wallOf(state, idOf(stack))) own.add(each);
    return own.key();
  });
  for (const letter of keys.sort().join(' ')) add(letter.charCodeAt(0));
};

export const positionKey = (state: State): string => {
  const { add, key } = mixer();
  const where = places(state);
  const place = (id: UnitId) => where.get(id) ?? -1;
  add(state.toMove === 'white' ? 1 : 2);
  state.stacks.forEach((stack, square) => {
    const wall = state.walls[square];
    const tomb = state.tombs[square];
    if (!stack && !wall && !tomb) return;
    add(-square - 1);
    if (stack) addStack(add)(stack);
    if (wall) {
      add(wall.shadow ? 1000 + wall.shadow.range + (wall.shadow.side === 'white' ? 0 : 100) : 2000);
      add(place(wall.waller));
    }
    if (tomb) {
      add(3000 + STATUS.indexOf(tomb.status));
      for (const { kind, side } of tomb.queue) add(KINDS.indexOf(kind) + (side === 'white' ? 0 : 100));
    }
  });
  addShadows(state, add);
  for (const square of state.corrupted) add(6000 + square);
  for (const { square, side } of state.bombs) add(7000 + square + (side === 'white' ? 0 : 500));
  for (const { square, toward } of state.distracts) add(8000 + square * DIRECTIONS.length + DIRECTIONS.indexOf(toward));
  for (const { entrance, exit, side } of state.tunnels) add(20000 + (entrance * 256 + exit) * 2 + (side === 'white' ? 0 : 1));
  for (const { square, plies, side } of state.tornados) add(200000 + square * 32 + plies * 2 + (side === 'white' ? 0 : 1));
  for (const { squares, toward, plies } of state.avalanches) {
    add(300000 + plies * DIRECTIONS.length + DIRECTIONS.indexOf(toward));
    squares.forEach(add);
  }
  for (const square of Object.keys(state.quickened)) add(10000 + Number(square));
  add(400000 + stageOf(state));
  const traps = [...state.traps].sort((a, b) => a.square - b.square || (a.side < b.side ? -1 : 1));
  for (const { square, side, sprung, jester } of traps) {
    add(4000 + square + (side === 'white' ? 0 : 500));
    add(sprung === null ? 0 : 1);
    add(place(jester));
  }
  return key();
};
