/** Where the focus goes when what has it goes away: to the board. */
import { type FocusEvent, type MouseEvent, useLayoutEffect, useRef } from 'react';
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

/** The board gets the focus if nothing else has it after the frame. */
export const focusBoardIfIdle = (): void =>
  afterFrame(() => {
    if (isIdle()) document.querySelector<HTMLElement>(BOARD)?.focus();
  });

/** For buttons that go away once they are pressed: if one of them shows the focus then, the board gets it. */
export const useFocusBack = () => {
  const isHere = useRef(false);
  useLayoutEffect(
    () => () => {
      if (isHere.current) focusBoardIfIdle();
    },
    [],
  );
  return {
    onFocus: ({ currentTarget }: FocusEvent) => {
      isHere.current = currentTarget.matches(':focus-visible');
    },
    onBlur: () => {
      isHere.current = false;
    },
  };
};
