type EventMap = WindowEventMap & DocumentEventMap & SpeechSynthesisEventMap;

type Listeners = { readonly [Name in keyof EventMap]?: (event: EventMap[Name]) => unknown };

export const listen = (target: EventTarget, listeners: Listeners, capture = false): (() => void) => {
  const over = new AbortController();
  for (const [name, listener] of Object.entries(listeners)) {
    // Passive, so that scrolling never waits for the listener.
    const passive = name === 'scroll' || name === 'touchstart';
    target.addEventListener(name, listener as EventListener, { capture, passive, signal: over.signal });
  }
  return () => over.abort();
};
