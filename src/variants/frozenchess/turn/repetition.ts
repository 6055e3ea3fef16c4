/** Repetition keys (section 4.5, FC-END-5). Equal positions have equal keys. */
import type { UnitId } from '../../../kernel/asking/target.ts';
import type { Square } from '../../../kernel/board/board.ts';
import { DIRECTIONS, directionIndex } from '../../../kernel/board/direction.ts';
import { movesOf } from '../moves/awards.ts';
import { SQUARES } from '../position/board.ts';
import { numberOfKind } from '../position/kinds.ts';
import { tombSquares } from '../position/piece-lists.ts';
import { type Monad, planText } from '../position/plan.ts';
import { idOf, rangeOf } from '../position/stacks.ts';
import { stageOf } from '../position/stages.ts';
import type { Buried, Component, Shadow, Stack, State, Tomb, Wall } from '../position/state.ts';

const STATUS_ORDER = ['hidden', 'closed', 'open'];

const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyz';

/** Returns 32 bits as text in base 36, ten times as fast as `toString(36)`. */
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

/** Two independent 32-bit hashes, fed number by number. Together they make collisions rare. */
class Mixer {
  /** The two hashes, each half of the key. In a typed array, 32-bit numbers stay unboxed. */
  private readonly halves = new Int32Array(2);

  emptied(): Mixer {
    this.halves[0] = 0x811c9dc5;
    this.halves[1] = 0x9e3779b9;
    return this;
  }

  add(value: number): void {
    const second = Math.imul((this.halves[1] as number) ^ (value + 0x7f4a7c15), 0x85ebca6b);
    this.halves[0] = Math.imul((this.halves[0] as number) ^ value, 0x01000193);
    this.halves[1] = second ^ (second >>> 13);
  }

  key(): string {
    return inBase36(this.halves[0] as number) + inBase36(this.halves[1] as number);
  }
}

/** Mixers for a whole position (`WHOLE`) and for one of its shadows (`PART`), reused to save allocations. */
const [WHOLE, PART] = [new Mixer(), new Mixer()];

const addText = (sum: Mixer, text: string, from: number): void => {
  for (let place = 0; place < text.length; place++) sum.add(from + text.charCodeAt(place));
};

type Places = readonly (Square | undefined)[];

const placeUnits = (places: (Square | undefined)[], { units }: Stack, square: Square): void => {
  for (let index = 0; index < units.length; index++) {
    const { id, cargo } = units[index] as Component;
    places[id] = square;
    for (let place = 0; place < cargo.length; place++) placeUnits(places, cargo[place] as Stack, square);
  }
};

/** Returns the square of each unit, by id. A carried unit has its transport's square. */
const placesOf = (state: State): Places => {
  const places: (Square | undefined)[] = new Array(state.nextId);
  const { stacks, shadows } = state;
  for (let square = 0; square < stacks.length; square++) {
    const stack = stacks[square];
    if (stack) placeUnits(places, stack, square);
  }
  for (let index = 0; index < shadows.length; index++) {
    const { square, stack } = shadows[index] as Shadow;
    placeUnits(places, stack, square);
  }
  return places;
};

/** Hashes a monad's plan and progress, but not failed attempts (section 4.5). */
const addPlan = (sum: Mixer, { plan, next, isActive }: Monad): void =>
  addText(sum, `${planText(plan)}${next}${isActive ? '!' : ''}`, 6500);

const addUnit = (sum: Mixer, unit: Component, stack: Stack): void => {
  sum.add(stack.side === 'white' ? 1 : 2);
  sum.add(numberOfKind(unit.kind));
  sum.add(directionIndex(unit.aim));
  sum.add(rangeOf(unit, stack));
  sum.add(stack.paralysis);
  sum.add(stack.shock);
  if (movesOf(unit) > 1) sum.add(6000 + movesOf(unit));
  const { cargo } = unit;
  sum.add(cargo.length);
  for (let place = 0; place < cargo.length; place++) addStack(sum, cargo[place] as Stack);
};

const addStack = (sum: Mixer, stack: Stack): void => {
  const { units, shade, monad } = stack;
  if (units.length > 1) sum.add(5000 + units.length);
  if (shade) sum.add(5500);
  if (monad) addPlan(sum, monad);
  for (let index = 0; index < units.length; index++) addUnit(sum, units[index] as Component, stack);
};

