/** From the fourth stage on, captured and newly paralysed units explode (FC-STG-7). */
import { changeStack } from '../../position/changed.ts';
import { unitSquares } from '../../position/piece-lists.ts';
import { stackOn, unitsOn } from '../../position/squares.ts';
import { idOf } from '../../position/stacks.ts';
import { stageOf } from '../../position/stages.ts';
import type { State } from '../../position/state.ts';
import { currentActing, haltActing, isDead, type Ply } from '../ply.ts';
import { explode } from './explosion.ts';

const ATOMIC = 4;

export const isAtomic = (state: State): boolean => stageOf(state) >= ATOMIC;

/** Explodes the units just paralysed (FC-STG-7), in scan order (FC-RES-5). */
export const explodeNewlyParalysed = (ply: Ply): void => {
  const { newlyParalysed } = ply;
  if (newlyParalysed.length === 0 || !isAtomic(ply.state)) return;
  ply.change('newlyParalysed', []);
  const doomed = unitsOn(ply.state, unitSquares(ply.state)).filter(({ stack }) => newlyParalysed.includes(idOf(stack)));
  for (const { square, stack: before } of doomed) {
    const stack = stackOn(ply.state, square);
    if (!stack || idOf(stack) !== idOf(before)) continue;
    ply.note?.({ kind: 'iced', square });
    // Explosions spare monads, but the unit that explodes dies even as a monad.
    ply.put(square, changeStack(stack, { monad: null }));
    explode(ply, square, 'FC-STG-7');
  }
  const now = currentActing(ply);
  if (now && isDead(ply, now)) haltActing(ply);
};
