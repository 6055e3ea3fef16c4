/** Telling what an action does, clause by clause. */
import type { Step } from '../../../../src/kernel/event.ts';
import type { Act } from '../position/action.ts';
import type { State } from '../position/state.ts';
import { step } from '../rules/index.ts';

export const tell = ({ squares }: State, { from, to }: Act): readonly Step[] => {
  const unit = squares[from];
  return unit ? [step('KW-MOVE-1', [{ kind: 'moved', unit: unit.id, path: [from, to], at: [to] }])] : [];
};
