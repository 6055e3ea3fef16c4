/** Quiet moves by a unit's own pattern, and the transports (FC-TRAN-1) and tombs (FC-TOMB-3) that paths meet. */
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

/**
 * Returns the end squares of a unit's own quiet moves, each with the path found first.
 * Squares for which `fits` returns false are skipped.
 */
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

/** Returns a transport in the stack, preferably one with room; null if there is no transport. */
export const transportIn = (stack: Stack): Component | null => {
  const transports = stack.units.filter(({ kind }) => capacity(kind) > 0);
  return transports.find(hasRoom) ?? transports[0] ?? null;
};

export const transportAt = (state: State, square: Square): Component => {
  const transport = transportIn(stackAt(state, square));
  invariant(transport, 'a transport is there');
  return transport;
};

/** Whether a path leads over a closed tomb at a cost (FC-TOMB-3). A Dragon pays nothing. */
export const paysForTomb = (state: State, { stack }: Actor, path: readonly Square[]): boolean => {
  for (let index = 1; index < path.length - 1; index++)
    if (isClosedTomb(state, path[index] as Square)) return kindOf(stack) !== 'D';
  return false;
};

export const addTombCost = (ply: Ply): void => addOwedParalysis(ply, 1, 'FC-TOMB-3', false);