const addWall = (sum: Mixer, { shadow, waller }: Wall, places: Places): void => {
  sum.add(shadow ? 1000 + shadow.range + (shadow.side === 'white' ? 0 : 100) : 2000);
  sum.add(places[waller] ?? -1);
};

const addTomb = (sum: Mixer, { status, queue }: Tomb): void => {
  sum.add(3000 + STATUS_ORDER.indexOf(status));
  for (let place = 0; place < queue.length; place++) {
    const { kind, side } = queue[place] as Buried;
    sum.add(numberOfKind(kind) + (side === 'white' ? 0 : 100));
  }
};

const addSquares = (sum: Mixer, state: State, places: Places): void => {
  const { stacks, walls, tombs } = state;
  const graves = tombSquares(state);
  let grave = 0;
  for (let square = 0; square < SQUARES.length; square++) {
    const stack = stacks[square];
    const wall = walls[square];
    const hasTomb = graves[grave] === square;
    if (!stack && !wall && !hasTomb) continue;
    sum.add(~square);
    if (stack) addStack(sum, stack);
    if (wall) addWall(sum, wall, places);
    if (hasTomb) {
      addTomb(sum, tombs[square] as Tomb);
      grave += 1;
    }
  }
};

const addWallOf = (sum: Mixer, walls: State['walls'], waller: UnitId): void => {
  for (let square = 0; square < walls.length; square++) {
    const wall = walls[square];
    if (wall && wall.waller === waller) sum.add(square);
  }
};

const keyOfShadow = ({ square, stack }: Shadow, walls: State['walls']): string => {
  const sum = PART.emptied();
  sum.add(square);
  addStack(sum, stack);
  addWallOf(sum, walls, idOf(stack));
  return sum.key();
};

/** Hashes the shadows, sorted by key, so that ids do not matter (FC-END-5). */
const addShadows = (sum: Mixer, { shadows, walls }: State): void => {
  if (shadows.length === 0) return;
  const keys = shadows.map((shadow) => keyOfShadow(shadow, walls));
  addText(sum, keys.sort().join(' '), 0);
};

/** Hashes one number of each thing. Numbers are sorted, so the order of the things does not matter. */
const addEach = <Thing>(sum: Mixer, things: readonly Thing[], numberOf: (thing: Thing) => number): void => {
  for (const number of things.map(numberOf).sort((a, b) => a - b)) sum.add(number);
};

/** Hashes marks and areas. Tornados and avalanches are not sorted, since they act in the order of their lists. */
const addGround = (sum: Mixer, state: State): void => {
  const { corrupted, bombs, distracts, tunnels, tornados, avalanches, quickened } = state;
  addEach(sum, corrupted, (square) => 6000 + square);
  addEach(sum, bombs, ({ square, side }) => 7000 + square + (side === 'white' ? 0 : 500));
  addEach(sum, distracts, ({ square, toward }) => 8000 + square * DIRECTIONS.length + directionIndex(toward));
  addEach(
    sum,
    tunnels,
    ({ entrance, exit, side }) =>
      20000 + (Math.min(entrance, exit) * 256 + Math.max(entrance, exit)) * 2 + (side === 'white' ? 0 : 1),
  );
  tornados.forEach(({ square, plies, side }) => {
    sum.add(200000 + square * 32 + plies * 2 + (side === 'white' ? 0 : 1));
  });
  avalanches.forEach(({ squares, toward, plies }) => {
    sum.add(300000 + plies * DIRECTIONS.length + directionIndex(toward));
    for (const square of squares) sum.add(square);
  });
  for (const square of Object.keys(quickened)) sum.add(10000 + Number(square));
};

const addTraps = (sum: Mixer, all: State['traps'], places: Places): void => {
  if (all.length === 0) return;
  const traps = [...all].sort((a, b) => a.square - b.square || (a.side < b.side ? -1 : 1));
  for (const { square, side, sprung, jester } of traps) {
    sum.add(4000 + square + (side === 'white' ? 0 : 500));
    sum.add(sprung === null ? 0 : 1);
    sum.add(places[jester] ?? -1);
  }
};

export const positionKey = (state: State): string => {
  const sum = WHOLE.emptied();
  const places = placesOf(state);
  sum.add(state.toMove === 'white' ? 1 : 2);
  addSquares(sum, state, places);
  addShadows(sum, state);
  addGround(sum, state);
  sum.add(400000 + stageOf(state));
  addTraps(sum, state.traps, places);
  return sum.key();
};
