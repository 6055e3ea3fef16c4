import { afterFrame } from '../app/store/frames.ts';

const listeners = new Set<(text: string) => void>();

export const announce = (text: string): void => {
  if (text) for (const say of listeners) say(text);
};

export const announceAfterFrame = (selector: string): void =>
  afterFrame(() => announce(document.querySelector<HTMLElement>(selector)?.innerText ?? ''));

export const onAnnounced = (say: (text: string) => void): (() => void) => {
  listeners.add(say);
  return () => listeners.delete(say);
};
