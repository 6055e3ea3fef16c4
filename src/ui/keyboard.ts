/** Which key is pressed, and what it is meant for: the page, a field, the browser, a dialog. */
import { useEffect, useEffectEvent } from 'react';

type Press = Pick<
  KeyboardEvent,
  'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey' | 'isComposing' | 'getModifierState'
>;

/** The signs that the pages of a game listen to, besides letters and digits. */
export const SIGNS: ReadonlySet<string> = new Set('[]{}.,?/+=-');

/** Signs by place, alone and with Shift: for letters that are not Latin. */
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

/** What Ctrl or Command with Z and Y asks for; null for any other key. */
export const wayOf = (press: Press): 'undo' | 'redo' | null => {
  const sign = (press.ctrlKey || press.metaKey) && !press.altKey ? signOf(press) : '';
  return sign === 'y' || (sign === 'z' && press.shiftKey) ? 'redo' : sign === 'z' ? 'undo' : null;
};

/** The number of a key in the digit row that gives no digit, nor a sign that is ours (US: with Shift); null. */
export const rowNumber = (press: Press): number | null => {
  const sign = signOf(press);
  const number = /^Digit(\d)$/.exec(press.code)?.[1];
  return number === undefined || !sign || /^\d$/.test(sign) || SIGNS.has(sign) ? null : Number(number);
};

const isMac = (): boolean => /^Mac/.test(navigator.platform);

/** AltGr, or Option on a Mac, writes a sign. */
const isGraphic = (press: Press): boolean =>
  SIGNS.has(press.key) && (press.getModifierState('AltGraph') || (isMac() && press.altKey && !press.ctrlKey));

/** Keys that a focused control has for itself. */
const KEPT: readonly (readonly [selector: string, keys: RegExp])[] = [
  ['input[type="checkbox"], input[type="radio"]', /^( |Arrow.*)$/],
  ['input[type="range"]', /^(Arrow.*|Home|End|Page.*)$/],
  ['input:not([type="checkbox"], [type="radio"], [type="range"]), textarea, [contenteditable]', /./],
  ['select', /^(.|Enter|Arrow.*|Home|End|Page.*)$/],
  ['button, a', /^( |Enter)$/],
];

/** Has the control with the focus this key for itself: a field all, a slider its arrows? */
export const isKept = ({ target, key }: Pick<KeyboardEvent, 'target' | 'key'>): boolean =>
  target instanceof HTMLElement &&
  KEPT.some(([selector, keys]) => target.matches(selector) && keys.test(key));

/** Does a dialog lie over the page, or the card that hands the device over? */
export const isCovered = (): boolean => document.querySelector('dialog[open], main > [inert]') !== null;

/** Listens to the keys of the whole page; `first`: before anything that has the focus. */
export const useKeydown = (on: (event: KeyboardEvent) => void, first = false): void => {
  const heard = useEffectEvent(on);
  useEffect(() => {
    const onDown = (event: KeyboardEvent) => heard(event);
    document.addEventListener('keydown', onDown, first);
    return () => document.removeEventListener('keydown', onDown, first);
  }, [first]);
};

/** Keys that go on while they are held: over the board, through the game, nearer and further. */
const GOES_ON = /^(Arrow.*|Page.*|Tab|[cno[\]{}.,+=-])$/i;

/** A key that is held presses, answers and switches nothing a second time; a text takes it. */
export const stopHeld = (event: KeyboardEvent): void => {
  const { key, target, repeat, ctrlKey, altKey, metaKey } = event;
  const isText = key === 'Enter' ? target instanceof HTMLTextAreaElement : isKept(event);
  if (!repeat || ctrlKey || altKey || metaKey || isText || GOES_ON.test(key)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
};

/** Is a key meant for the page, and not for a control, the browser or a dialog, nor done with? */
export const isFree = (event: KeyboardEvent): boolean =>
  !event.defaultPrevented &&
  !isKept(event) &&
  !event.metaKey &&
  (isGraphic(event) || (!event.ctrlKey && !event.altKey)) &&
  !isCovered();
