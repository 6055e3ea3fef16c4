/** Media queries, kept up to date. */
import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import { listen } from '../app/listen.ts';
import { useField } from './store.ts';

const lists = new Map<string, MediaQueryList>();

/** The cached list: the browser keeps it up to date, and a new query is slow. */
export const media = (query: string): MediaQueryList => {
  const list = lists.get(query) ?? window.matchMedia(query);
  lists.set(query, list);
  return list;
};

/** Chromium drops a change of a list that is read before its event: the one listened to is never read. */
export const useMedia = (query: string): boolean => {
  const subscribe = useCallback(
    (change: () => void) => listen(window.matchMedia(query), { change }),
    [query],
  );
  return useSyncExternalStore(subscribe, () => media(query).matches);
};

/** A phone, upright or on its side. */
export const HAND = '(max-width: 699px), (max-height: 560px)';

/** A touch screen, of a phone or a tablet. */
export const TOUCH = '(pointer: coarse)';

/** A window wide enough for a column beside the board. */
export const DESK = '(min-width: 1000px)';

/** Is animation on, for all boards of the page? Those of lines and lessons have stores of their own. */
export const MovingContext = createContext(false);

export const useMoving = (): boolean => useContext(MovingContext);

/** Animation by the setting, or else by the system's preference. */
export const useMotion = (): boolean => {
  const { motion } = useField('settings');
  const still = useMedia('(prefers-reduced-motion: reduce)');
  return motion === 'system' ? !still : motion !== 'off';
};
