/** Siege (FC-ROOK-3): a unit that a Rook threatens makes one step only. */
import type { Refusal } from '../../../../kernel/asking/menu.ts';
import type { Square } from '../../../../kernel/board/board.ts';
import { theUnit, unitName } from '../../position/names.ts';
import { stackOn } from '../../position/squares.ts';
import { holds, holdsOnly } from '../../position/stacks.ts';
import type { State } from '../../position/state.ts';
import { refusal } from '../../rules/index.ts';
import { attacksOn } from './attacks.ts';

export const siegedBy = (state: State, square: Square): Square | null => {
  const stack = stackOn(state, square);
  if (!stack || holds(stack, 'K') || holdsOnly(stack, 'R')) return null;
  return attacksOn(state, square).find(({ side, unit }) => side !== stack.side && unit.kind === 'R')?.from ?? null;
};

/** Refuses a besieged unit a double move or March (FC-ROOK-3). */
export const whySieged = (state: State, square: Square): Refusal | null => {
  const rook = siegedBy(state, square);
  if (rook === null) return null;
  const text = `${unitName(state, rook)} puts ${theUnit(state, square, 'inner')} under Siege: it can make only one step.`;
  return refusal('FC-ROOK-3', text, [square, rook]);
};
