import { type RefObject, useEffect } from 'react';
import { listen } from '../../app/listen.ts';

/** Closes a popup by a press outside it, or by Escape. */
export const useDismiss = (
  place: RefObject<HTMLElement | null>,
  isOpen: boolean,
  close: (byKey: boolean) => void,
): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `close` does the same at every draw
  useEffect(() => {
    if (!isOpen) return;
    const pointerdown = ({ target }: Event) =>
      target instanceof Node && !place.current?.contains(target) && close(false);
    const keydown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopImmediatePropagation();
      close(true);
    };
    return listen(document, { pointerdown, keydown }, true);
  }, [isOpen]);
};
