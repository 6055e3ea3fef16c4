/**
 * The fourth stage of a long game (FC-STG-7): whoever is captured explodes, and so does whoever is newly
 * paralysed.
 */

import { actingNow, halt, isDead, type Resolution, record, withStack } from '../../moves/resolution.ts';
import { SQUARES } from '../../position/board.ts';
import { changeStack } from '../../position/changed.ts';
import { stageOf } from '../../position/stages.ts';
import { idOf, type State, stackOn } from '../../position/state.ts';
import { rule } from '../../rules/index.ts';
import { explode } from './explosion.ts';

const ATOMIC = 4;

export const isAtomic = (state: State): boolean => stageOf(state) >= ATOMIC;

/** All that a step or phase has paralysed, and that was not before, explodes, in scan order. */
export const explodeNewlyParalysed = (resolution: Resolution): Resolution => {
  if (!isAtomic(resolution.state) || Object.keys(resolution.timers).length === 0) return resolution;
  const doomed = SQUARES.flatMap((square) => {
    const stack = stackOn(resolution.state, square);
    return stack && stack.par === 0 && resolution.timers[idOf(stack)] ? [{ square, id: idOf(stack) }] : [];
  });
  const burst = doomed.reduce((sum, { square, id }) => {
    const stack = stackOn(sum.state, square);
    if (!stack || idOf(stack) !== id) return sum;
    const recorded = record(sum, { kind: 'iced', square });
    // Its own end spares nobody, not even a monad.
    return explode(
      withStack(recorded, square, changeStack(stack, { monad: null })),
      square,
      rule('FC-STG-7'),
    );
  }, resolution);
  const now = actingNow(burst);
  return now && isDead(burst, now) ? halt(burst) : burst;
};
