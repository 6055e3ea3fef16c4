/** Applies events and steps to a view, so that an animation needs no rules. */
import type { UnitId } from './asking/target.ts';
import type { BoardEvent, Step } from './event.ts';
import { invariant } from './invariant.ts';
import type { BoardView, UnitView } from './view.ts';

const withUnit = (view: BoardView, unit: UnitView): BoardView => ({
  ...view,
  units: { ...view.units, [unit.id]: unit },
});

const findUnit = (view: BoardView, id: UnitId): UnitView => {
  const unit = view.units[id];
  invariant(unit, `an event names unit ${id}, which is not on the board`);
  return unit;
};

export const foldEvent = (view: BoardView, event: BoardEvent): BoardView => {
  switch (event.kind) {
    case 'moved':
      return withUnit(view, { ...findUnit(view, event.unit), at: event.at });
    case 'changed': {
      const changed = { ...findUnit(view, event.unit), ...event.to };
      for (const field of event.without ?? []) delete changed[field];
      return withUnit(view, changed);
    }
    case 'appeared':
      return withUnit(view, event.unit);
    case 'captured': {
      const { [event.unit]: _gone, ...units } = view.units;
      return { ...view, units };
    }
    case 'marked': {
      const { [event.square]: _old, ...marks } = view.marks;
      return { ...view, marks: event.marks.length > 0 ? { ...marks, [event.square]: event.marks } : marks };
    }
    case 'turned':
      return { ...view, turn: event.turn };
    case 'ended':
      return { ...view, turn: { ...view.turn, outcome: event.outcome } };
    case 'burst':
    case 'traced':
    case 'rolled':
      return view;
  }
};

export const foldView = (view: BoardView, steps: readonly Step[]): BoardView =>
  steps.reduce((sum, { events }) => events.reduce(foldEvent, sum), view);
