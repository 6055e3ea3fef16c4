import { useEffect, useEffectEvent } from 'react';
import { tryOrNull } from '../app/base/browser.ts';
import { listen } from './controls/listen.ts';

type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey' | 'isComposing' | 'getModifierState'
>;

/** Characters other than letters and digits with a meaning on game pages. */
export const CHARACTERS: ReadonlySet<string> = new Set('[]{}.,?/+=-');

/** Characters by key position, without and with Shift, for non-Latin layouts. */
const KEY_POSITIONS: Readonly<Record<string, string>> = {
  BracketLeft: '[{',
  BracketRight: ']}',
  Slash: '/?',
  Period: '.',
  Comma: ',',
  Minus: '-',
  Equal: '=+',
};

/** Non-Latin letters and digits. A key may give two (Arabic) or a combining mark (Thai, Hindi). */
const isNonLatin = (key: string): boolean => /^[\p{L}\p{M}\p{Nd}]+$/u.test(key) && !/[\p{Script=Latin}\d]/u.test(key);

/**
 * The character of a key: a lower-case Latin letter, a digit, another character, or the name of a key without
 * one ("Escape"). Non-Latin layouts count by position; "" while an input method composes.
 */
export const characterOf = ({ key, code, shiftKey, isComposing }: KeyPress): string => {
  if (isComposing || key === 'Process' || key === 'Dead') return '';
  if (isNonLatin(key))
    return /^(?:Key|Digit)(.)$/.exec(code)?.[1]?.toLowerCase() ?? KEY_POSITIONS[code]?.at(shiftKey ? -1 : 0) ?? '';
  // Turkish layouts have an i with a dot and one without.
  if (key === 'ı' || key === 'İ') return 'i';
  // Greek layouts have a semicolon in place of the q, and no q.
  if (code === 'KeyQ' && /^[;:]$/.test(key)) return 'q';
  return /^[A-Z]$/.test(key) ? key.toLowerCase() : key;
};

/** Undo or redo for Ctrl or Command with Z and Y; null for other keys. */
export const undoOrRedo = (press: KeyPress): 'undo' | 'redo' | null => {
  const character = (press.ctrlKey || press.metaKey) && !press.altKey ? characterOf(press) : '';
  return character === 'y' || (character === 'z' && press.shiftKey) ? 'redo' : character === 'z' ? 'undo' : null;
};

/** The digit of a key that gives neither it nor one of `CHARACTERS` (US layout: with Shift), or null. */
export const shiftedDigit = (press: KeyPress): number | null => {
  const character = characterOf(press);
  const number = /^Digit(\d)$/.exec(press.code)?.[1];
  return number === undefined || !character || /^\d$/.test(character) || CHARACTERS.has(character)
    ? null
    : Number(number);
};

const isMac = (): boolean => /^Mac/.test(tryOrNull(() => navigator.platform) ?? '');

/** Whether AltGr (Option on a Mac) gives a character with this key. */
const isAltGrCharacter = (press: KeyPress): boolean =>
  CHARACTERS.has(press.key) && (press.getModifierState('AltGraph') || (isMac() && press.altKey && !press.ctrlKey));

const CONTROL_KEYS: readonly (readonly [selector: string, keys: RegExp])[] = [
  ['input[type="checkbox"], input[type="radio"]', /^( |Arrow.*)$/],
  ['input[type="range"]', /^(Arrow.*|Home|End|Page.*)$/],
  ['input:not([type="checkbox"], [type="radio"], [type="range"]), textarea, [contenteditable]', /./],
  ['select', /^(.|Enter|Arrow.*|Home|End|Page.*)$/],
  ['button, a', /^( |Enter)$/],
];

/** Whether the focused control handles this key itself: fields every key, sliders the arrows. */
export const isHandledByControl = ({ target, key }: Pick<KeyboardEvent, 'target' | 'key'>): boolean =>
  target instanceof HTMLElement && CONTROL_KEYS.some(([selector, keys]) => target.matches(selector) && keys.test(key));

/** Whether a dialog or the handover card covers the page. */
export const isPageCovered = (): boolean => document.querySelector('dialog[open], main > [inert]') !== null;

/** Subscribes to the keys of the whole page; with `first` before the focused element. */
export const useKeydown = (on: (event: KeyboardEvent) => void, first = false): void => {
  const heard = useEffectEvent(on);
  useEffect(() => listen(document, { keydown: (event) => heard(event) }, first), [first]);
};

/** Keys that repeat while held: moves on the board and through the game, zoom. */
const REPEATING = /^(Arrow.*|Page.*|Tab|[cno[\]{}.,+=-])$/i;

/** Stops the repeats of other held keys, except in text fields. */
export const stopKeyRepeat = (event: KeyboardEvent): void => {
  const { key, target, repeat, ctrlKey, altKey, metaKey } = event;
  const isText = key === 'Enter' ? target instanceof HTMLTextAreaElement : isHandledByControl(event);
  if (!repeat || ctrlKey || altKey || metaKey || isText || REPEATING.test(key)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
};

/** Whether the page may use a key: no control, browser, dialog or other listener does. */
export const isPageKey = (event: KeyboardEvent): boolean =>
  !event.defaultPrevented &&
  !isHandledByControl(event) &&
  !event.metaKey &&
  (isAltGrCharacter(event) || (!event.ctrlKey && !event.altKey)) &&
  !isPageCovered();
