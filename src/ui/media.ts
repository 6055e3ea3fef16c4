/** Media queries, kept up to date. */
import { useCallback, useSyncExternalStore } from 'react';

type List = Pick<MediaQueryList, 'matches' | 'addEventListener' | 'removeEventListener'>;

const lists = new Map<string, List>();

/** For a browser without media queries: nothing matches. */
const UNKNOWN: List = {
  matches: false,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
};

/** The browser keeps the list up to date; a new query takes longer than many a component. */
export const media = (query: string): List => {
  const list = lists.get(query) ?? ('matchMedia' in window ? window.matchMedia(query) : UNKNOWN);
  lists.set(query, list);
  return list;
};

export const useMedia = (query: string): boolean => {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = media(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => media(query).matches);
};

/** A phone, upright or on its side. */
export const HAND = '(max-width: 699px), (max-height: 560px)';

/** Fingers, on a phone or a tablet. */
export const TOUCH = '(pointer: coarse)';

/** Room for a column beside the board. */
export const DESK = '(min-width: 1000px)';
