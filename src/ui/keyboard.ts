import { useEffect, useEffectEvent } from 'react';
import { tryOrNull } from '../app/base/browser.ts';
import { listen } from './controls/listen.ts';

type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey' | 'isComposing' | 'getModifierState'
>;

/** Characters besides letters and digits that are shortcuts on game pages. */
export const CHARACTERS: ReadonlySet<string> = new Set('[]{}.,?/+=-');

/** The characters of a US keyboard by key position, without and with Shift, for layouts that lack Latin letters. */
const KEY_POSITIONS: Readonly<Record<string, string>> = {
  BracketLeft: '[{',
  BracketRight: ']}',
  Slash: '/?',
  Period: '.',
  Comma: ',',
  Minus: '-',
  Equal: '=+',
};

/** Whether a key's text has only non-Latin letters or digits. An Arabic key may give two letters. */
const isNonLatin = (key: string): boolean => /^[\p{L}\p{M}\p{Nd}]+$/u.test(key) && !/[\p{Script=Latin}\d]/u.test(key);

/**
 * Returns a key's character in lower case, or a name such as "Escape". On non-Latin layouts, the key's position
 * decides.
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

/** Returns which of undo and redo a shortcut means, or null: Ctrl+Z, and Ctrl+Y or Ctrl+Shift+Z. */
export const undoOrRedo = (press: KeyPress): 'undo' | 'redo' | null => {
  const character = (press.ctrlKey || press.metaKey) && !press.altKey ? characterOf(press) : '';
  return character === 'y' || (character === 'z' && press.shiftKey) ? 'redo' : character === 'z' ? 'undo' : null;
};

/**
 * Returns the digit of a digit key that types another character, for example 1 if Shift and the key 1 type "!". Null
 * for every other key, and if the character is a shortcut.
 */
export const shiftedDigit = (press: KeyPress): number | null => {
  const character = characterOf(press);
  const number = /^Digit(\d)$/.exec(press.code)?.[1];
  return number === undefined || !character || /^\d$/.test(character) || CHARACTERS.has(character)
    ? null
    : Number(number);
};

const isMac = (): boolean => /^Mac/.test(tryOrNull(() => navigator.platform) ?? '');

/** Whether AltGr (Option on a Mac) gives one of `CHARACTERS`, as many layouts need AltGr for brackets. */
const isAltGrCharacter = (press: KeyPress): boolean =>
  CHARACTERS.has(press.key) && (press.getModifierState('AltGraph') || (isMac() && press.altKey && !press.ctrlKey));

const CONTROL_KEYS: readonly (readonly [selector: string, keys: RegExp])[] = [
  ['input[type="checkbox"], input[type="radio"]', /^( |Arrow.*)$/],
  ['input[type="range"]', /^(Arrow.*|Home|End|Page.*)$/],
  ['input:not([type="checkbox"], [type="radio"], [type="range"]), textarea, [contenteditable]', /./],
  ['select', /^(.|Enter|Arrow.*|Home|End|Page.*)$/],
  ['button, a', /^( |Enter)$/],
];

/** Whether the focused control handles this key. For example, a button handles Enter, so shortcuts must not. */
export const isHandledByControl = ({ target, key }: Pick<KeyboardEvent, 'target' | 'key'>): boolean =>
  target instanceof HTMLElement && CONTROL_KEYS.some(([selector, keys]) => target.matches(selector) && keys.test(key));

/** Whether a dialog or the handover card covers the page. Shortcuts must not act on what is covered. */
export const isPageCovered = (): boolean => document.querySelector('dialog[open], main > [inert]') !== null;

/** Calls `on` for each key press on the page; with `first`, before the focused element's listeners. */
export const useKeydown = (on: (event: KeyboardEvent) => void, first = false): void => {
  const heard = useEffectEvent(on);
  useEffect(() => listen(document, { keydown: (event) => heard(event) }, first), [first]);
};

/** Keys that may repeat while held, since each press is one small change: of the focus, the place or the zoom. */
const REPEATING = /^(Arrow.*|Page.*|Tab|[cno[\]{}.,+=-])$/i;

/** Stops the repeats of a held key, which would act many times. `REPEATING` keys and keys of text fields may repeat. */
export const stopKeyRepeat = (event: KeyboardEvent): void => {
  const { key, target, repeat, ctrlKey, altKey, metaKey } = event;
  const isText = key === 'Enter' ? target instanceof HTMLTextAreaElement : isHandledByControl(event);
  if (!repeat || ctrlKey || altKey || metaKey || isText || REPEATING.test(key)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
};

/** Whether a key is free for the page: no control, browser shortcut, dialog or earlier listener uses the key. */
export const isPageKey = (event: KeyboardEvent): boolean =>
  !event.defaultPrevented &&
  !isHandledByControl(event) &&
  !event.metaKey &&
  (isAltGrCharacter(event) || (!event.ctrlKey && !event.altKey)) &&
  !isPageCovered();
