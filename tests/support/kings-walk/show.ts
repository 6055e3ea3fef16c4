/** The view of a position, and the steps of an action, each under its clause. */
import { unitViews } from '../../../src/kernel/board/placement.ts';
import type { Step } from '../../../src/kernel/event.ts';
import { moveEvents } from '../../../src/kernel/units.ts';
import type { VariantView } from '../../../src/kernel/view.ts';
import type { Act, State } from './position.ts';
import { step } from './rules.ts';

export const view = ({ squares }: State): VariantView => ({ units: unitViews(squares) });

export const tell = ({ squares }: State, { from, to }: Act): readonly Step[] => [
  step('KW-MOVE-1', moveEvents(squares, from, to)),
];
