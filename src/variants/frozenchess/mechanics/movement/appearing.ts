/** Units that come onto the board: how they stand there (FC-TIME-4: they changed square). */
import type { Square } from '../../../../kernel/board.ts';
import type { Side } from '../../../../kernel/side.ts';
import { newcomer, type Ply, withStack } from '../../moves/resolution.ts';
import { single } from '../../position/new-unit.ts';
import type { Component } from '../../position/state.ts';

/** A single unit, free of timers, now stands on that square. */
export const placed = (ply: Ply, square: Square, unit: Component, side: Side): Ply =>
  withStack(ply, square, newcomer(ply, single(unit, side)));
