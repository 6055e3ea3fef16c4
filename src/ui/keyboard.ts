import { useEffect, useEffectEvent } from 'react';
import { had } from '../app/base/browser.ts';
import { listen } from './controls/listen.ts';

type Press = Pick<
  KeyboardEvent,
  'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey' | 'isComposing' | 'getModifierState'
>;

/** Signs other than letters and digits with a meaning on the pages of a game. */
export const SIGNS: ReadonlySet<string> = new Set('[]{}.,?/+=-');

/** Signs by key position, alone and with Shift: for scripts other than Latin. */
const PLACES: Readonly<Record<string, string>> = {
  BracketLeft: '[{',
  BracketRight: ']}',
  Slash: '/?',
  Period: '.',
  Comma: ',',
  Minus: '-',
  Equal: '=+',
};

/** Letters and digits of another script; a key may give two (Arabic), or a part of one (Thai, Hindi). */
const isForeign = (key: string): boolean =>
  /^[\p{L}\p{M}\p{Nd}]+$/u.test(key) && !/[\p{Script=Latin}\d]/u.test(key);

/**
 * The sign of a key: a Latin letter in lower case, a digit, another sign, or the name of a key without one
 * ("Escape"). By place only where a layout's letters are not Latin; "" while an input method composes.
 */
export const signOf = ({ key, code, shiftKey, isComposing }: Press): string => {
  if (isComposing || key === 'Process' || key === 'Dead') return '';
  if (isForeign(key))
    return /^(?:Key|Digit)(.)$/.exec(code)?.[1]?.toLowerCase() ?? PLACES[code]?.at(shiftKey ? -1 : 0) ?? '';
  // Turkish keyboards have an i with a dot and one without.
  if (key === 'ı' || key === 'İ') return 'i';
  // Greek keyboards have a semicolon in the place of the q, and no q.
  if (code === 'KeyQ' && /^[;:]$/.test(key)) return 'q';
  return /^[A-Z]$/.test(key) ? key.toLowerCase() : key;
};

/** Undo and redo by Ctrl or Command with Z and Y; null for any other key. */
export const wayOf = (press: Press): 'undo' | 'redo' | null => {
  const sign = (press.ctrlKey || press.metaKey) && !press.altKey ? signOf(press) : '';
  return sign === 'y' || (sign === 'z' && press.shiftKey) ? 'redo' : sign === 'z' ? 'undo' : null;
};

/** The number of a digit key that gives neither a digit nor one of `SIGNS` (US: with Shift); else null. */
export const rowNumber = (press: Press): number | null => {
  const sign = signOf(press);
  const number = /^Digit(\d)$/.exec(press.code)?.[1];
  return number === undefined || !sign || /^\d$/.test(sign) || SIGNS.has(sign) ? null : Number(number);
};

const isMac = (): boolean => /^Mac/.test(had(() => navigator.platform) ?? '');

/** Does AltGr, or Option on a Mac, write a sign with this key? */
const isGraphic = (press: Press): boolean =>
  SIGNS.has(press.key) && (press.getModifierState('AltGraph') || (isMac() && press.altKey && !press.ctrlKey));

/** Keys that focused controls handle themselves. */
const KEPT: readonly (readonly [selector: string, keys: RegExp])[] = [
  ['input[type="checkbox"], input[type="radio"]', /^( |Arrow.*)$/],
  ['input[type="range"]', /^(Arrow.*|Home|End|Page.*)$/],
  ['input:not([type="checkbox"], [type="radio"], [type="range"]), textarea, [contenteditable]', /./],
  ['select', /^(.|Enter|Arrow.*|Home|End|Page.*)$/],
  ['button, a', /^( |Enter)$/],
];

/** Does the focused control handle this key itself: a field every key, a slider its arrows? */
export const isKept = ({ target, key }: Pick<KeyboardEvent, 'target' | 'key'>): boolean =>
  target instanceof HTMLElement &&
  KEPT.some(([selector, keys]) => target.matches(selector) && keys.test(key));

/** Does a dialog or the handover card lie over the page? */
export const isCovered = (): boolean => document.querySelector('dialog[open], main > [inert]') !== null;

/** Listens to the keys of the whole page; `first`: before the focused element. */
export const useKeydown = (on: (event: KeyboardEvent) => void, first = false): void => {
  const heard = useEffectEvent(on);
  useEffect(() => listen(document, { keydown: (event) => heard(event) }, first), [first]);
};

/** Keys with an effect at every repeat: along the board, through the game, zoom. */
const GOES_ON = /^(Arrow.*|Page.*|Tab|[cno[\]{}.,+=-])$/i;

/** Stops the repeats of a held key, but in a text: they press, answer and switch nothing again. */
export const stopHeld = (event: KeyboardEvent): void => {
  const { key, target, repeat, ctrlKey, altKey, metaKey } = event;
  const isText = key === 'Enter' ? target instanceof HTMLTextAreaElement : isKept(event);
  if (!repeat || ctrlKey || altKey || metaKey || isText || GOES_ON.test(key)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
};

/** Is a key free for the page: not for a control, the browser or a dialog, nor handled already? */
export const isFree = (event: KeyboardEvent): boolean =>
  !event.defaultPrevented &&
  !isKept(event) &&
  !event.metaKey &&
  (isGraphic(event) || (!event.ctrlKey && !event.altKey)) &&
  !isCovered();
