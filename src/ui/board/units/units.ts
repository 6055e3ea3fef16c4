import type { Square } from '../../../kernel/board/board.ts';
import type { Looks } from '../../../kernel/drawing/looks.ts';
import { memoize } from '../../../kernel/memoize.ts';
import type { Badge, BoardView, UnitView } from '../../../kernel/view.ts';

export interface DrawnUnit {
  readonly key: string;
  readonly unit: UnitView;
  /** The badges to draw. If a hidden crowd member misses turns, the topmost unit shows that member's badges. */
  readonly badges: readonly Badge[];
  readonly square: Square;
  readonly half: 'first' | 'second' | null;
  /** The unit's depth in its square's crowd, 0 for the topmost. */
  readonly depth: number;
  readonly crowdSize: number;
}

export const groupBySquare = (units: readonly UnitView[]): ReadonlyMap<Square, readonly UnitView[]> => {
  const bySquare = new Map<Square, UnitView[]>();
  for (const unit of units) for (const square of unit.at) bySquare.set(square, [...(bySquare.get(square) ?? []), unit]);
  return bySquare;
};

/** Maps each square of a linked pair to the other square, where the pair's units are shown too. */
const linkedSquares = ({ marks }: BoardView): ReadonlyMap<Square, Square> =>
  new Map(
    Object.entries(marks).flatMap(([square, list]) =>
      list.flatMap(({ kind, to }): readonly [Square, Square][] =>
        to !== undefined && kind === 'link' ? [[Number(square), to]] : [],
      ),
    ),
  );

export const unitsBySquare = memoize((view: BoardView): ReadonlyMap<Square, readonly UnitView[]> => {
  const standing = groupBySquare(Object.values(view.units));
  const seen = new Map(standing);
  for (const [square, twin] of linkedSquares(view)) {
    const units = standing.get(twin);
    if (units && !standing.has(square)) seen.set(square, units);
  }
  return seen;
});

export const echoesOf = (view: BoardView, looks: Looks): readonly DrawnUnit[] => {
  const twins = linkedSquares(view);
  if (twins.size === 0) return [];
  const figures = drawnUnits(Object.values(view.units), looks);
  const stands = new Set(figures.map(({ square }) => square));
  return [...twins].flatMap(([square, twin]) =>
    stands.has(square)
      ? []
      : figures
          .filter((figure) => figure.square === twin)
          .map((figure) => ({ ...figure, key: `${figure.key}-${square}`, square })),
  );
};

export const drawnUnits = (units: readonly UnitView[], { badges: looks }: Looks): readonly DrawnUnit[] => {
  const missesTurns = ({ kind }: Badge): boolean => looks[kind]?.missesTurns ?? false;
  const shown = units.filter(({ inside, body }) => inside === undefined && body !== 'chain');
  const bySquare = groupBySquare(shown);
  return shown.flatMap((unit) =>
    unit.at.map((square, index): DrawnUnit => {
      const crowd = bySquare.get(square) ?? [];
      const half = unit.body === 'halves' && unit.at.length > 1 ? (index === 0 ? 'first' : 'second') : null;
      const missing = crowd[0] === unit ? crowd.find(({ badges }) => badges.some(missesTurns)) : null;
      const { badges } = missing ?? unit;
      return {
        key: `${unit.id}-${half ?? 'whole'}`,
        unit,
        badges,
        square,
        half,
        depth: crowd.indexOf(unit),
        crowdSize: crowd.length,
      };
    }),
  );
};

export const chainsOf = (units: readonly UnitView[]): readonly UnitView[] =>
  units.filter(({ body }) => body === 'chain');
