/**
 * Units stand where they stand by left and top, which costs nothing while they stand; only those that have just come to
 * another square are moved there, by an animation of their own.
 */
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Square } from '../../kernel/board.ts';
import type { UnitId } from '../../kernel/menu.ts';
import type { Layout, SquarePlace } from './layout.ts';
import type { Figure } from './units.ts';

type Spot = Pick<SquarePlace, 'x' | 'y'>;

const CORNER: Spot = { x: 0, y: 0 };

/** Along these squares, seen from the last of them. */
const framesOf = (way: readonly Spot[], { x, y }: Spot): Keyframe[] =>
  way.map((spot) => ({ transform: `translate(${(spot.x - x) * 100}%, ${(spot.y - y) * 100}%)` }));

interface Motion {
  readonly figures: readonly Figure[];
  /** The squares of a unit's way, where it turns corners. */
  readonly ways: Readonly<Record<UnitId, readonly Square[]>>;
  readonly layout: Layout;
  readonly pace: number;
}

/** Moves the figures inside the element from where they stood when they were last drawn. */
export const useMotion = (element: RefObject<HTMLElement | null>, { figures, ways, layout, pace }: Motion): void => {
  const stood = useRef<ReadonlyMap<string, Spot>>(new Map());
  const running = useRef(new Map<string, Animation>());
  useLayoutEffect(() => {
    const stands = new Map<string, Spot>();
    for (const { key, unit, square } of figures) {
      const spot = layout.places[square] ?? CORNER;
      const before = stood.current.get(key);
      stands.set(key, spot);
      if (!before || (before.x === spot.x && before.y === spot.y)) continue;
      running.current.get(key)?.finish();
      running.current.delete(key);
      const figure = element.current?.querySelector<HTMLElement>(`[data-figure="${key}"]`);
      if (pace === 0 || !figure || figure.dataset['dragged']) continue;
      const corners = ways[unit.id]?.map((each) => layout.places[each] ?? CORNER);
      running.current.set(
        key,
        figure.animate(framesOf(corners ?? [before, spot], spot), {
          duration: pace,
          easing: corners ? 'ease-out' : 'cubic-bezier(0.3, 0.1, 0.2, 1)',
        }),
      );
    }
    stood.current = stands;
  }, [element, figures, ways, layout, pace]);
};
