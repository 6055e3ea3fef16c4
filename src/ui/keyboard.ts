/** What a key is meant for: the page, or a field, a board apart, the browser, a dialog. */

export const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && target.matches('input, select, textarea');

/** A board apart from the table: keys pressed there are not meant for the game. */
const isApart = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest('[data-apart]') !== null;

/** Is a key meant for the page, and not for a field, the browser or a dialog? */
export const isFree = (event: KeyboardEvent): boolean =>
  !isTyping(event) &&
  !isApart(event) &&
  !event.ctrlKey &&
  !event.metaKey &&
  !event.altKey &&
  !document.querySelector('dialog[open]');
