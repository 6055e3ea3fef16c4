/** Units that come onto the board: how they are told, and how they stand there (FC-TIME-4: they changed square). */
import type { Square } from '../../../kernel/board.ts';
import type { BoardEvent } from '../../../kernel/event.ts';
import type { Side } from '../../../kernel/side.ts';
import { single } from '../newunit.ts';
import { newcomer, type Ply, withStack } from '../ply.ts';
import type { Component } from '../state.ts';
import { facingOf } from './promotion.ts';

export const appearEvent = (unit: Component, side: Side, square: Square): BoardEvent => {
  const facing = facingOf(unit, side);
  return {
    kind: 'appeared',
    unit: { id: unit.id, type: unit.kind, side, at: [square], body: 'whole', badges: [], ...(facing && { facing }) },
  };
};

/** A single unit, free of timers, now stands on that square. */
export const placed = (ply: Ply, square: Square, unit: Component, side: Side): Ply =>
  withStack(ply, square, newcomer(ply, single(unit, side)));
