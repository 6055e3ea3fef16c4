/** Tests keyboard shortcuts on real layouts, with any focus, and while keys are held. */
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { selectPreview } from '../../src/app/store/selectors.ts';
import { CHARACTERS, characterOf, isPageKey, shiftedDigit, stopKeyRepeat, undoOrRedo } from '../../src/ui/keyboard.ts';
import { chessRoom, pickAll, roomWith, standing, testShelf } from '../app/room.ts';
import { type KeyPress, LAYOUTS, pressesOf } from './layouts.ts';
import { Page } from './page.tsx';

const pressed = (press: KeyPress, target: HTMLElement = document.body): KeyboardEvent => {
  const event = new KeyboardEvent('keydown', { ...press, bubbles: true, cancelable: true });
  target.dispatchEvent(event);
  return event;
};

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
const DIGITS = [...'0123456789'];

/** Returns the character of a key press that the page takes as a shortcut, else null. */
const meaning = (press: KeyPress): string | null => {
  const event = pressed(press);
  return isPageKey(event) ? characterOf(event) : null;
};

test.each(LAYOUTS.flatMap((layout) => [[layout, false] as const, [layout, true] as const]))(
  '%s: every key we use can be pressed (Caps Lock: %s)',
  (layout, capsLock) => {
    const found = new Set(pressesOf(layout, capsLock).map(meaning));
    const wanted = [...CHARACTERS, ...LETTERS, ...DIGITS].filter((sign) => sign !== '=');
    expect(wanted.filter((sign) => !found.has(sign))).toEqual([]);
  },
);

test.each(LAYOUTS)('%s: a key has the meaning it shows, and no other', (layout) => {
  for (const press of pressesOf(layout, false)) {
    const sign = meaning(press);
    const isOurs = sign !== null && (CHARACTERS.has(sign) || /^[a-z\d]$/.test(sign));
    if (CHARACTERS.has(press.key) || /^[a-z\d]$/.test(press.key)) expect(sign).toBe(press.key);
    if (isOurs) expect(shiftedDigit(pressed(press))).toBeNull();
  }
});

test.each(LAYOUTS)('%s: the digit row switches overlays where it gives no character', (layout) => {
  const rows = pressesOf(layout, false).flatMap((press) => shiftedDigit(pressed(press)) ?? []);
  expect(new Set(rows).size).toBe(rows.length);
  expect(rows.length).toBeGreaterThanOrEqual(6);
});

test('reported bugs', () => {
  const on = (layout: string, code: string, shiftKey = false) => {
    const press = pressesOf(layout, false).find((each) => each.code === code && !!each.shiftKey === shiftKey);
    return press && meaning(press);
  };
  expect(on('Dvorak', 'BracketLeft')).toBe('/');
  expect(on('Dvorak', 'BracketLeft', true)).toBe('?');
  expect(on('German', 'BracketRight')).toBe('+');
  expect(on('German', 'BracketLeft')).toBe('ü');
  expect(on('German', 'Digit7', true)).toBe('/');
  expect(on('French', 'Digit1', true)).toBe('1');
  expect(on('Russian', 'BracketLeft')).toBe('[');
  expect(on('Russian', 'BracketLeft', true)).toBe('{');
  expect(on('Russian', 'KeyB')).toBe('b');
});

const KEY = { key: 'a', code: 'KeyA' };

test.each([
  ['Arabic, two letters on a key', 'لا', 'KeyB', 'b'],
  ['Thai, a part of a letter', '\u0e34', 'KeyB', 'b'],
  ['Hindi', '\u094d', 'KeyD', 'd'],
  ['Arabic digits', '٧', 'Digit7', '7'],
  ['Turkish', 'ı', 'KeyI', 'i'],
  ['Turkish, with Caps Lock', 'İ', 'Quote', 'i'],
  ['a key with a name', 'ArrowUp', 'ArrowUp', 'ArrowUp'],
])('%s: "%s" is read', (_layout, key, code, sign) => {
  expect(characterOf(pressed({ key, code }))).toBe(sign);
});

test.each([
  ['<input type="checkbox">', 'b', true],
  ['<input type="checkbox">', ' ', false],
  ['<input type="range">', '[', true],
  ['<input type="range">', 'ArrowLeft', false],
  ['<select></select>', 'b', false],
  ['<select></select>', 'Escape', true],
  ['<button></button>', 'b', true],
  ['<button></button>', ' ', false],
  ['<input>', 'b', false],
  ['<input type="search">', 'Escape', false],
  ['<textarea></textarea>', '[', false],
])('%s has the focus: is "%s" free? %s', (html, key, free) => {
  document.body.innerHTML = html;
  const target = document.body.querySelector<HTMLElement>('input, select, button, textarea');
  expect(isPageKey(pressed({ key, code: '' }, target ?? undefined))).toBe(free);
  document.body.innerHTML = '';
});

test('ignores keys of input methods, other handlers and the browser', () => {
  expect(characterOf(pressed({ ...KEY, isComposing: true }))).toBe('');
  expect(characterOf(pressed({ ...KEY, key: 'Process' }))).toBe('');
  for (const held of ['ctrlKey', 'altKey', 'metaKey']) expect(isPageKey(pressed({ ...KEY, [held]: true }))).toBe(false);
  const done = pressed(KEY);
  done.preventDefault();
  expect(isPageKey(done)).toBe(false);
});

test.each([
  ['MacIntel', true],
  ['Linux x86_64', false],
  ['Win32', false],
])('Option writes characters only on a Mac: %s', (platform, writes) => {
  const spied = vi.spyOn(navigator, 'platform', 'get').mockReturnValue(platform);
  const event = pressed({ key: '[', code: 'Digit5', altKey: true });
  // jsdom would report Alt as AltGr.
  Object.defineProperty(event, 'getModifierState', { value: () => false });
  expect(isPageKey(event)).toBe(writes);
  spied.mockRestore();
});

