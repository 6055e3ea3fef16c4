/** What is seen of a position. */
import { unitViews } from '../../../../src/kernel/board/placement.ts';
import type { Shown } from '../../../../src/kernel/view.ts';
import type { State } from '../position/state.ts';

export const view = ({ squares }: State): Shown => ({ units: unitViews(squares) });
