/** Media queries, kept up to date. */
import { useCallback, useSyncExternalStore } from 'react';
import { useField } from './room.ts';

type List = Pick<MediaQueryList, 'matches' | 'addEventListener' | 'removeEventListener'>;

const UNKNOWN: List = {
  matches: false,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
};

/** A list of its own; for a browser without media queries, one that never matches. */
const listOf = (query: string): List => ('matchMedia' in window ? window.matchMedia(query) : UNKNOWN);

const lists = new Map<string, List>();

/** The list that is read: the browser keeps it up to date, and a new query takes longer than many a component. */
export const media = (query: string): List => {
  const list = lists.get(query) ?? listOf(query);
  lists.set(query, list);
  return list;
};

/** Chromium loses the change of a list that is read before it tells: the one listened to is never read. */
export const useMedia = (query: string): boolean => {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = listOf(query);
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

/** May things move? By the setting, or else by the system's wish. */
export const useMoving = (): boolean => {
  const { motion } = useField('settings');
  const still = useMedia('(prefers-reduced-motion: reduce)');
  return motion === 'system' ? !still : motion !== 'off';
};
