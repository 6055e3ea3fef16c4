/** Words for those who do not see the page, where nothing on the board changes. */
import { afterFrame } from '../app/frames.ts';

const listeners = new Set<(text: string) => void>();

/** Words for the announcer of the game or lesson on the page. */
export const announce = (text: string): void => {
  if (text) for (const say of listeners) say(text);
};

/** After the frame: says what has been opened there. */
export const announceSoon = (selector: string): void =>
  afterFrame(() => announce(document.querySelector<HTMLElement>(selector)?.innerText ?? ''));

/** Calls it with what is announced; gives a function that ends it. */
export const onAnnounced = (say: (text: string) => void): (() => void) => {
  listeners.add(say);
  return () => listeners.delete(say);
};
