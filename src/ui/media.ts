import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import { tryOrNull } from '../app/base/browser.ts';
import { listen } from './controls/listen.ts';
import { useField } from './store.ts';

type List = EventTarget & Pick<MediaQueryList, 'matches'>;

/** In browsers without media queries, the list never matches. */
const listOf = (query: string): List =>
  tryOrNull(() => window.matchMedia(query)) ?? Object.assign(new EventTarget(), { matches: false });

const lists = new Map<string, List>();

/** Returns a cached `MediaQueryList`, since creating one is slow. */
export const media = (query: string): List => {
  const list = lists.get(query) ?? listOf(query);
  lists.set(query, list);
  return list;
};

/** Whether a query matches. In Chromium, a list that was read may send no event. */
export const useMedia = (query: string): boolean => {
  const subscribe = useCallback((change: () => void) => listen(listOf(query), { change }), [query]);
  return useSyncExternalStore(subscribe, () => media(query).matches);
};

/** A phone in either orientation. */
export const PHONE = '(max-width: 699px), (max-height: 560px)';

/** A window without room beside the board: narrow or portrait. */
export const HAND = '(max-width: 999px), (orientation: portrait)';

export const TOUCH = '(pointer: coarse)';

/** A window wide enough for a column beside the board. */
export const DESK = '(min-width: 1000px) and (orientation: landscape)';

/** Whether animation is on, for all boards of the page. */
export const AnimationContext = createContext(false);

export const useIsAnimated = (): boolean => useContext(AnimationContext);

/** Whether animation is on, by the setting or the system's preference. */
export const useAnimationSetting = (): boolean => {
  const { motion } = useField('settings');
  const still = useMedia('(prefers-reduced-motion: reduce)');
  return motion === 'system' ? !still : motion !== 'off';
};
