/** Which units can be pulled, and how far (FC-PULL-1 to 4). */
import type { Refusal } from '../../../../kernel/asking/menu.ts';
import type { Square } from '../../../../kernel/board/board.ts';
import type { Direction } from '../../../../kernel/board/direction.ts';
import { patternOf } from '../../moves/bent-lines.ts';
import { linesOf } from '../../moves/lines.ts';
import { shadowCaptureRays } from '../../moves/shadow-reach.ts';
import { whyGuarded } from '../../moves/threat/guards.ts';
import { whyImmune } from '../../moves/threat/immunity.ts';
import { lentTo } from '../../moves/threat/powers.ts';
import { ahead } from '../../position/board.ts';
import type { Kind } from '../../position/kinds.ts';
import type { Lent } from '../../position/schema.ts';
import { shadowsOn } from '../../position/shadows.ts';
import { isCorrupted, stackOn, wallOn } from '../../position/squares.ts';
import { actingUnit, kindOf, rangeOf } from '../../position/stacks.ts';
import type { Actor, Stack, State } from '../../position/state.ts';
import { hasRoom } from './quiet.ts';

/** A pull of one target, open or refused. The target stops on an end square or in a transport (FC-PULL-3). */
export interface Pull {
  readonly target: Actor;
  readonly ends: readonly Square[];
  readonly into: Square | null;
  /** Whether units stand between puller and target, which doubles the cost (FC-PULL-4). */
  readonly isThrough: boolean;
  readonly why: Refusal | null;
}

type Ray = readonly Square[];

const upToCorrupted = (state: State, ray: Ray): Ray => {
  const end = ray.findIndex((square) => isCorrupted(state, square));
  return end < 0 ? ray : ray.slice(0, end + 1);
};

/** Returns the rays along which a kind captures and so can pull; none for a Lancer, which captures beside them. */
const raysOf = (state: State, kind: Kind, aim: Direction, range: number, from: Square): readonly Ray[] =>
  linesOf(patternOf(state, kind), aim, 'capture', from)
    .filter(({ shape }) => shape === 'ray' && kind !== 'L')
    .map(({ ends }) => upToCorrupted(state, ends.flat().slice(0, range)));

/** Returns the rays along which a unit can pull: its own and lent ones (FC-PULL-1). A Bishop lends none. */
const pullRays = (state: State, from: Square, stack: Stack, lent: readonly Lent[]): readonly Ray[] => {
  const unit = actingUnit(stack);
  const rays = [
    ...raysOf(state, unit.kind, unit.aim, rangeOf(unit, stack), from),
    ...lent
      .filter(([kind]) => kind !== 'B')
      .flatMap(([kind, range]) => raysOf(state, kind, ahead(stack.side), range, from)),
  ];
  const longest = new Map<Square, Ray>();
  for (const ray of rays) {
    const [first] = ray;
    if (first !== undefined && ray.length > (longest.get(first)?.length ?? 0)) longest.set(first, ray);
  }
  return [...longest.values()];
};

const whyNotPulled = (state: State, kind: Kind, target: Actor): Refusal | null =>
  whyImmune(state, 'pull', kind, target) ?? whyGuarded(state, target.square, 'pulled');

const hasRoomOn = (state: State, square: Square, side: Stack['side']): boolean => {
  const stack = stackOn(state, square);
  return stack?.side === side && stack.units.some(hasRoom);
};

const pullsAlong = (state: State, kind: Kind, ray: Ray): readonly Pull[] => {
  const pulls: Pull[] = [];
  let nearest = -1;
  for (const [index, square] of ray.entries()) {
    if (wallOn(state, square)) break;
    const stack = stackOn(state, square);
    if (!stack) continue;
    const before = ray[nearest];
    pulls.push({
      target: { square, stack },
      ends: ray.slice(nearest + 1, index).reverse(),
      into: before !== undefined && hasRoomOn(state, before, stack.side) ? before : null,
      isThrough: before !== undefined,
      why: whyNotPulled(state, kind, { square, stack }),
    });
    nearest = index;
  }
  return pulls;
};

const holdsUnit = (state: State, ray: Ray): boolean => {
  for (const square of ray) {
    if (wallOn(state, square)) return false;
    if (stackOn(state, square)) return true;
  }
  return false;
};

const shadowPulls = (state: State, shadow: Actor): readonly Pull[] =>
  shadowCaptureRays(state, shadow).flatMap((ray) =>
    ray.flatMap((square, index) =>
      shadowsOn(state, square).map((target): Pull => {
        const why = whyImmune(state, 'pull', kindOf(shadow.stack), target);
        return { target, ends: ray.slice(0, index).reverse(), into: null, isThrough: false, why };
      }),
    ),
  );

/**
 * Returns all pulls of the actor, with refused pulls included (FC-PULL-2).
 * By default, `lent` holds the patterns that other units lend the actor in this position.
 */
export const pullsFrom = (state: State, actor: Actor, lent?: readonly Lent[]): readonly Pull[] => {
  const { square, stack } = actor;
  if (stack.shade) return shadowPulls(state, actor);
  return pullRays(state, square, stack, lent ?? lentTo(state, square)).flatMap((ray) =>
    pullsAlong(state, kindOf(stack), ray),
  );
};

export const hasPulls = (state: State, actor: Actor, lent?: readonly Lent[]): boolean => {
  const { square, stack } = actor;
  if (stack.shade) return shadowPulls(state, actor).length > 0;
  return pullRays(state, square, stack, lent ?? lentTo(state, square)).some((ray) => holdsUnit(state, ray));
};
