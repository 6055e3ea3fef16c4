/** Avalanches (FC-TEMP-4): each pushes the units on its flow squares by one square, the foremost first. */
import type { UnitId } from '../../../../kernel/asking/target.ts';
import type { Square } from '../../../../kernel/board/board.ts';
import { STEP } from '../../../../kernel/board/direction.ts';
import { barring } from '../../moves/threat/immunity.ts';
import { at } from '../../position/board.ts';
import type { Avalanche } from '../../position/schema.ts';
import { isFilled, stackOn } from '../../position/squares.ts';
import { idOf } from '../../position/stacks.ts';
import type { Current } from '../facts.ts';
import { arrive } from '../movement/arrival.ts';
import { sweep } from '../movement/displacement.ts';
import type { Ply } from '../ply.ts';
import { sweepMonads } from '../shadows/holders.ts';

/** `moved` holds the units that avalanches already moved in this ply. */
export const runAvalanche = (ply: Ply, { squares, toward }: Avalanche, moved: Set<UnitId>): void => {
  const { state } = ply;
  const by: Current = { deed: 'avalanche' };
  const push = (square: Square, on: Square): void => {
    const stack = stackOn(state, square);
    if (!stack || moved.has(idOf(stack)) || isFilled(state, on)) return;
    if (barring(state, 'avalanche', null, { square, stack })) return;
    moved.add(idOf(stack));
    sweep(ply, square, on, by);
    arrive(ply, on);
  };
  for (const square of [...squares].reverse()) {
    const on = at(square, STEP[toward]);
    if (on === null) continue;
    push(square, on);
    sweepMonads(ply, square, on, { by, moved });
  }
};
