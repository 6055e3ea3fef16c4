/** Avalanches (FC-TEMP-4): each pushes the units on its flow squares a square on, the foremost first. */
import type { Square } from '../../../kernel/board.ts';
import { STEP } from '../../../kernel/direction.ts';
import type { UnitId } from '../../../kernel/menu.ts';
import { at, nameOf } from '../geometry.ts';
import { type Flow, monadsFlow } from '../monad/flow.ts';
import type { Ply } from '../ply.ts';
import { rule } from '../rules.ts';
import { type Avalanche, called, idOf, isFilled, stackOn } from '../state.ts';
import { arrived } from './arrival.ts';
import { carried } from './displacement.ts';
import { barring } from './targets.ts';

/** The avalanche acts once; `moved`: whom avalanches have moved in this ply. */
export const avalancheActs = (ply: Ply, { squares, toward }: Avalanche, moved: Set<UnitId>): Ply => {
  const words = 'The avalanche pushes';
  const pushed = (sum: Ply, square: Square, on: Square): Ply => {
    const stack = stackOn(sum.state, square);
    if (!stack || moved.has(idOf(stack)) || isFilled(sum.state, on)) return sum;
    if (barring(sum.state, 'avalanche', null, square)) return sum;
    moved.add(idOf(stack));
    return arrived(carried(sum, square, on, rule('FC-TEMP-4'), `${words} ${called(sum.state, square)} to ${nameOf(on)}.`), on);
  };
  const flow: Flow = { deed: 'avalanche', rule: rule('FC-TEMP-4'), words, moved };
  return [...squares].reverse().reduce((sum, square) => {
    const on = at(square, STEP[toward]);
    return on === null ? sum : monadsFlow(pushed(sum, square, on), square, on, flow);
  }, ply);
};
