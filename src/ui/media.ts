import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import { had } from '../app/base/browser.ts';
import { listen } from './controls/listen.ts';
import { useField } from './store.ts';

type List = EventTarget & Pick<MediaQueryList, 'matches'>;

/** A new media query list; in a browser without media queries, one that never matches. */
const listOf = (query: string): List =>
  had(() => window.matchMedia(query)) ?? Object.assign(new EventTarget(), { matches: false });

const lists = new Map<string, List>();

/** The cached list: the browser keeps it up to date, and a new query is slow. */
export const media = (query: string): List => {
  const list = lists.get(query) ?? listOf(query);
  lists.set(query, list);
  return list;
};

/** Chromium drops a change of a list that is read before its event: the one listened to is never read. */
export const useMedia = (query: string): boolean => {
  const subscribe = useCallback((change: () => void) => listen(listOf(query), { change }), [query]);
  return useSyncExternalStore(subscribe, () => media(query).matches);
};

/** A phone, upright or on its side. */
export const PHONE = '(max-width: 699px), (max-height: 560px)';

/** A window in which the board is as wide or as tall as it: of a phone, or upright. */
export const HAND = '(max-width: 999px), (orientation: portrait)';

export const TOUCH = '(pointer: coarse)';

/** A window wide enough for a column beside the board. */
export const DESK = '(min-width: 1000px) and (orientation: landscape)';

/** Is animation on, for all boards of the page? Those of lines and lessons have stores of their own. */
export const MovingContext = createContext(false);

export const useMoving = (): boolean => useContext(MovingContext);

/** Animation by the setting, or else by the system's preference. */
export const useMotion = (): boolean => {
  const { motion } = useField('settings');
  const still = useMedia('(prefers-reduced-motion: reduce)');
  return motion === 'system' ? !still : motion !== 'off';
};
