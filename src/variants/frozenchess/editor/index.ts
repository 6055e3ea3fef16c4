import { defineEditor } from '../../../kernel/editing/edit.ts';
import { writePosition } from '../format/index.ts';
import { EMPTY_STATE } from '../position/setup.ts';
import { stackOn } from '../position/squares.ts';
import type { State } from '../position/state.ts';
import { boardViewOf } from '../show/view/index.ts';
import { unitsDetails } from './details.ts';
import { arriving, clear, edit } from './draft.ts';
import { FIELDS } from './fields.ts';
import { GROUND_BRUSHES } from './ground.ts';
import { groundDetails } from './ground-details.ts';
import { UNIT_BRUSHES } from './units.ts';

export const EDITOR = defineEditor<State>({
  brushes: [...UNIT_BRUSHES, ...GROUND_BRUSHES],
  fields: FIELDS,
  details: (draft, square) => [...unitsDetails(draft, square), ...groundDetails(draft, square)],
  write: writePosition,
  show: boardViewOf,
  withoutUnits: ({ toMove, ply, nextId, turns }) => ({ ...EMPTY_STATE, toMove, ply, nextId, turns }),
  clear: (draft, square) => edit(draft, (edited) => clear(edited, square)),
  carry(draft, from, to) {
    if (from === to) return draft;
    return edit(draft, ({ stacks, shadows }) => {
      const stack = stackOn(draft, from);
      if (stack) [stacks[from], stacks[to]] = [null, arriving(draft, stack)];
      for (const shadow of shadows)
        if (shadow.square === from) Object.assign(shadow, { square: to, stack: arriving(draft, shadow.stack) });
    });
  },
});
