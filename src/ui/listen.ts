type EventMap = WindowEventMap & DocumentEventMap;

/** Listeners by the names of their events. */
type Listeners = { readonly [Name in keyof EventMap]?: (event: EventMap[Name]) => unknown };

/** Events whose scrolling never waits for a listener. */
const PASSIVE: ReadonlySet<string> = new Set(['scroll', 'touchstart']);

/** Adds listeners to the window, the document or an element; returns a function that removes them. */
export const listen = (target: EventTarget, listeners: Listeners, capture = false): (() => void) => {
  const over = new AbortController();
  for (const [name, listener] of Object.entries(listeners)) {
    const options = { capture, passive: PASSIVE.has(name), signal: over.signal };
    target.addEventListener(name, listener as EventListener, options);
  }
  return () => over.abort();
};
