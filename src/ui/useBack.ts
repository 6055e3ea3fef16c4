/**
 * The phone's way back: it closes what was opened last, and leaves the page only when nothing is open. For each thing
 * that is open an entry of the browser's history stands over the page's own, with its height there. Entries of
 * things closed in another way stay, and the way back passes them.
 */
import { useEffect, useEffectEvent } from 'react';
import { media, TOUCH } from './media.ts';

/** What is open, the latest last: how each is closed. */
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

/** While it is open, the way back calls `close`. Only on touch screens. */
export const useBack = (isOpen: boolean, close: () => void): void => {
  const latest = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen || !media(TOUCH).matches) return;
    // The same listener: it is added once.
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
