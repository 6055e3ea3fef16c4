import { type MouseEvent, useEffect } from 'react';
import { afterFrame } from '../app/store/frames.ts';
import { listen } from './controls/listen.ts';

const BOARD = 'main [role="grid"] [tabindex="0"]';

/** Keeps the focus when an answer is pressed, since removing a focused button forces a layout. */
export const keepFocus = (event: MouseEvent): void => event.preventDefault();

/** Focuses an element after the next frame, since the board is rendered before the elements beside it. */
export const focusSoon = (selector: string): void =>
  afterFrame(() => document.querySelector<HTMLElement>(selector)?.focus());

/** Focuses the next of these elements, cyclic; the first if none has the focus. */
export const focusNext = (selector: string): void =>
  afterFrame(() => {
    const all = [...document.querySelectorAll<HTMLElement>(selector)];
    all[(all.findIndex((each) => each.matches(':focus')) + 1) % all.length]?.focus();
  });

/** Focuses the board at once. Later it would take the focus from what its next key opens. */
export const focusBoard = (): void => document.querySelector<HTMLElement>(BOARD)?.focus();

/** The square that got the focus only because the focused element was removed. */
let home: HTMLElement | null = null;

/** Whether the user has focused nothing, or something within `here`. */
export const isIdle = (here?: string): boolean => {
  const { activeElement: active } = document;
  const isChosen = active && active !== document.body && active !== home;
  return !isChosen || (here !== undefined && active.closest(here) !== null);
};

let quietly = false;

/** Whether the focus is being restored, which must not point at the element. */
export const isQuiet = (): boolean => quietly;

export const focusQuietly = (element: HTMLElement | null | undefined): void => {
  quietly = true;
  element?.focus({ preventScroll: true });
  quietly = false;
};

/** Moves the focus to the board when the focused element is removed or disabled. */
export const useFocusHome = (): void =>
  useEffect(() => {
    let last: Element | null = null;
    let isWaiting = false;
    const isLost = () => isIdle() && last !== null && (!last.isConnected || last.matches(':disabled'));
    const comeHome = () => {
      isWaiting = false;
      if (!isLost()) return;
      home = document.querySelector<HTMLElement>(BOARD);
      focusQuietly(home);
    };
    const observer = new MutationObserver(() => {
      if (isWaiting || !isLost()) return;
      isWaiting = true;
      afterFrame(comeHome);
    });
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    const end = listen(document, {
      focusin({ target }) {
        last = target instanceof Element ? target : null;
        if (target !== home) home = null;
      },
    });
    return () => {
      observer.disconnect();
      end();
    };
  }, []);
