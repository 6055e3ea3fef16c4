import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import { tryOrNull } from '../app/base/browser.ts';
import { listen } from './controls/listen.ts';
import { useField } from './store.ts';

type List = EventTarget & Pick<MediaQueryList, 'matches'>;

/** Returns a new `MediaQueryList`; in browsers without media queries, one that never matches. */
const listOf = (query: string): List =>
  tryOrNull(() => window.matchMedia(query)) ?? Object.assign(new EventTarget(), { matches: false });

const lists = new Map<string, List>();

/** Returns a query's cached `MediaQueryList`, since creating one is slow. */
export const media = (query: string): List => {
  const list = lists.get(query) ?? listOf(query);
  lists.set(query, list);
  return list;
};

/**
 * Returns whether a media query matches. The hook listens to a new `MediaQueryList`, because Chromium may send no
 * events to a list that was read before.
 */
export const useMedia = (query: string): boolean => {
  const subscribe = useCallback((change: () => void) => listen(listOf(query), { change }), [query]);
  return useSyncExternalStore(subscribe, () => media(query).matches);
};

/** The media query of phones: up to 699 pixels wide, or up to 560 pixels high if turned. */
export const PHONE = '(max-width: 699px), (max-height: 560px)';

/** The media query of windows without room beside the board, as on devices held in the hand. */
export const HAND = '(max-width: 999px), (orientation: portrait)';

export const TOUCH = '(pointer: coarse)';

/** The media query of windows with room for a column beside the board, as on desktops. */
export const DESK = '(min-width: 1000px) and (orientation: landscape)';

/** Whether animation is on. A context, since some boards of a page have stores of their own. */
export const AnimationContext = createContext(false);

export const useIsAnimated = (): boolean => useContext(AnimationContext);

/** Returns whether animation is on, by the player's setting or, for `system`, by the system's preference. */
export const useAnimationSetting = (): boolean => {
  const { motion } = useField('settings');
  const still = useMedia('(prefers-reduced-motion: reduce)');
  return motion === 'system' ? !still : motion !== 'off';
};
