/** Zoom keys: plus and minus, around the focused or picked square; 0, and Escape when nothing is picked. */
import type { RefObject } from 'react';
import { selectHasPicks } from '../../../app/state-selectors.ts';
import { isFree, signOf, useKeydown } from '../../keyboard.ts';
import { useNow } from '../../store.ts';

export const useZoomKeys = (
  room: RefObject<HTMLElement | null>,
  come: (factor: number, around?: { readonly x: number; readonly y: number }) => void,
  leave: () => void,
  step: number,
): void => {
  const now = useNow();
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
    else if (sign === '0' || (sign === 'Escape' && !selectHasPicks(now()))) leave();
  });
};
