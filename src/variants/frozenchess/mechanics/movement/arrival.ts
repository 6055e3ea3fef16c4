/** Effects of arrival on a square (FC-RES-3, FC-TOMB-4, FC-JEST-3, FC-TIME-4). */
import type { Square } from '../../../../kernel/board/board.ts';
import type { Side } from '../../../../kernel/side.ts';
import { barringClass } from '../../moves/threat/immunity.ts';
import { singleUnitStack } from '../../position/new-unit.ts';
import { isClosedTomb, isCorrupted, isOnWall, stackOn } from '../../position/squares.ts';
import { idOf } from '../../position/stacks.ts';
import type { Component, Stack } from '../../position/state.ts';
import { killWithoutTomb } from '../capture/corruption.ts';
import { explode } from '../capture/explosion.ts';
import { currentActorSquare, haltActing, type Ply, withStayReset } from '../ply.ts';
import { putShadow } from '../shadows/shadows.ts';
import { setTimer } from './paralysis.ts';

/** Puts a unit on a square without the effects of arrival. The caller applies those later. */
export const placeUnit = (ply: Ply, square: Square, unit: Component, side: Side): void =>
  ply.put(square, withStayReset(ply, singleUnitStack(unit, side)));

const TRAP_TURNS = 4;

const springTrap = (ply: Ply, square: Square): void => {
  const { state } = ply;
  const stack = stackOn(state, square);
  const armed =
    stack && state.traps.find((trap) => trap.square === square && trap.side !== stack.side && trap.sprung === null);
  if (!stack || !armed) return;
  const immune = barringClass(state, 'trap', null, { square, stack });
  if (immune === 'jester' || immune === 'monad') return;
  const without = state.traps.filter((trap) => trap !== armed);
  if (immune) {
    ply.note?.({ kind: 'trapDissolved', square });
    ply.set({ traps: without });
    return;
  }
  ply.note?.({ kind: 'trapped', square, turns: TRAP_TURNS });
  ply.set({ traps: [...without, { ...armed, sprung: idOf(stack) }] });
  setTimer(ply, idOf(stack), TRAP_TURNS, 'FC-JEST-3');
};

/** Applies the effects of arrival (FC-RES-3). If they kill or trap the acting unit, its turn ends. */
export const arrive = (ply: Ply, square: Square): void => {
  if (!stackOn(ply.state, square) || isOnWall(ply.state, square)) return;
  const isActors = currentActorSquare(ply) === square;
  const { timers } = ply;
  if (isCorrupted(ply.state, square)) killWithoutTomb(ply, square);
  else if (isClosedTomb(ply.state, square)) explode(ply, square, 'FC-TOMB-4');
  else springTrap(ply, square);
  if (isActors && (currentActorSquare(ply) === null || ply.timers !== timers)) haltActing(ply);
};

export const releaseCargo = (ply: Ply, square: Square, stack: Stack): void => {
  const out = withStayReset(ply, stack);
  if (out.shade) putShadow(ply, { square, stack: out });
  else {
    ply.put(square, out);
    arrive(ply, square);
  }
};
