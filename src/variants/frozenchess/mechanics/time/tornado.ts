/** Tornados (FC-TEMP-3): each pulls the units around it by one square in every ply. */
import type { UnitId } from '../../../../kernel/asking/target.ts';
import type { Square } from '../../../../kernel/board/board.ts';
import { isGuarded } from '../../moves/threat/guards.ts';
import { barring } from '../../moves/threat/immunity.ts';
import type { Tornado } from '../../position/schema.ts';
import { isFilled, stackOn } from '../../position/squares.ts';
import { idOf } from '../../position/stacks.ts';
import type { State } from '../../position/state.ts';
import type { Current } from '../facts.ts';
import { arrive } from '../movement/arrival.ts';
import { sweep } from '../movement/displacement.ts';
import type { Ply } from '../ply.ts';
import { sweepMonads } from '../shadows/holders.ts';
import { type Place, spiralAround } from './spiral.ts';

const isLoose = (state: State, square: Square): boolean => {
  const stack = stackOn(state, square);
  return stack !== null && !barring(state, 'tornado', null, { square, stack }) && !isGuarded(state, square);
};

/** `moved` holds the units that tornados already moved in this ply. */
export const runTornado = (ply: Ply, { square: centre, side }: Tornado, moved: Set<UnitId>): void => {
  const { state } = ply;
  const by: Current = { deed: 'tornado', centre };
  const spiral = spiralAround(centre, side);
  const loose = new Set(spiral.map(({ square }) => square).filter((square) => isLoose(state, square)));
  const pull = ({ square, inward }: Place): void => {
    const stack = stackOn(state, square);
    if (!stack || moved.has(idOf(stack)) || isFilled(state, inward) || !loose.has(square)) return;
    moved.add(idOf(stack));
    sweep(ply, square, inward, by);
    arrive(ply, inward);
  };
  for (const place of spiral) {
    pull(place);
    sweepMonads(ply, place.square, place.inward, { by, moved });
  }
};
