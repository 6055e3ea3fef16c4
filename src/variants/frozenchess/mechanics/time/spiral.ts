/** The order in which a Tornado pulls from the squares around it (FC-TEMP-3). */
import type { Square } from '../../../../kernel/board/board.ts';
import type { Side } from '../../../../kernel/side.ts';
import { ahead, at, type Offset, turnTo } from '../../position/board.ts';

/** Offsets from a Tornado's centre in the order of White's pulls (FC-TEMP-3). Black's are turned by 180 degrees. */
const SPIRAL: readonly Offset[] = [
  [-1, 0],
  [-1, 1],
  [0, 1],
  [1, 1],
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, -1],
  [-2, -1],
  [-2, 0],
  [-2, 1],
  [-2, 2],
  [-1, 2],
  [0, 2],
  [1, 2],
  [2, 2],
  [2, 1],
  [2, 0],
  [2, -1],
  [2, -2],
  [1, -2],
  [0, -2],
  [-1, -2],
  [-2, -2],
];

export interface Place {
  readonly square: Square;
  readonly inward: Square;
}

const stepInward = (step: number): number => step - Math.sign(step);

export const spiralAround = (centre: Square, side: Side): readonly Place[] => {
  return SPIRAL.flatMap(([x, y]) => {
    const square = at(centre, turnTo([x, y], ahead(side)));
    const inward = at(centre, turnTo([stepInward(x), stepInward(y)], ahead(side)));
    return square === null || inward === null ? [] : [{ square, inward }];
  });
};
