interface Follower {
  move?(event: PointerEvent): void;
  drop?(event: PointerEvent): void;
  /** The pointer was not let go on purpose; by a key, if there is one. */
  abandon?(by?: KeyboardEvent): void;
}

/** Is exactly one button of a pointer down? A chord cancels; none was released where no page could see it. */
const isOne = (buttons: number): boolean => buttons !== 0 && Number.isInteger(Math.log2(buttons));

/**
 * Follows a pressed pointer over the whole page and beyond until it is let go. Escape, a second button, a
 * window that loses the focus, and a gesture of the browser abandon it. Gives a function that abandons it.
 */
export const follow = (pointer: number, { move, drop, abandon }: Follower): (() => void) => {
  const over = new AbortController();
  const give = (by?: KeyboardEvent) => {
    if (over.signal.aborted) return;
    over.abort();
    abandon?.(by);
  };
  const on = <K extends keyof WindowEventMap>(type: K, listener: (event: WindowEventMap[K]) => void) =>
    window.addEventListener(type, listener, { capture: true, signal: over.signal });
  const onOwn = (
    type: 'pointermove' | 'pointerup' | 'pointercancel',
    listener: (event: PointerEvent) => void,
  ) => on(type, (event) => event.pointerId === pointer && listener(event));
  onOwn('pointermove', (event) => (isOne(event.buttons) ? move?.(event) : give()));
  onOwn('pointerup', (event) => {
    over.abort();
    drop?.(event);
  });
  onOwn('pointercancel', () => give());
  on('keydown', (event) => event.key === 'Escape' && give(event));
  // Not captured: elements lose the focus, too.
  window.addEventListener('blur', () => give(), { signal: over.signal });
  return give;
};

/** The fingers put down on an element. Others on the page, perhaps another player's, do not count. */
export const fingersOn = (element: Element, { touches }: TouchEvent): readonly Touch[] =>
  [...touches].filter(({ target }) => target instanceof Node && element.contains(target));
