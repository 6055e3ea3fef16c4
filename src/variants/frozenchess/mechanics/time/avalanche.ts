/** Avalanches (FC-TEMP-4): each pushes the units on its flow squares a square on, the foremost first. */
import type { Square } from '../../../../kernel/board/board.ts';
import { STEP } from '../../../../kernel/board/direction.ts';
import type { UnitId } from '../../../../kernel/menu.ts';
import { type Flow, sweepMonads } from '../../monad/holders.ts';
import type { Current } from '../../moves/facts.ts';
import type { Resolution } from '../../moves/resolution.ts';
import { at } from '../../position/board.ts';
import { type Avalanche, idOf, isFilled, stackOn } from '../../position/state.ts';
import { arrive } from '../movement/arrival.ts';
import { sweep } from '../movement/displacement.ts';
import { barring } from '../threat/immunity.ts';

/** The avalanche acts once; `moved`: whom avalanches have moved in this ply. */
export const runAvalanche = (
  resolution: Resolution,
  { squares, toward }: Avalanche,
  moved: Set<UnitId>,
): Resolution => {
  const by: Current = { deed: 'avalanche' };
  const push = (sum: Resolution, square: Square, on: Square): Resolution => {
    const stack = stackOn(sum.state, square);
    if (!stack || moved.has(idOf(stack)) || isFilled(sum.state, on)) return sum;
    if (barring(sum.state, 'avalanche', null, { square, stack })) return sum;
    moved.add(idOf(stack));
    return arrive(sweep(sum, square, on, by), on);
  };
  const flow: Flow = { by, moved };
  return [...squares].reverse().reduce((sum, square) => {
    const on = at(square, STEP[toward]);
    return on === null ? sum : sweepMonads(push(sum, square, on), square, on, flow);
  }, resolution);
};
