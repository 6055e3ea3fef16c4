import { type RefObject, useEffect, useRef, useState } from 'react';
import { tryOrNull } from '../app/base/browser.ts';
import { useMedia } from './media.ts';

interface Visibility<Seen extends Element> {
  readonly element: RefObject<Seen | null>;
  readonly isSeen: boolean;
  readonly wasSeen: boolean;
}

/** The area in which an element counts as visible: an ancestor or the window, with a margin in pixels. */
interface VisibleArea {
  readonly within?: string;
  readonly margin?: number;
}

/** Returns a ref, and whether the ref's element is visible now and ever was. Both true without IntersectionObserver. */
export const useVisibility = <Seen extends Element>({ within, margin = 0 }: VisibleArea = {}): Visibility<Seen> => {
  const element = useRef<Seen>(null);
  const [isSeen, setSeen] = useState(false);
  const [wasSeen, setWasSeen] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const root = within === undefined ? null : element.current.closest(within);
    const onIntersection: IntersectionObserverCallback = (entries) => {
      const isIntersecting = entries.at(-1)?.isIntersecting ?? false;
      setSeen(isIntersecting);
      if (isIntersecting) setWasSeen(true);
    };
    const observer = tryOrNull(() => new IntersectionObserver(onIntersection, { root, rootMargin: `${margin}px 0px` }));
    if (!observer) {
      setSeen(true);
      return setWasSeen(true);
    }
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [within, margin]);
  // Printing shows everything.
  return { element, isSeen, wasSeen: useMedia('print') || wasSeen };
};
