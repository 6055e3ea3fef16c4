/** Zoom keys: plus, minus and 0, around the focused or picked square. */
import { type RefObject, useEffect } from 'react';
import { isFree, signOf } from '../../keyboard.ts';

export const useZoomKeys = (
  room: RefObject<HTMLElement | null>,
  come: (factor: number, around?: { readonly x: number; readonly y: number }) => void,
  leave: () => void,
  step: number,
): void => {
  useEffect(() => {
    const middle = () => {
      const square =
        room.current?.querySelector('[data-square]:focus') ?? room.current?.querySelector('[data-picked]');
      const box = square?.getBoundingClientRect();
      return box && { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    };
    const onDown = (event: KeyboardEvent) => {
      if (!isFree(event)) return;
      const sign = signOf(event);
      if (sign === '+' || sign === '=') come(step, middle());
      else if (sign === '-') come(1 / step, middle());
      else if (sign === '0') leave();
    };
    document.addEventListener('keydown', onDown);
    return () => document.removeEventListener('keydown', onDown);
  }, [room, come, leave, step]);
};
