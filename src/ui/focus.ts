/** Where the focus goes when what has it goes away: to the board. */
import { type MouseEvent, useEffect } from 'react';
import { afterFrame } from '../app/frames.ts';

const BOARD = 'main [role="grid"] [tabindex="0"]';

/**
 * For answers, on a press of the mouse: leaves the focus where it is, mostly on the board. A button that goes
 * away with the focus makes the browser lay out the page once more.
 */
export const keepFocus = (event: MouseEvent): void => event.preventDefault();

/** After the frame: what a key opens stands beside the board, which is drawn first. */
export const focusSoon = (selector: string): void =>
  afterFrame(() => document.querySelector<HTMLElement>(selector)?.focus());

export const focusBoard = (): void => focusSoon(BOARD);

/** Is the focus nowhere, or in here? */
export const isIdle = (here?: string): boolean => {
  const { activeElement: active } = document;
  return !active || active === document.body || (here !== undefined && active.closest(here) !== null);
};

let quietly = false;

/** Does an element get the focus back, without being pointed at? */
export const isQuiet = (): boolean => quietly;

export const focusQuietly = (element: HTMLElement | null | undefined): void => {
  quietly = true;
  element?.focus({ preventScroll: true });
  quietly = false;
};

/** What goes away, or is switched off, with the focus leaves it to the board. */
export const useFocusHome = (): void =>
  useEffect(() => {
    let last: Element | null = null;
    let isWaiting = false;
    const isLost = () => isIdle() && last !== null && (!last.isConnected || last.matches(':disabled'));
    const onFocus = ({ target }: FocusEvent) => {
      last = target instanceof Element ? target : null;
    };
    const comeHome = () => {
      isWaiting = false;
      if (isLost()) focusQuietly(document.querySelector<HTMLElement>(BOARD));
    };
    const observer = new MutationObserver(() => {
      if (isWaiting || !isLost()) return;
      isWaiting = true;
      afterFrame(comeHome);
    });
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    document.addEventListener('focusin', onFocus);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', onFocus);
    };
  }, []);
