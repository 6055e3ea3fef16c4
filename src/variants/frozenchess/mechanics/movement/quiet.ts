/** Normal moves of one step by a unit's own pattern, never a lent one. Load, Fuse and De-fuse use these moves. */
import type { Square } from '../../../../kernel/board/board.ts';
import { invariant } from '../../../../kernel/invariant.ts';
import { currentLinesOf, hasHurdle } from '../../moves/bent-lines.ts';
import { visitLineEnds } from '../../moves/threat/threat.ts';
import { capacity } from '../../position/kinds.ts';
import { isClosedTomb, stackAt, stackOn } from '../../position/squares.ts';
import { actingUnit, kindOf, rangeOf } from '../../position/stacks.ts';
import type { Actor, Component, Stack, State } from '../../position/state.ts';
import { addOwedParalysis, type Ply } from '../ply.ts';

export interface PathEnd {
  readonly to: Square;
  readonly path: readonly Square[];
}

/** The ends of the unit's own normal moves that `fits` accepts, each with the first path that leads there. */
export const ownMoveEnds = (state: State, from: Square, fits: (to: Square) => boolean): readonly PathEnd[] => {
  const stack = stackOn(state, from);
  if (!stack) return [];
  const unit = actingUnit(stack);
  const found: PathEnd[] = [];
  visitLineEnds(
    state,
    currentLinesOf(state, unit.kind, unit.aim, 'move', from),
    rangeOf(unit, stack),
    (to, way, travelled) => {
      if (hasHurdle(state, way.over) && fits(to) && !found.some((each) => each.to === to)) {
        found.push({ to, path: [from, ...way.travel.slice(0, travelled), to] });
      }
      return false;
    },
  );
  return found;
};

export const hasRoom = ({ kind, cargo }: Component): boolean => cargo.length < capacity(kind);

/** Returns the stack's first transport with room, or its first transport if all are full. Null if there is none. */
export const transportIn = (stack: Stack): Component | null => {
  const transports = stack.units.filter(({ kind }) => capacity(kind) > 0);
  return transports.find(hasRoom) ?? transports[0] ?? null;
};

export const transportAt = (state: State, square: Square): Component => {
  const transport = transportIn(stackAt(state, square));
  invariant(transport, 'a transport is there');
  return transport;
};

/** Whether the unit owes a turn of paralysis for passing over a closed tomb (FC-TOMB-3). A Dragon never does. */
export const isOverTomb = (state: State, { stack }: Actor, path: readonly Square[]): boolean => {
  for (let index = 1; index < path.length - 1; index++)
    if (isClosedTomb(state, path[index] as Square)) return kindOf(stack) !== 'D';
  return false;
};

export const addTombCost = (ply: Ply): void => addOwedParalysis(ply, 1, 'FC-TOMB-3', false);
