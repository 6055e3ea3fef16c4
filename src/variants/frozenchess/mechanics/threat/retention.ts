/** Assassins keep the patterns of whoever empowered them last (FC-ASSN-8). */
import type { Square } from '../../../../kernel/board/board.ts';
import { same } from '../../../../kernel/same.ts';
import type { Ply } from '../../moves/ply.ts';
import { changeUnit } from '../../position/changed.ts';
import { bitOf } from '../../position/kinds.ts';
import { isAnyOf, unitSquares } from '../../position/piece-lists.ts';
import { holds, type Stack, unitsOn, withUnit } from '../../position/state.ts';
import { empowermentsOf } from './powers.ts';

const ASSASSIN = bitOf('M');

/** Phase 9. */
export const retainPowers = (ply: Ply): void => {
  const { state, isTrial } = ply;
  if (isTrial || !isAnyOf(state, ASSASSIN)) return;
  const keep = (stack: Stack, square: Square): Stack => {
    const lent = empowermentsOf(state, square).flatMap((each) => each.lent);
    let kept = stack;
    for (const unit of stack.comps)
      if (unit.kind === 'M' && lent.length > 0 && !same(unit.retained, lent))
        kept = withUnit(kept, changeUnit(unit, { retained: lent }));
    return kept;
  };
  const kept = unitsOn(state, unitSquares(state))
    .filter(({ stack }) => holds(stack, 'M'))
    .map(({ square, stack }) => ({ square, stack: keep(stack, square) }));
  for (const { square, stack } of kept) ply.put(square, stack);
};
