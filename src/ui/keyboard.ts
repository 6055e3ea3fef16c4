import { useEffect, useEffectEvent } from 'react';
import { tryOrNull } from '../app/base/browser.ts';
import { listen } from './controls/listen.ts';

type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey' | 'isComposing' | 'getModifierState'
>;

/** Characters, other than letters and digits, that are shortcuts on game pages. */
export const CHARACTERS: ReadonlySet<string> = new Set('[]{}.,?/+=-');

/** The US characters of key positions, without and with Shift. Keys of non-Latin layouts count as these characters. */
const KEY_POSITIONS: Readonly<Record<string, string>> = {
  BracketLeft: '[{',
  BracketRight: ']}',
  Slash: '/?',
  Period: '.',
  Comma: ',',
  Minus: '-',
  Equal: '=+',
};

/** Whether a key's text has only letters, digits or marks, all non-Latin. An Arabic key may have a two-letter text. */
const isNonLatin = (key: string): boolean => /^[\p{L}\p{M}\p{Nd}]+$/u.test(key) && !/[\p{Script=Latin}\d]/u.test(key);

/**
 * Returns the character of a key, Latin letters in lower case, or the key's name if it has none ("Escape"). On
 * non-Latin layouts the key's position decides. Empty while an input method composes.
 */
export const characterOf = ({ key, code, shiftKey, isComposing }: KeyPress): string => {
  if (isComposing || key === 'Process' || key === 'Dead') return '';
  if (isNonLatin(key))
    return /^(?:Key|Digit)(.)$/.exec(code)?.[1]?.toLowerCase() ?? KEY_POSITIONS[code]?.at(shiftKey ? -1 : 0) ?? '';
  // Turkish layouts have a dotted and a dotless i.
  if (key === 'ı' || key === 'İ') return 'i';
  // Greek layouts have no q, and a semicolon in its place.
  if (code === 'KeyQ' && /^[;:]$/.test(key)) return 'q';
  return /^[A-Z]$/.test(key) ? key.toLowerCase() : key;
};

/** With Ctrl or Command held, Z is undo, and Y or Shift+Z is redo. Other keys give null. */
export const undoOrRedo = (press: KeyPress): 'undo' | 'redo' | null => {
  const character = (press.ctrlKey || press.metaKey) && !press.altKey ? characterOf(press) : '';
  return character === 'y' || (character === 'z' && press.shiftKey) ? 'redo' : character === 'z' ? 'undo' : null;
};

/** Returns the digit of a digit key that gives a character such as "!". Characters in `CHARACTERS` give null. */
export const shiftedDigit = (press: KeyPress): number | null => {
  const character = characterOf(press);
  const number = /^Digit(\d)$/.exec(press.code)?.[1];
  return number === undefined || !character || /^\d$/.test(character) || CHARACTERS.has(character)
    ? null
    : Number(number);
};

const isMac = (): boolean => /^Mac/.test(tryOrNull(() => navigator.platform) ?? '');

/** Whether AltGr (Option on a Mac) makes this key give one of `CHARACTERS`. */
const isAltGrCharacter = (press: KeyPress): boolean =>
  CHARACTERS.has(press.key) && (press.getModifierState('AltGraph') || (isMac() && press.altKey && !press.ctrlKey));

const CONTROL_KEYS: readonly (readonly [selector: string, keys: RegExp])[] = [
  ['input[type="checkbox"], input[type="radio"]', /^( |Arrow.*)$/],
  ['input[type="range"]', /^(Arrow.*|Home|End|Page.*)$/],
  ['input:not([type="checkbox"], [type="radio"], [type="range"]), textarea, [contenteditable]', /./],
  ['select', /^(.|Enter|Arrow.*|Home|End|Page.*)$/],
  ['button, a', /^( |Enter)$/],
];

/** Whether the focused control handles this key itself. Text fields handle every key, sliders the arrows. */
export const isHandledByControl = ({ target, key }: Pick<KeyboardEvent, 'target' | 'key'>): boolean =>
  target instanceof HTMLElement && CONTROL_KEYS.some(([selector, keys]) => target.matches(selector) && keys.test(key));

/** Whether a dialog or the handover card covers the page. */
export const isPageCovered = (): boolean => document.querySelector('dialog[open], main > [inert]') !== null;

/** Subscribes to the keys of the whole page. With `first`, the listener runs before those of the focused element. */
export const useKeydown = (on: (event: KeyboardEvent) => void, first = false): void => {
  const heard = useEffectEvent(on);
  useEffect(() => listen(document, { keydown: (event) => heard(event) }, first), [first]);
};

/** Keys that may repeat while held: moves on the board and through the game, and zoom. */
const REPEATING = /^(Arrow.*|Page.*|Tab|[cno[\]{}.,+=-])$/i;

/** Stops the repeats of held keys outside `REPEATING`, except in text fields. */
export const stopKeyRepeat = (event: KeyboardEvent): void => {
  const { key, target, repeat, ctrlKey, altKey, metaKey } = event;
  const isText = key === 'Enter' ? target instanceof HTMLTextAreaElement : isHandledByControl(event);
  if (!repeat || ctrlKey || altKey || metaKey || isText || REPEATING.test(key)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
};

/** Whether the page may use a key: no control, browser shortcut, dialog or other listener uses it. */
export const isPageKey = (event: KeyboardEvent): boolean =>
  !event.defaultPrevented &&
  !isHandledByControl(event) &&
  !event.metaKey &&
  (isAltGrCharacter(event) || (!event.ctrlKey && !event.altKey)) &&
  !isPageCovered();
