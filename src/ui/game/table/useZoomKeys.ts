/** Zoom keys: plus, minus and 0, around the focused or picked square. */
import type { RefObject } from 'react';
import { isFree, signOf, useKeydown } from '../../keyboard.ts';

export const useZoomKeys = (
  room: RefObject<HTMLElement | null>,
  come: (factor: number, around?: { readonly x: number; readonly y: number }) => void,
  leave: () => void,
  step: number,
): void => {
  const middle = () => {
    const square =
      room.current?.querySelector('[data-square]:focus') ?? room.current?.querySelector('[data-picked]');
    const box = square?.getBoundingClientRect();
    return box && { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  };
  useKeydown((event) => {
    const sign = isFree(event) ? signOf(event) : '';
    if (sign === '+' || sign === '=') come(step, middle());
    else if (sign === '-') come(1 / step, middle());
    else if (sign === '0') leave();
  });
};
