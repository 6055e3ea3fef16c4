/** What lies under a Knight's leap (FC-KNIG-2): the two squares along the long side of its L. */
import type { Square } from '../../../../kernel/board.ts';
import { isKnightLeap } from '../../moves/tables.ts';
import { at, fileOf, type Offset, rankOf } from '../../position/board.ts';
import { kindOf, type State, stackOn } from '../../position/state.ts';
import { capturableAmong } from '../threat/capturable.ts';

/** The two squares along the long side of a knight's leap. */
export const underLeap = (from: Square, to: Square): readonly Square[] => {
  const [x, y]: Offset = [fileOf(to) - fileOf(from), rankOf(to) - rankOf(from)];
  if (!isKnightLeap([x, y])) return [];
  const step: Offset = Math.abs(x) === 2 ? [Math.sign(x), 0] : [0, Math.sign(y)];
  return [1, 2].map((factor) => at(from, [step[0] * factor, step[1] * factor])).filter((square) => square !== null);
};

/** The enemies a Knight would capture by leaping over them, nearer first. */
export const leaptOver = (state: State, from: Square, to: Square): readonly Square[] => {
  const stack = stackOn(state, from);
  return stack && kindOf(stack) === 'N' ? capturableAmong(state, 'further', 'N', from, underLeap(from, to)) : [];
};
