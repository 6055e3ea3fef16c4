/** Tornados (FC-TEMP-3): each pulls the units around it a square nearer, ply after ply. */
import type { Square } from '../../../kernel/board.ts';
import type { UnitId } from '../../../kernel/menu.ts';
import { nameOf } from '../geometry.ts';
import { type Flow, monadsFlow } from '../monad/flow.ts';
import type { Ply } from '../ply.ts';
import { rule } from '../rules.ts';
import { called, idOf, isFilled, type State, stackOn, type Tornado } from '../state.ts';
import { arrived } from './arrival.ts';
import { carried } from './displacement.ts';
import { isGuarded } from './guards.ts';
import { type Place, spiralAround } from './spiral.ts';
import { barring } from './targets.ts';

/** May a tornado move the unit here? `state`: the position before the tornado acts. */
const isLoose = (state: State, square: Square): boolean => !barring(state, 'tornado', null, square) && !isGuarded(state, square);

/** The tornado acts once; `moved`: whom tornados have moved in this ply. */
export const tornadoActs = (ply: Ply, { square: centre, side }: Tornado, moved: Set<UnitId>): Ply => {
  const before = ply.state;
  const words = `The tornado on ${nameOf(centre)} pulls`;
  const pulled = (sum: Ply, { square, inward }: Place): Ply => {
    const stack = stackOn(sum.state, square);
    if (!stack || moved.has(idOf(stack)) || isFilled(sum.state, inward) || !isLoose(before, square)) return sum;
    moved.add(idOf(stack));
    return arrived(carried(sum, square, inward, rule('FC-TEMP-3'), `${words} ${called(sum.state, square)} to ${nameOf(inward)}.`), inward);
  };
  const flow: Flow = { deed: 'tornado', rule: rule('FC-TEMP-3'), words, moved };
  return spiralAround(centre, side).reduce((sum, place) => monadsFlow(pulled(sum, place), place.square, place.inward, flow), ply);
};
