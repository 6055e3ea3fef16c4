/** Whom a unit can pull, and how far (FC-PULL-1 to 4): units on its rays that capture, also behind others. */
import type { Square } from '../../../../kernel/board.ts';
import type { Direction } from '../../../../kernel/direction.ts';
import type { Refusal } from '../../../../kernel/menu.ts';
import { waysOf } from '../../moves/lines.ts';
import { ahead } from '../../position/board.ts';
import type { Kind } from '../../position/kinds.ts';
import { actingUnit, isCorrupted, kindOf, type Lent, rangeOf, type Stack, type State, stackOn, wallOn } from '../../position/state.ts';
import { whyGuarded } from '../threat/guards.ts';
import { lentTo } from '../threat/powers.ts';
import { whyImmune } from '../threat/targets.ts';
import { patternOf } from './courses.ts';
import { hasRoom } from './entry.ts';

/** A unit on a ray: it could come to these squares, nearest to it first, and maybe into a transport beyond them. */
export interface Pull {
  readonly target: Square;
  readonly ends: readonly Square[];
  readonly into: Square | null;
  /** Behind other units, so that it costs double. */
  readonly isThrough: boolean;
  readonly why: Refusal | null;
}

/** A line of squares from the unit, so far as its range goes. */
type Ray = readonly Square[];

/** A line ends on a corrupted square. */
const upToCorrupted = (state: State, ray: Ray): Ray => {
  const end = ray.findIndex((square) => isCorrupted(state, square));
  return end < 0 ? ray : ray.slice(0, end + 1);
};

/** The rays of a pattern that capture; the Lancer's captures lie beside its rays. */
const raysOf = (state: State, kind: Kind, aim: Direction, range: number, from: Square): readonly Ray[] =>
  waysOf(patternOf(state, kind), aim, 'capture', from)
    .filter(({ shape }) => shape === 'ray' && kind !== 'L')
    .map(({ ends }) => upToCorrupted(state, ends.flat().slice(0, range)));

/** The unit's own rays that capture and those lent to it (a Bishop lends none that capture), of two in one direction the longer. */
const pullRays = (state: State, from: Square, stack: Stack, lent: readonly Lent[]): readonly Ray[] => {
  const unit = actingUnit(stack);
  const rays = [
    ...raysOf(state, unit.kind, unit.aim, rangeOf(unit, stack), from),
    ...lent.filter(([kind]) => kind !== 'B').flatMap(([kind, range]) => raysOf(state, kind, ahead(stack.side), range, from)),
  ];
  const longest = new Map<Square, Ray>();
  for (const ray of rays) {
    const [first] = ray;
    if (first !== undefined && ray.length > (longest.get(first)?.length ?? 0)) longest.set(first, ray);
  }
  return [...longest.values()];
};

/** Why the unit on that square cannot be pulled by one of that kind, or null. */
const whyNotPulled = (state: State, kind: Kind, square: Square): Refusal | null =>
  whyImmune(state, 'pull', kind, square) ?? whyGuarded(state, square, 'pulled');

const roomIn = (state: State, square: Square, side: Stack['side']): boolean => {
  const stack = stackOn(state, square);
  return stack?.side === side && stack.comps.some(hasRoom);
};

/** Every unit on one ray, up to the first wall. */
const pullsAlong = (state: State, kind: Kind, ray: Ray): readonly Pull[] => {
  const pulls: Pull[] = [];
  let nearest = -1;
  for (const [index, square] of ray.entries()) {
    if (wallOn(state, square)) break;
    const stack = stackOn(state, square);
    if (!stack) continue;
    const before = ray[nearest];
    pulls.push({
      target: square,
      ends: ray.slice(nearest + 1, index).reverse(),
      into: before !== undefined && roomIn(state, before, stack.side) ? before : null,
      isThrough: before !== undefined,
      why: whyNotPulled(state, kind, square),
    });
    nearest = index;
  }
  return pulls;
};

/** Every unit on the rays of the unit here, with the reason why it cannot be pulled, if there is one. */
export const pullsFrom = (state: State, from: Square, lent = lentTo(state, from)): readonly Pull[] => {
  const stack = stackOn(state, from);
  return stack ? pullRays(state, from, stack, lent).flatMap((ray) => pullsAlong(state, kindOf(stack), ray)) : [];
};