test.each([
  ['<div tabindex="0"></div>', 'Enter', {}, true],
  ['<button></button>', 'Enter', {}, true],
  ['<input>', 'Enter', {}, true],
  ['<textarea></textarea>', 'Enter', {}, false],
  ['<input>', 'a', {}, false],
  ['<input>', 'Backspace', {}, false],
  ['<div tabindex="0"></div>', 'Escape', {}, true],
  ['<div tabindex="0"></div>', 'f', {}, true],
  ['<div tabindex="0"></div>', '1', {}, true],
  ['<div tabindex="0"></div>', 'ArrowUp', {}, false],
  ['<div tabindex="0"></div>', 'n', {}, false],
  ['<div tabindex="0"></div>', '[', {}, false],
  ['<div tabindex="0"></div>', '+', { ctrlKey: true }, false],
  ['<div tabindex="0"></div>', 'z', { ctrlKey: true }, false],
])('%s: is "%s" held (%j) stopped? %s', (html, key, modifiers, isStopped) => {
  document.body.innerHTML = html;
  const target = document.body.firstElementChild as HTMLElement;
  for (const repeat of [false, true]) {
    const event = pressed({ key, code: '', repeat, ...modifiers } as KeyPress, target);
    stopKeyRepeat(event);
    expect(event.defaultPrevented).toBe(repeat && isStopped);
  }
  document.body.innerHTML = '';
});

test.each([
  [{ key: 'z', ctrlKey: true }, 'undo'],
  [{ key: 'Z', metaKey: true, shiftKey: true }, 'redo'],
  [{ key: 'y', ctrlKey: true }, 'redo'],
  [{ key: 'я', code: 'KeyZ', ctrlKey: true }, 'undo'],
  [{ key: 'z' }, null],
  [{ key: 'z', ctrlKey: true, altKey: true }, null],
] as const)('%j asks for %s', (press, way) => {
  expect(undoOrRedo(pressed({ code: '', ...press }))).toBe(way);
});

const shown = async () => {
  window.location.hash = '#/chess';
  const store = roomWith(testShelf());
  render(<Page store={store} />);
  await within(await screen.findByRole('main')).findByRole('gridcell', { name: /^a1,/ });
  const square = (name: string) => document.querySelector<HTMLElement>(`main [data-name="${name}"]`);
  const down = (init: KeyboardEventInit) => fireEvent.keyDown(document.activeElement ?? document.body, init);
  return { store, square, down };
};

test('Enter held on the board picks once', async () => {
  const { store, square, down } = await shown();
  act(() => square('e2')?.focus());
  down({ key: 'Enter' });
  for (let times = 0; times < 3; times++) down({ key: 'Enter', repeat: true });
  expect(standing(store).picks).toBe('e2');
});

test('a dialog blocks undo', async () => {
  const { store, down } = await shown();
  act(() => pickAll(store, 'e2 e4'));
  fireEvent.keyDown(document.body, { key: '?' });
  await screen.findByRole('dialog');
  down({ key: 'z', ctrlKey: true });
  expect(standing(store).cursor).toBe(1);
});

test('Space releases a preview when the window loses focus', async () => {
  const { store, down } = await shown();
  down({ key: ' ' });
  expect(store.getState().held).toBe(true);
  fireEvent.blur(window);
  expect(store.getState().held).toBe(false);
});

test('Enter confirms the armed move, except on the board, where it picks', async () => {
  window.location.hash = '#/chess';
  const store = await chessRoom();
  store.getState().set({ confirm: 'all' });
  render(<Page store={store} />);
  await screen.findByRole('grid');
  const cell = (name: string) => document.querySelector<HTMLElement>(`main [data-name="${name}"]`) as HTMLElement;
  act(() => pickAll(store, 'a2 a4'));
  expect(screen.getByText('Play this move?')).toBeTruthy();
  act(() => cell('a3').focus());
  fireEvent.keyDown(cell('a3'), { key: 'Enter', code: 'Enter' });
  expect(standing(store).actions).toEqual([]);
  act(() => cell('a3').blur());
  fireEvent.keyDown(document.body, { key: 'Enter', code: 'Enter' });
  expect(standing(store).actions).toEqual(['a2 a3']);
  act(() => pickAll(store, 'h7 h5'));
  fireEvent.click(screen.getByRole('button', { name: /^Confirm/ }));
  expect(standing(store).actions).toEqual(['a2 a3', 'h7 h5']);
  act(() => pickAll(store, 'g2 g4'));
  const waiting = selectPreview(store.getState());
  act(() => cell('g3').focus());
  expect(selectPreview(store.getState())).toBe(waiting);
  // A drag leaves the focus at its start, as here.
  act(() => cell('g2').focus());
  fireEvent.keyDown(cell('g2'), { key: 'Enter', code: 'Enter' });
  expect(standing(store).actions.at(-1)).toBe('g2 g4');
});

test('during an animation keys answer and jump as after it', async () => {
  window.location.hash = '#/chess';
  const store = roomWith(testShelf(), { moving: true });
  store.getState().set({ motion: 'on' });
  render(<Page store={store} />);
  await within(await screen.findByRole('main')).findByRole('gridcell', { name: /^a1,/ });
  act(() => pickAll(store, 'e2 e4'));
  expect(store.getState().playback).not.toBeNull();
  const square = document.querySelector<HTMLElement>('main [data-name="a8"]');
  act(() => square?.focus());
  fireEvent.keyDown(square ?? document.body, { key: 'n' });
  expect(document.activeElement).toHaveAttribute('data-name', 'b8');
});
