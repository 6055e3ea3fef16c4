import { afterFrame } from '../app/store/frames.ts';

const listeners = new Set<(text: string) => void>();

/** Announces a text by the live region of the game or lesson on the page. */
export const announce = (text: string): void => {
  if (text) for (const say of listeners) say(text);
};

/** Announces the text of an element after the next frame. */
export const announceSoon = (selector: string): void =>
  afterFrame(() => announce(document.querySelector<HTMLElement>(selector)?.innerText ?? ''));

/** Subscribes to announcements; returns a function that ends it. */
export const onAnnounced = (say: (text: string) => void): (() => void) => {
  listeners.add(say);
  return () => listeners.delete(say);
};
