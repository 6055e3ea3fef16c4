/** Ends of a unit's own normal moves in one step, without lent patterns: for Load, Fuse and De-fuse. */
import type { Square } from '../../../../kernel/board/board.ts';
import { invariant } from '../../../../kernel/invariant.ts';
import { isOver, waysIn } from '../../moves/bent-lines.ts';
import { follow } from '../../moves/threat/threat.ts';
import { capacity } from '../../position/kinds.ts';
import { isClosedTomb, stackAt, stackOn } from '../../position/squares.ts';
import { actingUnit, kindOf, rangeOf } from '../../position/stacks.ts';
import type { Actor, Component, Stack, State } from '../../position/state.ts';
import { owe, type Ply } from '../ply.ts';

export interface Entry {
  readonly to: Square;
  readonly path: readonly Square[];
}

/** The ends that fit, each with the path that takes precedence. */
export const ownEnds = (state: State, from: Square, fits: (to: Square) => boolean): readonly Entry[] => {
  const stack = stackOn(state, from);
  if (!stack) return [];
  const unit = actingUnit(stack);
  const found: Entry[] = [];
  follow(
    state,
    waysIn(state, unit.kind, unit.aim, 'move', from),
    rangeOf(unit, stack),
    (to, way, travelled) => {
      if (isOver(state, way.over) && fits(to) && !found.some((each) => each.to === to)) {
        found.push({ to, path: [from, ...way.travel.slice(0, travelled), to] });
      }
      return false;
    },
  );
  return found;
};

/** Has this transport room for one more stack? */
export const hasRoom = ({ kind, cargo }: Component): boolean => cargo.length < capacity(kind);

/** The transport of a stack that loads next: the first with room, or else the first. */
export const transportIn = (stack: Stack): Component | null => {
  const transports = stack.comps.filter(({ kind }) => capacity(kind) > 0);
  return transports.find(hasRoom) ?? transports[0] ?? null;
};

/** The transport on a square; throws where there is none. */
export const transportAt = (state: State, square: Square): Component => {
  const transport = transportIn(stackAt(state, square));
  invariant(transport, 'a transport is there');
  return transport;
};

/** Does the path pass over a closed tomb, with its price (FC-TOMB-3)? Dragons are exempt. */
export const isOverTomb = (state: State, { stack }: Actor, path: readonly Square[]): boolean => {
  for (let index = 1; index < path.length - 1; index++)
    if (isClosedTomb(state, path[index] as Square)) return kindOf(stack) !== 'D';
  return false;
};

/** The acting unit owes for the tombs on its path. */
export const oweForTombs = (ply: Ply): void => owe(ply, 1, 'FC-TOMB-3', false);
