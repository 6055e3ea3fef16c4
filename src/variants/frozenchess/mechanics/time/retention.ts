/** Assassins keep the patterns of their last empowerment (FC-ASSN-8). */
import type { Square } from '../../../../kernel/board/board.ts';
import { deepEqual } from '../../../../kernel/deep-equal.ts';
import { empowermentsOf } from '../../moves/threat/powers.ts';
import { changeUnit } from '../../position/changed.ts';
import { bitOf, type Kinds } from '../../position/kinds.ts';
import { isAnyOf, kindsOn, unitSquares } from '../../position/piece-lists.ts';
import { stackAt } from '../../position/squares.ts';
import { withUnit } from '../../position/stacks.ts';
import type { Stack, State } from '../../position/state.ts';
import type { Ply } from '../ply.ts';

const ASSASSIN = bitOf('M');

/** The stack whose Assassins retain the patterns lent now; unchanged if none are. */
const kept = (state: State, square: Square): Stack => {
  const lent = empowermentsOf(state, square).flatMap((each) => each.lent);
  let stack = stackAt(state, square);
  for (const unit of stack.comps)
    if (unit.kind === 'M' && lent.length > 0 && !deepEqual(unit.retained, lent))
      stack = withUnit(stack, changeUnit(unit, { retained: lent }));
  return stack;
};

export const retainPowers = (ply: Ply): void => {
  const { state, isTrial } = ply;
  if (isTrial || !isAnyOf(state, ASSASSIN)) return;
  const kinds = kindsOn(state);
  const squares = unitSquares(state).filter((square) => ((kinds[square] as Kinds) & ASSASSIN) !== 0);
  const stacks = squares.map((square) => kept(state, square));
  squares.forEach((square, index) => {
    ply.put(square, stacks[index] as Stack);
  });
};
