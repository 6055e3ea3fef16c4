import type { Hint } from '../../../kernel/asking/menu.ts';
import { shownRange } from '../moves/range.ts';
import { PATTERN_WORDS } from '../moves/tables.ts';
import { powersOf } from '../moves/threat/powers.ts';
import { aKind, likeWhom } from '../position/kinds.ts';
import { actingUnit } from '../position/stacks.ts';
import type { Actor, State } from '../position/state.ts';
import { refusal } from '../rules/index.ts';

/** The kind of a unit, how it moves, and its range. */
export const unitHint = (state: State, { square: from, stack }: Actor): Hint => {
  const unit = actingUnit(stack);
  const lent = stack.shade ? '' : likeWhom(powersOf(state, from).map(({ kind }) => kind));
  const form = stack.shade ? '. As a shadow it affects only shadows' : '';
  const text = `Range ${shownRange(unit, stack)}. ${aKind(unit.kind)} ${PATTERN_WORDS[unit.kind]}${form}.${lent && ` It also moves like ${lent}.`}`;
  return refusal('FC-SHOW-1', text, [from]);
};
