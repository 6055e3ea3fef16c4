/** The inspector's facts about a square, besides its badges and marks: a sentence on how the piece moves. */
import type { Square } from '../../../../src/kernel/board/board.ts';
import type { Badge } from '../../../../src/kernel/view.ts';
import { HOW } from '../menu/refusals.ts';
import type { State } from '../position/state.ts';
import { fact } from '../rules/index.ts';

export const inspectorFacts = ({ squares }: State, focus: Square | null): readonly Badge[] => {
  const unit = focus === null ? null : squares[focus];
  return unit ? [fact(unit.type === 'pawn' ? 'CH-PAWN-1' : 'CH-MOVE-1', HOW[unit.type])] : [];
};
