import { type MouseEvent, useEffect } from 'react';
import { afterFrame } from '../app/store/frames.ts';
import { listen } from './controls/listen.ts';

const BOARD = 'main [role="grid"] [tabindex="0"]';

/** At a press on an answer leaves the focus where it is: a focused button that goes away lays out the page again. */
export const keepFocus = (event: MouseEvent): void => event.preventDefault();

/** Focuses an element after the next frame: the board is drawn before the elements beside it. */
export const focusSoon = (selector: string): void =>
  afterFrame(() => document.querySelector<HTMLElement>(selector)?.focus());

/** Focuses the element that follows the focused one among these; the first if it is none of them. */
export const focusNext = (selector: string): void =>
  afterFrame(() => {
    const all = [...document.querySelectorAll<HTMLElement>(selector)];
    all[(all.findIndex((each) => each.matches(':focus')) + 1) % all.length]?.focus();
  });

/** Focuses the board at once: later it would take the focus from what its next key makes appear. */
export const focusBoard = (): void => document.querySelector<HTMLElement>(BOARD)?.focus();

/** The square that has the focus only because what had it went away. */
let home: HTMLElement | null = null;

/** Is nothing focused that a person chose, or something in here? */
export const isIdle = (here?: string): boolean => {
  const { activeElement: active } = document;
  const isChosen = active && active !== document.body && active !== home;
  return !isChosen || (here !== undefined && active.closest(here) !== null);
};

let quietly = false;

/** Is the focus being given back, without pointing at the element? */
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
