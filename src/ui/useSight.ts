import { type RefObject, useEffect, useRef, useState } from 'react';
import { had } from '../app/base/browser.ts';
import { useMedia } from './media.ts';

interface Sight<Seen extends Element> {
  readonly element: RefObject<Seen | null>;
  /** Is it on the screen? */
  readonly isSeen: boolean;
  /** Is it or was it ever? */
  readonly wasSeen: boolean;
}

/** The area that counts as the screen: a scroll container, and a margin around it in pixels. */
interface Window {
  readonly within?: string;
  readonly margin?: number;
}

/**
 * Whether an element is on the screen, or near it: slow drawings are made when they are first seen. In a
 * browser without observers it counts as seen.
 */
export const useSight = <Seen extends Element>({ within, margin = 0 }: Window = {}): Sight<Seen> => {
  const element = useRef<Seen>(null);
  const [isSeen, setSeen] = useState(false);
  const [wasSeen, setWasSeen] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const root = within === undefined ? null : element.current.closest(within);
    const look: IntersectionObserverCallback = (entries) => {
      const isHere = entries.at(-1)?.isIntersecting ?? false;
      setSeen(isHere);
      if (isHere) setWasSeen(true);
    };
    const observer = had(() => new IntersectionObserver(look, { root, rootMargin: `${margin}px 0px` }));
    if (!observer) {
      setSeen(true);
      return setWasSeen(true);
    }
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [within, margin]);
  // On paper everything is seen.
  return { element, isSeen, wasSeen: useMedia('print') || wasSeen };
};
