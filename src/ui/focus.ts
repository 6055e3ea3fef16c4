import type { MouseEvent } from 'react';

/**
 * For answers, on a press of the mouse: leaves the focus where it is, mostly on the board. A button that goes
 * away with the focus makes the browser lay out the page once more.
 */
export const keepFocus = (event: MouseEvent): void => event.preventDefault();
