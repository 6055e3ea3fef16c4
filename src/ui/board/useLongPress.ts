/** A finger held on a square looks instead of picking. */
import { type PointerEvent, useRef } from 'react';
import type { Square } from '../../kernel/board.ts';

const LONG = 380;

export const useLongPress = (look: (square: Square | null) => void) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const long = useRef(false);
  const end = () => clearTimeout(timer.current);
  return {
    /** Was the press that ends with this click a long one? */
    wasLong: () => long.current,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        long.current = false;
        const element = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-square]') : null;
        if (event.pointerType !== 'touch' || !element) return;
        timer.current = setTimeout(() => {
          long.current = true;
          look(Number(element.dataset['square']));
        }, LONG);
      },
      onPointerUp: end,
      onPointerCancel: end,
    },
  };
};
