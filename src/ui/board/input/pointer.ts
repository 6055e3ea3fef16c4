interface PointerHandlers {
  move?(event: PointerEvent): void;
  end?(event: PointerEvent): void;
  /** Called when the gesture is cancelled, with the key event if Escape did it. */
  cancel?(by?: KeyboardEvent): void;
}

/** Whether exactly one button is down; `buttons` is a bit set. It is 0 after a release outside the window. */
const isOneButton = (buttons: number): boolean => buttons !== 0 && Number.isInteger(Math.log2(buttons));

/** Follows a pointer until its press ends, even outside the page. Returns a function that stops following. */
export const followPointer = (pointer: number, { move, end, cancel }: PointerHandlers): (() => void) => {
  const over = new AbortController();
  const stop = () => over.abort();
  const cancelGesture = (by?: KeyboardEvent) => {
    stop();
    cancel?.(by);
  };
  const on = <K extends keyof WindowEventMap>(type: K, listener: (event: WindowEventMap[K]) => void) =>
    window.addEventListener(type, listener, { capture: true, signal: over.signal });
  const onOwn = (type: 'pointermove' | 'pointerup' | 'pointercancel', listener: (event: PointerEvent) => void) =>
    on(type, (event) => event.pointerId === pointer && listener(event));
  onOwn('pointermove', (event) => (isOneButton(event.buttons) ? move?.(event) : cancelGesture()));
  onOwn('pointerup', (event) => {
    stop();
    end?.(event);
  });
  onOwn('pointercancel', () => cancelGesture());
  on('keydown', (event) => event.key === 'Escape' && cancelGesture(event));
  // Not in the capture phase, or this would hear the blur events of elements, too.
  window.addEventListener('blur', () => cancelGesture(), { signal: over.signal });
  return stop;
};

/** Returns the touches that began on an element. Touches elsewhere may be the other player's. */
export const touchesOn = (element: Element, { touches }: TouchEvent): readonly Touch[] =>
  [...touches].filter(({ target }) => target instanceof Node && element.contains(target));
