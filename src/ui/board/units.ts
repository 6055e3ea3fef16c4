/** How the units of a view are laid out: which stand alone, which share a square, which are carried. */
import type { Square } from '../../kernel/board.ts';
import type { BoardView, UnitView } from '../../kernel/view.ts';

/** A unit's appearance on one square: a half appears on two. */
export interface Figure {
  readonly key: string;
  readonly unit: UnitView;
  readonly square: Square;
  readonly half: 'first' | 'second' | null;
  /** How many units stand here, and which of them from the top this is. */
  readonly depth: number;
  readonly crowd: number;
}

/** Carried units travel inside another and are not drawn themselves. */
export const cargoOf = (view: BoardView, carrier: number): readonly UnitView[] =>
  Object.values(view.units).filter((unit) => unit.inside === carrier);

/** Units by square, in the order of their ids. */
export const crowds = (units: readonly UnitView[]): ReadonlyMap<Square, readonly UnitView[]> => {
  const bySquare = new Map<Square, UnitView[]>();
  for (const unit of units) for (const square of unit.at) bySquare.set(square, [...(bySquare.get(square) ?? []), unit]);
  return bySquare;
};

/** Everything that is drawn as a glyph. */
export const figuresOf = (units: readonly UnitView[]): readonly Figure[] => {
  const shown = units.filter(({ inside, body }) => inside === undefined && body !== 'chain');
  const bySquare = crowds(shown);
  return shown.flatMap((unit) =>
    unit.at.map((square, index): Figure => {
      const crowd = bySquare.get(square) ?? [];
      const half = unit.body === 'halves' && unit.at.length > 1 ? (index === 0 ? 'first' : 'second') : null;
      return { key: `${unit.id}-${half ?? 'whole'}`, unit, square, half, depth: crowd.indexOf(unit), crowd: crowd.length };
    }),
  );
};

export const chainsOf = (units: readonly UnitView[]): readonly UnitView[] => units.filter(({ body }) => body === 'chain');
