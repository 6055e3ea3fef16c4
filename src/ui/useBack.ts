/**
 * The phone's back button. It closes what was opened last, and leaves the page only when nothing is open.
 * Each open thing has a history entry above the page's own, which stores its height. If a thing is closed in
 * another way, its entry stays, and going back skips it.
 */
import { useEffect, useEffectEvent } from 'react';
import { media, TOUCH } from './media.ts';

/** The close functions of what is open, the latest last. */
const open: (() => void)[] = [];

const heightNow = (): number => window.history.state?.height ?? 0;
const here = () => ({ address: window.location.href, height: heightNow() });
let before = { address: '', height: 0 };

const onPop = (): void => {
  const { address, height } = before;
  before = here();
  if (before.address !== address || before.height !== height - 1) return;
  const close = open.at(-1);
  if (close) close();
  else window.history.go(-height);
};

/** While `isOpen`, the back button calls `close`. On touch screens only. */
export const useBack = (isOpen: boolean, close: () => void): void => {
  const latest = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen || !media(TOUCH).matches) return;
    // Always the same listener, so it is added only once.
    window.addEventListener('popstate', onPop);
    const entry = () => latest();
    open.push(entry);
    if (heightNow() < open.length) window.history.pushState({ height: heightNow() + 1 }, '');
    before = here();
    return () => {
      open.splice(open.indexOf(entry), 1);
    };
  }, [isOpen]);
};
