import { type MouseEvent, useEffect } from 'react';
import { afterFrame } from '../app/store/frames.ts';
import { listen } from './controls/listen.ts';

const BOARD = 'main [role="grid"] [tabindex="0"]';

/** Keeps the focus off a pressed button, since removing a focused button would force a layout. */
export const keepFocus = (event: MouseEvent): void => event.preventDefault();

/** Focuses an element after the next frame, since the element may be rendered one frame late. */
export const focusAfterFrame = (selector: string): void =>
  afterFrame(() => document.querySelector<HTMLElement>(selector)?.focus());

/** Focuses the next matching element, cyclically; the first if none has the focus. */
export const focusNext = (selector: string): void =>
  afterFrame(() => {
    const all = [...document.querySelectorAll<HTMLElement>(selector)];
    all[(all.findIndex((each) => each.matches(':focus')) + 1) % all.length]?.focus();
  });

/** Focuses the board's square that Tab reaches. A frame later, a key might already have focused a control. */
export const focusBoard = (): void => document.querySelector<HTMLElement>(BOARD)?.focus();

/** The square that `useFocusFallback` has focused. The user did not choose the square, so its focus may be taken. */
let fallback: HTMLElement | null = null;

/** Whether code may move the focus. The user must have focused nothing, or an element inside `here` (a selector). */
export const isFocusFree = (here?: string): boolean => {
  const { activeElement: active } = document;
  const isChosen = active && active !== document.body && active !== fallback;
  return !isChosen || (here !== undefined && active.closest(here) !== null);
};

let isRestoring = false;

/** Whether `restoreFocus` is moving the focus now, so that the focused square does not count as pointed at. */
export const isRestoringFocus = (): boolean => isRestoring;

export const restoreFocus = (element: HTMLElement | null | undefined): void => {
  isRestoring = true;
  element?.focus({ preventScroll: true });
  isRestoring = false;
};

/** Focuses the board when the focused element is removed or disabled. Otherwise Tab would start at the page's top. */
export const useFocusFallback = (): void =>
  useEffect(() => {
    let last: Element | null = null;
    let isWaiting = false;
    const isLost = () => isFocusFree() && last !== null && (!last.isConnected || last.matches(':disabled'));
    const focusFallback = () => {
      isWaiting = false;
      if (!isLost()) return;
      fallback = document.querySelector<HTMLElement>(BOARD);
      restoreFocus(fallback);
    };
    const observer = new MutationObserver(() => {
      if (isWaiting || !isLost()) return;
      isWaiting = true;
      afterFrame(focusFallback);
    });
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    const end = listen(document, {
      focusin({ target }) {
        last = target instanceof Element ? target : null;
        if (target !== fallback) fallback = null;
      },
    });
    return () => {
      observer.disconnect();
      end();
    };
  }, []);
