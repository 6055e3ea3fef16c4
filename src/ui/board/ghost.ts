/** What the ghost draws: read from the steps of a preview, and nothing else. */
import { fresh } from '../../app/telling/facts.ts';
import { isOpen } from '../../app/telling/narrate.ts';
import type { Ghost } from '../../app/telling/preview.ts';
import type { Square } from '../../kernel/board.ts';
import { foldEvent } from '../../kernel/fold.ts';
import { remembered } from '../../kernel/remembered.ts';
import { same } from '../../kernel/same.ts';
import type { Badge, BoardView, Mark, UnitView } from '../../kernel/view.ts';

export interface GhostParts {
  /** Ways that units go, start first. */
  readonly ways: readonly (readonly Square[])[];
  /** Squares where a unit leaves the board. */
  readonly crosses: readonly Square[];
  /** Units as they will stand, where that differs. */
  readonly units: readonly UnitView[];
  readonly marks: readonly (readonly [Square, readonly Mark[]])[];
  /** Marks that will be gone. */
  readonly fading: readonly (readonly [Square, readonly Mark[]])[];
  /** Units that stay as they are but for their badges: those that come, those that go. */
  readonly turning: readonly { readonly unit: UnitView; readonly come: readonly Badge[]; readonly go: readonly Badge[] }[];
  readonly bursts: readonly Square[];
  /** Dice that would fall: their odds, what they strike if it comes, the first square being where. */
  readonly odds: readonly { readonly chance: readonly [number, number]; readonly squares: readonly Square[] }[];
  /** Units that such a roll may destroy, where they will stand. */
  readonly doomed: readonly Square[];
  readonly traces: readonly { readonly line: readonly Square[]; readonly directed: boolean }[];
}

/** The marks of one view that the other has not. */
const changed = (marks: BoardView['marks'], others: BoardView['marks']): GhostParts['marks'] =>
  Object.entries(marks)
    .map(([square, list]) => [Number(square), fresh(list, others[Number(square)] ?? [])] as const)
    .filter(([, list]) => list.length > 0);

/** Every square of the units that stand, be it with one half, on squares that are struck. */
const doomedBy = ({ units }: BoardView, struck: ReadonlySet<Square>): readonly Square[] => [
  ...new Set(Object.values(units).flatMap(({ at }) => (at.some((square) => struck.has(square)) ? at : []))),
];

export const ghostParts = remembered(({ steps, before, after }: Ghost): GhostParts => {
  const ways: (readonly Square[])[] = [];
  const crosses: Square[] = [];
  const bursts: Square[] = [];
  const odds: { chance: readonly [number, number]; squares: readonly Square[] }[] = [];
  const traces: { line: readonly Square[]; directed: boolean }[] = [];
  let view = before;
  for (const { events } of steps) {
    for (const event of events) {
      // Those who go together go one way.
      if (event.kind === 'moved' && event.path.length > 1 && !ways.some((way) => same(way, event.path))) ways.push(event.path);
      if (event.kind === 'captured') crosses.push(...(view.units[event.unit]?.at ?? []));
      if (event.kind === 'burst') bursts.push(...event.squares);
      if (event.kind === 'rolled' && isOpen(event)) odds.push(event);
      if (event.kind === 'traced') traces.push({ line: event.line, directed: event.directed === true });
      view = foldEvent(view, event);
    }
  }
  const look = (unit: UnitView | undefined) => unit && [unit.at, unit.type, unit.side, unit.facing ?? null];
  const units = Object.values(after.units).filter((unit) => !same(look(unit), look(before.units[unit.id])));
  const turning = Object.values(after.units).flatMap((unit) => {
    const was = before.units[unit.id];
    if (!was || units.includes(unit) || unit.badges === was.badges) return [];
    const [come, go] = [fresh(unit.badges, was.badges), fresh(was.badges, unit.badges)];
    return come.length + go.length > 0 ? [{ unit, come, go }] : [];
  });
  return {
    ways,
    crosses,
    units,
    marks: changed(after.marks, before.marks),
    fading: changed(before.marks, after.marks),
    turning,
    bursts,
    odds,
    doomed: doomedBy(after, new Set(odds.flatMap(({ squares }) => squares))),
    traces,
  };
});
