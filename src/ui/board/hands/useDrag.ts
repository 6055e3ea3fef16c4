/** Dragging a unit with a mouse or a pen: picks its square at the start, and the target at the end. */
import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import type { SquareTone } from '../../../app/selectors.ts';
import type { Square } from '../../../kernel/board/board.ts';
import type { UnitView } from '../../../kernel/view.ts';
import { follow } from './follow.ts';

/** Pixels before a press becomes a drag. */
const SLACK = 6;

export const squareAt = (target: EventTarget | null): Square | null => {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-square]') : null;
  return element ? Number(element.dataset['square']) : null;
};

export const squareUnder = (
  board: Element | null,
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
): Square | null => {
  const element = document.elementFromPoint(clientX, clientY);
  return board?.contains(element) ? squareAt(element) : null;
};

interface Drag {
  readonly from: Square;
  /** The dragged units; `figures` are their elements. */
  readonly units: readonly number[];
  figures: readonly HTMLElement[];
  isBegun: boolean;
  abandon(): void;
}

/** The units on a square that can be dragged from it. */
export const movableOf = (
  units: readonly UnitView[],
  tone: SquareTone | undefined,
  isPicked: boolean,
): readonly UnitView[] => (tone === 'plain' || isPicked ? units : []);

export interface DragHands {
  /** The units that a drag takes from this square; none if it begins no drag. */
  movable(square: Square): readonly number[];
  isPicked(square: Square): boolean;
  pick(square: Square): void;
}

export const lift = (board: Element, units: readonly number[]): readonly HTMLElement[] => {
  const figures = units.flatMap((id) => [...board.querySelectorAll<HTMLElement>(`[data-unit="${id}"]`)]);
  for (const figure of figures) figure.dataset['dragged'] = 'true';
  return figures;
};

export const putDown = (figures: readonly HTMLElement[]): void => {
  for (const figure of figures) {
    figure.style.translate = '';
    // Kept a frame longer: otherwise the unit would slide from its old square.
    setTimeout(() => delete figure.dataset['dragged'], 60);
  }
};

/** `hands` may differ at every draw: a drag ends once its units have moved or are no longer picked. */
export const useDrag = (board: RefObject<HTMLElement | null>, hands: DragHands) => {
  const drag = useRef<Drag | null>(null);
  const dragged = useRef(false);
  const now = useRef(hands);

  useEffect(() => {
    now.current = hands;
    const { from, units, isBegun, abandon } = drag.current ?? {};
    if (from === undefined || !isBegun) return;
    if (!hands.isPicked(from) || hands.movable(from).join() !== units?.join()) abandon?.();
  });
  useEffect(() => () => drag.current?.abandon(), []);

  const begin = (drag: Drag) => {
    dragged.current = true;
    if (!now.current.isPicked(drag.from)) now.current.pick(drag.from);
    drag.isBegun = true;
    drag.figures = board.current ? lift(board.current, drag.units) : [];
  };

  const end = () => {
    putDown(drag.current?.figures ?? []);
    drag.current = null;
  };

  return {
    /** Did the press before this click become a drag, even a cancelled one? */
    wasDrag: () => dragged.current,
    onPointerDown: ({ target, pointerType, pointerId, button, clientX, clientY }: PointerEvent) => {
      if (drag.current) return;
      dragged.current = false;
      const from = squareAt(target);
      if (pointerType === 'touch' || button !== 0 || from === null) return;
      const units = now.current.movable(from);
      if (units.length === 0) return;
      const abandon = follow(pointerId, {
        move(event) {
          const [dx, dy] = [event.clientX - clientX, event.clientY - clientY];
          const { current } = drag;
          if (!current || (!current.isBegun && Math.hypot(dx, dy) < SLACK)) return;
          if (!current.isBegun) begin(current);
          for (const figure of current.figures) figure.style.translate = `${dx}px ${dy}px`;
        },
        drop(event) {
          const to = squareUnder(board.current, event);
          const isMove = drag.current?.isBegun && to !== null && to !== from;
          end();
          if (isMove) now.current.pick(to);
        },
        abandon() {
          dragged.current = true;
          end();
        },
      });
      drag.current = { from, units, figures: [], isBegun: false, abandon };
    },
  };
};
