/** Tornados (FC-TEMP-3): each pulls the units around it a square nearer, ply after ply. */
import type { Square } from '../../../../kernel/board/board.ts';
import type { UnitId } from '../../../../kernel/menu.ts';
import { type Flow, sweepMonads } from '../../monad/holders.ts';
import type { Current } from '../../moves/facts.ts';
import type { Resolution } from '../../moves/resolution.ts';
import { idOf, isFilled, type State, stackOn, type Tornado } from '../../position/state.ts';
import { arrive } from '../movement/arrival.ts';
import { sweep } from '../movement/displacement.ts';
import { isGuarded } from '../threat/guards.ts';
import { barring } from '../threat/immunity.ts';
import { type Place, spiralAround } from './spiral.ts';

/** May a tornado move the unit here? `state`: the position before the tornado acts. */
const isLoose = (state: State, square: Square): boolean => {
  const stack = stackOn(state, square);
  return !(stack && barring(state, 'tornado', null, { square, stack })) && !isGuarded(state, square);
};

/** The tornado acts once; `moved`: whom tornados have moved in this ply. */
export const runTornado = (
  resolution: Resolution,
  { square: centre, side }: Tornado,
  moved: Set<UnitId>,
): Resolution => {
  const before = resolution.state;
  const by: Current = { deed: 'tornado', centre };
  const pull = (sum: Resolution, { square, inward }: Place): Resolution => {
    const stack = stackOn(sum.state, square);
    if (!stack || moved.has(idOf(stack)) || isFilled(sum.state, inward) || !isLoose(before, square))
      return sum;
    moved.add(idOf(stack));
    return arrive(sweep(sum, square, inward, by), inward);
  };
  const flow: Flow = { by, moved };
  return spiralAround(centre, side).reduce(
    (sum, place) => sweepMonads(pull(sum, place), place.square, place.inward, flow),
    resolution,
  );
};
