/** Avalanches (FC-TEMP-4): each pushes the units on its flow squares a square on, the foremost first. */
import type { Square } from '../../../kernel/board.ts';
import { STEP } from '../../../kernel/direction.ts';
import type { UnitId } from '../../../kernel/menu.ts';
import { at, nameOf } from '../geometry.ts';
import type { Ply } from '../ply.ts';
import { rule } from '../rules.ts';
import { type Avalanche, called, idOf, isFilled, stackOn } from '../state.ts';
import { arrived } from './arrival.ts';
import { carried } from './displacement.ts';
import { barring } from './targets.ts';

/** The avalanche acts once; `moved`: whom avalanches have moved in this ply. */
export const avalancheActs = (ply: Ply, { squares, toward }: Avalanche, moved: Set<UnitId>): Ply => {
  const pushed = (sum: Ply, square: Square): Ply => {
    const stack = stackOn(sum.state, square);
    const on = at(square, STEP[toward]);
    if (!stack || on === null || moved.has(idOf(stack)) || isFilled(sum.state, on)) return sum;
    if (barring(sum.state, 'avalanche', null, square)) return sum;
    moved.add(idOf(stack));
    const text = `The avalanche pushes ${called(sum.state, square)} to ${nameOf(on)}.`;
    return arrived(carried(sum, square, on, rule('FC-TEMP-4'), text), on);
  };
  return [...squares].reverse().reduce(pushed, ply);
};
