import { type RefObject, useEffect } from 'react';

/** Closes a popup by a press outside it, or by Escape. */
export const useDismiss = (
  place: RefObject<HTMLElement | null>,
  isOpen: boolean,
  close: (byKey: boolean) => void,
): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `close` does the same at every draw
  useEffect(() => {
    if (!isOpen) return;
    const onPress = ({ target }: Event) =>
      target instanceof Node && !place.current?.contains(target) && close(false);
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopImmediatePropagation();
      close(true);
    };
    document.addEventListener('pointerdown', onPress, true);
    document.addEventListener('keydown', onKey, true);
    return () => {
      document.removeEventListener('pointerdown', onPress, true);
      document.removeEventListener('keydown', onKey, true);
    };
  }, [isOpen]);
};
