/** The phone's back button closes what was opened last. Each opening pushes a history entry for the button to take. */
import { useEffect, useEffectEvent } from 'react';
import { media, TOUCH } from './media.ts';

/** The close functions of whatever is open, the latest last, since the latest closes first. */
const closers: (() => void)[] = [];

const heightNow = (): number => window.history.state?.height ?? 0;
const currentEntry = () => ({ address: window.location.href, height: heightNow() });
let lastEntry = { address: '', height: 0 };

const onPop = (): void => {
  const { address, height } = lastEntry;
  lastEntry = currentEntry();
  if (lastEntry.address !== address || lastEntry.height !== height - 1) return;
  const close = closers.at(-1);
  if (close) close();
  else window.history.go(-height);
};

/** Makes the back button of a touch device call `close` while `isOpen`. Desktops keep the button for pages. */
export const useBack = (isOpen: boolean, close: () => void): void => {
  const latest = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen || !media(TOUCH).matches) return;
    // Always the same listener, so it is added only once.
    window.addEventListener('popstate', onPop);
    const entry = () => latest();
    closers.push(entry);
    if (heightNow() < closers.length) window.history.pushState({ height: heightNow() + 1 }, '');
    lastEntry = currentEntry();
    return () => {
      closers.splice(closers.indexOf(entry), 1);
    };
  }, [isOpen]);
};
