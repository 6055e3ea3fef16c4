/**
 * Dragging a unit from square to square with the mouse: picks its square at the start, and the target at the
 * end.
 */
import { type PointerEvent, type RefObject, useRef } from 'react';
import type { Square } from '../../../kernel/board/board.ts';

/** Pixels before a press becomes a drag. */
const SLACK = 6;

export const squareAt = (target: EventTarget | null): Square | null => {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-square]') : null;
  return element ? Number(element.dataset['square']) : null;
};

interface Drag {
  readonly from: Square;
  readonly x: number;
  readonly y: number;
  figures: readonly HTMLElement[];
}

interface Hands {
  /** The units that stand on a square. */
  unitsAt(square: Square): readonly number[];
  isPicked(square: Square): boolean;
  canPick(square: Square): boolean;
  pick(square: Square): void;
}

export const useDrag = (
  board: RefObject<HTMLElement | null>,
  { unitsAt, isPicked, canPick, pick }: Hands,
) => {
  const drag = useRef<Drag | null>(null);
  const dragged = useRef(false);

  const begin = (now: Drag) => {
    dragged.current = true;
    if (!isPicked(now.from)) pick(now.from);
    now.figures = unitsAt(now.from).flatMap((id) => [
      ...(board.current?.querySelectorAll<HTMLElement>(`[data-unit="${id}"]`) ?? []),
    ]);
    for (const figure of now.figures) figure.dataset['dragged'] = 'true';
  };

  const end = () => {
    for (const figure of drag.current?.figures ?? []) {
      figure.style.translate = '';
      // A frame longer, so that the unit does not slide from where it was picked up.
      setTimeout(() => delete figure.dataset['dragged'], 60);
    }
    drag.current = null;
  };

  return {
    /** Was the press that ends with this click a drag? */
    wasDrag: () => dragged.current,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        dragged.current = false;
        const from = squareAt(event.target);
        if (
          event.pointerType === 'touch' ||
          event.button !== 0 ||
          from === null ||
          !(canPick(from) || isPicked(from))
        )
          return;
        if (unitsAt(from).length === 0) return;
        drag.current = { from, x: event.clientX, y: event.clientY, figures: [] };
      },
      onPointerMove: (event: PointerEvent) => {
        const now = drag.current;
        if (!now) return;
        const [dx, dy] = [event.clientX - now.x, event.clientY - now.y];
        if (!dragged.current && Math.hypot(dx, dy) < SLACK) return;
        if (!dragged.current) begin(now);
        for (const figure of now.figures) figure.style.translate = `${dx}px ${dy}px`;
      },
      onPointerUp: (event: PointerEvent) => {
        const now = drag.current;
        const to = squareAt(document.elementFromPoint(event.clientX, event.clientY));
        end();
        if (now && dragged.current && to !== null && to !== now.from) pick(to);
      },
      onPointerCancel: end,
    },
  };
};
