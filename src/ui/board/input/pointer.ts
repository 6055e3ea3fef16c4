interface Follower {
  move?(event: PointerEvent): void;
  end?(event: PointerEvent): void;
  /** Called when the gesture is cancelled; with the key, if one did it. */
  cancel?(by?: KeyboardEvent): void;
}

/** Is exactly one button down? Two are a chord; none means it was released where no page could see it. */
const isOne = (buttons: number): boolean => buttons !== 0 && Number.isInteger(Math.log2(buttons));

/** Follows a pressed pointer, beyond the page too. Returns a function that stops, and calls nothing. */
export const followPointer = (pointer: number, { move, end, cancel }: Follower): (() => void) => {
  const over = new AbortController();
  const stop = () => over.abort();
  const give = (by?: KeyboardEvent) => {
    stop();
    cancel?.(by);
  };
  const on = <K extends keyof WindowEventMap>(type: K, listener: (event: WindowEventMap[K]) => void) =>
    window.addEventListener(type, listener, { capture: true, signal: over.signal });
  const onOwn = (
    type: 'pointermove' | 'pointerup' | 'pointercancel',
    listener: (event: PointerEvent) => void,
  ) => on(type, (event) => event.pointerId === pointer && listener(event));
  onOwn('pointermove', (event) => (isOne(event.buttons) ? move?.(event) : give()));
  onOwn('pointerup', (event) => {
    stop();
    end?.(event);
  });
  onOwn('pointercancel', () => give());
  on('keydown', (event) => event.key === 'Escape' && give(event));
  // Not captured: blur events of elements would count, too.
  window.addEventListener('blur', () => give(), { signal: over.signal });
  return stop;
};

/** The fingers put down on an element; others on the page, perhaps another player's, do not count. */
export const fingersOn = (element: Element, { touches }: TouchEvent): readonly Touch[] =>
  [...touches].filter(({ target }) => target instanceof Node && element.contains(target));
